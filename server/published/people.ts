// The people of a programme: how sessions name them, and what each of them does.
import type { Author, Presentation, Session } from '../../src/contract/programme.ts';
import type { PersonRef } from '../../src/contract/programme-shapes.ts';
import type { AuthorRow } from '../../src/model/documents/programme.ts';
import type { Reader } from './reader.ts';
import type { ProgrammeRows } from './programme-rows.ts';

/** Completes what a row writes of people: names come from the person's own row where it has one. */
export type CompleteRefs = (written: readonly PersonRef[] | undefined) => PersonRef[];

export type People = {
  refs: CompleteRefs;
  /** The people with what they do, once sessions and presentations are known. */
  named: (
    sessions: readonly Session[],
    presentations: readonly Presentation[],
  ) => { authors: readonly Author[]; author: (id: string) => Author | undefined };
};

const displayName = (person: { DisplayName?: string | undefined; Firstname?: string | undefined; Surname?: string | undefined }): string =>
  person.DisplayName || [person.Firstname, person.Surname].filter(Boolean).join(' ');

export function makePeople(rows: ProgrammeRows, read: Reader): People {
  const byId = new Map(rows.authors.map((row) => [row.Id, row]));
  return {
    refs: (written) =>
      (written ?? []).map((ref) => {
        const { Firstname = '', Surname = '', DisplayName = '' } = byId.get(ref.Id) ?? {};
        const known = {
          Id: ref.Id,
          Firstname: Firstname || ref.Firstname,
          Surname: Surname || ref.Surname,
          DisplayName: DisplayName || ref.DisplayName,
        };
        return { ...known, DisplayName: displayName(known) };
      }),
    named(sessions, presentations) {
      const does = whatTheyDo(sessions, presentations);
      const authors = rows.authors
        .map((row) => authorOf(row, does(row.Id), read))
        .sort(
          (a, b) =>
            read.compare(a.Surname, b.Surname) || read.compare(a.Firstname, b.Firstname) || read.compare(a.DisplayName, b.DisplayName),
        );
      const listed = new Map(authors.map((author) => [author.Id, author]));
      return {
        authors,
        author(id) {
          const author = listed.get(id);
          return author && { ...author, Biography: read.html(byId.get(id)?.Biography) };
        },
      };
    },
  };
}

type Does = Pick<Author, 'SessionIds' | 'PresentationIds'>;

/** Sessions (as chair, speaker, or speaker of one of its presentations) and presentations of each person, in order of start. */
function whatTheyDo(sessions: readonly Session[], presentations: readonly Presentation[]): (id: string) => Does {
  const all = new Map<string, { sessions: Set<string>; presentations: Set<string> }>();
  const of = (id: string) => {
    let one = all.get(id);
    if (!one) all.set(id, (one = { sessions: new Set(), presentations: new Set() }));
    return one;
  };
  for (const session of sessions) {
    for (const person of [
      ...session.Chairs,
      ...session.Speakers,
      ...session.Presentations.flatMap((presentation) => presentation.Speakers),
    ])
      of(person.Id).sessions.add(session.Id);
  }
  for (const presentation of presentations) for (const person of presentation.Speakers) of(person.Id).presentations.add(presentation.Id);
  return (id) => {
    const one = all.get(id);
    return { SessionIds: [...(one?.sessions ?? [])], PresentationIds: [...(one?.presentations ?? [])] };
  };
}

function authorOf(row: AuthorRow, does: Does, read: Reader): Author {
  return {
    Id: row.Id,
    Firstname: row.Firstname ?? '',
    Surname: row.Surname ?? '',
    DisplayName: displayName(row),
    Title: row.Title ?? '',
    Institution: row.Institution ?? '',
    City: row.City ?? '',
    Country: row.Country ?? '',
    ImagePath: read.address(row.ImagePath),
    Biography: '',
    Highlighted: row.Highlighted ?? false,
    ...does,
  };
}
