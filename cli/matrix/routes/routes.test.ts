// Guards and policies in the matrix: the table of people and pages, and one rendering of each denial; what is closed is never opened as if it were shown.
import { expect, test } from 'vitest';
import { loadCatalog } from '../../../component-registry/catalog.ts';
import { app, folderOf, foyer, page } from '../../commands/fixture/recorded.ts';
import { readConfiguration } from '../../explain/choose-event.ts';
import { elsewhere } from '../look.ts';
import { planConfiguration, planRoutes } from '../plan-configuration.ts';
import { columnsOf, stateNow, wordsNow } from './route-table.ts';

const catalog = await loadCatalog();
const allow = (Name: string, Identifier: string, ...Requirements: [string, string[]][]): object => ({
  Name,
  Type: 'Page',
  Identifier,
  Effect: 'Allow',
  Requirements: Requirements.map(([PrincipalField, Values]) => ({ PrincipalField, Values })),
});
const heading = { id: 'a', name: 'structure/heading', props: { text: 'A' } };
const congress = (policies: object[] = [], more: Record<string, object> = {}): string =>
  folderOf({
    'society/congress/app.json': { ...app('Congress'), defaults: { disableAuthForPages: ['Open'] } },
    'society/congress/pages/Open.json': page('Open', [heading]),
    'society/congress/pages/Members.json': page('Members', [heading]),
    'society/congress/pages/Press.json': page('Press', [heading]),
    'society/congress/access.json': { schemaVersion: 1, policies },
    ...more,
  });
const members = allow('members', 'Members', ['SocietyMemberType', ['Fellow']], ['TimeAccess', ['2027-05-03T12:00', '']]);
const asked = { page: ['Open', 'Members', 'Press'], languages: ['en-GB'] };
const tableOf = async (folder: string, more: object = {}) => planRoutes(await readConfiguration(folder), { ...asked, ...more }, 0);
const planOf = async (folder: string) => planConfiguration(await readConfiguration(folder), asked, { catalog, build: 'b', now: 0 });

test('a cell has every answer over time with guard and reason, and knows which one is now', async () => {
  const { routes } = await tableOf(congress([members]));
  expect(routes.map((row) => [row.page, row.at])).toEqual([
    ['Open', '2027-05-03T12:00:00.000Z'],
    ['Members', '2027-05-03T12:00:00.000Z'],
    ['Press', '2027-05-03T12:00:00.000Z'],
  ]);
  const cell = routes[1]!.cells.find(({ person, containers }) => person === 'member Fellow' && containers.includes('browser'))!;
  expect(cell.containers).toEqual(['browser', 'app']);
  expect(cell.states.map(({ from, opens, guard, to }) => [from, opens, guard, to])).toEqual([
    [null, false, 'holding', 'HoldingPage'],
    ['2027-05-02T22:00:00.000Z', false, 'access', 'NoaccessPage'],
    ['2027-05-03T10:00:00.000Z', true, '', ''],
    ['2027-05-05T22:00:00.000Z', false, 'holding', 'HoldingPage'],
  ]);
  expect(stateNow(cell).opens).toBe(true);
  expect(wordsNow(routes[1]!, 'visitor').map(({ containers, words }) => [containers, words])).toEqual([
    ['', 'sign-in: the page needs sign-in'],
  ]);
  expect(wordsNow(routes[1]!, 'attendee').map(({ containers, words }) => [containers, words])).toEqual([
    ['browser, app', 'access: a ticket with the society member type “Fellow”'],
    ['terminal', 'withheld: the server sends this page to nobody whom its policies refuse, in whatever container'],
  ]);
});

test('people who meet the same on every page share a column', async () => {
  const { routes } = await tableOf(congress([members]));
  expect(columnsOf(routes)).toEqual([['visitor'], ['signed-in'], ['attendee'], ['super-user'], ['member Fellow']]);
});

