// Whom an organiser lists: people chosen by id, country or institution (B §4).
import type { Author } from '#contract/programme';
import type { Props } from './props.ts';

const lower = (words: readonly string[]): string[] => words.map((word) => word.trim().toLowerCase());

/** The people that have one of the ids, one of the countries and one of the institutions; an empty list leaves nobody out. */
export function listedPeople(
  people: readonly Author[],
  { ids, countries, institutions }: Pick<Props, 'ids' | 'countries' | 'institutions'>,
): readonly Author[] {
  if (ids.length + countries.length + institutions.length === 0) return people;
  const among = (wanted: readonly string[], value: string): boolean => wanted.length === 0 || wanted.includes(value.trim().toLowerCase());
  const [inCountries, atInstitutions] = [lower(countries), lower(institutions)];
  return people.filter(
    ({ Id, Country, Institution }) =>
      (ids.length === 0 || ids.includes(Id)) && among(inCountries, Country) && among(atInstitutions, Institution),
  );
}
