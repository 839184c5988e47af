// foyer explain --route, --policy and --who-can: who decides, why, where it is written, when it changes; and wrong calls.
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { RouteJson } from '../explain/route/route-json.ts';
import { app, folderOf, foyer, page } from './fixture/recorded.ts';

const allow = (Name: string, Identifier: string | string[], requirements: [string, string[]][], more: object = {}): object => ({
  Name,
  Type: 'Page',
  Identifier,
  Effect: 'Allow',
  Requirements: requirements.map(([PrincipalField, Values]) => ({ PrincipalField, Values })),
  ...more,
});
const access = {
  schemaVersion: 1,
  policies: [
    allow('live-tickets', 'LivePage', [['EventTicketNamePaid', ['Day Ticket', 'Online']]]),
    allow('second-day', 'Secret', [['TimeAccess', ['2027-05-04', '']]]),
    allow('nobody-of-atlantis', 'Secret', [['UserCountry', ['Atlantis']]], { Effect: 'Deny' }),
  ],
  groupIds: ['late'],
  groups: { late: [allow('physicians', 'LivePage', [['EventParticipantType', ['Physician']]])] },
};
const files = (more: Readonly<Record<string, object>> = {}): string =>
  folderOf({
    'society/congress/app.json': { ...app('Congress'), defaults: { disableAuthForPages: ['Secret'] } },
    'society/congress/pages/Secret.json': page('Secret', []),
    'society/congress/access.json': access,
    ...more,
  });
/** The line on which a part of the access document is written. */
const lineOf = (part: string): number =>
  JSON.stringify(access, null, 2)
    .split('\n')
    .findIndex((line) => line.includes(part));

async function route(folder: string, address: string, ...args: string[]): Promise<RouteJson> {
  const { code, out, err } = await foyer('explain', folder, '--route', address, '--format', 'json', ...args);
  expect(code, err.join('\n')).toBe(0);
  return JSON.parse(out.join('\n')) as RouteJson;
}
const live = '/live/society/congress/en-GB';
const secret = '/society/congress/en-GB/page/Secret';

test('a visitor is led to the login page; exactly the promised keys', async () => {
  const said = await route(files(), `https://congress.example.org${live}?x=1`, '--at', '2027-05-03T10:00');
  expect(Object.keys(said)).toEqual([
    'address',
    'page',
    'outcome',
    'guard',
    'to',
    'steps',
    'guards',
    'policies',
    'missing',
    'nextChangeAt',
    'opensAt',
  ]);
  expect(said).toMatchObject({
    address: `${live}?x=1`,
    page: 'LivePage',
    outcome: 'redirect',
    guard: 'sign-in',
    to: '/login/society/congress/en-GB',
    missing: [{ kind: 'sign-in', words: 'somebody signed in' }],
    // Never evaluated, so not reported.
    policies: [],
    opensAt: null,
    // The event ends.
    nextChangeAt: '2027-05-05T22:00:00.000Z',
  });
  expect(said.steps.map(({ page: name, outcome, guard }) => [name, outcome, guard])).toEqual([
    ['LivePage', 'redirect', 'sign-in'],
    ['LoginPage', 'render', ''],
  ]);
  expect(said.guards.at(-1)).toEqual({ name: 'sign-in', outcome: 'redirect', detail: 'the page needs sign-in' });
});

test('policies of the page, each with requirements, file and line; groups are found where they are written', async () => {
  const said = await route(files(), live, '--as', 'attendee', '--at', '2027-05-03T10:00');
  const file = 'society/congress/access.json';
  expect(said).toMatchObject({ guard: 'access', to: '/noaccess/society/congress/en-GB?prevPage=LivePage' });
  expect(said.policies).toEqual([
    {
      name: 'live-tickets',
      effect: 'Allow',
      holds: false,
      requirements: [{ kind: 'EventTicketNamePaid', outcome: 'not met', detail: 'not met: a paid ticket “Day Ticket” or “Online”' }],
      file,
      line: lineOf('"live-tickets"'),
    },
    expect.objectContaining({ name: 'physicians', file, line: lineOf('"physicians"') }),
  ]);
  expect(said.missing.map(({ words }) => words)).toEqual([
    'a paid ticket “Day Ticket” or “Online”',
    'a ticket with the participant type “Physician”',
  ]);
});

