// When somebody sees each placement of a page: found by asking the rules when they turn, not by trying instants.
import type { PageModel } from '../../model/page.ts';
import type { Context } from '../../rules/context.ts';
import { createExplainer } from '../../rules/explain.ts';
import type { EventRules } from '../../rules/placement-rules.ts';
import { type Principal, signedOutAt, whoOf } from '../../rules/principal.ts';
import type { Span } from './spans.ts';

/** A page with what is said about its layers, and the zone its times are read in. */
export type SeenPage = EventRules & { page: PageModel; timeZone: string };

/** The spans in which somebody sees a placement, by its id; a placement they never see is not in it. */
export type PageSpans = ReadonlyMap<string, readonly Span[]>;

/** Asks a page for many people and places; its rules are read once. */
export function createSpans({ page, timeZone, ...event }: SeenPage): (person: Principal, where: Context['where']) => PageSpans {
  const explain = createExplainer(page, event, timeZone);
  return (person, where) => {
    const spans = new Map<string, Span[]>();
    const end = signedOutAt(person);
    let at: number | null = -Infinity;
    // Each turn is strictly later and every window has two ends, so this ends.
    while (at !== null) {
      const now: number = at;
      const explained = explain({ who: whoOf(person, now), where, when: { now, timeZone } });
      const turns = [...explained.map(({ nextChangeAt }) => nextChangeAt), end].filter(
        (turn): turn is number => turn !== null && turn > now,
      );
      at = turns.length ? turns.reduce((first, turn) => Math.min(first, turn)) : null;
      for (const { id, visible } of explained) if (visible) addSpan(spans, id, { from: now, to: at ?? Infinity });
    }
    return spans;
  };
}

function addSpan(spans: Map<string, Span[]>, id: string, span: Span): void {
  const own = spans.get(id);
  const last = own?.at(-1);
  if (last?.to === span.from) last.to = span.to;
  else if (own) own.push(span);
  else spans.set(id, [span]);
}
