// The rows of each kind, field by field.
import type { LocalisedText } from '../../../src/model/fields.ts';
import type { WantedPicture } from '../exhibition/rows.ts';
import { asFields, field, oneLine } from '../reading/fields.ts';
import { tagsIn } from '../vocabulary/canonical-fields.ts';
import { peopleNamed } from '../vocabulary/people-named.ts';
import type { EditorialKind } from './kinds.ts';
import { episodeOf } from './episode-row.ts';
import type { RowReader } from './row-reader.ts';

/** A row of one of the data files; fields that say nothing are not there. */
export type EditorialRow = { Id: string; Title: LocalisedText } & Record<string, unknown>;

/** What becomes of a row of a table, but for its Id. */
export type BuiltRow = { fields: Record<string, unknown>; wanted: WantedPicture[] };

/** Builds a row of what a table says. */
export const editorialRowOf = (kind: EditorialKind, read: RowReader): BuiltRow => {
  const { fields, wanted } = builders[kind](read);
  return { fields: { Title: read.words('title'), ...saying(fields) }, wanted };
};

/** Without the fields that say nothing. */
const saying = (fields: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields).filter(
      ([, value]) => value !== '' && value !== undefined && value !== false && !(Array.isArray(value) && value.length === 0),
    ),
  );

const none: WantedPicture[] = [];

const builders: Readonly<Record<EditorialKind, (read: RowReader) => BuiltRow>> = {
  jobs: (read) => {
    const { CompanyAccountId, name } = read.company('employer');
    return {
      fields: {
        CompanyAccountId,
        Employer: name,
        Location: read.words('location'),
        Country: read.country(),
        IsRemote: read.flag('remote'),
        EmploymentType: read.employment(),
        Field: read.words('field'),
        Salary: read.words('salary'),
        Summary: read.words('short'),
        ...read.application(),
        PublishedDate: read.time('published'),
        Deadline: read.time('deadline'),
        Text: read.html('description'),
      },
      wanted: none,
    };
  },
  news: (read) => {
    const { address, wanted } = read.picture('news');
    return {
      fields: {
        Date: read.time('date'),
        Summary: read.words('short'),
        Author: read.one('author'),
        ImagePath: address,
        ImageText: read.words('picture_text'),
        Tags: [...new Set(read.all('tags').flatMap(tagsIn))],
        Url: read.site('website'),
        Text: read.html('description'),
      },
      wanted,
    };
  },
  awards: (read) => {
    const { CompanyAccountId, name } = read.company('sponsor');
    const { winners, wanted } = winnersOf(read);
    return {
      fields: {
        Year: read.year('year'),
        Summary: read.words('short'),
        Sponsor: name,
        CompanyAccountId,
        Text: read.html('description'),
        Winners: winners,
      },
      wanted,
    };
  },
  preceptorships: (read) => ({
    fields: {
      Host: read.words('host'),
      City: read.words('city'),
      Country: read.country(),
      Topic: read.words('topic'),
      Language: read.language(),
      Places: read.count('places', 9_999),
      Summary: read.words('short'),
      ...read.application(),
      StartDate: read.time('start'),
      EndDate: read.time('end'),
      Deadline: read.time('deadline'),
      Text: read.html('description'),
    },
    wanted: none,
  }),
  tv: (read) => {
    const { address, wanted } = read.picture('tv');
    return { fields: { ...episodeOf(read), ImagePath: address }, wanted };
  },
};

type Winner = Record<string, unknown>;

/** Everybody of the column, or of the list; what the row says beside them counts for each of them. */
function winnersOf(read: RowReader): { winners: Winner[]; wanted: WantedPicture[] } {
  const { persons, chairs } = peopleNamed(read.all('winner'));
  const people = [...persons, ...chairs].map((person) => asFields(person) ?? {});
  const authorId = read.one('winner_id');
  if (people.length === 0 && authorId !== '') people.push({});
  const isOne = people.length === 1;
  const { address, wanted } = isOne ? read.picture('awards') : { address: '', wanted: none };
  const institutions = read.one('institution').split(/[;|]/);
  const institutionOf = (at: number): LocalisedText =>
    institutions.length === people.length ? institutions[at]!.trim() : read.words('institution');
  const winners = people.map((person, at) =>
    saying({
      Id: oneLine(field(person, 'Id', 'id')) || (isOne ? authorId : ''),
      DisplayName: oneLine(field(person, 'DisplayName', 'displayName', 'name')),
      Institution: field(person, 'Institution', 'institution') ?? institutionOf(at),
      Rank: field(person, 'Rank', 'rank') ?? read.words('rank'),
      ImagePath: oneLine(field(person, 'ImagePath')) || address,
      Work: field(person, 'Work', 'work') ?? read.words('work'),
      PresentationId: oneLine(field(person, 'PresentationId')) || read.one('presentation'),
    }),
  );
  return { winners, wanted };
}
