// What the columns of a list with fields of its own are taken for: as the mapping says, else by their names alone.
import type { ColumnChoice } from '../../result.ts';
import { plainName } from '../../vocabulary/canonical-fields.ts';
import type { TableMapping } from './mapping.ts';

/** The words of one kind of list. */
export type ListVocabulary<Field extends string> = {
  /** Field → names of its columns, the more exact ones first; of two fields with one name the first counts. */
  synonyms: Readonly<Record<string, readonly string[]>>;
  /** Every field a mapping may name. */
  fields: readonly Field[];
  /** Whether a column may be private: it is taken where the mapping names it. */
  isPrivate: (field: Field, column: string) => boolean;
  /** Fields that several columns fill together. */
  several: readonly Field[];
};

/** The fields by the plain names of their columns. */
export const fieldsByName = <Field extends string>(synonyms: ListVocabulary<Field>['synonyms']): Map<string, Field> =>
  new Map(
    Object.entries(synonyms)
      .flatMap(([field, names]) => names.map((name) => [plainName(name), field as Field] as const))
      .toReversed(),
  );

/** A choice for each column that has a name, in the order of the table. */
export function choicesByName<Field extends ColumnChoice['field']>(
  columns: readonly string[],
  vocabulary: ListVocabulary<Field>,
  { fields }: Pick<TableMapping, 'fields'>,
): ColumnChoice[] {
  const named = new Map<string, Field>();
  for (const [field, names] of Object.entries(fields))
    if ((vocabulary.fields as readonly string[]).includes(field) && (typeof names === 'string' || Array.isArray(names)))
      for (const name of [names].flat()) named.set(plainName(name), field as Field);
  const known = fieldsByName<Field>(vocabulary.synonyms);
  const taken = new Set<string>(named.values());
  const choices = columns
    .filter((column) => column !== '')
    .map((column): ColumnChoice => {
      const given = named.get(plainName(column));
      if (given !== undefined) return { column, field: given, sureness: 1, why: 'named in the mapping' };
      const field = known.get(plainName(column)) ?? unnumbered(column, known, vocabulary.several);
      if (field === undefined) return { column, field: '', sureness: 0, why: 'no known name' };
      if (taken.has(field)) return { column, field: '', sureness: 1, why: `the mapping names another column for ${field}` };
      if (vocabulary.isPrivate(field, column))
        return { column, field: '', sureness: 1, why: `it may be private; ${field} in mapping.json publishes it` };
      return { column, field, sureness: 1, why: 'by its name' };
    });
  return onlyBest(choices, vocabulary);
}

/** `Tag 2`, `Booth 2`: fields that several columns fill. */
function unnumbered<Field extends string>(column: string, known: ReadonlyMap<string, Field>, several: readonly Field[]): Field | undefined {
  const field = known.get(plainName(column).replace(/\d{1,2}$/, ''));
  return field && several.includes(field) ? field : undefined;
}

/** Of two columns for one field the one with the more exact name; the other is left out. */
function onlyBest<Field extends string>(choices: readonly ColumnChoice[], { synonyms, several }: ListVocabulary<Field>): ColumnChoice[] {
  const rank = ({ column, field, why }: ColumnChoice): number =>
    why === 'named in the mapping' ? -1 : (synonyms[field]?.findIndex((name) => plainName(name) === plainName(column)) ?? 0);
  return choices.map((choice) => {
    const { field } = choice;
    if (field === '' || (several as readonly string[]).includes(field)) return choice;
    const best = choices.filter((one) => one.field === field).toSorted((one, other) => rank(one) - rank(other))[0];
    return best === choice || choice.why === 'named in the mapping'
      ? choice
      : { ...choice, field: '', sureness: 1, why: `the column ${best!.column} is the ${field}` };
  });
}
