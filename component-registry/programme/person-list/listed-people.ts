// Whom an organiser lists: people chosen by id or country (B §4).
import type { Author } from '#contract/programme';
import type { Props } from './props.ts';

/** The people that have one of the ids and one of the countries; an empty list leaves nobody out. */
export function listedPeople(people: readonly Author[], { ids, countries }: Pick<Props, 'ids' | 'countries'>): readonly Author[] {
  if (ids.length + countries.length === 0) return people;
  const wanted = countries.map((country) => country.trim().toLowerCase());
  return people.filter(
    ({ Id, Country }) => (ids.length === 0 || ids.includes(Id)) && (wanted.length === 0 || wanted.includes(Country.toLowerCase())),
  );
}