test('what time alone opens is reported with its instant, the holding page and a policy alike', async () => {
  expect(await route(files(), secret, '--at', '2027-05-01T10:00')).toMatchObject({
    guard: 'holding',
    nextChangeAt: '2027-05-02T22:00:00.000Z',
    opensAt: '2027-05-03T22:00:00.000Z',
  });
  expect(await route(files(), secret, '--at', '2027-05-03T10:00')).toMatchObject({ guard: 'access', opensAt: '2027-05-03T22:00:00.000Z' });
  const open = await route(files(), secret, '--at', '2027-05-04T10:00');
  expect(open).toMatchObject({ outcome: 'render', guard: '', to: null, opensAt: null, nextChangeAt: '2027-05-05T22:00:00.000Z' });
  expect(open.policies.map(({ name, holds }) => [name, holds])).toEqual([
    ['nobody-of-atlantis', false],
    ['second-day', true],
  ]);
});

test('a preview address says who, when and in what; options go before it, and its host does not matter', async () => {
  const address = `https://x.example.org${live}?preview=all&as=attendee&at=2027-05-03T10:00&container=terminal&day=2`;
  expect(await route(files(), address)).toMatchObject({ address: `${live}?day=2`, outcome: 'render', guard: 'withheld' });
  expect(await route(files(), address, '--container', 'browser')).toMatchObject({ guard: 'access' });
  expect(await route(files(), address, '--as', 'visitor', '--at', '2027-05-01')).toMatchObject({ guard: 'holding' });
});

test('policies that could not be read close everything, and that is reported', async () => {
  const broken = files({ 'society/congress/access.json': 'not JSON' as unknown as object });
  const said = await route(broken, secret, '--at', '2027-05-04T10:00');
  expect(said).toMatchObject({ outcome: 'render', guard: 'access', missing: [{ kind: 'rules-not-loaded' }] });
  expect(said.steps).toEqual([expect.objectContaining({ page: 'NoaccessPage' })]);
});

test('a dialog says where it would lead; no report mentions a lounge that was visited after login', async () => {
  const dialog = files({ 'society/congress/app.json': { ...app('C'), showNoAccessModal: true } });
  expect(await route(dialog, live, '--as', 'attendee', '--at', '2027-05-03T10:00')).toMatchObject({
    outcome: 'dialog',
    to: '/noaccess/society/congress/en-GB?prevPage=LivePage',
  });
  const company = { user: { UserId: 4 }, tickets: [{ IsValid: true, IsPayed: true, TicketTypeName: 'Online', CompanyAccountId: 12 }] };
  const said = await route(files(), live, '--as', join(folderOf({ 'p.json': company }), 'p.json'), '--at', '2027-05-03T10:00');
  expect(said.steps.map(({ address, guard }) => [address, guard])).toEqual([[live, '']]);
});

test('as text: the way, each guard and policy with marks and places, what is missing, and when', async () => {
  const { out } = await foyer('explain', files(), '--route', live, '--as', 'attendee', '--at', '2027-05-03T10:00');
  const lines = out.map((line) => line.replaceAll(/ +/g, ' ').trim());
  expect(lines[0]).toBe('society/congress LivePage · attendee · browser · en-GB · Mon 2027-05-03 10:00 +02:00 (Europe/Berlin)');
  for (const expected of [
    `✗ not shown ${live} LivePage`,
    'access: the policies deny it; leads to /noaccess/society/congress/en-GB?prevPage=LivePage',
    '→ ✓ shown /noaccess/society/congress/en-GB?prevPage=LivePage NoaccessPage',
    '✓ holding: the event is open until 2027-05-06T00:00:00+02:00',
    '· lounge: not asked any more; alone it says: nothing stands in the way',
    `✗ Allow live-tickets: does not hold society/congress/access.json:${lineOf('"live-tickets"')}`,
    '✗ EventTicketNamePaid: not met: a paid ticket “Day Ticket” or “Online”',
    'a ticket with the participant type “Physician”',
    'Next change Thu 2027-05-06 00:00 +02:00',
  ])
    expect(lines).toContain(expected);
});

test('a policy: whether it holds, its place, and the verdicts on the things it targets', async () => {
  const ask = async (...args: string[]) => foyer('explain', files(), '--policy', ...args);
  const { out } = await ask('second-day', '--at', '2027-05-04T10:00', '--format', 'json');
  expect(JSON.parse(out.join('\n'))).toEqual([
    expect.objectContaining({
      name: 'second-day',
      effect: 'Allow',
      holds: true,
      condition: 'All',
      line: lineOf('"second-day"'),
      things: [{ type: 'Page', identifier: 'Secret', outcome: 'allow', by: 'allow' }],
      nextChangeAt: null,
    }),
  ]);
  const text = (await ask('live-tickets', '--as', 'attendee')).out.join('\n');
  expect(text).toMatch(
    /✗ Allow live-tickets: does not hold.*access\.json:\d+\n.*✗ EventTicketNamePaid.*\n(.*\n)*.*✗ closed Page LivePage: no Allow holds/,
  );
  const wrong = await ask('live-ticket');
  expect([wrong.code, wrong.err.join()]).toEqual([2, expect.stringContaining('no policy live-ticket (did you mean live-tickets?)')]);
});

