import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { documents } from '../../../src/model/documents/index.ts';
import { hasShared, sharedPath } from '../../../tests/support/shared.ts';
import { fileOf } from '../fixtures/schedules.ts';
import { importTexts, writeTexts } from './import-texts.ts';
import { languageOfPath } from './language-of-path.ts';
import { withPlaces } from './placeholders.ts';
import { categoriesOf, compiled } from './plural-categories.ts';

const header = (language: string, plurals: string) => `msgid ""\nmsgstr ""\n"Language: ${language}\\n"\n"Plural-Forms: ${plurals}\\n"\n\n`;
const arabic = 'nplurals=6; plural=n==0 ? 0 : n==1 ? 1 : n==2 ? 2 : n%100>=3 && n%100<=10 ? 3 : n%100>=11 ? 4 : 5;';
const textsOf = (path: string, text: string) => {
  const result = importTexts({ files: [fileOf(path, text)], set: 'app' });
  return { ...result, texts: Object.fromEntries(result.catalogues[0]?.texts ?? []) };
};

test('.po: texts, contexts, plurals; what is fuzzy, empty or obsolete is missing', () => {
  const po = `${header('ar', arabic)}msgctxt "menu"\nmsgid "Home"\nmsgstr "رئيسية"\n\n#, fuzzy\nmsgid "Guess"\nmsgstr "x"\n\nmsgid "Empty"\nmsgstr ""\n\n#~ msgid "Old"\n#~ msgstr "y"\n\n#, python-format\nmsgid "%d talk by %(name)s"\nmsgid_plural "%d talks by %(name)s"\nmsgstr[0] "zero"\nmsgstr[1] "one"\nmsgstr[2] "two"\nmsgstr[3] "few %d"\nmsgstr[4] "many %d"\nmsgstr[5] "other %d %(name)s"\n`;
  const { texts, catalogues, leftOut } = textsOf('django.po', po);
  expect(texts).toEqual({
    'menu|Home': 'رئيسية',
    '%d talk by %(name)s': {
      zero: 'zero',
      one: 'one',
      two: 'two',
      few: 'few {{count}}',
      many: 'many {{count}}',
      other: 'other {{count}} {{name}}',
    },
  });
  expect(catalogues).toMatchObject([{ language: 'ar-EG', missing: 2 }]);
  expect(leftOut).toMatchObject([{ field: 'fuzzy texts', rows: 1 }]);
});

test('.po: broken lines and a rule that is none cost their texts alone', () => {
  const { texts, quarantine, findings } = textsOf(
    'de.po',
    `${header('', 'nplurals=2; plural=process.exit()')}msgid "A"\nmsgstr "a\nmsgid "B"\nmsgstr "b"\n\nmsgid "C"\nmsgid_plural "Cs"\nmsgstr[0] "c"\nmsgstr[1] "cs"\n`,
  );
  expect(texts).toEqual({ B: 'b' });
  expect(quarantine).toMatchObject([{ reason: 'the rule of plurals in the header cannot be read', line: 11 }]);
  expect(findings).toMatchObject([{ code: 'line-unreadable', line: 7 }, { code: 'row-quarantined' }]);
});

test('plural rules are calculated, never run', () => {
  expect(compiled('n%10==1 && n%100!=11 ? 0 : n != 0 ? 1 : 2')!(21)).toBe(0);
  expect(compiled('!(n > 1)')!(1)).toBe(1);
  for (const bad of ['', 'n;', 'n ?', '(n', 'alert(1)', 'n = 1', '('.repeat(200)]) expect(compiled(bad)).toBeUndefined();
  expect(categoriesOf('n%10==1 && n%100!=11 ? 0 : n%10>=2 && n%10<=4 && (n%100<12 || n%100>14) ? 1 : 2', 3, 'ru-RU')).toEqual([
    'one',
    'few',
    'many',
  ]);
  expect(categoriesOf('0', 1, 'ja-JP')).toEqual(['other']);
  expect(categoriesOf('n != 1', 2, 'de-DE')).toEqual(['one', 'other']);
  expect(categoriesOf('n > 1', 2, 'fr-FR')).toEqual(['one', 'other']);
  expect(categoriesOf('n==1 ? 0 : n>1 && n<100 ? 1 : 2', 3, 'de-DE')).toEqual(['one', undefined, 'other']);
  // A catalogue may say nothing in words of its own, or distinguish more than the language does.
  expect(categoriesOf('n==0 ? 0 : n==1 ? 1 : 2', 3, 'de-DE')).toEqual(['zero', 'one', 'other']);
  expect(categoriesOf('n==1 ? 0 : n<100 ? 1 : 2', 3, 'de-DE')).toEqual(['one', 'zero', 'other']);
});

