// The people an access document speaks of: one for each ticket type, participant type and member type that its policies name.
import { readDocument } from '../policies/read-document.ts';
import type { Policy } from '../policies/policy.ts';
import type { Principal, Ticket } from '../principal.ts';
import { visitor } from '../principal.ts';
import type { Requirement } from '../requirements/requirement.ts';
import type { Person } from './choose-renderings.ts';

/** Facts of a ticket or profile that a value of a requirement asks for, and the name of who has them. */
type Facts = { name: string; ticket: Partial<Ticket>; professional?: boolean };

const byTicketType = (value: string): Facts => ({ name: `ticket ${value}`, ticket: { TicketTypeName: value } });
const byParticipantType = (value: string): Facts => ({
  name: `participant ${value}`,
  ticket: { ParticipantTypeName: value, ParticipantTypeValid: true },
});

const factsOf: ReadonlyMap<string, (value: string) => Facts> = new Map([
  ['EventTicketNameValid', byTicketType],
  ['EventTicketNamePaid', byTicketType],
  ['EventTicketNameForComments', byTicketType],
  ['EventTicketNameForMessages', byTicketType],
  ['EventTicketNetworking', byTicketType],
  ['EventTicketNamePaidAndTime', byTicketType],
  ['EventParticipantType', byParticipantType],
  ['ParticipantTypeCheck', byParticipantType],
  ['SocietyMemberType', (value) => ({ name: `member ${value}`, ticket: { SocietyMemberType: value } })],
  ['UserCountry', (value) => ({ name: `country ${value}`, ticket: { Country: value } })],
  ['VisitorIdIncluded', (value) => ({ name: `invited ${value}`, ticket: { VisitorId: value } })],
  ['Hcp', () => ({ name: 'professional', ticket: {}, professional: true })],
  ['UserHcp', () => ({ name: 'professional', ticket: {}, professional: true })],
]);
/** Kinds whose values differ in nothing but themselves: the first of a list stands for all. */
const oneIsEnough: ReadonlySet<string> = new Set(['UserCountry', 'VisitorIdIncluded']);

/**
 * One person for each ticket type, participant type and member type of the policies, for the first country and the first
 * invited visitor of each list, for professionals, and for each policy that asks for several of these at once. Every one is
 * signed in with one valid, paid ticket, which has no other fact. `document` is an access document as loaded, `timeZone` the
 * event's (IANA). In order of the policies, none twice; nobody for a document that is none. Pure.
 */
export function personasOf(document: unknown, timeZone: string): Person[] {
  const read = readDocument(document, timeZone);
  if (!read) return [];
  const policies = [...new Set([...read.elsewhere, ...read.inApp])].map(({ policy }) => policy);
  const all = [...policies.flatMap(({ requirements }) => requirements.flatMap(valuesOf)), ...policies.flatMap(together)];
  return [...new Map(all.map((facts) => [facts.name, personOf(facts)])).values()];
}

/** The facts each value of a requirement asks for. */
function valuesOf({ kind, values }: Requirement): Facts[] {
  const facts = factsOf.get(kind);
  if (!facts) return [];
  return [...values].slice(0, oneIsEnough.has(kind) ? 1 : undefined).map(facts);
}

/** Who has at once what a policy asks for at once, the first value of each requirement; nobody where it asks for less than two. */
function together({ any, requirements }: Policy): Facts[] {
  const each = [...new Map(requirements.flatMap((one) => valuesOf(one).slice(0, 1)).map((facts) => [facts.name, facts])).values()];
  if (any || each.length < 2) return [];
  return [
    {
      name: each.map(({ name }) => name).join(' + '),
      ticket: Object.assign({}, ...each.map(({ ticket }) => ticket)) as Partial<Ticket>,
      ...(each.some(({ professional }) => professional) && { professional: true }),
    },
  ];
}

function personOf({ name, ticket, professional = false }: Facts): Person {
  const principal: Principal = {
    ...visitor,
    user: { UserId: 1, validUntil: '', HealthCareProfessional: professional },
    // A ticket without type name: only what the policy asks for is known of it.
    tickets: [{ IsValid: true, IsPayed: true, TicketTypeName: '', ...ticket }],
  };
  return { name, principal };
}
