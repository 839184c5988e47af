// Tracking, for components: what happened, sent to whoever counts it. Nothing of that is loaded before something happens.
import { useCallback, useEffect, useRef } from 'react';
import type { TrackingAction } from '../analytics/tracking-action.ts';
import { whenIdle } from '../base/when-idle.ts';
import { nameOfInfo } from '../contract/event-name.ts';
import { type Frame, useFrame } from './frame.ts';

/** Tracks an action (A §3 Tracking action); nothing in a preview, and nothing of super users. */
export function useTrack(): (action: TrackingAction) => void {
  const frame = useFrame();
  return useCallback((action) => track(frame, action), [frame]);
}

/** Tracks once for each `ActionContext` that it is on screen, when nobody waits for anything any more; nothing while that is undefined. */
export function useTrackedView(
  Entity: 'Page' | 'Session' | 'Presentation' | 'Abstract' | 'Company',
  ActionContext: string | undefined,
): void {
  const frame = useFrame();
  const latest = useRef(frame);
  useEffect(() => {
    latest.current = frame;
  }, [frame]);
  useEffect(() => {
    if (ActionContext) whenIdle(() => track(latest.current, { Action: 'View', Entity, ActionContext }));
  }, [Entity, ActionContext]);
}

function track({ info, api, person, preview, model, insight = '' }: Frame, action: TrackingAction): void {
  if (preview || person?.mayBeSuperUser || person?.who.superUser) return;
  const place = {
    instance: info.Instance,
    shortName: info.Shortname,
    event: nameOfInfo(info),
    app: model.raw.get('app')?.value ?? {},
    insight,
    counts: person && api,
    user: person?.user ? api : undefined,
  };
  // Query and anchor may hold what belongs to the visitor alone. Both are read now: the page may be another one soon.
  const at = { address: location.origin + location.pathname, title: document.title };
  void import('../analytics/collect.ts')
    .then(({ collect }) => collect(place, action, at))
    // Without its code nothing is counted, and nobody misses anything.
    .catch(() => undefined);
}
