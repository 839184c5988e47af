// The people an access document targets: one for each ticket type, participant type and member type that its policies name.
import type { Policy } from '../policies/policy.ts';
import { readAccessDocument } from '../policies/read-document.ts';
import { type Principal, visitor } from '../principal.ts';
import type { Ticket } from '../ticket.ts';
import { described } from '../requirements/described.ts';
import type { Requirement } from '../requirements/requirement.ts';
import type { MatrixPerson } from './choose-renderings.ts';

/** A made-up person: their name, and what is known of their ticket and profile. */
type Example = { name: string; ticket: Partial<Ticket> | undefined; profile: Partial<Principal['user']> | undefined };

/**
 * One person for each example that a requirement of the policies gives, and for each policy that asks for several at once. Every
 * one is signed in with one valid, paid ticket, which has no other fact. `document` is an access document as loaded, `timeZone`
 * the event's (IANA). In order of the policies, none twice; nobody for a document that is none. Pure.
 */
export function personasOf(document: unknown, timeZone: string): MatrixPerson[] {
  const read = readAccessDocument(document, timeZone);
  if (!read) return [];
  const policies = [...new Set([...read.elsewhere, ...read.inApp])].map(({ policy }) => policy);
  const all = [...policies.flatMap(({ requirements }) => requirements.flatMap(examplesOf)), ...policies.flatMap(together)];
  return [...new Map(all.map((example) => [example.name, personOf(example)])).values()];
}

function examplesOf({ kind, values, family }: Requirement): Example[] {
  const { example, oneExample } = described.get(kind) ?? {};
  if (!example) return [];
  return [...values].slice(0, oneExample ? 1 : undefined).map((value) => ({
    name: family.reads === 'flag' ? example.called : `${example.called} ${value}`,
    ticket: example.ticket && { [example.ticket]: value },
    profile: example.profile && { [example.profile]: true },
  }));
}

/** Who has at once what a policy asks for at once, the first value of each requirement; nobody where it asks for less than two. */
function together({ any, requirements }: Policy): Example[] {
  const each = [...new Map(requirements.flatMap((one) => examplesOf(one).slice(0, 1)).map((one) => [one.name, one])).values()];
  if (any || each.length < 2) return [];
  return [
    each.reduce((all, one) => ({
      name: `${all.name} + ${one.name}`,
      ticket: { ...all.ticket, ...one.ticket },
      profile: { ...all.profile, ...one.profile },
    })),
  ];
}

const personOf = ({ name, ticket, profile }: Example): MatrixPerson => ({
  name,
  principal: {
    ...visitor,
    user: { UserId: 1, validUntil: '', HealthCareProfessional: false, ...profile },
    // A ticket without type name: only what the policy asks for is known of it.
    tickets: [{ IsValid: true, IsPayed: true, ParticipantTypeValid: true, TicketTypeName: '', ...ticket }],
  },
});
