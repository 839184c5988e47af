// From rows to documents: inheritance by document and by key, provenance, visibility, texts.
import { expect, test } from 'vitest';
import { eventFolders, fileRole } from './adapters/configuration-files.ts';
import { readEvent } from './event.ts';
import { checks, folder, eventOf, page } from './model.fixture.ts';

test('files have roles by their names, and an event is a folder with an app.json', () => {
  expect(fileRole('texts/programme.de-DE.json')).toEqual({ role: 'texts', set: 'programme', language: 'de-DE' });
  expect(fileRole('pages/Deep/Page.json')).toBeUndefined();
  expect(fileRole('app.txt')).toBeUndefined();
  const paths = ['society/congress/app.json', 'society/app.json', 'society/pages/app.json', 'other/x/app.json'];
  expect(eventFolders(paths.map((path) => ({ path, text: '' })))).toEqual([{ instance: 'other', event: 'x' }, folder]);
});

test('an event overrides its instance key by key, and the deciding file is known', () => {
  const event = eventOf({
    'society/app.json': { schemaVersion: 1, headerTimeEnabled: true, event: { name: 'Instance' } },
    'society/congress/app.json': { schemaVersion: 1, event: { name: 'Congress' } },
  });
  expect(event.findings).toEqual([]);
  expect(event.documents['app']).toMatchObject({ headerTimeEnabled: true, event: { name: 'Congress', timeZone: 'UTC' } });
  expect(event.raw.get('app')!.sources['headerTimeEnabled']).toEqual({ file: 'society/app.json', pointer: '/headerTimeEnabled' });
  expect(event.raw.get('app')!.sources['event']?.file).toBe('society/congress/app.json');
});

test('a key that does not fit has its default, its neighbours stay, and the finding names the file', () => {
  const event = eventOf({
    'society/congress/app.json': { schemaVersion: 1, headerTimeEnabled: 'yes', headerInitialsEnabled: true, event: { name: 'Congress' } },
  });
  expect(event.documents['app']).toMatchObject({ headerTimeEnabled: false, headerInitialsEnabled: true, event: { name: 'Congress' } });
  expect(event.findings).toMatchObject([
    { code: 'wrong-type', severity: 'error', file: 'society/congress/app.json', pointer: '/headerTimeEnabled' },
  ]);
});

test.each(['', 'null', '[1]', '5', '{"a":', '<html>'])('a document that is %j counts as empty and is a finding', (text) => {
  const event = eventOf({ 'society/congress/app.json': text, 'society/congress/header.json': { schemaVersion: 1, background: '#112233' } });
  expect(event.findings.map(({ file, severity }) => [file, severity])).toEqual([['society/congress/app.json', 'error']]);
  expect(event.documents['header']).toMatchObject({ background: '#112233' });
  expect(event.documents['app']).toMatchObject({ headerTimeEnabled: false });
});

test('half a surrogate pair becomes U+FFFD, as on the page; whole characters stay', () => {
  const event = eventOf({ 'society/congress/app.json': '{"schemaVersion":1,"event":{"name":"a\\ud83d b \\ud83d\\ude00 c\\\\ud83d"}}' });
  expect(event.documents['app']).toMatchObject({ event: { name: 'a\ufffd b \u{1f600} c\\ud83d' } });
});

test('the older form, one row with everything, becomes app, header and home page', () => {
  const { raw } = readEvent(
    [
      {
        setname: 'config_json',
        resourcename: 'config_json',
        resourcevalue: JSON.stringify({
          grids: [{ components: [{ name: 'structure/heading' }] }],
          menu: { menuItems: [] },
          hideTicker: true,
        }),
      },
    ],
    checks,
  );
  expect([...raw.keys()].sort()).toEqual(['app', 'header', 'pages/HomePage']);
  expect(raw.get('app')!.value['hideTicker']).toBe(true);
});

test('a byte order mark before the value of a row is taken off: document, visibility and text are read', () => {
  const row = (setname: string, resourcename: string, value: string) => ({ setname, resourcename, resourcevalue: `\uFEFF${value}` });
  const event = readEvent(
    [
      row('config_json', 'app', '{"schemaVersion":1,"hideTicker":true}'),
      row('pageComponentVisibility', 'a', '{"visible":false}'),
      row('home', 'title', 'Welcome'),
    ],
    checks,
  );
  expect(event.findings).toEqual([]);
  expect(event.raw.get('app')!.value['hideTicker']).toBe(true);
  expect(event.visibility.page!.get('a')).toMatchObject({ visible: false });
  expect(event.texts.get('home.title')).toEqual({ text: 'Welcome', language: '' });
});

