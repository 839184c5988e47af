// Runs a property over changed events: draws them, inspects them, counts kinds, and prints seed and numbers.
import fc from 'fast-check';
import { expect } from 'vitest';
import { judge } from './judge.ts';
import { type Look, lookAt } from './look.ts';
import { type Choice, type Kind, kinds, mutate } from './mutations.ts';
import { fewerWhenLate, say, seed, settings } from '../support/seed.ts';
import { consoleErrors } from './console-errors.ts';
import { type Specimen, withoutShell } from './specimens.ts';

/** A mutant: which event, which of its files, and what happens to it. */
export type Drawn = { specimen: number; file: number } & Choice;

const number = fc.nat({ max: 1_000_000 });
export const drawn: fc.Arbitrary<Drawn> = fc.record({
  specimen: number,
  file: number,
  kind: fc.constantFrom(...kinds),
  at: number,
  to: number,
  what: number,
});

/** How many times the median one mutant may cost. */
const MOST_TIMES_MEDIAN = 100;

/** CPU time of this process in ms: what others do on the machine counts for nothing. */
const cpu = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/** A mutant looked at: what was broken, in sentences, and what it cost. */
export type Outcome = { words: string; kind: Kind; broken: string[]; ms: number; again: () => Promise<unknown> };

/** Files that header and footer are made of; they are most of a page and are not drawn for any other. */
const concernsShell = /\/(app|header|header-model|footer-model|theme|pages\/EveryPage|texts\/shell\.[^/]*)\.json$/;

/** Makes the function that changes an event and judges it; each event is looked at unchanged once. */
export function mutantsOf(specimens: readonly Specimen[], mayChange: (path: string) => boolean): (drawn: Drawn) => Promise<Outcome> {
  const originals = new Map<string, Promise<Look>>();
  return async (drawing) => {
    const index = drawing.specimen % specimens.length;
    const whole = specimens[index]!;
    // Neighbours take turns: each event unchanged has to be looked at, too, and in two languages that is twice the work.
    const language = whole.languages[index % whole.languages.length]!;
    const candidates = whole.files.filter(({ path }) => mayChange(path));
    const file = candidates[drawing.file % candidates.length]!;
    const specimen = concernsShell.test(file.path) ? whole : withoutShell(whole);
    const key = `${specimen.name} in ${language}${specimen === whole ? ', header and footer too' : ''}`;
    if (!originals.has(key)) originals.set(key, unchanged(specimen, language));
    const before = await originals.get(key)!;
    const mutated = mutate(file.text, drawing);
    const files = specimen.files.map((one) => (one === file ? { ...one, text: mutated.text } : one));
    const again = async (): Promise<string[]> => {
      const after = await lookAt(specimen, files, language);
      after.shown.unmount();
      return judge(specimen, before, file, mutated, after);
    };
    const started = cpu();
    const broken = await again().catch((error: unknown) => [`it threw: ${error instanceof Error ? error.stack : String(error)}`]);
    const ms = cpu() - started;
    return {
      words: `${key}, ${file.path}: ${mutated.words}`,
      kind: drawing.kind,
      broken: [...broken, ...consoleErrors(), ...polluted()],
      ms,
      again,
    };
  };
}

/**
 * Changes `runs` events and holds each to all properties; `mayChange` says which files are changed. Throws with what was
 * broken, the seed and the path of fast-check.
 */
export async function expectContained(
  title: string,
  runs: number,
  specimens: readonly Specimen[],
  mayChange: (path: string) => boolean,
): Promise<void> {
  const outcomes: Outcome[] = [];
  const mutant = mutantsOf(specimens, mayChange);
  const begun = cpu();
  say(`${title}: seed ${seed}`);
  const check = async (drawing: Drawn): Promise<void> => {
    const outcome = await mutant(drawing);
    outcomes.push(outcome);
    expect(outcome.broken, outcome.words).toEqual([]);
  };
  await fc.assert(fc.asyncProperty(drawn, check), settings<[Drawn]>(fewerWhenLate(runs)));
  const median = outcomes.map(({ ms }) => ms).sort((a, b) => a - b)[outcomes.length >> 1]!;
  await expectNoneSlow(outcomes, median);
  const counts = kinds.map((kind) => `${kind} ${outcomes.filter((one) => one.kind === kind).length}`).join(', ');
  say(`${title}: ${outcomes.length} mutants (${counts}), median ${median.toFixed(1)} ms, ${Math.round((cpu() - begun) / 1000)} s of CPU`);
}

async function unchanged(specimen: Specimen, language: string): Promise<Look> {
  const look = await lookAt(specimen, specimen.files, language);
  look.shown.unmount();
  expect(
    look.checked.filter(({ severity }) => severity === 'error'),
    `${specimen.name} unchanged`,
  ).toEqual([]);
  expect(look.runtime, `${specimen.name} unchanged`).toEqual([]);
  return look;
}

/** Work grows with what is written, not with its square: one that took long takes long again, or it was the collector. */
async function expectNoneSlow(outcomes: readonly Outcome[], median: number): Promise<void> {
  for (const { ms, again, words } of outcomes) {
    if (ms <= MOST_TIMES_MEDIAN * median) continue;
    const started = cpu();
    await again();
    expect((cpu() - started) / median, `${words}: times the median`).toBeLessThanOrEqual(MOST_TIMES_MEDIAN);
  }
}

const ownOf = (): string =>
  [Object.prototype, Array.prototype, String.prototype, Function.prototype].map((one) => Object.getOwnPropertyNames(one).join()).join(';');
const clean = ownOf();

/** Whether anything reached a prototype. */
const polluted = (): string[] => (ownOf() === clean ? [] : ['a prototype has got new keys']);
