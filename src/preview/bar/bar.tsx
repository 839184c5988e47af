// The bar of the preview: the page, person and instant shown, with buttons for its panels and for leaving.
import Back from 'lucide-react/icons/chevron-up';
import Down from 'lucide-react/icons/chevron-down';
import Settings from 'lucide-react/icons/settings-2';
import { type CSSProperties, type ReactElement, useEffect, useRef, useState } from 'react';
import { useHref, useLocation } from 'react-router';
import { useStore } from 'zustand';
import type { Finding } from '../../model/finding.ts';
import { previewOverlays } from '../../stores/preview-overlays.ts';
import { withoutPreview } from '../address.ts';
import { type Panel, type PanelName, PanelView } from '../panel/panel.tsx';
import { outcomeWords, routeAt } from '../panel/route-rows.tsx';
import { type Controls, useInspection, usePreviewTime, useSession, useSnapshot } from '../use-session.ts';
import { count, shortInstantWords } from '../words.ts';
import type { Change } from '../../rules/timeline.ts';
import { CopyLink } from './copy-link.tsx';
import { SettingsFields } from './settings-fields.tsx';
import { TimeRow } from './time-row.tsx';

type BarProps = { controls: Controls; changes: readonly Change[]; height: number; onHeight: (height: number) => void };

export function Bar({ controls, changes, height, onHeight }: BarProps): ReactElement {
  const session = useSession();
  const snapshot = useSnapshot();
  const { counts } = useInspection(session);
  const [isOpen, setOpen] = useState(true);
  const [withSettings, setWithSettings] = useState(false);
  const [panel, setPanel] = useState<PanelName>();
  const bar = useRef<HTMLElement>(null);
  useHeight(bar, onHeight, isOpen);
  const problems = once([...snapshot.problems, ...(snapshot.page?.problems ?? []), ...session.inspector.reported()]);
  const route = useRoute();
  const overlays = useStore(previewOverlays, ({ offered }) => new Set(offered).size);
  const panels: Panel[] = [
    { name: 'route', title: 'Route', label: route, urgent: route !== OPEN },
    {
      name: 'placements',
      title: 'Placements',
      label: `${counts.shown} shown · ${counts.hidden} hidden${counts.broken > 0 ? ` · ${counts.broken} broken` : ''}`,
      urgent: counts.broken > 0,
    },
    { name: 'overlays', title: 'Overlays', label: count(overlays, 'overlay', 'overlays'), urgent: false },
    { name: 'timeline', title: 'Timeline', label: count(changes.length, 'change', 'changes'), urgent: false },
    { name: 'problems', title: 'Problems', label: count(problems.length, 'problem', 'problems'), urgent: problems.length > 0 },
  ];
  const opened = panels.find(({ name }) => name === panel);

  return (
    <section
      ref={bar}
      className="bar"
      aria-label="Preview"
      data-open={isOpen}
      data-settings={withSettings}
      style={{ '--bar-height': `${height}px` } as CSSProperties}
    >
      {opened && isOpen && (
        <PanelView panel={opened} onClose={() => setPanel(undefined)} changes={changes} problems={problems} controls={controls} />
      )}
      <div className="head">
        <button type="button" className="brand" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          <span className="dot" aria-hidden="true" />
          Preview
          <CurrentInstant />
          {isOpen ? <Down size={16} aria-hidden="true" /> : <Back size={16} aria-hidden="true" />}
        </button>
        {isOpen && (
          <>
            <div className="settings">
              <SettingsFields controls={controls} />
            </div>
            <div className="ways">
              <div className="panels">
                {panels.map(({ name, label, title, urgent }) => (
                  <button
                    key={name}
                    type="button"
                    className="chip"
                    data-urgent={urgent || undefined}
                    aria-expanded={panel === name}
                    aria-label={`${title}: ${label}`}
                    onClick={() => setPanel(panel === name ? undefined : name)}
                  >
                    {label}
                  </button>
                ))}
              </div>
              <div className="actions">
                <button
                  type="button"
                  className="tool round only-small"
                  aria-expanded={withSettings}
                  aria-label="Settings"
                  onClick={() => setWithSettings(!withSettings)}
                >
                  <Settings size={18} aria-hidden="true" />
                </button>
                <CopyLink address={controls.fullAddress} />
                <Leave />
              </div>
            </div>
          </>
        )}
      </div>
      {isOpen && <TimeRow controls={controls} changes={changes} />}
    </section>
  );
}

/** Label of the button if nothing closes the page. */
const OPEN = 'open';

/** Where the address leads the selected person, in short. */
function useRoute(): string {
  const { page } = useSnapshot();
  const { now } = usePreviewTime();
  return page ? outcomeWords(routeAt(page, now)) : OPEN;
}

/** An unusable placement is reported by its page and again when drawn; it counts once. */
const once = (findings: readonly Finding[]): Finding[] => [
  ...new Map(findings.map((one) => [`${one.code} ${one.file} ${one.pointer} ${one.message}`, one])).values(),
];

/** The page's status if no field states it. */
function CurrentInstant(): ReactElement {
  const { page } = useSnapshot();
  const { now } = usePreviewTime();
  return <span className="current">{shortInstantWords(now, page?.info.TimeZone ?? 'UTC')}</span>;
}

/** Leaves the preview: loads the plain address, so that nothing of the preview remains. */
function Leave(): ReactElement {
  const { pathname, search, hash } = useLocation();
  const rest = withoutPreview(new URLSearchParams(search));
  const href = useHref({ pathname, search: rest && `?${rest}`, hash });
  return (
    <a className="tool leave" data-leave="" href={href} aria-label="Leave preview">
      Leave<span className="only-wide"> preview</span>
    </a>
  );
}

/** Reports the height of the bar, so that the page can reserve space for it. */
function useHeight(bar: { readonly current: HTMLElement | null }, onHeight: (height: number) => void, isOpen: boolean): void {
  useEffect(() => {
    const element = bar.current;
    if (!element) return undefined;
    const measure = (): void => onHeight(Math.ceil(innerHeight - element.getBoundingClientRect().top));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [bar, onHeight, isOpen]);
}
