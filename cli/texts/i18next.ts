// JSON of i18next (v4): one file a language, flat keys; plural forms are keys of their own.
import { locator } from '../../src/model/locate.ts';
import { pointerKey } from '../../src/model/source.ts';
import { asFields } from '../import/reading/fields.ts';
import { readJson } from '../import/reading/json.ts';
import { stemOf } from '../import/reading/records.ts';
import { UnreadableFile } from '../import/reading/unreadable-file.ts';
import { siteLanguage } from '../import/values/languages.ts';
import type { ReadText, TextsFormat } from './format.ts';

/** `de-DE.json` with the translations, and `en-GB.json` with what they are translated from. */
export const i18next: TextsFormat = {
  name: 'json',
  detect: ({ path }) => /\.json$/i.test(path),
  holds: () => true,
  write: ({ sourceLanguage, targetLanguage, units }) => [
    ...(sourceLanguage === targetLanguage
      ? []
      : [
          fileOf(
            sourceLanguage,
            units.map(({ key, source }) => [key, source]),
          ),
        ]),
    fileOf(
      targetLanguage,
      units.map(({ key, target }) => [key, target]),
    ),
  ],
  read(file) {
    const { value, text } = readJson(file);
    if (!asFields(value)) throw new UnreadableFile('not-a-catalogue', file.path, 'a file of i18next is an object of texts by key');
    const at = locator(text);
    const texts = leavesOf(value, '', '').map(({ key, text: words, pointer }): ReadText => ({
      key,
      text: words,
      place: { file: file.path, pointer, ...at(pointer) },
    }));
    return { file: file.path, language: siteLanguage(stemOf(file.path)) ?? '', texts };
  },
};

const fileOf = (language: string, texts: readonly (readonly [string, string])[]): { path: string; text: string } => ({
  path: `${language}.json`,
  text: `${JSON.stringify(Object.fromEntries(texts), null, 2)}\n`,
});

/** Some tools turn the dots of keys into objects. */
function leavesOf(value: unknown, key: string, pointer: string): { key: string; text: string; pointer: string }[] {
  if (typeof value === 'string') return [{ key, text: value, pointer }];
  return Object.entries(asFields(value) ?? {}).flatMap(([name, inner]) =>
    leavesOf(inner, key === '' ? name : `${key}.${name}`, `${pointer}/${pointerKey(name)}`),
  );
}
