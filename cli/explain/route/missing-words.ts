// What somebody lacks, in English for organisers: what would open the way, and since when or from when.
import type { UnmetRequirement } from '../../../src/rules/policies/unmet-requirement.ts';
import { namesInWords } from '../../../src/rules/requirements/words.ts';
import { localWords } from '../event-time.ts';

type Words = { [Kind in UnmetRequirement['kind']]: (missing: Extract<UnmetRequirement, { kind: Kind }>, timeZone: string) => string };

const words: Words = {
  'sign-in': () => 'somebody signed in',
  ticket: ({ names, paid }) => `a ${paid ? 'paid' : 'valid'} ticket${names.length > 0 ? ` ${namesInWords(names)}` : ''}`,
  'participant-type': ({ names }) => `a ticket with the participant type ${namesInWords(names)}`,
  'society-member': ({ names }) => `a ticket with the society member type ${namesInWords(names)}`,
  country: ({ names }) => `a ticket with the country ${namesInWords(names)}`,
  professional: () => 'a healthcare professional, by profile or ticket',
  company: () => 'a ticket of the company this belongs to',
  invitation: () => 'an invitation by visitor id',
  opens: ({ at }, timeZone) => `opens at ${localWords(at, timeZone)}`,
  closed: ({ at }, timeZone) => `closed since ${localWords(at, timeZone)}`,
  refused: () => 'nothing would open it for this person',
  'rules-not-loaded': () => 'policies that can be loaded',
};

/** One missing thing in words; instants in event time (`timeZone`, IANA). */
export const missingWords = <Kind extends UnmetRequirement['kind']>(
  missing: Extract<UnmetRequirement, { kind: Kind }>,
  timeZone: string,
): string => (words[missing.kind] as (one: typeof missing, timeZone: string) => string)(missing, timeZone);
