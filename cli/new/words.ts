// The words of a new event, by language of the site.
import type { LocalisedText } from '../../src/model/fields.ts';
import { easternWords } from './words-eastern.ts';
import { newWordsInEnglish as english, type NewWord } from './words-english.ts';
import { westernWords } from './words-western.ts';

/** All languages of the platform; any other language takes those of the event's other languages, or English. */
const byLanguage: Readonly<Record<string, Readonly<Record<NewWord, string>>>> = {
  'en-GB': english,
  'en-US': {
    ...english,
    programme: 'Program',
    all: 'See the program',
    organiser: 'Organizer',
    timesValue: 'All times are local times of the event ({{zone}}). The program can be switched to those of your device.',
  },
  ...westernWords,
  ...easternWords,
};

/** A word in the languages of the event, plain where it has one language or none of ours; `values` stand in for `{{name}}`. */
export function newWords(key: NewWord, languages: readonly string[], values: Readonly<Record<string, string>> = {}): LocalisedText {
  // Numbers in the digits of the language, as the times beside them.
  const written = (value: string, language: string): string =>
    /^\d{1,9}$/.test(value) ? new Intl.NumberFormat(language, { useGrouping: false }).format(Number(value)) : value;
  const filled = (text: string, language: string): string =>
    Object.entries(values).reduce((all, [name, value]) => all.replaceAll(`{{${name}}}`, written(value, language)), text);
  const known = languages.flatMap((language) =>
    byLanguage[language] ? [[language, filled(byLanguage[language][key], language)] as const] : [],
  );
  if (languages.length === 1 || known.length === 0) return known[0]?.[1] ?? filled(english[key], 'en-GB');
  return Object.fromEntries(known);
}
