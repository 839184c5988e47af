// A row of tabs and the panel of one: one stop for the Tab key, arrows between them, the way WAI-ARIA describes it.
import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { ChoiceLink } from './choice-link.tsx';
import { classNames } from './class-names.ts';
import styles from './tab-list.module.css';

/** One tab. */
export type Tab = {
  /** Unique on the page. */
  id: string;
  label: ReactNode;
  /** A second, quieter line: a date, a count. */
  detail?: ReactNode;
  /** Where the page opens with this tab; without a script the tab is this link. */
  href?: string;
};

type TabListProps = {
  /** What the tabs choose between: `Days`. */
  label: string;
  tabs: readonly Tab[];
  /** Id of the chosen tab. */
  selected: string;
  onSelect: (id: string) => void;
  className?: string;
};

/** Element ids that tie a tab to its panel. */
export const tabIds = (id: string): { tab: string; panel: string } => ({ tab: `tab-${id}`, panel: `panel-${id}` });

/** The tabs alone, if the panel is elsewhere: give that one `tabIds(id).panel` and `role="tabpanel"`. */
export function TabList({ label, tabs, selected, onSelect, className }: TabListProps) {
  const list = useRef<HTMLDivElement>(null);
  const current = tabs.findIndex((tab) => tab.id === selected);

  // On a phone the row is wider than the screen: scrolls the chosen tab into it, without moving the page.
  useEffect(() => {
    const row = list.current;
    const tab = row?.children[current];
    if (row === null || !(tab instanceof HTMLElement) || row.scrollWidth <= row.clientWidth) return;
    row.scrollTo({ left: tab.offsetLeft - (row.clientWidth - tab.offsetWidth) / 2 });
  }, [current]);

  const move = (event: KeyboardEvent) => {
    // The blank presses a button by itself, not a link.
    if (event.key === ' ' && event.target instanceof HTMLAnchorElement) {
      event.preventDefault();
      event.target.click();
    }
    const to = targetOf(event, current, tabs.length);
    const tab = to === undefined ? undefined : tabs[to];
    if (to === undefined || tab === undefined) return;
    event.preventDefault();
    onSelect(tab.id);
    (list.current?.children[to] as HTMLElement | undefined)?.focus();
  };

  return (
    <div ref={list} role="tablist" tabIndex={-1} aria-label={label} className={classNames(styles.list, className)} onKeyDown={move}>
      {tabs.map((tab, index) => {
        const chosen = tab.id === selected;
        const ids = tabIds(tab.id);
        const tie = {
          role: 'tab',
          id: ids.tab,
          'aria-controls': chosen ? ids.panel : undefined,
          'aria-selected': chosen,
          // Without a chosen tab the first must still be reachable.
          tabIndex: chosen || (current === -1 && index === 0) ? 0 : -1,
          className: styles.tab,
        };
        const words = (
          <>
            <span className={styles.label}>{tab.label}</span>
            {/* The space keeps the two apart for screen readers. */}
            {tab.detail !== undefined && <span className={styles.detail}> {tab.detail}</span>}
          </>
        );
        return tab.href === undefined ? (
          <button key={tab.id} type="button" {...tie} onClick={() => onSelect(tab.id)}>
            {words}
          </button>
        ) : (
          <ChoiceLink key={tab.id} {...tie} href={tab.href} onChoose={() => onSelect(tab.id)}>
            {words}
          </ChoiceLink>
        );
      })}
    </div>
  );
}

type TabPanelProps = {
  /** Id of the tab it belongs to. */
  id: string;
  children: ReactNode;
  className?: string;
};

/** The panel of a tab; the Tab key reaches it even without focusable content. */
export function TabPanel({ id, children, className }: TabPanelProps) {
  const { tab, panel } = tabIds(id);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- required by the pattern (WAI-ARIA, tabs)
    <div id={panel} role="tabpanel" aria-labelledby={tab} tabIndex={0} className={className}>
      {children}
    </div>
  );
}

/** Index that a key leads to; arrows follow the direction of the script and go round at the ends. */
function targetOf({ key, currentTarget }: KeyboardEvent, current: number, count: number): number | undefined {
  const forwards = getComputedStyle(currentTarget).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  const backwards = forwards === 'ArrowRight' ? 'ArrowLeft' : 'ArrowRight';
  if (key === forwards) return (current + 1) % count;
  if (key === backwards) return (Math.max(current, 0) - 1 + count) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return undefined;
}
