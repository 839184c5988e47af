// A seeded world for the bench of policies: 1,000 policies of an event, people of all sorts, and questions about pages.
import { type Random, random } from '../scripts/kardia/random.ts';
import type { AccessContext, AccessRequest } from '../src/rules/policies/access-request.ts';
import { whoOf } from '../src/rules/principal.ts';
import type { Ticket } from '../src/rules/ticket.ts';

export const zone = 'Europe/Berlin';
const now = Date.parse('2027-05-03T10:00:00Z');

/** A policy as an organiser writes it. */
export type WrittenPolicy = {
  Name: string;
  Type: 'Page';
  Identifier: string;
  Effect: 'Allow' | 'Deny';
  ConditionType: 'All' | 'Any';
  Requirements: { PrincipalField: string; Values: string[] }[];
};

/** A question: its target and its person. */
export type Question = { request: AccessRequest; context: AccessContext };

const names = ['Full Congress', 'Day Ticket', 'Industry Pass', 'Student', 'Press'];
const participants = ['Physician', 'Nurse', 'Exhibitor'];
const members = ['Full Member', 'Associate', 'Trainee'];
const countries = ['DE', 'AT', 'CH', 'FR', 'TR'];
const some = ({ shuffle, int }: Random, list: readonly string[]): string[] => shuffle(list).slice(0, int(1, 3));
const day = ({ int }: Random): string => `2027-05-0${int(1, 6)}`;

/** What one ticket must meet: at most one of them in a policy, since a Mongo query of an object says no more of its tickets. */
const ofTicket = (draw: Random) =>
  draw.pick([
    { PrincipalField: 'EventTicketNameValid', Values: some(draw, names) },
    { PrincipalField: 'EventTicketNamePaid', Values: some(draw, names) },
    { PrincipalField: 'ParticipantTypeCheck', Values: some(draw, participants) },
    { PrincipalField: 'SocietyMemberType', Values: some(draw, members) },
    { PrincipalField: 'UserCountry', Values: some(draw, countries) },
  ]);
const other = (draw: Random) =>
  draw.pick([
    { PrincipalField: 'UserLoggedIn', Values: ['true'] },
    { PrincipalField: 'UserHcp', Values: ['true'] },
    { PrincipalField: 'TimeAccess', Values: [day(draw), day(draw)].sort() },
  ]);

/** Policies spread evenly over the pages; one in four denies. */
export function policiesOf(count: number, pages: number): WrittenPolicy[] {
  const draw = random('policies');
  return Array.from({ length: count }, (_, index) => ({
    Name: `policy-${index}`,
    Type: 'Page',
    Identifier: `Page${index % pages}`,
    Effect: draw.chance(0.25) ? 'Deny' : 'Allow',
    ConditionType: draw.chance(0.5) ? 'All' : 'Any',
    Requirements: draw.pick([[ofTicket(draw)], [ofTicket(draw), other(draw)], [other(draw)]]),
  }));
}

const ticketOf = (draw: Random): Ticket => ({
  IsValid: draw.chance(0.8),
  IsPayed: draw.chance(0.8),
  TicketTypeName: draw.pick(names),
  ParticipantTypeName: draw.pick(participants),
  ParticipantTypeValid: draw.chance(0.7),
  EnableHCP: draw.chance(0.3),
  SocietyMemberType: draw.pick(members),
  Country: draw.pick(countries),
  CompanyAccountId: null,
  VisitorId: `V-${draw.int(1, 9999)}`,
});

/** Each of so many people asks for each page. One in five is not signed in. */
export function questionsOf(people: number, pages: number): Question[] {
  const draw = random('people');
  return Array.from({ length: people }, (_, index) => {
    const user = draw.chance(0.2) ? null : { UserId: index, validUntil: '', HealthCareProfessional: draw.chance(0.4) };
    const tickets = Array.from({ length: draw.int(0, 3) }, () => ticketOf(draw));
    const who = whoOf({ user, tickets, superUserToggle: false, previewTicketType: '' }, now);
    return Array.from({ length: pages }, (_page, page): Question => ({
      request: { type: 'Page', identifier: `Page${page}` },
      context: { who, where: { container: 'browser' }, when: { now, timeZone: zone } },
    }));
  }).flat();
}
