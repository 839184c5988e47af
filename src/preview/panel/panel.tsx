// A panel next to the page: its route, its placements, its overlays, its timeline, or its problems.
import Close from 'lucide-react/icons/x';
import { type ReactElement, useEffect, useRef } from 'react';
import type { Finding } from '../../model/finding.ts';
import type { Change } from '../../rules/timeline.ts';
import type { Controls } from '../use-session.ts';
import { OverlayList } from './overlay-list.tsx';
import { PlacementList } from './placement-list.tsx';
import { ProblemRows } from './problem-rows.tsx';
import { RouteRows } from './route-rows.tsx';
import { TimelineList } from './timeline-list.tsx';

export type PanelName = 'route' | 'placements' | 'overlays' | 'timeline' | 'problems';

/** `label` is on its button. */
export type Panel = { name: PanelName; title: string; label: string; urgent: boolean };

type PanelViewProps = {
  panel: Panel;
  onClose: () => void;
  controls: Controls;
  changes: readonly Change[];
  problems: readonly Finding[];
};

/** Takes the focus when it opens; Escape closes it and returns the focus. */
export function PanelView({ panel: { name, title }, onClose, controls, changes, problems }: PanelViewProps): ReactElement {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const root = heading.current?.getRootNode() as ShadowRoot | undefined;
    const opener = root?.activeElement as HTMLElement | null | undefined;
    heading.current?.focus({ preventScroll: true });
    return () => opener?.focus({ preventScroll: true });
  }, [name]);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape applies to any focused control inside
    <section className="panel" aria-labelledby="panel-title" onKeyDown={({ key }) => key === 'Escape' && onClose()}>
      <div className="panel-head">
        <h2 ref={heading} id="panel-title" tabIndex={-1}>
          {title}
        </h2>
        <button type="button" className="tool round" aria-label={`Close ${title}`} onClick={onClose}>
          <Close size={18} aria-hidden="true" />
        </button>
      </div>
      {name === 'route' && <RouteRows />}
      {name === 'placements' && <PlacementList />}
      {name === 'overlays' && <OverlayList />}
      {name === 'timeline' && <TimelineList changes={changes} onGo={controls.goTo} />}
      {name === 'problems' && <ProblemRows problems={problems} />}
    </section>
  );
}
