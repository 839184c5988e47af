// Lints of policies: each reported at its place, with a suggestion, and only where it is certain.
import { expect, test } from 'vitest';
import { validateFiles } from '../../server/validate.ts';
import { checked, heading, home } from './checked.fixture.ts';
import { exampleEvent } from './codes/example.ts';

const asks = (PrincipalField: string, ...Values: string[]) => ({ PrincipalField, Values });
const paid = asks('EventTicketPaid', 'true');
const valid = (...names: string[]) => asks('EventTicketNameValid', ...names);
const time = (...bounds: string[]) => asks('TimeAccess', ...bounds);
let made = 0;
const rule = (Effect: string, Requirements: object[], more: object = {}): object => ({
  Name: `policy-${(made += 1)}`,
  Type: 'Page',
  Identifier: 'HomePage',
  Effect,
  Requirements,
  ...more,
});
const allow = (Requirements: object[], more?: object) => rule('Allow', Requirements, more);
const deny = (Requirements: object[], more?: object) => rule('Deny', Requirements, more);
const lint = async (content: object, more: Readonly<Record<string, unknown>> = {}): Promise<string[]> =>
  (await checked({ ...more, 'access.json': { schemaVersion: 1, ...content } })).filter((line) =>
    /polic|deny|allow|matrix|target|window|time/.test(line),
  );
const policies = (...list: object[]) => lint({ policies: list });
const ANY = { ConditionType: 'Any' };

test('policies in order are silent', async () => {
  expect(
    await policies(
      allow([paid], { Identifier: ['HomePage', 'PagSearchPage'] }),
      allow([valid('VIP')]),
      deny([valid('Press'), time('2027-05-03', '2027-05-03T12:00')]),
      allow([paid], { Type: 'Url', Identifier: '/home/society/congress/en-GB' }),
      allow([paid], { Identifier: 'ContentPage' }),
    ),
  ).toEqual([]);
});

test.each([
  [{ Identifier: ['HomePage', 'Homepage'] }, ['unknown-policy-target /policies/0/Identifier/1']],
  [{ Type: 'Url', Identifier: 'https://congress.example.org/live' }, ['unknown-policy-target /policies/0/Identifier']],
  [{ Type: 'Url', Identifier: '/live/society/congress/en-GB' }, []],
  [{ Type: 'Url', Identifier: '/society/congress/en-GB/session/s-1' }, []],
  [{ Type: 'Url', Identifier: '/society/congress/en-GB/session' }, ['unknown-policy-target /policies/0/Identifier']],
  [{ Type: 'Url', Identifier: '/society/congress/en-GB/page/Nowhere' }, ['unknown-policy-target /policies/0/Identifier']],
  [{ Type: 'Url', Identifier: '/live/society/other/en-GB' }, ['unknown-policy-target /policies/0/Identifier']],
  [{ Type: 'Url', Identifier: '/live/society/congress/en-GB?roomid=7' }, ['unknown-policy-target /policies/0/Identifier']],
  [{ Type: 'Session', Identifier: 's-1' }, ['unknown-policy-target /policies/0/Identifier']],
  [{ Type: 'Key', Identifier: 'lounge' }, ['policy-key-unused /policies/0/Identifier']],
  [{ Identifier: 'LoginPage' }, ['policy-without-effect /policies/0/Identifier']],
])('%j', async (more, expected) => {
  expect(await policies(allow([paid], more))).toEqual(expected);
});

test('sessions are looked up in the programme, keys on the placements, open pages in the app document', async () => {
  const rows = [{ Id: 's-1', Name: 'Opening', SessionType: 'Plenary' }];
  const data = { 'data/sessions.json': { schemaVersion: 1, rows } };
  const session = { Type: 'SessionRecording', Identifier: ['s-1', 's-2'] };
  expect(await lint({ policies: [allow([paid], session)] }, data)).toEqual(['unknown-policy-target /policies/0/Identifier/1']);
  const asked = { Type: 'Key', Identifier: 'lounge' };
  expect(await lint({ policies: [allow([paid], asked)] }, home([heading({ access: 'lounge' })]))).toEqual([]);
  const app = { 'app.json': { schemaVersion: 1, event: exampleEvent, openPages: ['HomePage'] } };
  expect(await lint({ policies: [allow([paid])] }, app)).toEqual(['policy-without-effect /policies/0/Identifier']);
});

