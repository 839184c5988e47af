// Every change of the page on screen for the selected person; computed after the page is drawn, because long pages take a moment.
import { useEffect, useState } from 'react';
import { eventRules } from '../rules/event-rules.ts';
import { personTimeline } from '../rules/timeline.ts';
import type { Change } from '../rules/timeline.ts';
import { selectedPrincipal } from './address.ts';
import type { Snapshot } from './session.ts';

const none: readonly Change[] = [];

export function useChanges({ page, state: { as } }: Snapshot): readonly Change[] {
  const [found, setFound] = useState<{ of: unknown; changes: readonly Change[] }>();
  useEffect(() => {
    if (!page) return undefined;
    const timer = setTimeout(() => {
      const { model, info, context } = page;
      const where = { ...context.where, preview: false };
      const changes = personTimeline(
        { page: page.page, ...eventRules(model, info.TimeZone), timeZone: info.TimeZone },
        selectedPrincipal({ as }),
        where,
      );
      setFound({ of: page, changes: byMoment(changes) });
    });
    return () => clearTimeout(timer);
  }, [page, as]);
  return page && found?.of === page ? found.changes : none;
}

/** A window ends a millisecond after its last instant, which people see as the moment at which the next one begins. */
const MOMENT = 1000;

/** Merges changes less than a second apart, at the last of them; what appears and disappears again within it is left out. */
export function byMoment(changes: readonly Change[]): Change[] {
  const moments: Change[] = [];
  for (const change of changes) {
    const last = moments.at(-1);
    if (!last || change.at - last.at >= MOMENT) moments.push(change);
    else moments[moments.length - 1] = together(last, change);
  }
  return moments.filter(({ appears, disappears }) => appears.length + disappears.length > 0);
}

function together(one: Change, next: Change): Change {
  const without = (ids: readonly string[], gone: readonly string[]): string[] => ids.filter((id) => !gone.includes(id));
  return {
    at: next.at,
    appears: [...without(one.appears, next.disappears), ...without(next.appears, one.disappears)],
    disappears: [...without(one.disappears, next.appears), ...without(next.disappears, one.appears)],
  };
}
