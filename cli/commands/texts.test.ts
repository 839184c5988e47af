// foyer texts: what translators get, and what their files change; a wrong text is left out with its place, the others are taken over.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { folderOf, foyer, writeInto } from './fixture/recorded.ts';

const app = {
  schemaVersion: 1,
  event: { name: 'Lantern', timeZone: 'Europe/Berlin', startDate: '2027-05-03', endDate: '2027-05-05', languages: ['en-GB', 'de-DE'] },
  holdingText: { key: 'site.welcome' },
};
const english = {
  schemaVersion: 1,
  texts: { welcome: 'Welcome, {{name}}', seats_one: '{{count}} seat', seats_other: '{{count}} seats', bye: 'Bye' },
};
/** Two blanks more than a program would write, keys of its own, and an order of its own: all of it stays. */
const german = '{\r\n  "texts" : { "seats_other": "{{count}} Plätze",  "welcome": "Willkommen, {{name}}" },\r\n  "schemaVersion": 1\r\n}';
const congress = (): string =>
  folderOf({
    'lamps/lantern/app.json': app,
    'lamps/lantern/texts/site.en-GB.json': english,
    'lamps/lantern/texts/site.de-DE.json': german,
  });
const germanOf = (root: string): string => readFileSync(join(root, 'lamps/lantern/texts/site.de-DE.json'), 'utf8');
const exported = async (root: string, ...flags: string[]) => {
  const out = folderOf();
  const result = await foyer('texts', 'export', join(root, 'lamps/lantern'), '--out', out, ...flags);
  return { ...result, folder: out, text: (name: string) => readFileSync(join(out, name), 'utf8') };
};
const imported = (root: string, source: string, ...flags: string[]) =>
  foyer('texts', 'import', join(root, 'lamps/lantern'), source, ...flags);
const po = (...entries: string[]): string => `msgid ""\nmsgstr ""\n"Language: de_DE\\n"\n\n${entries.join('\n\n')}\n`;

test('an export names source, translation, key and use; what is missing is empty', async () => {
  const { code, out, text } = await exported(congress());
  expect([code, out[0]]).toEqual([0, 'de-DE: 4 texts, 2 without translation']);
  expect(text('de-DE.po')).toContain(
    '#. Keep {{name}}. Used in app.\nmsgctxt "site.welcome"\nmsgid "Welcome, {{name}}"\nmsgstr "Willkommen, {{name}}"\n',
  );
  expect(text('de-DE.po')).toContain(
    'msgctxt "site.seats"\nmsgid "{{count}} seat"\nmsgid_plural "{{count}} seats"\nmsgstr[0] ""\nmsgstr[1] "{{count}} Plätze"\n',
  );
  const json = await exported(congress(), '--format', 'json');
  expect(JSON.parse(json.text('de-DE.json'))).toMatchObject({ 'site.welcome': 'Willkommen, {{name}}', 'site.bye': '' });
  expect(JSON.parse(json.text('en-GB.json'))).toMatchObject({ 'site.bye': 'Bye' });
});

test.each(['po', 'xliff', 'json'])('%s: an export that comes back untouched changes no file', async (format) => {
  const root = congress();
  const { folder } = await exported(root, '--format', format);
  const { code, out } = await imported(root, folder);
  expect([code, out, germanOf(root)]).toEqual([0, ['No difference'], german]);
  expect(readdirSync(join(root, 'lamps/lantern/texts'))).toEqual(['site.de-DE.json', 'site.en-GB.json']);
});

test('what was translated is written where it belongs, everything else of the file stays', async () => {
  const root = congress();
  const { folder, text } = await exported(root);
  writeFileSync(
    join(folder, 'de-DE.po'),
    text('de-DE.po').replace('msgstr[0] ""', 'msgstr[0] "{{count}} Platz"').replace('Willkommen', 'Hallo'),
  );
  const dry = await imported(root, folder, '--dry-run');
  expect([dry.code, germanOf(root), dry.out.at(-1)]).toEqual([0, german, 'Nothing was written (--dry-run)']);
  expect(dry.out).toContain('    welcome: “Willkommen, {{name}}” → “Hallo, {{name}}”');
  expect((await imported(root, folder)).code).toBe(0);
  expect(germanOf(root)).toBe(german.replace('Willkommen, {{name}}"', 'Hallo, {{name}}",  "seats_one": "{{count}} Platz"'));
});

