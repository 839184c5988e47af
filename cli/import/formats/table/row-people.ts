// The people of a row: names in one column or several, first and last names apart, institutions in columns of their own.
import { asFields, asList, type Fields, oneLine } from '../../reading/fields.ts';
import { type Named, peopleNamed } from '../../vocabulary/people-named.ts';
import type { FieldName } from '../../vocabulary/synonyms.ts';

/** Columns of a table by field. */
export type Columns = Partial<Record<FieldName, readonly string[]>>;

/** Speakers and chairs of a row, each speaker with the institution that stands beside them. */
export function peopleOfRow(row: Fields, columns: Columns): Named {
  const texts = (field: FieldName): string[] => (columns[field] ?? []).map((column) => cellOf(row[column]));
  const names = columns.persons ?? [];
  const places = texts('institution');
  const paired = names.length > 1 && names.length === places.length;
  const named = names.map((name, at) =>
    withInstitutions(peopleNamed(row[name]), paired ? [places[at]!] : names.length === 1 ? places : []),
  );
  const first = texts('firstname');
  const lasts = texts('lastname');
  const placed = lasts.length > 1 && lasts.length === places.length;
  const apart = lasts.flatMap((last, at) => {
    const name = `${first[at] ?? ''} ${last}`.trim();
    return name === '' ? [] : [{ name, ...(placed && { institution: places[at]! }) }];
  });
  const all: Named = { persons: [...named.flatMap(({ persons }) => persons), ...apart], chairs: named.flatMap(({ chairs }) => chairs) };
  const speakers = paired || names.length === 1 ? (apart.length > 0 ? withInstitutions(all, places) : all) : withInstitutions(all, places);
  const leading = (columns.chairs ?? []).map((column) => peopleNamed(row[column]));
  return { persons: speakers.persons, chairs: [...speakers.chairs, ...leading.flatMap(({ chairs, persons }) => [...chairs, ...persons])] };
}

/** One institution is that of everybody who has none; as many as people, in their order, are one each. */
function withInstitutions({ persons, chairs }: Named, written: readonly string[]): Named {
  const texts = written.filter((text) => text !== '');
  if (texts.length === 0) return { persons, chairs };
  const several =
    texts.length > 1
      ? texts
      : texts[0]!
          .split(/[;|\n؛]/)
          .map(oneLine)
          .filter(Boolean);
  const each = several.length === persons.length;
  const whole = oneLine(texts.join(', '));
  const of = (person: unknown, at: number): unknown => {
    const fields = asFields(person);
    if (!fields || fields['institution'] !== undefined) return person;
    return { ...fields, institution: each ? oneLine(several[at]) : whole };
  };
  return { persons: persons.map(of), chairs: chairs.map((chair) => (persons.length === 0 ? of(chair, 0) : chair)) };
}

const cellOf = (value: unknown): string =>
  asList(value)
    .map((part) => (typeof part === 'string' ? part : oneLine(part)))
    .join('\n')
    .trim();
