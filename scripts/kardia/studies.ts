// Draws free papers and posters of one field: a question nobody else asks, in a frame the neighbours do not use.
import type { Body, Question } from './frames/frame.ts';
import { interventionFrames } from './frames/intervention.ts';
import { markerFrames } from './frames/marker.ts';
import { methodFrames } from './frames/method.ts';
import { type Random, random } from './random.ts';
import type { Field, Intervention, Marker, Method, Research, Theme } from './shapes.ts';
import { tables } from './tables/fields.ts';

/** One accepted abstract. */
export type Study = Body & { background: string };

type Kind = 'marker' | 'intervention' | 'method';
/** Markers and interventions lead; neighbours in a session are never of one kind unless a theme runs dry. */
const order: readonly Kind[] = ['marker', 'intervention', 'method', 'intervention', 'marker', 'intervention', 'marker', 'method'];

const doubts = [
  'Evidence in {population} is thin.',
  'We asked whether this holds in {population}.',
  'Data from {population} have so far come from single centres.',
  'Trials have rarely included {population}.',
  'Little of this has been tested in {population}.',
  'The question is open for {population}.',
  'Guidelines are silent about {population}.',
];

type Factor = { kind: 'marker'; factor: Marker } | { kind: 'intervention'; factor: Intervention } | { kind: 'method'; factor: Method };

/** A supply of studies of a field, drawn by theme; throws when the tables have nothing new to say on a theme. */
export function studiesOf(field: Field): (theme: Theme) => Study {
  const { research } = tables[field];
  const chance = random(`kardia-2027 studies ${field}`);
  const asked = new Set<string>();
  const uses = new Map<Marker | Intervention | Method, number>();
  const doubt = cycle(doubts, chance);
  const frames = {
    marker: cycle(markerFrames, chance),
    intervention: cycle(interventionFrames, chance),
    method: cycle(methodFrames, chance),
  };
  const factors: Factor[] = chance.shuffle([
    ...research.markers.map((factor) => ({ kind: 'marker' as const, factor })),
    ...research.interventions.map((factor) => ({ kind: 'intervention' as const, factor })),
    ...research.methods.map((factor) => ({ kind: 'method' as const, factor })),
  ]);
  let turn = 0;

  /** The least used factor of the kind whose turn it is that has not yet met every population of the theme. */
  const choose = (theme: Theme): { one: Factor; population: string } => {
    const allowed = theme.in.split(' ');
    const first = order[turn++ % order.length] as Kind;
    const open = (one: Factor): string[] =>
      one.factor.in.split(' ').filter((key) => allowed.includes(key) && !asked.has(`${one.factor.name}|${key}`));
    const one = factors
      .filter((candidate) => open(candidate).length > 0)
      .sort((a, b) => Number(b.kind === first) - Number(a.kind === first) || (uses.get(a.factor) ?? 0) - (uses.get(b.factor) ?? 0))[0];
    if (!one) throw new Error(`${field}: every question on “${theme.name}” has been asked`);
    const population = chance.pick(open(one));
    asked.add(`${one.factor.name}|${population}`);
    uses.set(one.factor, (uses.get(one.factor) ?? 0) + 1);
    return { one, population };
  };

  const body = (one: Factor, given: Given): Body => {
    if (one.kind === 'method') return frames.method()({ factor: one.factor, ...given, chance });
    if (one.kind === 'marker') {
      let shape = frames.marker();
      while (!fits(shape, one.factor, given.population)) shape = frames.marker();
      return shape.write({ factor: one.factor, ...given, chance });
    }
    let shape = frames.intervention();
    while (shape.spoken && !noticed.test(one.factor.name)) shape = frames.intervention();
    return shape.write({ factor: one.factor, ...given, outcome: one.factor.aims ?? given.outcome, chance });
  };

  return (theme) => {
    const { one, population } = choose(theme);
    const given = words(research, population, chance);
    return { background: `${one.factor.why} ${doubt().replace('{population}', given.population)}`, ...body(one, given) };
  };
}

type Given = Pick<Question<unknown>, 'population' | 'outcome'>;

/** A comparison of the sexes needs both, and what never changes is not measured twice. */
const fits = (shape: (typeof markerFrames)[number], factor: Marker, population: string): boolean =>
  !(shape.sexes && /women|pregnan|breast/.test(population)) && !(shape.repeated && factor.fixed);

/** Services that people notice and can talk about. */
const noticed =
  /clinic|visit|programme|rehabilitation|support|education|pathway|monitoring|review|consultation|letter|tablet|assistant|cessation|conversation/;

function words(research: Research, key: string, chance: Random): Given {
  const [population, outcomes] = research.populations[key] ?? ['', ''];
  return { population, outcome: research.outcomes[chance.pick(outcomes.split(' '))] ?? '' };
}

/** Repeats a shuffled list, shuffling again after each round. */
function cycle<T>(list: readonly T[], chance: Random): () => T {
  let rest: T[] = [];
  return () => {
    if (rest.length === 0) rest = chance.shuffle(list);
    return rest.pop() as T;
  };
}
