// When a person sees each placement of a page.
import type { Context } from '../../rules/context.ts';
import { createExplainer } from '../../rules/explain.ts';
import type { PageToExplain } from '../../rules/explain-person.ts';
import type { Principal } from '../../rules/principal.ts';
import { pageStretches } from '../../rules/timeline.ts';
import type { Span } from './spans.ts';

/** The spans in which a person sees a placement, by its id; a placement they never see is not in it. */
export type PageSpans = ReadonlyMap<string, readonly Span[]>;

/** Asks a page for many people and places; its rules are read once. */
export function createSpans({ page, timeZone, ...event }: PageToExplain): (person: Principal, where: Context['where']) => PageSpans {
  const explain = createExplainer(page, event, timeZone);
  return (person, where) => {
    const spans = new Map<string, Span[]>();
    for (const { from, to, explained } of pageStretches(explain, person, where, timeZone))
      for (const { id, outcome } of explained) if (outcome === 'show') addSpan(spans, id, { from, to });
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