test('a language without a file gets one; one the event does not declare has to be named', async () => {
  const root = congress();
  const source = folderOf({ 'fr-FR.json': { site: { bye: 'Adieu' } } });
  const refused = await imported(root, source);
  expect([refused.code, refused.out[0]]).toEqual([
    1,
    expect.stringContaining('fr-FR.json:1:1 error language-unknown the event has no language fr-FR'),
  ]);
  await imported(root, source, '--language', 'fr-FR');
  expect(JSON.parse(readFileSync(join(root, 'lamps/lantern/texts/site.fr-FR.json'), 'utf8'))).toMatchObject({
    schemaVersion: 1,
    texts: { bye: 'Adieu' },
  });
});

test.each([
  [
    'an unknown key',
    po('msgctxt "site.by"\nmsgid "Bye"\nmsgstr "Tschüss"'),
    '5:1 error unknown-key the event has no text site.by (did you mean site.bye?); left out',
  ],
  [
    'a lost placeholder',
    po('msgctxt "site.welcome"\nmsgid "Welcome, {{name}}"\nmsgstr "Hallo, {{nme}}"'),
    '5:1 error placeholder-differs site.welcome: {{name}} is lost; {{nme}} is unknown; left out',
  ],
  [
    'too much text',
    po(`msgctxt "site.bye"\nmsgid "Bye"\nmsgstr "${'x'.repeat(100_001)}"`),
    '5:1 error text-too-long site.bye has 100001 characters, 100000 are the limit; left out',
  ],
  [
    'a rule of plurals that is none',
    `msgid ""\nmsgstr ""\n"Language: de\\n"\n"Plural-Forms: nplurals=2; plural=exit();\\n"\n\nmsgctxt "site.seats"\nmsgid "a"\nmsgid_plural "b"\nmsgstr[0] "{{count}} c"\nmsgstr[1] "{{count}} d"\n`,
    '6:1 error plural-rule-unreadable',
  ],
  ['another language', po().replace('de_DE', 'tr'), '1:1 error language-unknown the event has no language tr-TR, only en-GB, de-DE'],
])('%s is left out with its place', async (_, text, line) => {
  const root = congress();
  const { code, out } = await imported(root, folderOf({ 'a.po': text }));
  expect([code, germanOf(root)]).toEqual([1, german]);
  expect(out[0]).toContain(`a.po:${line}`);
});

test.each([
  [
    'a missing plural form',
    po('msgctxt "site.seats_one"\nmsgid "x"\nmsgstr ""\n\nmsgctxt "site.seats_other"\nmsgid "{{count}} seats"\nmsgstr "{{count}} Sitze"'),
    'warning missing-plural-form site.seats: de-DE counts with one, too',
  ],
  ['HTML', po('msgctxt "site.bye"\nmsgid "Bye"\nmsgstr "<b>Tschüss</b>"'), 'warning markup-in-text site.bye holds HTML'],
  [
    'a source that has changed',
    po('msgctxt "site.bye"\nmsgid "Good night"\nmsgstr "Gute Nacht"'),
    'warning source-changed site.bye was translated from another text; now it is “Bye”',
  ],
  [
    'a text much longer than its source',
    po(`msgctxt "site.bye"\nmsgid "Bye"\nmsgstr "${'x'.repeat(90)}"`),
    'warning text-long site.bye has 90 characters, the source 3',
  ],
])('%s is taken over with a warning', async (_, text, line) => {
  const root = congress();
  const { code, out } = await imported(root, folderOf({ 'a.po': text }));
  expect([code, germanOf(root) === german]).toEqual([0, false]);
  expect(out.some((one) => one.includes(line))).toBe(true);
});

