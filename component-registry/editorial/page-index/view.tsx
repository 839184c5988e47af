// The index of a long page beside its content: a column that stays in sight, on narrow screens a line that folds open.
import { type MouseEvent, useEffect, useMemo, useRef, useState } from 'react';
import { Disclosure, framed, LiveRegion, SearchField, useText, useTexts, type ViewProps } from '#sdk';
import { filterGroups } from './filter-groups.ts';
import type { Props } from './props.ts';
import { texts } from './texts.ts';
import { usePlaceOnScreen } from './use-place-on-screen.ts';
import styles from './view.module.css';

export default function PageIndex({ props, frame, slots }: ViewProps<Props>) {
  const t = useTexts(texts);
  const text = useText();
  const title = text(props.title) || t('title');
  const [typed, type] = useState('');
  const groups = useMemo(
    () =>
      props.groups.map((group) => ({
        title: text(group.title),
        place: group.place,
        entries: group.entries.map((entry) => ({ ...entry, title: text(entry.title), text: text(entry.text) })),
      })),
    [props.groups, text],
  );
  const shown = filterGroups(groups, typed);
  const count = shown.reduce((sum, { entries }) => sum + entries.length, 0);
  const all = groups.flatMap(({ place, entries }) => [{ place, title: '' }, ...entries]);
  const place = usePlaceOnScreen(all.map((entry) => entry.place).join(' '));
  const current = (id: string) => (id === place ? ('location' as const) : undefined);
  const side = useShownIn(place);
  return (
    <div {...framed(frame, styles.root)}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls by itself where the index is longer than the window */}
      <nav aria-label={title} className={styles.side} ref={side} tabIndex={0} data-print="none">
        <Disclosure
          summary={
            <>
              <span>{title}</span> <span className={styles.here}>{all.find((entry) => entry.place === place)?.title}</span>
            </>
          }
        >
          {props.filter && (
            <div className={styles.filter} data-needs="script">
              <SearchField
                label={t('filter')}
                labelHidden
                placeholder={t('filter')}
                value={typed}
                onChange={type}
                clearLabel={t('clear')}
              />
              <LiveRegion message={typed.trim() && t('found', { count })} />
            </div>
          )}
          {count === 0 && typed !== '' && <p className={styles.nothing}>{t('nothing')}</p>}
          <ul role="list" className={styles.groups}>
            {/* A place may be named twice. */}
            {shown.map((group, nth) => (
              <li key={`${nth} ${group.place}`}>
                <a href={`#${group.place}`} className={styles.group} aria-current={current(group.place)} onClick={fold}>
                  {group.title}
                </a>
                <ul role="list">
                  {group.entries.map((entry, at) => (
                    <li key={`${at} ${entry.place}`}>
                      <a href={`#${entry.place}`} className={styles.entry} aria-current={current(entry.place)} onClick={fold}>
                        {entry.title}
                        {typed.trim() !== '' && entry.text !== '' && <span className={styles.text}>{entry.text}</span>}
                      </a>
                    </li>
                  ))}
                </ul>
              </li>
            ))}
          </ul>
        </Disclosure>
      </nav>
      <div className={`grid ${styles.content}`}>{slots['default']}</div>
    </div>
  );
}

/** On a narrow screen the open index lies above the place that was chosen in it. */
const fold = ({ currentTarget }: MouseEvent<HTMLAnchorElement>): void => currentTarget.closest('details')?.removeAttribute('open');

/** Keeps the marked entry in sight where the index itself scrolls; the page stays where it is. */
function useShownIn(place: string) {
  const side = useRef<HTMLElement>(null);
  useEffect(() => {
    const marked = side.current?.querySelector<HTMLElement>('[aria-current]');
    const box = side.current?.getBoundingClientRect();
    const at = marked?.getBoundingClientRect();
    if (!box || !at || side.current!.contains(document.activeElement)) return;
    if (at.top < box.top || at.bottom > box.bottom) side.current!.scrollTop += at.top - box.top - box.height / 2;
  }, [place]);
  return side;
}
