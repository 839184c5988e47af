// foyer import --texts: catalogues become text sets of an event, and texts somebody wrote stay.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { app, folderOf, foyer, writeInto } from './fixture/recorded.ts';

const po = (language: string, ...texts: [string, string][]): string =>
  `msgid ""\nmsgstr ""\n"Language: ${language}\\n"\n\n${texts.map(([id, text]) => `msgid "${id}"\nmsgstr "${text}"\n`).join('\n')}`;
const congress = (): string => folderOf({ 'lamps/lantern/app.json': app('Lantern'), 'lamps/lantern/quarantine.json': { quarantine: [1] } });
const load = (source: string, out: string, ...flags: string[]) =>
  foyer('import', source, '--event', 'lamps/lantern', '--out', out, '--texts', '--set', 'site', ...flags);
const textsOf = (out: string, language: string): object =>
  (JSON.parse(readFileSync(join(out, `lamps/lantern/texts/site.${language}.json`), 'utf8')) as { texts: object }).texts;

test('a folder of catalogues is written as one file a language; the quarantine of the programme stays', async () => {
  const source = folderOf({ 'en.po': po('en', ['Home', 'Home'], ['Rooms', '']), 'de.po': po('de', ['Home', 'Start']) });
  const out = congress();
  const { code, out: lines } = await load(source, out);
  expect(lines.slice(0, 3)).toEqual([
    expect.stringMatching(/^site in de-DE: 1 text, 0 without translation \(.*de\.po\)$/),
    expect.stringMatching(/^site in en-GB: 1 text, 1 without translation \(.*en\.po\)$/),
    `Wrote 2 files into ${join(out, 'lamps/lantern')}`,
  ]);
  expect([code, textsOf(out, 'de-DE'), textsOf(out, 'en-GB')]).toEqual([0, { Home: 'Start' }, { Home: 'Home' }]);
  expect(JSON.parse(readFileSync(join(out, 'lamps/lantern/quarantine.json'), 'utf8'))).toEqual({ quarantine: [1] });
});

test('the folder of a single file says its language; --language says it where nothing else does', async () => {
  const [source, out] = [
    folderOf({
      'values-fr/strings.xml': '<resources><string name="home">Accueil</string></resources>',
      'app.po': po('', ['Home', 'Start']),
    }),
    congress(),
  ];
  expect((await load(join(source, 'values-fr/strings.xml'), out)).code).toBe(0);
  expect(textsOf(out, 'fr-FR')).toEqual({ home: 'Accueil' });
  const nameless = await load(join(source, 'app.po'), out);
  expect([nameless.code, nameless.out]).toEqual([1, [expect.stringContaining('error language-unknown')]]);
  expect((await load(join(source, 'app.po'), out, '--language', 'de-DE')).code).toBe(0);
  expect(textsOf(out, 'de-DE')).toEqual({ Home: 'Start' });
});

test('texts that are there: nothing is written, --keep writes other languages, --yes replaces', async () => {
  const source = folderOf({ 'en.po': po('en', ['Home', 'Home']), 'de.po': po('de', ['Home', 'Start']) });
  const out = congress();
  const mine = { schemaVersion: 1, texts: { Home: 'Mine' } };
  writeInto(out, { 'lamps/lantern/texts/site.de-DE.json': mine });
  const refused = await load(source, out);
  expect([refused.code, existsSync(join(out, 'lamps/lantern/texts/site.en-GB.json'))]).toEqual([1, false]);
  expect(refused.out).toContain('  lamps/lantern/texts/site.de-DE.json');
  expect((await load(source, out, '--keep')).code).toBe(0);
  expect([textsOf(out, 'de-DE'), textsOf(out, 'en-GB')]).toEqual([{ Home: 'Mine' }, { Home: 'Home' }]);
  expect((await load(source, out, '--yes')).code).toBe(0);
  expect(textsOf(out, 'de-DE')).toEqual({ Home: 'Start' });
});

test('a catalogue that cannot be read is reported, the others are written', async () => {
  const [source, out] = [folderOf({ 'de.po': po('de', ['Home', 'Start']), 'values/strings.xml': '<resources><string' }), congress()];
  const { code, out: lines } = await load(source, out);
  expect([code, textsOf(out, 'de-DE')]).toEqual([1, { Home: 'Start' }]);
  expect(lines.some((line) => /strings\.xml:\d+:\d+ error /.test(line))).toBe(true);
});

test('what is no catalogue writes nothing', async () => {
  const out = congress();
  const { code, out: lines } = await load(folderOf({ 'a.txt': 'hello' }), out);
  expect([code, lines, existsSync(join(out, 'lamps/lantern/texts'))]).toEqual([1, [expect.stringContaining('format-unknown')], false]);
});

test.each([
  ['no set', ['--event', 'lamps/lantern', '--texts']],
  ['a set without texts', ['--event', 'lamps/lantern', '--set', 'site']],
  ['a set that leads out of the folder', ['--event', 'lamps/lantern', '--texts', '--set', '../site']],
  ['no language', ['--event', 'lamps/lantern', '--texts', '--set', 'site', '--language', 'german']],
  ['an event that is not there', ['--event', 'lamps/other', '--texts', '--set', 'site']],
  ['a time zone', ['--event', 'lamps/lantern', '--texts', '--set', 'site', '--time-zone', 'UTC']],
])('%s is a wrong call', async (_, flags) => {
  const out = congress();
  const { code, err } = await foyer('import', folderOf({ 'de.po': po('de', ['Home', 'Start']) }), '--out', out, ...flags);
  expect([code, err.length > 0, existsSync(join(out, 'lamps/lantern/texts'))]).toEqual([2, true, false]);
});