const VALUE = '/policies/0/Requirements/0/Values';
test.each([
  [time('2027-05-03'), [`policy-values ${VALUE}`]],
  [time(), [`policy-values ${VALUE}`, 'target-unreachable /policies/0/Identifier']],
  [time('', ''), [`policy-values ${VALUE}`]],
  [time('2027-05-04', '2027-05-03'), ['target-unreachable /policies/0/Identifier', `window-reversed ${VALUE}/1`]],
  [time('soon', ''), ['target-unreachable /policies/0/Identifier', `time-unreadable ${VALUE}/0`]],
  [time('2026-05-03', '2026-05-05'), [`window-outside-event ${VALUE}/1`]],
  [time('2027-05-06', '2027-06-30'), []],
  [asks('Hcp', 'false'), [`policy-values ${VALUE}/0`, 'target-unreachable /policies/0/Identifier']],
  [asks('Hcp'), [`policy-values ${VALUE}`, 'target-unreachable /policies/0/Identifier']],
  [valid(), [`policy-values ${VALUE}`, 'target-unreachable /policies/0/Identifier']],
  [valid('VIP', ' '), [`policy-values ${VALUE}/1`]],
  [valid('VIP '), [`policy-values ${VALUE}/0`]],
])('values: %j', async (requirement, expected) => {
  expect((await policies(allow([requirement]))).toSorted()).toEqual(expected);
});

test('what cannot be read is an error, what is only never met a warning', async () => {
  const severities = async (requirement: object): Promise<string[]> => {
    const files = {
      'app.json': { schemaVersion: 1, event: exampleEvent },
      'access.json': { schemaVersion: 1, policies: [allow([requirement])] },
    };
    const { findings } = await validateFiles(
      Object.entries(files).map(([path, content]) => ({ path: `society/congress/${path}`, text: JSON.stringify(content) })),
    );
    return findings.filter(({ code }) => code === 'policy-values').map(({ severity }) => severity);
  };
  expect(await severities(time('2027-05-03', '2027-05-04', '2027-05-05'))).toEqual(['error']);
  expect(await severities(asks('UserLoggedIn', 'yes'))).toEqual(['error']);
  expect(await severities(valid())).toEqual(['warning']);
});

test.each([
  ['nothing asked', [allow([])], ['policy-without-requirements /policies/0']],
  ['one of nothing', [allow([], ANY)], ['policy-without-requirements /policies/0', 'target-unreachable /policies/0/Identifier']],
  ['a Deny of nothing', [deny([])], ['deny-matches-everyone /policies/0']],
  [
    'a Deny with one that everybody meets',
    [deny([valid('VIP'), time('', '')], ANY)],
    ['deny-matches-everyone /policies/0', 'policy-values /policies/0/Requirements/1/Values'],
  ],
  ['a Deny of the signed-in does not catch visitors', [deny([asks('UserLoggedIn', 'true')])], []],
  [
    'windows apart',
    [allow([paid]), allow([time('', '2027-05-03'), time('2027-05-04', '')])],
    ['policy-never-holds /policies/1/Requirements/1'],
  ],
  ['windows apart, one is enough', [allow([paid]), allow([time('', '2027-05-03'), time('2027-05-04', '')], ANY)], []],
  ['the same twice: the first counts', [allow([paid]), allow([paid])], ['policy-shadowed /policies/1']],
  ['a weaker one later', [allow([paid, valid('VIP')]), allow([paid])], ['policy-shadowed /policies/0']],
  ['fewer names', [allow([valid('VIP')]), allow([valid('VIP', 'Press')])], ['policy-shadowed /policies/0']],
  ['another thing', [allow([paid, valid('VIP')]), allow([paid], { Identifier: 'PagSearchPage' })], []],
  ['a named paid ticket is a paid ticket', [allow([paid]), allow([asks('EventTicketNamePaid', 'VIP')])], ['policy-shadowed /policies/1']],
  ['a valid ticket need not be paid', [allow([paid]), allow([valid('VIP')])], []],
  [
    'every ticket belongs to somebody signed in',
    [allow([asks('UserLoggedIn', 'true')]), allow([valid('VIP')])],
    ['policy-shadowed /policies/1'],
  ],
  ['time is for everybody', [allow([asks('UserLoggedIn', 'true')]), allow([time('2027-05-03', '')])], []],
  [
    'an hour of a day',
    [allow([time('2027-05-03', '2027-05-03')]), allow([time('2027-05-03T09:00', '2027-05-03T10:00')])],
    ['policy-shadowed /policies/1'],
  ],
  ['one of two', [allow([paid, valid('VIP')], ANY), allow([valid('VIP')])], ['policy-shadowed /policies/1']],
  ['a Deny beside a wider one', [deny([valid('VIP')]), deny([valid('VIP'), paid])], ['policy-shadowed /policies/1']],
  [
    'an Allow that is always denied',
    [allow([paid]), allow([valid('VIP')]), deny([valid('VIP', 'Press')])],
    ['allow-unreachable /policies/1'],
  ],
  ['an Allow that is denied for a while', [allow([valid('VIP')]), deny([valid('VIP'), time('', '2027-05-03')])], []],
  [
    'nobody',
    [allow([valid('VIP')]), deny([asks('UserLoggedIn', 'true')])],
    ['allow-unreachable /policies/0', 'target-unreachable /policies/0/Identifier'],
  ],
] as const)('together: %s', async (_, list, expected) => {
  expect((await policies(...list)).toSorted()).toEqual(expected);
});

