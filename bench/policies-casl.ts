// The same policies as rules of @casl/ability: with Mongo queries, as its guide writes them, and with plain functions.
import { createMongoAbility, Ability, type RawRuleOf, type MongoAbility, subject } from '@casl/ability';
import type { Ticket } from '../src/rules/ticket.ts';
import { readWindow, within } from '../src/rules/window.ts';
import { type Question, type WrittenPolicy, zone } from './policies-world.ts';

/** The facts of a question as casl's object; its subject type is the page. */
type Facts = { tickets: readonly Ticket[]; signedIn: boolean; professional: boolean; now: number };
type Asks = (facts: Facts) => boolean;
type Contestant = (object: Facts) => boolean;

/** What casl is asked: objects made beforehand, so that only `can` is timed. */
export const objectsOf = (questions: readonly Question[]): Facts[] =>
  questions.map(({ request, context: { who, when } }) =>
    subject(request.identifier, {
      tickets: who.tickets,
      signedIn: who.user !== null,
      professional: who.user?.isProfessional === true || who.tickets.some(({ EnableHCP }) => EnableHCP === true),
      now: when.now,
    }),
  );

type Requirement = WrittenPolicy['Requirements'][number];

const fields: Readonly<Record<string, { field: keyof Ticket; flag?: keyof Ticket }>> = {
  EventTicketNameValid: { field: 'TicketTypeName', flag: 'IsValid' },
  EventTicketNamePaid: { field: 'TicketTypeName', flag: 'IsPayed' },
  ParticipantTypeCheck: { field: 'ParticipantTypeName', flag: 'ParticipantTypeValid' },
  SocietyMemberType: { field: 'SocietyMemberType' },
  UserCountry: { field: 'Country' },
};

function queryOf({ PrincipalField, Values }: Requirement): Record<string, unknown> {
  if (PrincipalField === 'UserLoggedIn') return { signedIn: true };
  if (PrincipalField === 'UserHcp') return { professional: true };
  if (PrincipalField === 'TimeAccess') {
    const { from, to } = readWindow(Values[0], Values[1], zone);
    return { now: { $gte: from, $lte: to } };
  }
  const { field, flag } = fields[PrincipalField]!;
  return { tickets: { $elemMatch: { ...(flag && { [flag]: true }), [field]: { $in: Values } } } };
}

function functionOf({ PrincipalField, Values }: Requirement): Asks {
  if (PrincipalField === 'UserLoggedIn') return ({ signedIn }) => signedIn;
  if (PrincipalField === 'UserHcp') return ({ professional }) => professional;
  if (PrincipalField === 'TimeAccess') {
    const window = readWindow(Values[0], Values[1], zone);
    return ({ now }) => within(window, now);
  }
  const { field, flag } = fields[PrincipalField]!;
  const values: ReadonlySet<unknown> = new Set(Values);
  return ({ tickets }) => tickets.some((ticket) => (!flag || ticket[flag] === true) && values.has(ticket[field]));
}

/** Rules in casl's order, where the last that matches wins: what is open without an Allow, then Allow, then Deny. */
function rulesOf<Condition>(policies: readonly WrittenPolicy[], conditionsOf: (policy: WrittenPolicy) => Condition[]) {
  const restricted = new Set(policies.filter(({ Effect }) => Effect === 'Allow').map(({ Identifier }) => Identifier));
  const open = [...new Set(policies.map(({ Identifier }) => Identifier))].filter((page) => !restricted.has(page));
  const of = (effect: WrittenPolicy['Effect']) =>
    policies.flatMap((policy) =>
      policy.Effect === effect
        ? conditionsOf(policy).map((conditions) => ({
            action: 'access',
            subject: policy.Identifier,
            conditions,
            inverted: effect === 'Deny',
          }))
        : [],
    );
  return [...open.map((page) => ({ action: 'access', subject: page })), ...of('Allow'), ...of('Deny')];
}

/** Any is several rules, All is one query. */
export function caslWithQueries(policies: readonly WrittenPolicy[]): Contestant {
  const rules = rulesOf(policies, ({ ConditionType, Requirements }) => {
    const queries = Requirements.map(queryOf);
    return ConditionType === 'Any' ? queries : [Object.assign({}, ...queries) as Record<string, unknown>];
  });
  const ability = createMongoAbility(rules as RawRuleOf<MongoAbility>[]);
  return (object) => ability.can('access', object);
}

export function caslWithFunctions(policies: readonly WrittenPolicy[]): Contestant {
  const rules = rulesOf(policies, ({ ConditionType, Requirements }): Asks[] => {
    const asks = Requirements.map(functionOf);
    return ConditionType === 'Any' ? asks : [(facts) => asks.every((ask) => ask(facts))];
  });
  const ability = new Ability<[string, Facts | string], Asks>(rules, { conditionsMatcher: (ask) => ask as (object: unknown) => boolean });
  return (object) => ability.can('access', object);
}
