// Merges single effects into as few statements as say the same.
import { type Container, containers } from '../../rules/context.ts';
import { type PersonaName, personaNames } from '../../rules/personas.ts';
import type { PageEffect, EffectKind } from './effective-page.ts';
import type { Span } from './spans.ts';

/** Some visitors: all of these personas in all of these containers reading any of these languages. */
export type EffectGroup = { personas: PersonaName[]; containers: Container[]; languages: string[] };

/** For these visitors, in this stretch of time, the same happens to these placements. */
export type EffectStatement = { kind: EffectKind; ids: string[]; span: Span; group: EffectGroup };

/** The statements of a page, in order of time; within a moment what appears, what disappears, what differs. */
export function mergeEffects(effects: readonly PageEffect[]): EffectStatement[] {
  const bySpan = Map.groupBy(effects, ({ kind, id, span }) => `${kind} ${span.from} ${span.to} ${id}`);
  const single = [...bySpan.values()].flatMap((same) =>
    groupsOf(same).map((group): EffectStatement => ({ kind: same[0]!.kind, ids: [same[0]!.id], span: same[0]!.span, group })),
  );
  const together = Map.groupBy(single, ({ kind, span, group }) => JSON.stringify([kind, String(span.from), String(span.to), group]));
  return [...together.values()]
    .map((statements): EffectStatement => ({ ...statements[0]!, ids: statements.flatMap(({ ids }) => ids) }))
    .toSorted((a, b) => order(a.span.from, b.span.from) || order(a.span.to, b.span.to) || kinds.indexOf(a.kind) - kinds.indexOf(b.kind));
}

const kinds: readonly EffectKind[] = ['appears', 'disappears', 'differs'];

/** Infinities included, whose difference is no number. */
const order = (one: number, other: number): number => (one === other ? 0 : one < other ? -1 : 1);

/** Few groups that are these visitors exactly: languages first, then containers, then personas are put together. */
function groupsOf(effects: readonly Pick<PageEffect, 'persona' | 'container' | 'language'>[]): EffectGroup[] {
  const cells = [...Map.groupBy(effects, ({ persona, container }) => `${persona} ${container}`).values()].map((same) => ({
    persona: same[0]!.persona,
    container: same[0]!.container,
    languages: [...new Set(same.map(({ language }) => language))].sort(),
  }));
  const rows = [...Map.groupBy(cells, ({ persona, languages }) => `${persona} ${languages.join()}`).values()].map((same) => ({
    persona: same[0]!.persona,
    languages: same[0]!.languages,
    containers: containers.filter((container) => same.some((cell) => cell.container === container)),
  }));
  return [...Map.groupBy(rows, (row) => `${row.languages.join()} ${row.containers.join()}`).values()].map((same) => ({
    personas: personaNames.filter((persona) => same.some((row) => row.persona === persona)),
    containers: same[0]!.containers,
    languages: same[0]!.languages,
  }));
}
