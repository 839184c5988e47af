// Publishing a folder: every event that has no error, its neighbours untouched by one that has.
import { afterEach, beforeEach, expect, test } from 'vitest';
import { congressFolder, NOW, temporaryFolder } from '../fixture/test-app.ts';
import { finding } from '../../src/model/finding.ts';
import { publishFolder, type Validate } from './publish-folder.ts';
import { folderLimits, readFolder } from './read-folder.ts';
import { openStore, type Store } from './store.ts';

let folder: ReturnType<typeof temporaryFolder>;
let data: ReturnType<typeof temporaryFolder>;
let store: Store;
beforeEach(async () => {
  folder = congressFolder();
  data = temporaryFolder();
  store = await openStore({ folder: data.path });
});
afterEach(async () => {
  await store.close();
  folder.remove();
  data.remove();
});

const publish = (validate: Validate = () => []) => publishFolder({ store, folder: folder.path, validate, now: NOW });
const errorIn =
  (file: string): Validate =>
  () => [finding('wrong', 'error', { file, pointer: '' }, 'wrong')];
const outcomes = ({ events }: Awaited<ReturnType<typeof publish>>) => events.map(({ event, outcome }) => `${event} ${outcome}`);

test('both events, their domains, and assets of instance and event', async () => {
  const outcome = await publish();
  expect(outcomes(outcome)).toEqual(['heart27 published', 'rival27 published']);
  expect(outcome.findings).toEqual([]);
  const [heart] = await store.events();
  expect(await store.asset(heart!.id, 1, 'society.svg')).toBeDefined();
  expect(await store.asset(heart!.id, 1, 'logo.svg')).toBeDefined();
  expect(await store.domains()).toEqual([
    { hostname: 'heart.example.org', instance: 'demo', defaultEvent: 'heart27', defaultLanguage: 'de-DE' },
    { hostname: '*.rival.example.org', instance: 'rival', defaultEvent: 'rival27', defaultLanguage: 'en-GB' },
  ]);
});

test('again: unchanged; after a change of one event: only that one', async () => {
  await publish();
  expect(outcomes(await publish())).toEqual(['heart27 unchanged', 'rival27 unchanged']);
  folder.write('demo/heart27/texts/home.en-GB.json', '{"texts":{"subtitle":"New"}}');
  expect(outcomes(await publish())).toEqual(['heart27 published', 'rival27 unchanged']);
});

test.each([
  ['demo/heart27/data/rooms.json', ['heart27 refused', 'rival27 published']],
  ['demo/footer-model.json', ['heart27 refused', 'rival27 published']],
  ['rival/rival27/app.json', ['heart27 published', 'rival27 refused']],
  ['domains.json', ['heart27 published', 'rival27 published']],
])('an error in %s holds back only what it concerns', async (file, expected) => {
  const outcome = await publish(errorIn(file));
  expect(outcomes(outcome)).toEqual(expected);
  expect(outcome.findings.map((found) => found.file)).toEqual([file]);
  expect(await store.domains()).toHaveLength(file === 'domains.json' ? 0 : 2);
});

test('a warning does not prevent publishing', async () => {
  expect(outcomes(await publish(() => [finding('odd', 'warning', { file: 'demo/heart27/app.json', pointer: '' }, 'odd')]))).toEqual([
    'heart27 published',
    'rival27 published',
  ]);
});

test('a refused event keeps its last published version', async () => {
  await publish();
  folder.write('demo/heart27/app.json', '{');
  await publish(errorIn('demo/heart27/app.json'));
  expect((await store.events()).map(({ shortName, version }) => [shortName, version])).toEqual([
    ['heart27', 1],
    ['rival27', 1],
  ]);
});

test('a short name may be that of an event of another instance', async () => {
  await publish();
  folder.write('zeta/Heart27/app.json', '{}');
  expect(outcomes(await publish())).toEqual(['heart27 unchanged', 'rival27 unchanged', 'Heart27 published']);
});

test('a name no address can have is a finding at its folder', async () => {
  folder.write('api/heart27/app.json', '{}');
  const outcome = await publish();
  expect(outcomes(outcome)).toContain('heart27 refused');
  expect(outcome.findings).toMatchObject([{ file: 'api/heart27/app.json', code: 'unusable-name', severity: 'error' }]);
});

test.each(['{', '{"domains":[{"hostname":"UPPER case"}]}'])('domains that cannot be read stay as they are: %s', async (text) => {
  await publish();
  folder.write('domains.json', text);
  expect((await publish()).findings).toMatchObject([{ file: 'domains.json', code: 'unreadable-domains' }]);
  expect(await store.domains()).toHaveLength(2);
});

test('a refused file of the folder prevents publishing its event', async () => {
  folder.write('demo/heart27/assets/bad:name.svg', '<svg/>');
  expect(outcomes(await publish())).toEqual(['heart27 refused', 'rival27 published']);
});

test('of a folder beyond its limits nothing is published: what is left out may be part of any event', async () => {
  folder.write('rival/rival27/texts/home.en-GB.json', '{"texts":{"title":"Rival"}}');
  const limited = (files: number) =>
    publishFolder({ store, folder: folder.path, limits: { ...folderLimits, files }, validate: () => [], now: NOW });
  // Everything of heart27 is read, the last file of rival27 is not.
  const all = (await readFolder(folder.path)).files.length + (await readFolder(folder.path)).assets.length;
  const outcome = await limited(all - 1);
  expect(outcome.findings.map(({ code }) => code)).toEqual(['too-many-files']);
  expect(outcomes(outcome)).toEqual(['heart27 refused', 'rival27 refused']);
  expect([await store.events(), await store.domains()]).toEqual([[], []]);
  expect(outcomes(await limited(all))).toEqual(['heart27 published', 'rival27 published']);
});
