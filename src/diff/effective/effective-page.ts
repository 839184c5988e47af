// Which placements of a page a person sees, or sees otherwise, in one version of it and not in the other; for whom and when.
import { matchPage } from '../match-page.ts';
import { movedPairs } from '../page-differences.ts';
import type { PlacementNode } from '../../model/page.ts';
import { type Container, containers, type Context, visitorContext } from '../../rules/context.ts';
import type { PageToExplain } from '../../rules/explain-person.ts';
import type { PersonaName } from '../../rules/personas.ts';
import type { Principal } from '../../rules/principal.ts';
import { createSpans, type PageSpans } from './page-spans.ts';
import { common, type Span, withoutSpans } from './spans.ts';

/** What happens to a placement for a person: they see it where they did not, no longer do, or see it otherwise. */
export type EffectKind = 'appears' | 'disappears' | 'differs';

/** One placement, one stretch of time, one kind of visitor. `id` is that of the newer page, of the older for what is gone. */
export type PageEffect = { kind: EffectKind; id: string; span: Span; persona: PersonaName; container: Container; language: string };

/** One version of a page; `look` is a text that is equal where a placement shows the same in a language. */
export type PageVersion = PageToExplain & { look: (node: PlacementNode, language: string) => string };

/** The people a comparison is made for. */
export type Audience = {
  personas: Readonly<Record<PersonaName, Principal>>;
  languages: readonly string[];
  where: Partial<Context['where']>;
};

/** Every effect of the change from one version to the other; none when nobody notices anything. */
export function pageEffects(before: PageVersion, after: PageVersion, { personas, languages, where }: Audience): PageEffect[] {
  const matched = matchPage(before.page, after.page);
  const moved = movedPairs(matched);
  const { pairs, gone, added } = matched.placements;
  const grids = gridLooks(matched);
  // What two versions show does not depend on who looks, only on the language.
  const looks = pairs.map((pair) =>
    languages.filter((language) => {
      const inOtherGrid = pair.after.container.kind === 'grid' && grids.has(pair.after.container.id);
      return moved.has(pair) || inOtherGrid || before.look(pair.before.node, language) !== after.look(pair.after.node, language);
    }),
  );
  const [spansBefore, spansAfter] = [createSpans(before), createSpans(after)];
  return (Object.entries(personas) as [PersonaName, Principal][]).flatMap(([persona, person]) =>
    containers.flatMap((container) => {
      const context = visitorContext({ ...where, container }, { now: 0, timeZone: after.timeZone }).where;
      const [old, now] = [spansBefore(person, context), spansAfter(person, context)];
      const effectsOf = (kind: EffectKind, id: string, spans: readonly Span[], inLanguages: readonly string[] = languages): PageEffect[] =>
        spans.flatMap((span) => inLanguages.map((language) => ({ kind, id, span, persona, container, language })));
      return [
        ...gone.flatMap(({ node }) => effectsOf('disappears', node.id, spansOf(old, node.id))),
        ...added.flatMap(({ node }) => effectsOf('appears', node.id, spansOf(now, node.id))),
        ...pairs.flatMap((pair, index) => {
          const [was, is] = [spansOf(old, pair.before.node.id), spansOf(now, pair.after.node.id)];
          const { id } = pair.after.node;
          return [
            ...effectsOf('disappears', id, withoutSpans(was, is)),
            ...effectsOf('appears', id, withoutSpans(is, was)),
            ...effectsOf('differs', id, looks[index]!.length ? common(was, is) : [], looks[index]),
          ];
        }),
      ];
    }),
  );
}

const spansOf = (spans: PageSpans, id: string): readonly Span[] => spans.get(id) ?? [];

/** Ids of grids whose own look has changed: everything in them looks different. */
function gridLooks({ grids }: ReturnType<typeof matchPage>): ReadonlySet<string> {
  const look = ({
    grid: { columns, gap, width, tone, space },
  }: {
    grid: { columns: number; gap: string; width: string; tone: string; space: string };
  }): string => JSON.stringify([columns, gap, width, tone, space]);
  return new Set(grids.pairs.flatMap(({ before, after }) => (look(before) === look(after) ? [] : [after.grid.id])));
}