test('strings.xml: escapes, named places, references, arrays, plurals', () => {
  const xml = `<resources xmlns:xliff="urn:oasis:names:tc:xliff:document:1.2"><string name="a">Don\\'t  \\n   go: <xliff:g id="url">%1$s</xliff:g> &amp; <b>stay</b></string>
    <string name="b" translatable="false">@string/a</string><string name="c">100%% "  of  " \\u2026</string><string-array name="d"><item>x</item><item>y</item></string-array>
    <plurals name="e"><item quantity="one"><xliff:g id="count">%d</xliff:g> talk</item><item quantity="other">%d talks</item><item quantity="lots">?</item></plurals><string>no name</string><plurals name="f"/></resources>`;
  const { texts, quarantine } = textsOf('values-pt-rBR/strings.xml', xml);
  expect(texts).toEqual({
    a: "Don't\ngo: {{url}} & stay",
    b: "Don't\ngo: {{url}} & stay",
    c: '100%   of   …',
    'd.1': 'x',
    'd.2': 'y',
    e: { one: '{{count}} talk', other: '{{count}} talks' },
  });
  expect(quarantine.map(({ reason }) => reason)).toEqual(['a text without a name', 'no form for any number']);
});

test.each([
  ['values-pt-rBR/strings.xml', 'pt-BR'],
  ['values-ja.strings.xml', 'ja-JP'],
  ['res/values/strings.xml', 'en-GB'],
  ['values-b+sr+Latn+RS/strings.xml', 'sr-RS'],
  ['locale/ar/LC_MESSAGES/django.po', 'ar-EG'],
  ['app.de-DE.po', 'de-DE'],
  ['messages.po', ''],
])('the language of %s is %s', (path, language) => {
  expect(languageOfPath(path)).toBe(language);
});

test('places of values', () => {
  expect(withPlaces('%(a)s %s %2$d 100%% 50% off', { plural: false })).toBe('{{a}} {{value}} {{value2}} 100% 50% off');
});

test('a catalogue of no known language says so, unless it is named; a broken file costs itself alone', () => {
  const po = fileOf('messages.po', 'msgid "A"\nmsgstr "a"\n');
  expect(importTexts({ files: [po], set: 'app' })).toMatchObject({
    readable: false,
    findings: [{ code: 'language-unknown', file: 'messages.po' }],
  });
  const named = importTexts({ files: [po, fileOf('values-de/strings.xml', '<resources><string')], set: 'app', language: 'fr' });
  expect(named).toMatchObject({ readable: true, catalogues: [{ language: 'fr-FR' }], findings: [{ code: 'xml-syntax' }] });
  expect(importTexts({ files: [fileOf('a.txt', 'x')], set: 'app' }).findings).toMatchObject([{ code: 'format-unknown' }]);
});

test('the files fit the schema of a text set; a key may be called anything', () => {
  const result = importTexts({
    files: [
      fileOf(
        'de.po',
        'msgid "__proto__"\nmsgstr "p"\n\nmsgid "a.b c"\nmsgstr "q"\n\nmsgid "C"\nmsgid_plural "Cs"\nmsgstr[0] "c"\nmsgstr[1] "%d cs"\n',
      ),
    ],
    set: 'app',
  });
  const [file] = writeTexts(result, 'society/congress');
  expect(file!.path).toBe('society/congress/texts/app.de-DE.json');
  expect(documents.texts.schema.safeParse(JSON.parse(file!.text)).success).toBe(true);
  expect(file!.text).toContain('"__proto__": "p"');
  expect(JSON.parse(file!.text)).toMatchObject({ texts: { C_one: 'c', C_other: '{{count}} cs' } });
});

test.skipIf(!hasShared)('the catalogues of two apps become text sets, plurals kept (shared/data/i18n-*)', () => {
  const folder = (name: string) =>
    readdirSync(sharedPath(`data/${name}`)).map((path) => ({ path, bytes: readFileSync(sharedPath(`data/${name}/${path}`)) }));
  const android = importTexts({ files: folder('i18n-eventfahrplan'), set: 'app' });
  expect([android.findings, android.quarantine]).toEqual([[], []]);
  expect(Object.fromEntries(android.catalogues.map(({ language, texts }) => [language, texts.size]))).toEqual({
    'en-GB': 214,
    'de-DE': 199,
    'it-IT': 200,
    'tr-TR': 169,
    'fr-FR': 114,
    'es-ES': 127,
    'ja-JP': 115,
    'pl-PL': 182,
    'pt-BR': 172,
    'ru-RU': 109,
  });
  const forms = (language: string) =>
    Object.keys(android.catalogues.find((one) => one.language === language)!.texts.get('notifications_schedule_changes')!).toSorted();
  expect([forms('ru-RU'), forms('ja-JP'), forms('de-DE')]).toEqual([['few', 'many', 'one', 'other'], ['other'], ['one', 'other']]);
  const [ar] = importTexts({ files: folder('i18n-ar-eventyay'), set: 'app' }).catalogues;
  // 1,314 of 1,537 have a translation, 211 of them fuzzy.
  expect([ar!.language, ar!.texts.size, ar!.missing]).toEqual(['ar-EG', 1103, 434]);
  expect(Object.keys(ar!.texts.get('Speaker')!)).toHaveLength(6);
});
