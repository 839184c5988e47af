// What each kind of requirement asks for, in English, for organisers; visitors never load it (A §5).
import type { RequirementKind } from '../../model/documents/access.ts';
import { isoInZone } from '../../clock/zone.ts';
import type { Window } from '../window.ts';
import type { Requirement, Truth } from './requirement.ts';

/** Values that are told one by one; of more, their number. */
const MOST_NAMED = 5;

const named = (values: ReadonlySet<string>): string => {
  const list = [...values].map((value) => `“${value}”`);
  if (list.length === 0) return 'of no name: the values are empty';
  const shown = list.slice(0, MOST_NAMED);
  const more = list.length - shown.length;
  return more > 0
    ? `${shown.join(', ')} or ${more} more`
    : [shown.slice(0, -1).join(', '), ...shown.slice(-1)].filter(Boolean).join(' or ');
};

type Words = (requirement: Requirement, timeZone: string) => string;
const withNames =
  (words: string): Words =>
  ({ values }) =>
    `${words} ${named(values)}`;
const plain =
  (words: string): Words =>
  ({ values }) =>
    values.size > 0 ? words : `${words} (but the values are empty)`;

const asks: Readonly<Record<RequirementKind, Words>> = {
  SocietyMemberType: withNames('a ticket with the society member type'),
  EventParticipantType: withNames('a ticket with the participant type'),
  ParticipantTypeCheck: withNames('a ticket with the participant type, checked and valid,'),
  UserCountry: withNames('a ticket with the country'),
  TimeAccess: ({ window }, timeZone) => windowWords(window, timeZone),
  ExhibitorExclusive: plain('a ticket of the company this belongs to'),
  EventTicketPaid: plain('a paid ticket'),
  Hcp: plain('a healthcare professional, by profile or ticket'),
  UserHcp: plain('a healthcare professional, by profile or ticket'),
  UserLoggedIn: plain('somebody signed in'),
  EventTicketNameValid: withNames('a valid ticket'),
  EventTicketNamePaid: withNames('a paid ticket'),
  EventTicketNameForComments: withNames('a valid ticket'),
  EventTicketNameForMessages: withNames('a valid ticket'),
  EventTicketNetworking: withNames('a valid ticket'),
  EventTicketNamePaidAndTime: withNames('now within the days of a paid ticket'),
  VisitorIdIncluded: ({ values }) => `one of ${values.size} visitor id${values.size === 1 ? '' : 's'}`,
};
const words: ReadonlyMap<string, Words> = new Map(Object.entries(asks));

function windowWords({ from, to }: Window, timeZone: string): string {
  const [start, end] = [from, to].map((bound) => (Number.isFinite(bound) ? isoInZone(bound, timeZone) : undefined));
  if (start && end) return `now between ${start} and ${end}${from > to ? ', which never is' : ''}`;
  return start ? `now from ${start} on` : end ? `now until ${end}` : 'any time';
}

/** What a requirement asks for, and whether it is met. `timeZone` is the event's. */
export function requirementWords(requirement: Requirement, state: Truth, timeZone: string): string {
  const { kind } = requirement;
  if (kind === 'InvalidPolicy') return 'cannot be read, so it grants nothing';
  if (kind === 'UnknownGroup') return 'there is no group of this id, so nobody can meet it';
  const ask = words.get(kind);
  if (!ask) return 'this kind of requirement is not known, so it counts for nobody';
  if (state === 'unknown' && kind !== 'EventTicketNamePaidAndTime') return 'its values cannot be read, so it counts for nobody';
  if (state === 'unknown') return 'a time of the ticket cannot be read, so it counts for nobody';
  return `${state ? 'met' : 'not met'}: ${ask(requirement, timeZone)}`;
}
