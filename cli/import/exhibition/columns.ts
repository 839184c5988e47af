// What a table of an exhibition lists, and what each of its columns is taken for: as the mapping says, else by their names.
import { type TableMapping } from '../formats/table/mapping.ts';
import type { ColumnChoice } from '../result.ts';
import { plainName } from '../vocabulary/canonical-fields.ts';
import { fieldOfName } from '../vocabulary/field-of-name.ts';
import {
  companySynonyms,
  type ExhibitionField,
  exhibitionFields,
  ownNames,
  privateFields,
  productSynonyms,
  severalColumnsOf,
} from './vocabulary.ts';

/** What the rows of a table of an exhibition are. */
export type ListedKind = 'companies' | 'products';

const companyTables =
  /exhibitor|sponsor|aussteller|firmen|partner|compan(?:y|ies)|unternehmen|exposant|expositor|empresas|patrocinador|espositor|出展|العارض|katılımcı/u;
const productTables = /product|produkt|produit|prodott|ürün|製品/u;
/** Fields of sessions and people; a list with one of them is none of companies. */
const ofSessions = new Set(['start', 'day', 'end', 'persons', 'firstname', 'lastname', 'session', 'chairs', 'duration']);

/** A column of this name in a list of companies names all of their products. */
const severalProducts = new Set(['products', 'produkte', 'produits', 'productos', 'prodotti']);

const namesOf = (synonyms: Readonly<Record<string, readonly string[]>>): Map<string, ExhibitionField> =>
  new Map(
    Object.entries(synonyms)
      .flatMap(([field, names]) => names.map((name) => [plainName(name), field as ExhibitionField] as const))
      .toReversed(),
  );
const known = { companies: namesOf(companySynonyms), products: namesOf(productSynonyms) } as const;
const own = {
  companies: new Set(ownNames.companies.map(plainName)),
  products: new Set(ownNames.products.map(plainName)),
} as const;

/** Names that make a row the header of such a table. */
export const headerNames: ReadonlySet<string> = new Set([...known.companies.keys(), ...known.products.keys()]);

/** What a table lists by its columns and its name (file and sheet, small letters); undefined for one of something else. */
export function listedIn(columns: readonly string[], name: string): ListedKind | undefined {
  const plain = columns.map(plainName).filter(Boolean);
  if (plain.length < 2) return undefined;
  const fields = plain.map((column) => fieldOfName(column)?.field);
  const hasOf = (listed: ListedKind): boolean => plain.some((column) => own[listed].has(column));
  const hasField = (...wanted: ExhibitionField[]): boolean => plain.some((column) => wanted.includes(known.companies.get(column)!));
  const isTimed = columns.some((column, at) => ofSessions.has(fields[at] ?? '') && !own.companies.has(plain[at] ?? '') && !isOurs(column));
  if (isTimed) return undefined;
  const names = plain.filter((column) => known.products.get(column) === 'product' && !own.companies.has(column));
  const isOfProducts =
    names.some((column) => own.products.has(column) && !severalProducts.has(column)) || (productTables.test(name) && names.length > 0);
  if (isOfProducts && plain.some((column) => known.products.get(column) === 'company') && !hasField('booth')) return 'products';
  if (hasOf('companies') && hasField('booth', 'tier', 'website', 'logo', 'hall', 'city', 'country', 'street', 'tags')) return 'companies';
  const isNamed = plain.some((column) => known.companies.get(column) === 'company');
  if (companyTables.test(name) && isNamed && hasField('booth', 'tier', 'website', 'logo', 'hall')) return 'companies';
  return undefined;
}

/** A column whose name means one thing in exhibitions, whatever it means in programmes. */
const isOurs = (column: string): boolean => /^(?:contact|ansprech|kontakt|stand|booth|firm)/iu.test(column);

/** A choice for each column that has a name, in the order of the table. */
export function exhibitionChoices(columns: readonly string[], listed: ListedKind, { fields }: TableMapping): ColumnChoice[] {
  const named = new Map<string, ExhibitionField>();
  for (const [field, names] of Object.entries(fields))
    if ((exhibitionFields as readonly string[]).includes(field) && (typeof names === 'string' || Array.isArray(names)))
      for (const name of [names].flat()) named.set(plainName(name), field as ExhibitionField);
  const taken = new Set<ExhibitionField>(named.values());
  const choices = columns
    .filter((column) => column !== '')
    .map((column): ColumnChoice => {
      const given = named.get(plainName(column));
      if (given !== undefined) return { column, field: given, sureness: 1, why: 'named in the mapping' };
      const field = known[listed].get(plainName(column)) ?? unnumbered(column, listed);
      if (field === undefined) return { column, field: '', sureness: 0, why: 'no known name' };
      if (taken.has(field) && named.size > 0 && [...named.values()].includes(field))
        return { column, field: '', sureness: 1, why: `the mapping names another column for ${field}` };
      if (privateFields.includes(field))
        return { column, field: '', sureness: 1, why: `it may be private; ${field} in mapping.json publishes it` };
      return { column, field, sureness: 1, why: 'by its name' };
    });
  return onlyBest(choices, listed);
}

/** `Tag 2`, `Booth 2`: fields that several columns fill. */
function unnumbered(column: string, listed: ListedKind): ExhibitionField | undefined {
  const field = known[listed].get(plainName(column).replace(/\d{1,2}$/, ''));
  return field && severalColumnsOf.includes(field) ? field : undefined;
}

/** Of two columns for one field the one with the more exact name; the other is left out. */
function onlyBest(choices: readonly ColumnChoice[], listed: ListedKind): ColumnChoice[] {
  const synonyms: Readonly<Record<string, readonly string[]>> = listed === 'companies' ? companySynonyms : productSynonyms;
  const rank = ({ column, field, why }: ColumnChoice): number =>
    why === 'named in the mapping' ? -1 : (synonyms[field]?.findIndex((name) => plainName(name) === plainName(column)) ?? 0);
  return choices.map((choice) => {
    const { field } = choice;
    if (field === '' || severalColumnsOf.includes(field as ExhibitionField)) return choice;
    const best = choices.filter((one) => one.field === field).toSorted((one, other) => rank(one) - rank(other))[0];
    return best === choice || choice.why === 'named in the mapping'
      ? choice
      : { ...choice, field: '', sureness: 1, why: `the column ${best!.column} is the ${field}` };
  });
}

/** The columns of each field. */
export function columnsByField(choices: readonly ColumnChoice[]): Partial<Record<ExhibitionField, string[]>> {
  const columns: Partial<Record<ExhibitionField, string[]>> = {};
  for (const { field, column } of choices) if (field !== '' && field !== 'link') (columns[field as ExhibitionField] ??= []).push(column);
  return columns;
}
