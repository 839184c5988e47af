// A folder whose configuration is one object, as the interface has always answered it: it is an event, it is checked, and it is what its parts would be.
import { expect, test } from 'vitest';
import { said } from '../../checks/checked.fixture.ts';
import { readEvent } from '../event.ts';
import { validateFiles } from '../../../server/validate.ts';
import { modelChecks } from '../../../server/published/model-checks.ts';
import { eventFolders, filesOfEvent } from './configuration-files.ts';
import { filesToRows } from './files-to-rows.ts';

const whole = {
  event: { name: 'Harbour Days', timeZone: 'Europe/Berlin', languages: ['en-GB'] },
  hideTicker: true,
  menu: { menuItems: [{ name: 'Search', url: 'page:PagSearchPage' }] },
  grids: [{ id: 'main', components: [{ id: 'hello', name: 'structure/heading', props: { text: 'Hello' } }] }],
};
const folder = { instance: 'society', event: 'old' };
const filesWith = (value: unknown, more: Readonly<Record<string, unknown>> = {}) =>
  Object.entries({ 'config_json.json': value, ...more }).map(([name, content]) => ({
    path: `society/old/${name}`,
    text: JSON.stringify(content, undefined, 1),
  }));

test('such a folder is an event, once, with app, header and home page', () => {
  expect(eventFolders(filesWith(whole, { 'app.json': {} }))).toEqual([folder]);
  const { documents, raw, findings } = readEvent(filesToRows(filesWith(whole), folder).rows, modelChecks());
  expect(findings).toEqual([]);
  expect(documents['app']).toMatchObject({ hideTicker: true, event: { name: 'Harbour Days' } });
  expect(documents['header']).toMatchObject({ menu: whole.menu });
  expect(raw.get('pages/HomePage')?.value).toMatchObject({ layers: { page: { grids: [{ placements: [{ id: 'hello' }] }] } } });
});

test('a document in a file of its own precedes the object, whatever the order of files', () => {
  for (const files of [
    filesWith(whole, { 'app.json': { schemaVersion: 1, hideTicker: false } }),
    filesWith(whole, { 'app.json': { schemaVersion: 1, hideTicker: false } }).toReversed(),
  ]) {
    expect(filesOfEvent(files, folder)[0]!.path).toBe('society/old/config_json.json');
    expect(readEvent(filesToRows(files, folder).rows, modelChecks()).documents['app']).toMatchObject({ hideTicker: false });
  }
});

test('it is checked like its parts, at the lines where they are written', async () => {
  const faulty = {
    ...whole,
    hideTickr: true,
    menu: { menuItems: [{ name: 'Search', url: 'page:PagSerchPage' }] },
    grids: [{ id: 'main', components: [{ id: 'hello', name: 'structure/headign', props: { text: 'Hello' }, draft: 1 }] }],
  };
  const { findings } = await validateFiles(filesWith(faulty));
  expect(findings.filter(({ severity }) => severity !== 'info').map(({ code, pointer, line }) => `${code} ${pointer} ${line > 1}`)).toEqual(
    ['unknown-page /menu/menuItems/0/url true', 'wrong-type /grids/0/components/0/draft true', 'unknown-key /hideTickr true'],
  );
  expect((await validateFiles(filesWith(whole))).summary).toMatchObject({ errors: 0, warnings: 0, events: 1 });
});

test('nothing of the older form is reported twice when there is an app document', async () => {
  expect(await said({ 'config_json.json': { hideTickr: true } })).toEqual([
    'warning unknown-key config_json.json/hideTickr app has no key hideTickr; it is kept (hideTicker) fix',
  ]);
});
