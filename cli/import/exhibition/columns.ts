// What a table of an exhibition lists, and what each of its columns is taken for: as the mapping says, else by their names.
import type { TableMapping } from '../formats/table/mapping.ts';
import { choicesByName, fieldsByName, type ListVocabulary } from '../formats/table/named-columns.ts';
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

const known = {
  companies: fieldsByName<ExhibitionField>(companySynonyms),
  products: fieldsByName<ExhibitionField>(productSynonyms),
} as const;
const own = {
  companies: new Set(ownNames.companies.map(plainName)),
  products: new Set(ownNames.products.map(plainName)),
} as const;

/** Names that make a row the header of such a table. */
export const headerNames: ReadonlySet<string> = new Set([...known.companies.keys(), ...known.products.keys()]);

/** What a table lists by its columns and its name (file and sheet, small letters); undefined for one of something else. */
export function listedIn(columns: readonly string[], name: string): ListedKind | undefined {
  const plain = columns.map(plainName).filter(Boolean);
  // A company beside the name of a person is where they work.
  if (plain.length < 2 || /speaker|people|persons|presenter|referent|author/i.test(name)) return undefined;
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

const vocabularyOf = (listed: ListedKind): ListVocabulary<ExhibitionField> => ({
  synonyms: listed === 'companies' ? companySynonyms : productSynonyms,
  fields: exhibitionFields,
  isPrivate: (field) => privateFields.includes(field),
  several: severalColumnsOf,
});
const vocabularies = { companies: vocabularyOf('companies'), products: vocabularyOf('products') } as const;

/** A choice for each column that has a name, in the order of the table. */
export const exhibitionChoices = (columns: readonly string[], listed: ListedKind, mapping: TableMapping): ColumnChoice[] =>
  choicesByName(columns, vocabularies[listed], mapping);

/** The columns of each field. */
export function columnsByField<Field extends string = ExhibitionField>(choices: readonly ColumnChoice[]): Partial<Record<Field, string[]>> {
  const columns: Partial<Record<Field, string[]>> = {};
  for (const { field, column } of choices) if (field !== '' && field !== 'link') (columns[field as Field] ??= []).push(column);
  return columns;
}
