// A new kind of requirement is an entry in two files: with it every part of Foyer knows the kind, and nothing else has to be touched.
import { afterAll, expect, test, vi } from 'vitest';
import type { KindDescription } from '#src/model/documents/requirement-kinds.ts';
import type { Ticket } from '#src/rules/ticket.ts';

vi.doMock(import('#src/model/documents/requirement-kinds.ts'), async (original) => {
  const { requirementKinds } = await original();
  const BadgeNumber: KindDescription = {
    asks: 'one of the badge numbers',
    example: { called: 'badge', ticket: 'Badge' },
    oneExample: true,
    implies: ['EventTicketPaid'],
    namesPeople: true,
  };
  const kinds = { ...requirementKinds, BadgeNumber };
  return { requirementKinds: kinds, requirementKindNames: Object.keys(kinds) as (keyof typeof requirementKinds)[] };
});
vi.doMock(import('#src/rules/requirements/kinds.ts'), async (original) => {
  const { kinds } = await original();
  const { ticketFamily } = await import('#src/rules/requirements/ticket-family.ts');
  return { kinds: { ...kinds, BadgeNumber: ticketFamily('Badge' as keyof Ticket, () => ({ kind: 'invitation' })) } };
});

// Files of tests share what they have read: everything is read anew with the kind, and again without it.
vi.resetModules();
afterAll(() => {
  vi.doUnmock('#src/model/documents/requirement-kinds.ts');
  vi.doUnmock('#src/rules/requirements/kinds.ts');
  vi.resetModules();
});
const { peopleAround, whoCan } = await import('#cli/explain/route/who-can.ts');
const { routeTable } = await import('#cli/matrix/routes/route-table.ts');
const { createJudge } = await import('#server/access/access-class.ts');
const { filterRow } = await import('#server/access/filter-rows.ts');
const { foldersNamed, openEvent } = await import('#server/open-event.ts');
const { visitor } = await import('#server/sessions/caller.ts');
const { access: accessSchema } = await import('#src/model/documents/access.ts');
const { readAccess } = await import('#src/checks/policies-read.ts');
const { togetherFindings } = await import('#src/checks/policies-together.ts');
const { compileAccess } = await import('#src/rules/policies/compile-access.ts');
const { explainAccess } = await import('#src/rules/policies/explain-access.ts');
const { unmetRequirements } = await import('#src/rules/policies/unmet-requirements.ts');

const NOW = Date.parse('2027-05-03T07:30:00Z');
const ask = (PrincipalField: string, Values: readonly string[]) => ({ PrincipalField, Values });
const policies = [
  { Name: 'jury', Type: 'Page', Identifier: 'Jury', Effect: 'Allow', Requirements: [ask('BadgeNumber', ['B-7', 'B-8'])] },
  { Name: 'hall', Type: 'Page', Identifier: 'Hall', Effect: 'Allow', Requirements: [ask('BadgeNumber', ['B-7'])] },
  { Name: 'hall-of-paid', Type: 'Page', Identifier: 'Hall', Effect: 'Deny', Requirements: [ask('EventTicketPaid', ['true'])] },
];
const json = (name: string, value: object) => ({
  path: `demo/badges27/${name}.json`,
  text: JSON.stringify({ schemaVersion: 1, ...value }),
});
const files = [
  json('app', {
    defaults: { disableAuth: true },
    event: { name: 'Badges 2027', timeZone: 'Europe/Berlin', startDate: '2027-05-03', endDate: '2027-05-05', languages: ['en-GB'] },
  }),
  json('access', { policies }),
  ...['HomePage', 'Jury', 'Hall'].map((page) => json(`pages/${page}`, { page, layers: { page: { grids: [] } } })),
];
const event = openEvent(files, foldersNamed(files, 'demo/badges27')[0]!);
const rules = compileAccess({ policies }, 'Europe/Berlin');
const jury = { type: 'Page', identifier: 'Jury' } as const;
const nobody = { who: visitor.who, where: { container: 'browser' }, when: { now: NOW, timeZone: 'Europe/Berlin' } } as const;
const holder = (Badge: string) => ({
  user: { id: Badge, hasTicket: true, isProfessional: false },
  tickets: [{ IsValid: true, IsPayed: false, TicketTypeName: 'Day', Badge } as Ticket],
  superUser: false,
});

test('the schema takes it, and another kind is still none', () => {
  expect(accessSchema.safeParse({ schemaVersion: 1, policies }).success).toBe(true);
  const other = [{ ...policies[0], Requirements: [ask('ShoeSize', ['43'])] }];
  expect(accessSchema.safeParse({ schemaVersion: 1, policies: other }).success).toBe(false);
});

test('a visitor who is denied gets a sign-in link, and organisers read why, without the numbers', () => {
  expect(unmetRequirements(rules, jury, nobody)).toEqual([{ kind: 'sign-in' }, { kind: 'invitation' }]);
  expect(unmetRequirements(rules, jury, { ...nobody, who: holder('B-7') })).toEqual([]);
  const { failed, reasons } = explainAccess(rules, jury, nobody);
  expect(failed).toEqual({ jury: ['BadgeNumber'] });
  expect(reasons.at(-1)!.detail).toBe('not met: one of the badge numbers (2 are listed)');
});

test('the matrix and --who-can have somebody who meets it', () => {
  const people = peopleAround(event);
  expect(people.map(({ name }) => name)).toContain('badge B-7');
  const opens = whoCan(event, 'Jury', {}, people, NOW, ['browser']).filter((one) => one.opens);
  expect(opens.map(({ person }) => person)).toEqual(['super-user', 'badge B-7']);
  const [row] = routeTable(event, ['Jury'], [], NOW);
  expect(row!.cells.map(({ person }) => person)).toEqual(['badge B-7']);
});

test('the numbers of other people are sent to nobody, and who has another number has another class', () => {
  const judge = createJudge(() => []);
  const accessOf = (badge: string) => judge(event.published, { ...visitor, who: holder(badge) }, NOW);
  const written = event.published.rows.find(({ resourcename }) => resourcename === 'access')!;
  const sent = (access: ReturnType<typeof accessOf>): string[] => filterRow(written, access).resourcevalue.match(/B-\d/g) ?? [];
  expect([accessOf('B-7'), accessOf('B-8'), accessOf('B-1')].map(sent)).toEqual([['B-7', 'B-7'], ['B-8'], []]);
  expect(sent(judge(event.published, visitor, NOW))).toEqual([]);
  expect(accessOf('B-7').name).not.toBe(accessOf('B-8').name);
  expect(accessOf('B-1').name).toBe(accessOf('B-2').name);
});

test('lints know what follows from it', () => {
  const { scopes, broken } = readAccess(event.model.raw.get('access')!, event.timeZone);
  expect(broken).toBe(false);
  expect(togetherFindings(scopes).map(({ code, pointer }) => `${code} ${pointer}`)).toContain('allow-unreachable /policies/1');
});
