// People and sessions that rows beside the programme name, as the caller may know them.
import type { PersonRef } from '../../src/contract/programme-shapes.ts';
import type { WrittenPerson } from './episode-rows.ts';
import type { PublishedEvent } from './event.ts';

/** People with their names. Who is not in the programme the caller may see is there by the name the row gives, or not at all. */
export function peopleNamedIn(event: PublishedEvent, language: string, named: readonly WrittenPerson[]): PersonRef[] {
  const { author } = event.programme.inLanguage(language);
  return named.flatMap(({ Id = '', Firstname = '', Surname = '', DisplayName = '' }) => {
    const found = Id === '' ? undefined : author(Id);
    if (found) return [{ Id, Firstname: found.Firstname, Surname: found.Surname, DisplayName: found.DisplayName }];
    const name = DisplayName || `${Firstname} ${Surname}`.trim();
    return name === '' ? [] : [{ Id: '', Firstname, Surname, DisplayName: name }];
  });
}

/** A session by its id; null for one the caller may not know. */
export function sessionOf(event: PublishedEvent, language: string, id: string): { Id: string; Name: string } | null {
  const found = id === '' ? undefined : event.programme.inLanguage(language).detail(id);
  return found ? { Id: found.Id, Name: found.Name } : null;
}
