// The institutions of the people of a row: one for all, one for each in their order, or numbered.
import { asFields, asList, type Fields, oneLine } from '../../reading/fields.ts';
import { countryNamed } from '../../values/countries.ts';
import { institutionWords, type Named } from '../../vocabulary/people-named.ts';

/** Names of companies hold no city. */
const isOfCompanies = /compan(?:y|ies)|firm|empresa|soci[ée]t[ée]|entreprise|unternehmen|aziend/i;

/** One institution is that of everybody who has none; as many as people, in their order, are one each. */
export function withInstitutions({ persons, chairs }: Named, written: readonly string[], column = ''): Named {
  const texts = written.filter((text) => text !== '');
  if (texts.length === 0) return { persons, chairs };
  const parted = (signs: RegExp): string[] => texts[0]!.split(signs).map(oneLine).filter(Boolean);
  const named = parted(/,/);
  // Commas part institutions only where each is surely one: what follows a comma is a city or country more often.
  const isEachOne =
    named.length === persons.length &&
    named.every((text) => (isOfCompanies.test(column) || institutionWords.test(text)) && countryNamed(text) === '');
  const several = texts.length > 1 ? texts : isEachOne ? named : parted(/[;|\n؛]/);
  const each = several.length === persons.length;
  const whole = oneLine(texts.join(', '));
  const of = (person: unknown, at: number): unknown => {
    const fields = asFields(person);
    if (!fields || fields['institution'] !== undefined) return person;
    return { ...fields, institution: each ? oneLine(several[at]) : whole };
  };
  return { persons: persons.map(of), chairs: chairs.map((chair) => (persons.length === 0 ? of(chair, 0) : chair)) };
}

/** `1: Harbour Institute`, `(2) Lee & Sons`, `[a] Rope Walk`. */
const numbered = /^(?:\(?(\d{1,2})\)?\s?[:.)]?|[([]([a-z])[)\]])\s(\S.*)$/su;
/** Numbers in brackets begin an institution, wherever they stand. */
const bracketed = /[,;]?\s{1,9}(?=[([](?:\d{1,2}|[a-z])[)\]]\s)/g;

/**
 * A row whose institutions are numbered (`1: Harbour Institute; 2: Lee & Sons`) with each in brackets behind the people who have its number
 * (`Ada Sample (1)`); any other row as it is.
 */
export function withNumbers(given: Fields, names: readonly string[], places: readonly string[]): Fields {
  const row = withoutRaised(given, names, places);
  const texts = places.flatMap((column) => asList(row[column]).map((part) => (typeof part === 'string' ? part : ''))).filter(Boolean);
  const listed = texts
    .join(';')
    .normalize('NFKC')
    .replaceAll(bracketed, ';')
    .split(/[;|\n]/)
    .map(oneLine)
    .filter(Boolean)
    .map((text) => numbered.exec(text.replace(/^\[(\d{1,2})\]/, '($1)')));
  if (listed.length === 0 || !listed.every((match) => match !== null)) return row;
  const byNumber = new Map(listed.map((match) => [match[1] ?? match[2]!, match[3]!.replaceAll(/[()]/g, '')]));
  const [only] = byNumber.values();
  let isUsed = false;
  const written = names.map((column): [string, unknown] => [
    column,
    asList(row[column]).map((part) =>
      typeof part !== 'string'
        ? part
        : inBrackets(part, byNumber).replaceAll(
            /\s?[([]((?:\d{1,2}|[a-z])(?:\s?[,;]\s?(?:\d{1,2}|[a-z])){0,20})[)\]]\*?/g,
            (all, numbers: string) => {
              const found = numbers.split(/[,;]/).flatMap((number) => byNumber.get(number.trim()) ?? []);
              if (found.length === 0) return all;
              isUsed = true;
              return ` (${found.join('; ')})`;
            },
          ),
    ),
  ]);
  const rest = byNumber.size === 1 && !isUsed ? only : isUsed ? '' : undefined;
  if (rest === undefined) return row;
  return { ...row, ...Object.fromEntries(written), ...Object.fromEntries(places.map((column, at) => [column, at === 0 ? rest : ''])) };
}

/** Raised numbers of HTML: `Ada Sample<sup>1</sup>` is `Ada Sample (1)`, and each institution behind its number is a line. */
function withoutRaised(row: Fields, names: readonly string[], places: readonly string[]): Fields {
  const raised = /\s?<sup>\s?([\d,;\s]{1,40}?)\s?<\/sup>/gi;
  const written = (columns: readonly string[], change: (text: string) => string): [string, unknown][] =>
    columns.flatMap((column) => {
      const cell = row[column];
      return typeof cell === 'string' && /<sup>/i.test(cell) ? [[column, change(cell)] as [string, unknown]] : [];
    });
  const changed = [
    ...written(names, (text) => text.replaceAll(raised, ' ($1)')),
    ...written(places, (text) =>
      text
        .replaceAll(raised, '\n$1 ')
        .split('\n')
        .map((line, at, lines) => (at === lines.length - 1 ? line : line.trimEnd().replace(/[.;,]$/, '')))
        .join('\n')
        .trim(),
    ),
  ];
  return changed.length === 0 ? row : { ...row, ...Object.fromEntries(changed) };
}

/** Numbers directly behind names in brackets: `Ada Sample1, Bo Example²` is `Ada Sample (1), Bo Example (2)`. */
const inBrackets = (names: string, byNumber: ReadonlyMap<string, string>): string =>
  names
    .normalize('NFKC')
    .replaceAll(
      /(\p{L}|\.)(\d{1,2}(?:,\d{1,2}){0,8})(?=\s*(?:[,;|*]|$|\s(?:and|und|et|y|e|&)\s))/gu,
      (all, before: string, numbers: string) =>
        numbers.split(',').every((number) => byNumber.has(number)) ? `${before} (${numbers})` : all,
    );
