// What translators get comes back as it was: every text in every format, and an untouched export changes no byte of the folder.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ConfigurationFile } from '../../src/model/adapters/configuration-files.ts';
import { createReport } from '../import/report.ts';
import { changedTexts } from './check-texts.ts';
import { filesToRows } from '../../src/model/adapters/files-to-rows.ts';
import { eventTextsOfRows } from './event-texts.ts';
import type { TextsFormat } from './format.ts';
import { textsFormats } from './formats.ts';
import { withTexts } from './plan-texts.ts';
import { type Translation, unitsOf } from './units.ts';

const folder = { instance: 'lamps', event: 'lantern' };
const languages = ['en-GB', 'de-DE', 'pl-PL', 'ar-EG', 'ja-JP', 'cy-GB'] as const;
const textsOf = (files: readonly ConfigurationFile[]) => eventTextsOfRows('lamps/lantern', languages, filesToRows(files, folder).rows);

const key = fc.oneof(
  fc.constantFrom(
    'home',
    'a.b',
    'seats_one',
    'seats_other',
    'seats_zero',
    'seats_few',
    'seats',
    '__proto__',
    'a/b~c',
    'left_many',
    '1',
    'x "y"',
  ),
  fc.string({ minLength: 1, maxLength: 6 }).filter((text) => !text.startsWith('$')),
);
const text = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: 'binary' }),
  fc.constantFrom(
    '',
    ' ',
    '{{count}} seats',
    'a\r\nb\n',
    'c\td\\n"e"',
    '<b>&amp;</b>',
    ']]>',
    'مرحبا\u200F (x)',
    '𝄞 e\u0301',
    '\uFEFFmark',
    '\u0000',
    '\u0085\u2028',
  ),
);
const sets = fc.array(
  fc.record({
    set: fc.constantFrom('site', 'programme'),
    language: fc.constantFrom(...languages),
    texts: fc.dictionary(key, text),
    indent: fc.constantFrom(0, 2, '\t'),
  }),
  { maxLength: 8 },
);
const filesOf = (written: typeof sets extends fc.Arbitrary<infer T> ? T : never): ConfigurationFile[] => {
  const files = written.map(({ set, language, texts, indent }) => ({
    path: `lamps/lantern/texts/${set}.${language}.json`,
    text: JSON.stringify({ own: 'key', texts, schemaVersion: 1 }, null, indent),
  }));
  return [...new Map(files.map((file) => [file.path, file])).values()];
};
const held = (format: TextsFormat, { units, ...rest }: Translation): Translation => ({
  ...rest,
  units: units.filter(({ key: name, source, target }) => format.holds(name + source + target)),
});
const read = (format: TextsFormat, translation: Translation, report = createReport()) => {
  const { path, text: words } = format.write(translation).at(-1)!;
  return { ...format.read({ path, bytes: Buffer.from(words) }, report), report };
};

test.each(textsFormats)('$name: an export that nobody touched changes nothing', (format) => {
  fc.assert(
    fc.property(sets, fc.constantFrom(...languages), (written, targetLanguage) => {
      const files = filesOf(written);
      const translation = unitsOf(textsOf(files), { sourceLanguage: 'en-GB', targetLanguage, platform: false });
      fc.pre(translation.units.length > 0);
      const { report, ...back } = read(format, held(format, translation));
      const changed = changedTexts(back, translation, report);
      expect(withTexts(files, folder, targetLanguage, changed, '../schemas', report)).toEqual(files);
      expect(report.close().findings.filter(({ severity }) => severity === 'error')).toEqual([]);
      expect(changed).toEqual([]);
    }),
    { numRuns: 150 },
  );
});

test.each(textsFormats)('$name: translations come back as they were written, and only they change', (format) => {
  fc.assert(
    fc.property(sets, fc.constantFrom(...languages), fc.array(text, { minLength: 20, maxLength: 20 }), (written, targetLanguage, words) => {
      const files = filesOf(written);
      const known = unitsOf(textsOf(files), { sourceLanguage: 'en-GB', targetLanguage, platform: false });
      fc.pre(known.units.length > 0);
      const wanted = known.units.map((unit, at) => ({ ...unit, target: words[at % words.length]! }));
      const translation = held(format, { ...known, units: wanted });
      const { report, ...back } = read(format, translation);
      const texts = back.texts.filter(({ impliedBy }) => impliedBy === undefined);
      const byKey = new Map(texts.map(({ key: name, text: own }) => [name, own]));
      // A general form that repeats the last form of an entry follows from it.
      for (const { key: name, target } of translation.units)
        expect([name, byKey.get(name) ?? '']).toEqual([name, !byKey.has(name) && name.endsWith('_other') ? '' : target]);
      const after = withTexts(
        files,
        folder,
        targetLanguage,
        texts.filter(({ text: own }) => own !== ''),
        '../schemas',
        report,
      );
      const now = unitsOf(textsOf(after), { sourceLanguage: 'en-GB', targetLanguage, platform: false });
      for (const { key: name, text: own } of texts) if (own !== '') expect(now.units.find((unit) => unit.key === name)?.target).toBe(own);
      // Nothing else of the event has changed.
      expect(after.filter(({ path }) => !path.endsWith(`.${targetLanguage}.json`))).toEqual(
        files.filter(({ path }) => !path.endsWith(`.${targetLanguage}.json`)),
      );
    }),
    { numRuns: 150 },
  );
});
