// What somebody lacks, in English for organisers: what would open the way, and since when or from when.
import type { Missing } from '../../../src/rules/policies/missing.ts';
import { localWords } from '../event-time.ts';

/** Names that are told one by one; of more, their number. */
const MOST_NAMED = 5;

const named = (names: readonly string[]): string => {
  const shown = names.slice(0, MOST_NAMED).map((name) => `“${name}”`);
  return names.length > MOST_NAMED ? `${shown.join(', ')} or ${names.length - MOST_NAMED} more` : shown.join(' or ');
};

type Words = { [Kind in Missing['kind']]: (missing: Extract<Missing, { kind: Kind }>, timeZone: string) => string };

const words: Words = {
  'sign-in': () => 'somebody signed in',
  ticket: ({ names, paid }) => `a ${paid ? 'paid' : 'valid'} ticket${names.length > 0 ? ` ${named(names)}` : ''}`,
  'participant-type': ({ names }) => `a ticket with the participant type ${named(names)}`,
  'society-member': ({ names }) => `a ticket with the society member type ${named(names)}`,
  country: ({ names }) => `a ticket with the country ${named(names)}`,
  professional: () => 'a healthcare professional, by profile or ticket',
  company: () => 'a ticket of the company this belongs to',
  invitation: () => 'an invitation by visitor id',
  opens: ({ at }, timeZone) => `opens at ${localWords(at, timeZone)}`,
  closed: ({ at }, timeZone) => `closed since ${localWords(at, timeZone)}`,
  refused: () => 'nothing would open it for this person',
  'rules-not-loaded': () => 'policies that can be loaded',
};

/** One missing thing in words; instants in event time (`timeZone`, IANA). */
export const missingWords = <Kind extends Missing['kind']>(missing: Extract<Missing, { kind: Kind }>, timeZone: string): string =>
  (words[missing.kind] as (one: typeof missing, timeZone: string) => string)(missing, timeZone);
