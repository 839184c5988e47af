// An explained address as text: where it ends, the way there, the guards, the policies, what is missing, and when it changes.
import { printable } from '../../output/findings.ts';
import type { Terminal } from '../../output/terminal.ts';
import { localWords } from '../event-time.ts';
import { missingWords } from './missing-words.ts';
import type { AskedPolicy } from './policies-asked.ts';
import { decidedWords, type RouteAround } from './route-json.ts';
import type { Step } from './visits.ts';

type Tone = Terminal['tone'];

/** Words for what comes of an address. */
const ends: Readonly<Record<string, string>> = {
  redirect: 'leads to',
  dialog: 'a dialog tells why; opened directly it leads to',
  maintenance: 'the maintenance page stands in its place',
};

/** Lines of an address and the way from it. */
export function routeLines(steps: readonly Step[], { timeZone, policies, opensAt }: RouteAround, tone: Tone): string[] {
  const [first] = steps as [Step, ...Step[]];
  const { verdict } = first.explained;
  const heading = (words: string): string => tone('place', words);
  const lacks = verdict.missing.map((one) => `  ${missingWords(one, timeZone)}`);
  return [
    ...steps.flatMap((step, index) => stepLines(step, index, tone)),
    '',
    heading('guards'),
    ...guardLines(first, tone),
    ...(policies.length > 0 ? ['', heading('policies'), ...policies.flatMap((policy) => policyLines(policy, tone))] : []),
    ...(lacks.length > 0 ? ['', heading('what is missing'), ...lacks.map(printable)] : []),
    '',
    changeWords(verdict.nextChangeAt, opensAt, timeZone),
  ];
}

/** `✗ /live/… LivePage: sign-in leads to /login/…: the page needs sign-in`; later steps are numbered by their indent. */
function stepLines({ address, href, explained, leadsTo }: Step, index: number, tone: Tone): string[] {
  const { outcome, guard, to } = explained.verdict;
  const lead = index === 0 ? '' : '→ ';
  if (outcome === 'render' && to === undefined) return [`${lead}${tone('good', '✓ shown')}  ${printable(`${href}  ${address.page}`)}`];
  const end = outcome === 'render' ? `shows ${to!.page} at this address` : `${ends[outcome]} ${leadsTo ?? ''}`.trim();
  return [
    `${lead}${tone('error', '✗ not shown')}  ${printable(`${href}  ${address.page}`)}`,
    `  ${printable(`${guard}: ${decidedWords(explained)}; ${end}`)}`,
  ];
}

const guardLines = ({ explained }: Step, tone: Tone): string[] =>
  explained.guards.map(({ guard, outcome, detail, asked }) => {
    if (!asked) return tone('quiet', `  · ${guard}: not asked any more; alone it says: ${printable(detail)}`);
    return `  ${outcome === 'pass' ? '✓' : '✗'} ${printable(`${guard}: ${detail}`)}`;
  });

/** A policy with its requirements and its place. */
export function policyLines({ name, effect, holds, requirements, file, line }: AskedPolicy, tone: Tone): string[] {
  const marks = { met: '✓', 'not met': '✗', unknown: '?' } as const;
  const state = holds === null ? 'cannot be told' : holds ? 'holds' : 'does not hold';
  // What closes has a cross: a Deny unless it is false, an Allow unless it is true.
  const mark = (effect === 'Deny' ? holds === false : holds === true) ? '✓' : '✗';
  const where = file === '' ? '' : `  ${tone('place', printable(`${file}:${line}`))}`;
  return [
    `  ${mark} ${printable(`${effect} ${name}`)}: ${state}${where}`,
    ...requirements.map(({ kind, outcome, detail }) => `      ${marks[outcome]} ${printable(`${kind}: ${detail}`)}`),
    ...(requirements.length === 0 ? ['      no requirements'] : []),
  ];
}

/** When it opens, or at least when an answer can differ. */
export function changeWords(nextChangeAt: number | null, opensAt: number | null, timeZone: string): string {
  if (opensAt !== null) return `Opens for this person ${localWords(opensAt, timeZone)}`;
  return nextChangeAt === null ? 'Time alone changes nothing' : `Next change ${localWords(nextChangeAt, timeZone)}`;
}