test('a policy that does not fit is reported alone, with a suggestion', async () => {
  const list = [{ ...allow([asks('EventTicketPayed', 'true')]), Effect: 'Alow', ConditonType: 'Any' }, deny([])];
  const content = JSON.stringify({ schemaVersion: 1, policies: list }, undefined, 1);
  const { findings } = await validateFiles([
    { path: 'society/congress/app.json', text: JSON.stringify({ schemaVersion: 1, event: exampleEvent }) },
    { path: 'society/congress/access.json', text: content },
  ]);
  expect(findings.map(({ code, severity, pointer, suggestion }) => [code, severity, pointer, suggestion])).toEqual([
    ['not-allowed', 'error', '/policies/0/Effect', 'Allow'],
    ['not-allowed', 'error', '/policies/0/Requirements/0/PrincipalField', 'EventTicketPaid'],
    ['unknown-key', 'error', '/policies/0/ConditonType', 'ConditionType'],
  ]);
  expect(findings.every(({ line, fix }) => line > 1 && !fix)).toBe(true);
});

test('groups: unknown, unused, and policies that meet in them', async () => {
  const groups = { industry: [allow([paid])], spare: [allow([paid], { Identifier: 'Nowhere' })] };
  expect(await lint({ groupIds: ['industry', 'industri'], groups })).toEqual([
    'unknown-policy-group /groupIds/1',
    'unused-policy-group /groups/spare',
    'unknown-policy-target /groups/spare/0/Identifier',
  ]);
  expect(await lint({ policies: [allow([paid])], groupIds: ['industry'], groups: { industry: [allow([paid])] } })).toEqual([
    'policy-shadowed /groups/industry/0',
  ]);
});

test('the matrix of the app: what holds in both is reported where it is true of both', async () => {
  const groups = { industry: [allow([valid('VIP')], { Identifier: ['HomePage', 'PagSearchPage'] })] };
  const site = {
    policies: [deny([valid('VIP')], { Identifier: ['HomePage', 'PagSearchPage'] }), allow([paid])],
    groupIds: ['industry'],
    groups,
  };
  const inSite = ['allow-unreachable /groups/industry/0', 'target-unreachable /groups/industry/0/Identifier/1'];
  expect(await lint(site)).toEqual(inSite);
  expect(await lint({ ...site, appAccessMatrixActive: true, appAccessMatrix: { groupIds: ['industry'] } })).toEqual([]);
  expect(await lint({ ...site, appAccessMatrixActive: true, appAccessMatrix: { policies: [allow([paid])] } })).toEqual(inSite);
  expect(await lint({ policies: [allow([paid])], appAccessMatrixActive: true })).toEqual(['app-matrix-empty /appAccessMatrixActive']);
  expect(await lint({ appAccessMatrix: { policies: [allow([paid])] } })).toEqual(['app-matrix-unused /appAccessMatrix']);
  expect(await lint({ appAccessMatrixActive: true })).toEqual([]);
});
