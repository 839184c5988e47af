// Lists and numbers as a language writes them, made once: a page has hundreds of rows.

const lists = new Map<string, Intl.ListFormat>();
const numbers = new Map<string, Intl.NumberFormat>();

/** Writes names one after another. Not as units: between those some languages, Turkish for one, write nothing but a blank. */
export function listOf(language: string): Intl.ListFormat {
  let list = lists.get(language);
  if (!list) lists.set(language, (list = new Intl.ListFormat(language, { type: 'conjunction', style: 'narrow' })));
  return list;
}

/** Writes numbers in the digits of the language. */
export function numberOf(language: string): Intl.NumberFormat {
  let number = numbers.get(language);
  if (!number) numbers.set(language, (number = new Intl.NumberFormat(language)));
  return number;
}