test('a denial is rendered as it ends, once for all pages that share it; the rest as it is shown', async () => {
  const { planned } = await planOf(congress([members]));
  const browser = planned.filter(({ container }) => container === 'browser');
  const denied = browser.flatMap((one) => (one.denied ? [{ ...one.denied, shown: one.shown, person: one.person }] : []));
  expect(denied.map(({ guard, to, pages, shown }) => [guard, to, pages.join(' '), shown])).toEqual([
    ['holding', 'HoldingPage', 'Open Members Press', 0],
    ['holding', 'HoldingPage', 'Open Members Press', 0],
    ['sign-in', 'LoginPage', 'Members Press', 0],
    ['ticket-sync', 'NoaccessPage', 'Members Press', 0],
    // Before noon a member type is missing and it is too early; afterwards only the type.
    ['access', 'NoaccessPage', 'Members', 0],
    ['access', 'NoaccessPage', 'Members', 0],
  ]);
  const shown = browser.filter((one) => one.denied === null);
  expect(shown.map((one) => one.page)).toEqual(['Open', 'Members', 'Press']);
  // Where the browser has to end, by the rules.
  expect([...new Set(browser.map((one) => `${one.denied?.to ?? one.page} ${one.end}`))]).toEqual([
    'Open /society/congress/en-GB/page/Open',
    'HoldingPage /holding/society/congress/en-GB',
    'LoginPage /login/society/congress/en-GB',
    'NoaccessPage /noaccess/society/congress/en-GB',
    'Members /society/congress/en-GB/page/Members',
    'Press /society/congress/en-GB/page/Press',
  ]);
  // Members: of the four built-in people only the super user may open it.
  expect(shown[1]!.behind.map(({ person }) => person)).toEqual(['super-user']);
  expect(shown[1]!.address).toContain('as=super-user');
  const all = browser.reduce((sum, { combinations }) => sum + combinations, 0);
  // At the noon of the first day, and on each side of the event's beginning and end; of Members also on each side of its window's.
  expect(all, 'nobody is lost: four people at five instants of three pages, and two more of one').toBe(4 * (5 * 3 + 2));
});

test('a browser that ends elsewhere than the rules say is a finding; query and spelling do not matter', () => {
  expect(elsewhere('http://127.0.0.1:1/login/a/b/en-GB?preview=attendee', '/login/a/b/en-GB')).toEqual([]);
  expect(elsewhere('http://127.0.0.1:1/a/b/en-GB/page/%C3%84', '/a/b/en-GB/page/Ä')).toEqual([]);
  expect(elsewhere('http://127.0.0.1:1/live/a/b/en-GB', '/login/a/b/en-GB')).toEqual([
    { kind: 'route', message: 'the page ended on /live/a/b/en-GB, by the rules it ends on /login/a/b/en-GB', place: '' },
  ]);
});

test('a key changes when what is said changes, and else stays', async () => {
  const keys = async (folder: string) => (await planOf(folder)).planned.map(({ key }) => key);
  const before = await keys(congress([members]));
  expect(await keys(congress([members]))).toEqual(before);
  expect(new Set(before).size).toBe(before.length);
  const others = await keys(congress([allow('members', 'Members', ['SocietyMemberType', ['Senior']])]));
  expect(others.filter((key) => before.includes(key))).toEqual([]);
});

test('--table prints it without a browser: as text, as Markdown whose cells cannot break it, as JSON', async () => {
  const folder = congress([allow('press', 'Press', ['EventTicketNameValid', ['A|B <i>']])]);
  const text = await foyer('matrix', folder, '--page', 'Open', 'Press', '--table');
  expect([text.code, text.err]).toEqual([0, []]);
  expect(text.out.slice(0, 5)).toEqual([
    'society/congress',
    '  Open · Mon 2027-05-03 14:00 +02:00',
    '    ✓ shown: everybody',
    '  Press · Mon 2027-05-03 14:00 +02:00',
    '    ✗ sign-in: the page needs sign-in: visitor',
  ]);
  const markdown = (await foyer('matrix', folder, '--page', 'Open', 'Press', '--table', 'markdown')).out;
  expect(markdown.slice(2, 5)).toEqual([
    String.raw`| Page | visitor | signed-in | attendee | super-user<br>ticket A\|B \<i\> |`,
    '| --- | --- | --- | --- | --- |',
    '| Open | shown | shown | shown | shown |',
  ]);
  const json = await foyer('matrix', folder, '--page', 'Press', '--table', 'json');
  expect(JSON.parse(json.out.join('\n'))).toEqual([expect.objectContaining({ event: 'society/congress', page: 'Press' })]);
});

test('a page whose parameter nobody knows values for is in the table; one that is not there is a wrong call', async () => {
  const { routes } = await tableOf(congress(), { page: ['ProfilePage'] });
  expect(routes.map(({ page: name, variant }) => [name, variant])).toEqual([['ProfilePage', '']]);
  const wrong = await foyer('matrix', congress(), '--page', 'Opem', '--table');
  expect([wrong.code, wrong.err.join()]).toEqual([2, expect.stringContaining('did you mean Open?')]);
});
