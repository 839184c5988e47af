// gettext (.po): the key is the context of an entry, plural forms of a text are one entry.
import { type GetTextTranslation, po as gettext } from 'gettext-parser';
import { baseKey } from '../../src/i18n/translate.ts';
import { textOf } from '../import/reading/bytes.ts';
import { poEntries } from '../import/texts/po-entries.ts';
import { headerCategories } from '../import/texts/read-po.ts';
import { siteLanguage } from '../import/values/languages.ts';
import { isWritable, type ReadText, type TextsFormat } from './format.ts';
import { pluralRule } from './plural-rules.ts';
import type { Translation, TranslationUnit } from './units.ts';

/** `de-DE.po`. */
export const po: TextsFormat = {
  name: 'po',
  detect: ({ path }) => /\.pot?$/i.test(path),
  holds: isWritable,
  write(translation) {
    const { sourceLanguage, targetLanguage } = translation;
    const rule = pluralRule(targetLanguage);
    const entries = entriesOf(translation, rule.categories);
    const headers = {
      'Project-Id-Version': translation.name,
      Language: targetLanguage.replace('-', '_'),
      'Plural-Forms': rule.header,
      'MIME-Version': '1.0',
      'Content-Type': 'text/plain; charset=UTF-8',
      'Content-Transfer-Encoding': '8bit',
      'X-Source-Language': sourceLanguage.replace('-', '_'),
    };
    // One context can have two entries: a text and the plural of the same name.
    const translations: Record<string, Record<string, GetTextTranslation>> = {};
    for (const entry of entries) (translations[entry.msgctxt!] ??= {})[entry.msgid] = entry;
    const text = gettext.compile({ charset: 'utf-8', headers, translations }).toString();
    return [{ path: `${targetLanguage}.po`, text: text.endsWith('\n') ? text : `${text}\n` }];
  },
  read(file, report) {
    const { entries, header } = poEntries(textOf(file), file.path, report);
    const language = siteLanguage(header.language) ?? '';
    const categories = headerCategories(header, language);
    const texts = entries.flatMap(({ line, context, id, plural, forms, fuzzy }): ReadText[] => {
      const place = { file: file.path, pointer: '', line, column: 1 };
      if (fuzzy) report.leaveOut('fuzzy texts', 'they are guesses a translator has not seen');
      if (fuzzy) return [];
      if (plural === '') return [{ key: context || id, text: forms[0] ?? '', source: id, place }];
      if (!categories) report.error('plural-rule-unreadable', place, 'the rule of plurals in the header cannot be read');
      return formsOf(context, forms, plural, place, categories ?? []);
    });
    const explicit = new Set(texts.flatMap(({ key, impliedBy }) => (impliedBy === undefined ? [key] : [])));
    return { file: file.path, language, texts: texts.filter(({ key, impliedBy }) => impliedBy === undefined || !explicit.has(key)) };
  },
};

/** The texts of an entry with plural forms. Where the language counts without the general form, the last one is that, too. */
function formsOf(
  key: string,
  forms: readonly string[],
  source: string,
  place: ReadText['place'],
  categories: NonNullable<ReturnType<typeof headerCategories>>,
): ReadText[] {
  const texts = categories.flatMap((category, index): ReadText[] =>
    category === undefined
      ? []
      : [{ key: `${key}_${category}`, text: forms[index] ?? '', ...(category === 'other' ? { source } : {}), place }],
  );
  const last = texts.at(-1);
  return !last || categories.includes('other') ? texts : [...texts, { ...last, key: `${key}_other`, source, impliedBy: last.key }];
}

/** An entry for each text; plural forms are taken together where the rule has all of them and no other text has the name. */
function entriesOf({ units }: Translation, categories: readonly string[]): GetTextTranslation[] {
  const byKey = new Map(units.map((unit) => [unit.key, unit]));
  const taken = new Set<string>();
  return [...byKey.values()].flatMap((unit): GetTextTranslation[] => {
    if (taken.has(unit.key)) return [];
    const base = baseKey(unit.key);
    const forms = categories.flatMap((category) => byKey.get(`${base}_${category}`) ?? []);
    const [one, other] = [byKey.get(`${base}_one`) ?? forms[0], byKey.get(`${base}_other`)];
    if (base === unit.key || byKey.has(base) || forms.length < categories.length || !forms.includes(unit) || !other || !one)
      return [entryOf(unit, unit.key, [unit.target])];
    for (const { key } of forms) taken.add(key);
    const entry = entryOf(
      one,
      base,
      forms.map(({ target }) => target),
    );
    // A general form that only repeats the last one follows from it.
    if (!forms.includes(other) && ['', forms.at(-1)!.target].includes(other.target)) taken.add(other.key);
    const extracted = other.note.replace(/^Plural form \w+\. ?/, '');
    return [{ ...entry, msgid_plural: other.source || other.key, comments: extracted === '' ? {} : { extracted } }];
  });
}

/** A text without a source is named by its key: an entry without `msgid` would be the header. */
const entryOf = ({ source, note, key }: TranslationUnit, context: string, forms: string[]): GetTextTranslation => ({
  msgctxt: context,
  msgid: source || key,
  msgstr: forms,
  ...(note === '' ? {} : { comments: { extracted: note } }),
});