test('a policy of the app’s own matrix is reported as belonging elsewhere', async () => {
  const inApp = { ...access, appAccessMatrixActive: true, appAccessMatrix: { policies: [allow('app-only', 'LivePage', [])] } };
  const folder = files({ 'society/congress/access.json': inApp });
  expect((await foyer('explain', folder, '--policy', 'app-only')).err.join()).toContain('holds only inside the app');
  expect((await foyer('explain', folder, '--policy', 'second-day', '--container', 'app')).err.join()).toContain(
    'holds only outside the app',
  );
  expect((await foyer('explain', folder, '--policy', 'app-only', '--container', 'app')).code).toBe(0);
});

type Row = { person: string; container: string; opens: boolean; guard: string; opensAt: string | null };

test('who can open a page: the built-in people and those the policies name, in every container; else why not, and when', async () => {
  const { out } = await foyer('explain', files(), '--who-can', 'LivePage', '--at', '2027-05-03T10:00', '--format', 'json');
  const { rows, ...head } = JSON.parse(out.join('\n')) as { rows: Row[] };
  expect(head).toEqual({ event: 'society/congress', page: 'LivePage', at: '2027-05-03T08:00:00.000Z' });
  const browser = rows.filter(({ container }) => container === 'browser').map(({ person, opens, guard }) => [person, opens, guard]);
  expect(browser).toEqual([
    ['visitor', false, 'sign-in'],
    ['signed-in', false, 'ticket-sync'],
    ['attendee', false, 'access'],
    ['super-user', true, ''],
    ['ticket Day Ticket', true, ''],
    ['ticket Online', true, ''],
    ['country Atlantis', false, 'access'],
    ['participant Physician', true, ''],
  ]);
  expect(rows).toHaveLength(24);
  const later = await foyer('explain', files(), '--who-can', 'Secret', '--at', '2027-05-03T10:00');
  expect(later.out.join('\n')).toMatch(/✗ closed {2}access → NoaccessPage: the policies deny it; opens Tue 2027-05-04 00:00 \+02:00/);
  expect(later.out.join('\n')).toMatch(
    /closed {2}access → NoaccessPage: the policies deny it; missing: nothing would open it for this person\n.*country Atlantis/,
  );
  expect(later.out.at(-1)).toBe('Of 8 people can open it now: browser 1, app 1, terminal 1');
});

test('a persona file joins the others, and one container can be asked for', async () => {
  const persona = join(folderOf({ 'guest.json': { user: null } }), 'guest.json');
  const { out } = await foyer('explain', files(), '--who-can', 'LivePage', '--as', persona, '--container', 'app', '--format', 'json');
  const { rows } = JSON.parse(out.join('\n')) as { rows: Row[] };
  expect(new Set(rows.map(({ container }) => container))).toEqual(new Set(['app']));
  expect(rows.map(({ person }) => person)).toContain(persona);
});

test.each<[string, string[], RegExp]>([
  ['an address of no page', ['--route', '/nowhere/at/all'], /nowhere\/at\/all is no address of a page/],
  [
    'an address of another event',
    ['--route', '/live/society/congres/en-GB'],
    /no event society\/congres \(did you mean society\/congress\?\)/,
  ],
  [
    'an address of a content page nobody wrote',
    ['--route', '/society/congress/en-GB/page/Secre'],
    /no page Secre \(did you mean Secret\?\)/,
  ],
  ['two questions at once', ['--route', live, '--page', 'HomePage'], /take one of them/],
  ['a timeline of no page', ['--route', live, '--timeline'], /--timeline goes with --page/],
  ['a page nobody has', ['--who-can', 'LivPage'], /no page LivPage \(did you mean LivePage\?\)/],
])('%s is a wrong call', async (_, args, words) => {
  const { code, err, out } = await foyer('explain', files(), ...args);
  expect([code, out]).toEqual([2, []]);
  expect(err.join('\n')).toMatch(words);
});

test('an event without policies says so', async () => {
  const { err } = await foyer('explain', folderOf({ 'society/congress/app.json': app('C') }), '--policy', 'any');
  expect(err.join()).toContain('society/congress has no policies');
});