test('guesses, XLIFF of another version and files of no format', async () => {
  const root = congress();
  const { out, code } = await imported(
    root,
    folderOf({
      'a.po': po('#, fuzzy\nmsgctxt "site.bye"\nmsgid "Bye"\nmsgstr "Geh"'),
      'b.xliff': '<xliff version="2.0" srcLang="en" trgLang="de"/>',
      'c.txt': 'hello',
      'd.xliff':
        '<xliff version="1.2"><file target-language="de"><body><trans-unit id="site.bye"><source>Bye</source><target>a<g>b</g></target></trans-unit></body></file></xliff>',
    }),
  );
  expect([code, germanOf(root)]).toEqual([1, german]);
  expect(out.slice(0, 4)).toEqual([
    expect.stringContaining('b.xliff:1:1 error not-a-catalogue the root is <xliff> 2.0; XLIFF 1.2 is read'),
    expect.stringContaining('c.txt:1:1 error format-unknown'),
    expect.stringContaining('d.xliff:1:55 error markup-in-text'),
    expect.stringContaining('left out on purpose: fuzzy texts (1 row)'),
  ]);
});

test('an export replaces no other content without --yes; a character XML cannot hold is told', async () => {
  const root = congress();
  const { folder } = await exported(root);
  writeInto(root, { 'lamps/lantern/texts/site.en-GB.json': { schemaVersion: 1, texts: { bye: 'Good\u0000bye', home: 'Home' } } });
  const event = join(root, 'lamps/lantern');
  const before = readFileSync(join(folder, 'de-DE.po'), 'utf8');
  expect((await foyer('texts', 'export', event, '--out', folder)).code).toBe(1);
  expect(readFileSync(join(folder, 'de-DE.po'), 'utf8')).toBe(before);
  const { code, out } = await foyer('texts', 'export', event, '--out', folder, '--yes');
  expect([code, out.at(-1)]).toEqual([1, 'site.bye left out: it has characters that po cannot hold; json can']);
  expect(readFileSync(join(folder, 'de-DE.po'), 'utf8')).toContain('site.home');
});

test('--platform exports the texts of Foyer; a published event is exported by its name', async () => {
  const root = congress();
  const { text } = await exported(root, '--platform', '--format', 'json', '--language', 'nl');
  expect(JSON.parse(text('nl-NL.json'))).toMatchObject({ 'programme.session-list.search': '', 'site.bye': '' });
  const [data, before] = [folderOf(), process.env['FOYER_DATA']];
  process.env['FOYER_DATA'] = data;
  onTestFinished(() => void (before === undefined ? delete process.env['FOYER_DATA'] : (process.env['FOYER_DATA'] = before)));
  await foyer('publish', root);
  const out = folderOf();
  expect((await foyer('texts', 'export', '--event', 'lantern', '--out', out, '--format', 'xliff')).code).toBe(0);
  expect(readFileSync(join(out, 'de-DE.xliff'), 'utf8')).toContain('<target state="translated">Willkommen, {{name}}</target>');
});

test.each([
  ['no event', ['export', '--out', 'OUT']],
  ['a language that is none', ['export', 'EVENT', '--out', 'OUT', '--language', 'german']],
  ['a format that is none', ['export', 'EVENT', '--out', 'OUT', '--format', 'mo']],
  ['a source that is not there', ['import', 'EVENT', 'nowhere']],
  ['an event that is not there', ['import', 'EVENT', 'EVENT', '--event', 'other']],
])('%s is a usage error', async (_, args) => {
  const [EVENT, OUT] = [join(congress(), 'lamps/lantern'), join(folderOf(), 'out')];
  const { code, err } = await foyer('texts', ...args.map((arg) => ({ EVENT, OUT })[arg] ?? arg));
  expect([code, err.length > 0, existsSync(OUT)]).toEqual([2, true, false]);
});
