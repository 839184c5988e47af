// The state of the preview, stored in the address alone: read from its query, written into it, removed from it.
import { instantOf, isoInZone } from '../clock/zone.ts';
import { type Finding, finding } from '../model/finding.ts';
import { nearest } from '../model/nearest.ts';
import { type Container, containers } from '../rules/context.ts';
import { type PersonaName, personaNames, personas } from '../rules/personas.ts';
import { asksForPreview } from '../rules/guards/query.ts';
import type { Principal } from '../rules/principal.ts';
import { readPrincipal } from './read-principal.ts';

/** `attendee`: exactly the view of that person. `all`: everything, with hidden placements marked and broken ones as cards. */
export const modes = ['attendee', 'all'] as const;
export type Mode = (typeof modes)[number];

export type PreviewState = {
  mode: Mode;
  /** Chosen instant (ms), undefined for now. */
  at: number | undefined;
  /** A built-in persona, or a custom one. */
  as: PersonaName | Principal;
  container: Container;
  explain: boolean;
  /** The signed-in user of this device, used by an address without a person. */
  own?: Principal | undefined;
};

/** Parameters of the preview; all others belong to the page. */
export const previewParameters = ['preview', 'previewLounge', 'at', 'as', 'container', 'explain'] as const;

export const isPreview = (search: URLSearchParams): boolean => asksForPreview(`?${search}`);

/** The person whose view is shown. */
export const selectedPrincipal = ({ as }: Pick<PreviewState, 'as'>): Principal => (typeof as === 'string' ? personas[as] : as);

/**
 * Reads the query. Unreadable values get their default and a finding; `timeZone` (IANA) is that of local times, `own` the signed-in user.
 * Never throws.
 */
export function readPreview(search: URLSearchParams, timeZone: string, own?: Principal): { state: PreviewState; problems: Finding[] } {
  const problems: Finding[] = [];
  const wrong = (parameter: string, message: string, suggestion = ''): void =>
    void problems.push(finding('preview-address', 'error', { file: 'address', pointer: `/${parameter}` }, message, suggestion));
  const one = <T extends string>(parameter: string, known: readonly T[], fallback: T): T => {
    const written = search.get(parameter);
    if (!written) return fallback;
    const found = known.find((name) => name === written);
    if (!found) wrong(parameter, `${parameter}=${written} is none of ${known.join(', ')}`, nearest(written, known));
    return found ?? fallback;
  };
  return {
    state: {
      mode: one('preview', modes, 'all'),
      at: readAt(search.get('at'), timeZone, wrong),
      as: search.get('as') ? readAs(search.get('as')!, wrong) : (own ?? 'visitor'),
      container: one('container', containers, 'browser'),
      explain: search.has('explain') && search.get('explain') !== 'false',
      ...(own && { own }),
    },
    problems,
  };
}

type Wrong = (parameter: string, message: string, suggestion?: string) => void;

function readAt(written: string | null, timeZone: string, wrong: Wrong): number | undefined {
  if (!written) return undefined;
  // An unencoded plus sign arrives as a blank.
  const instant = instantOf(written.replace(/ (\d{2}:?\d{2})$/, '+$1'), timeZone);
  if (instant === undefined) wrong('at', `at=${written} is no instant; written as 2027-05-03T08:30 (time of the event) or with offset`);
  return instant;
}

function readAs(written: string, wrong: Wrong): PreviewState['as'] {
  const name = personaNames.find((one) => one === written);
  if (name) return name;
  if (!written.trimStart().startsWith('{')) {
    wrong('as', `as=${written} is none of ${personaNames.join(', ')}, and no JSON of a persona`, nearest(written, personaNames));
    return 'visitor';
  }
  const read = readPrincipal(written);
  if ('principal' in read) return read.principal;
  for (const problem of read.problems) wrong('as', problem);
  // An unreadable person counts as a visitor: rather too little is shown than too much.
  return 'visitor';
}

/**
 * The query with this state; parameters of the page stay, defaults are left out. Without leading `?`. Without `timeZone`
 * the instant is written in UTC, for an event whose zone is unknown here.
 */
export function writePreview(search: URLSearchParams, state: PreviewState, timeZone?: string): string {
  const written = new URLSearchParams(withoutPreview(search));
  written.set('preview', state.mode);
  if (state.at !== undefined) written.set('at', timeZone === undefined ? new Date(state.at).toISOString() : writtenAt(state.at, timeZone));
  if (!isStart(state)) written.set('as', typeof state.as === 'string' ? state.as : JSON.stringify(state.as));
  if (state.container !== 'browser') written.set('container', state.container);
  if (state.explain) written.set('explain', '');
  return readable(written);
}

/** Whether the person is the one an address without a person leads to. Facts of this device's user are not written into addresses. */
export const isStart = ({ as, own }: PreviewState): boolean => as === (own ?? 'visitor');

/** The query of an attendee's address. Without leading `?`. */
export function withoutPreview(search: URLSearchParams): string {
  const left = new URLSearchParams(search);
  for (const name of previewParameters) left.delete(name);
  return readable(left);
}

/** Colons and commas are valid in a query; people read these addresses. */
const readable = (search: URLSearchParams): string =>
  search
    .toString()
    .replaceAll('%3A', ':')
    .replaceAll('%2C', ',')
    .replace(/(^|&)explain=(?=&|$)/, '$1explain');

/** Event time if it is unambiguous, otherwise with offset (the hour that occurs twice, `R8`). */
export function writtenAt(instant: number, timeZone: string): string {
  const iso = isoInZone(instant, timeZone);
  const fraction = ((instant % 1000) + 1000) % 1000;
  const seconds = iso.slice(16, 19) + (fraction ? `.${String(fraction).padStart(3, '0')}` : '');
  const local = iso.slice(0, 16) + (seconds === ':00' ? '' : seconds);
  return instantOf(local, timeZone) === instant ? local : iso.slice(0, 16) + seconds + iso.slice(19);
}
