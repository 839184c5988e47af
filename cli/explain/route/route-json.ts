// An explained address as JSON for scripts; the keys are a promise.
import type { UnmetRequirement } from '../../../src/rules/policies/unmet-requirement.ts';
import type { RouteVerdict } from '../../../src/rules/guards/verdict.ts';
import type { AskedPolicy } from './policies-asked.ts';
import { missingWords } from './missing-words.ts';
import type { Step } from './visits.ts';

/** A missing thing: its data, instants as ISO 8601 in UTC, and in words. */
export type MissingJson = Record<string, unknown> & { kind: string; words: string };

/** One address on the way. */
export type StepJson = { address: string; page: string; outcome: RouteVerdict['outcome']; guard: string; detail: string };

/** An address as `explain --route --format json` prints it. Instants are ISO 8601 in UTC, null for never. */
export type RouteJson = {
  address: string;
  page: string;
  /** What the guards make of it; `guard` is the one that decided, empty when all let pass. */
  outcome: RouteVerdict['outcome'];
  guard: string;
  /** Where it ends; null when the page itself is shown. */
  to: string | null;
  steps: StepJson[];
  /** Every evaluated guard, in order. */
  guards: { name: string; outcome: string; detail: string }[];
  policies: AskedPolicy[];
  missing: MissingJson[];
  nextChangeAt: string | null;
  /** When this person can open the page, if time alone brings that. */
  opensAt: string | null;
};

/** What is reported in addition to the route. `opensAt` in ms since 1970. */
export type RouteAround = { timeZone: string; policies: AskedPolicy[]; opensAt: number | null };

export const iso = (instant: number | null): string | null => (instant === null ? null : new Date(instant).toISOString());

export const missingJson = (missing: UnmetRequirement, timeZone: string): MissingJson => ({
  ...missing,
  ...('at' in missing && { at: iso(missing.at) }),
  words: missingWords(missing, timeZone),
});

export function routeJson(steps: readonly Step[], { timeZone, policies, opensAt }: RouteAround): RouteJson {
  const [first] = steps as [Step, ...Step[]];
  const { verdict, guards } = first.explained;
  return {
    address: first.href,
    page: first.address.page,
    outcome: verdict.outcome,
    guard: verdict.guard,
    to: endOf(steps),
    steps: steps.map(({ address, href, explained }) => ({
      address: href,
      page: explained.verdict.outcome === 'render' ? (explained.verdict.to?.page ?? address.page) : address.page,
      outcome: explained.verdict.outcome,
      guard: explained.verdict.guard,
      detail: decidedWords(explained),
    })),
    guards: guards.filter(({ asked }) => asked).map(({ guard, outcome, detail }) => ({ name: guard, outcome, detail })),
    policies,
    missing: verdict.missing.map((one) => missingJson(one, timeZone)),
    nextChangeAt: iso(verdict.nextChangeAt),
    opensAt: iso(opensAt),
  };
}

/** What the guard that decided says; that all let pass, where none did. */
export const decidedWords = ({ guards }: Step['explained']): string =>
  guards.find(({ decided }) => decided)?.detail ?? 'every guard lets pass';

/** The address that is shown in the end, null for the requested one; a dialog opens on the no-access page. */
function endOf(steps: readonly Step[]): string | null {
  const last = steps.at(-1)!;
  const { outcome } = last.explained.verdict;
  if (outcome === 'dialog') return last.leadsTo ?? null;
  return steps.length > 1 ? last.href : null;
}