test('layer visibility: switches, windows, and an unreadable entry that stays closed', () => {
  const event = eventOf({
    'society/congress/visibility/page.json': {
      layer: 'page',
      components: { a: false, b: { endTime: '2027-05-04' }, c: { visible: 'no' }, 'media/video': true },
    },
  });
  const entries = event.visibility.page!;
  expect([...entries].map(([key, { visible, endTime }]) => [key, visible, endTime])).toEqual([
    ['a', false, null],
    ['b', true, '2027-05-04'],
    ['c', false, null],
    ['media/video', true, null],
  ]);
  expect(event.findings.map(({ pointer }) => pointer)).toEqual(['/components/c/visible']);
});

test('texts by set and key; what is no text is left out', () => {
  const event = eventOf({
    'society/congress/texts/home.en-GB.json': {
      texts: { opening: 'Opening', seats_one: '{{count}} seat', odd: '{not json', seats: { one: 'x' } },
    },
  });
  expect([...event.texts]).toEqual([
    ['home.opening', { text: 'Opening', language: 'en-GB' }],
    ['home.seats_one', { text: '{{count}} seat', language: 'en-GB' }],
    ['home.odd', { text: '{not json', language: 'en-GB' }],
  ]);
});

const rule = (Name: string) => ({ Name, Type: 'Page', Identifier: 'LivePage', Effect: 'Deny' });
const accessOf = (instance: unknown, event: unknown) => eventOf({ 'society/access.json': instance, 'society/congress/access.json': event });

test('groups of policies: an event adds to those of its instance, and replaces one of the same id', () => {
  const event = accessOf(
    { schemaVersion: 1, policies: [rule('of the instance')], groups: { industry: [rule('a')], press: [rule('b')] } },
    { schemaVersion: 1, policies: [rule('own')], groupIds: ['industry'], groups: { press: [rule('c'), rule('d')], staff: [rule('e')] } },
  );
  const { groups, policies } = event.raw.get('access')!.value as {
    groups: Record<string, { Name: string }[]>;
    policies: { Name: string }[];
  };
  const names = Object.fromEntries(Object.entries(groups).map(([id, group]) => [id, group.map(({ Name }) => Name)]));
  expect(names).toEqual({ industry: ['a'], press: ['c', 'd'], staff: ['e'] });
  // Only groups are laid together: every other key of the event replaces the one of its instance.
  expect(policies.map(({ Name }) => Name)).toEqual(['own']);
  expect(event.findings).toEqual([]);
});

test('groups of one document alone stay, and only those of the access document are laid together', () => {
  const groups = { industry: [rule('a')] };
  expect(accessOf({ schemaVersion: 1, groups }, { schemaVersion: 1, groupIds: ['industry'] }).raw.get('access')!.value).toMatchObject({
    groups,
  });
  expect(accessOf({ schemaVersion: 1 }, { schemaVersion: 1, groups }).raw.get('access')!.value['groups']).toEqual(groups);
  const { raw } = eventOf({
    'society/app.json': { schemaVersion: 1, groups: { a: 1 } },
    'society/congress/app.json': { schemaVersion: 1, groups: { b: 2 } },
  });
  expect(raw.get('app')!.value['groups']).toEqual({ b: 2 });
});

test('groups that are no groups are not merged: what the event writes is kept, and nothing of the instance hides it', () => {
  const ofInstance = { schemaVersion: 1, groups: { industry: [rule('a')] } };
  for (const groups of [[rule('b')], null, 'industry', 5])
    expect(accessOf(ofInstance, { schemaVersion: 1, groups }).raw.get('access')!.value['groups']).toEqual(groups);
  for (const groups of [[rule('b')], 'industry'])
    expect(accessOf({ schemaVersion: 1, groups }, ofInstance).raw.get('access')!.value['groups']).toEqual(ofInstance.groups);
});

test.each(['', 'null', '[1]', '{"policies":', '<html>'])('an access document that is %j is not the same as none', (text) => {
  const good = { schemaVersion: 1, policies: [rule('good')] };
  expect([...accessOf(good, good).unreadable]).toEqual([]);
  expect([...eventOf({ 'society/congress/app.json': { schemaVersion: 1 } }).unreadable]).toEqual([]);
  // The event's own, and the instance's alike: what lies above or below it does not make it whole.
  expect([...accessOf(good, text).unreadable]).toEqual(['access']);
  expect([...accessOf(text, good).unreadable]).toEqual(['access']);
  expect(accessOf(text, text).raw.has('access')).toBe(false);
});

test('what cannot be read is known by the name of its document', () => {
  const { unreadable } = eventOf({
    'society/congress/pages/HomePage.json': '{',
    'society/congress/pages/Venue.json': page([]),
    'society/app.json': '5',
  });
  expect([...unreadable].sort()).toEqual(['app', 'pages/HomePage']);
});

test('a document of a newer version is shown as well as possible, and the organiser gets a finding', () => {
  const event = eventOf({ 'society/congress/app.json': { schemaVersion: 99, headerTimeEnabled: true } });
  expect(event.documents['app']).toMatchObject({ headerTimeEnabled: true });
  expect(event.findings).toMatchObject([
    { code: 'newer-version', severity: 'warning', file: 'society/congress/app.json', pointer: '/schemaVersion' },
  ]);
});
