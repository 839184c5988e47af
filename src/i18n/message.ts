// Turns a text with `{name}` places and plural forms into words.
import type { TextForms } from '../model/event.ts';

/** Values for the `{name}` places of a text; `count` also chooses the plural form. */
export type MessageValues = Readonly<Record<string, string | number>>;

const plurals = new Map<string, Intl.PluralRules>();
const numbers = new Map<string, Intl.NumberFormat>();

function cached<T>(cache: Map<string, T>, language: string, make: (language: string) => T): T {
  let found = cache.get(language);
  if (!found) cache.set(language, (found = make(language)));
  return found;
}

/** The text for these values: the plural form of `count`, numbers as the language writes them; an unknown place stays as written. */
export function message(forms: TextForms, values: MessageValues, language: string): string {
  return pluralForm(forms, values['count'], language).replaceAll(/\{(\w+)\}/g, (place, name: string) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    if (value === undefined) return place;
    return typeof value === 'number' ? cached(numbers, language, (tag) => new Intl.NumberFormat(tag)).format(value) : value;
  });
}

function pluralForm(forms: TextForms, count: string | number | undefined, language: string): string {
  if (typeof forms === 'string') return forms;
  if (typeof count !== 'number') return forms['other'] ?? '';
  // `zero` is taken literally even where the language has no such category: "No sessions" reads better than "0 sessions".
  if (count === 0 && forms['zero'] !== undefined) return forms['zero'];
  const category = cached(plurals, language, (tag) => new Intl.PluralRules(tag)).select(count);
  return forms[category] ?? forms['other'] ?? '';
}
