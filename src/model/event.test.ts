// From rows to documents: inheritance by document and by key, provenance, visibility, texts.
import { expect, test } from 'vitest';
import { eventFolders, fileRole } from './adapters/configuration-files.ts';
import { readEvent } from './event.ts';
import { checks, folder, eventOf } from './model.fixture.ts';

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

test('texts by set and key, with plural forms', () => {
  const event = eventOf({
    'society/congress/texts/home.en-GB.json': {
      texts: { opening: 'Opening', seats: { one: '{count} seat', other: '{count} seats' }, odd: '{not json' },
    },
  });
  expect([...event.texts]).toEqual([
    ['home.opening', 'Opening'],
    ['home.seats', { one: '{count} seat', other: '{count} seats' }],
    ['home.odd', '{not json'],
  ]);
});
