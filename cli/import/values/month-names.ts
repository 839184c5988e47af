// Names of months and weekdays in the languages programmes are written in, as Intl writes them.
import { plainSigns } from './plain-signs.ts';

/** Those of the platform, and those of neighbours whose congress offices write tables too. */
const languages = [
  'en',
  'de',
  'fr',
  'it',
  'es',
  'pt',
  'nl',
  'pl',
  'ru',
  'uk',
  'cs',
  'sk',
  'hr',
  'ro',
  'hu',
  'sv',
  'da',
  'nb',
  'fi',
  'el',
  'he',
  'ca',
  'tr',
  'ko',
  'zh',
  'ja',
  'ar',
  'ar-EG',
  'ar-LB',
  'th',
];

/** A name as it is compared: small letters, without a full stop. */
const key = (name: string): string =>
  plainSigns(name)
    .toLowerCase()
    .replaceAll(/[.׳]|-feira$/g, '')
    .replaceAll('i̇', 'i');

/** What Intl calls a part of these dates in every language and length, by name; the first value of a name counts. */
function namesOf(part: 'month' | 'weekday', dates: readonly number[], valueOf: (date: Date) => number): Map<string, number> {
  const names = new Map<string, number>();
  for (const language of languages) {
    for (const length of ['long', 'short'] as const) {
      // With a day beside it the name has another form in some languages (`1 января`).
      for (const form of [{ [part]: length }, { [part]: length, day: 'numeric', month: part === 'month' ? length : 'long' } as const]) {
        const format = new Intl.DateTimeFormat(`${language}-u-nu-latn`, { ...form, timeZone: 'UTC' });
        for (const date of dates) {
          // `יום שני` is the second day, named by its last word.
          const name = key(format.formatToParts(date).find(({ type }) => type === part)?.value ?? '').replace(/^\S{1,5} /, '');
          // A Latin letter alone, as Hungarian shortens days, is also the `h` of an hour.
          if (/\p{L}/u.test(name) && !/^[a-z]$/.test(name) && !names.has(name)) names.set(name, valueOf(new Date(date)));
        }
      }
    }
  }
  return names;
}

let known: { months: Map<string, number>; weekdays: Map<string, number> } | undefined;

/** Made at the first question: Intl takes a moment. 2 January 2000 was a Sunday. */
const all = () =>
  (known ??= {
    months: namesOf(
      'month',
      Array.from({ length: 12 }, (_, month) => Date.UTC(2000, month, 1)),
      (date) => date.getUTCMonth() + 1,
    ),
    weekdays: namesOf(
      'weekday',
      Array.from({ length: 7 }, (_, day) => Date.UTC(2000, 0, 2 + day)),
      (date) => date.getUTCDay(),
    ),
  });

/** Months that are written in other ways too. */
const others: Readonly<Record<string, number>> = { sept: 9, mrz: 3, jänner: 1, feber: 2, set: 9 };

/** 1 to 12; undefined for a word that is no month. */
export const monthNamed = (name: string): number | undefined =>
  all().months.get(key(name)) ??
  // Hebrew writes `in` as a letter before the name.
  all().months.get(key(name).replace(/^ב/u, '')) ??
  (Object.hasOwn(others, key(name)) ? others[key(name)] : undefined);

/** 0 (Sunday) to 6; undefined for a word that is no weekday. Two-letter forms (`Mo`) and `Weds`, `Thurs` count. */
export function weekdayNamed(name: string): number | undefined {
  const word = key(name);
  const { weekdays } = all();
  return weekdays.get(word) ?? (/^(?:tues|weds|thur|thurs)$/.test(word) ? weekdays.get(word.slice(0, 3)) : undefined);
}
