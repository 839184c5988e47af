// Accepted submissions as rows of a programme: what `foyer import` reads as the format `foyer-submissions`.
import type { PublishedEvent } from '../../server/published/event.ts';
import { escapeHtml } from '../../server/published/rich-text.ts';
import type { SubmissionContent } from '../../src/contract/submission-shapes.ts';
import { surnameKey } from '../../server/people/name-keys.ts';
import type { AuthorRow, PresentationRow, SessionRow } from '../import/rows.ts';
import { authorName, presenterOf, type ReadSubmission } from './read-submissions.ts';

/** The file: `format` is how an import recognises it. */
export type SubmissionRows = {
  format: 'foyer-submissions';
  event: string;
  timeZone: string;
  authors: AuthorRow[];
  sessions: SessionRow[];
  presentations: PresentationRow[];
};

type Author = SubmissionContent['Authors'][number];

/** The rows. Whoever is in the programme already keeps their row; a session that is named stays as it is, else there is one for each topic. */
export function programmeRowsOf(event: PublishedEvent, accepted: readonly ReadSubmission[]): SubmissionRows {
  const language = event.languageFor(undefined);
  const { sessions: there, authors: people } = event.programme.rows;
  const known = new Map(
    people.map((row) => [personKey(row.DisplayName || `${row.Firstname ?? ''} ${row.Surname ?? ''}`, row.Institution ?? ''), row.Id]),
  );
  const authors = new Map<string, AuthorRow>();
  const sessions = new Map<string, SessionRow>();

  const personOf = (author: Author, number: number, nth: number) => {
    const name = authorName(author);
    const key = personKey(name, author.Institutions[0] ?? '');
    const Id = known.get(key) ?? `submission-${number}-${nth + 1}`;
    if (!known.has(key)) {
      known.set(key, Id);
      authors.set(Id, {
        Id,
        Firstname: author.Firstname,
        Surname: author.Surname,
        DisplayName: name,
        Institution: author.Institutions.join('; '),
      });
    }
    return { Id, Firstname: author.Firstname, Surname: author.Surname, DisplayName: name };
  };

  const sessionOf = ({ row, content, call }: ReadSubmission): string => {
    const named = there.find(({ Id }) => Id === row.session_id);
    if (named) {
      sessions.set(named.Id, { Id: named.Id, Name: named.Name });
      return named.Id;
    }
    const topic = call?.Topics.find(({ Id }) => Id === content.TopicId);
    const Id = ['accepted', row.call_id, topic?.Id].filter(Boolean).join('-');
    const title = call?.Title || row.call_id;
    if (!sessions.has(Id))
      sessions.set(Id, {
        Id,
        Name: topic ? `${title}: ${topic.Name}` : title,
        SessionType: 'Abstracts',
        StartDateTime: null,
        EndDateTime: null,
      });
    return Id;
  };

  const presentations = accepted.map((one): PresentationRow => {
    const { row, content, call } = one;
    const speakers = content.Authors.map((author, nth) => personOf(author, row.id, nth));
    const first = presenterOf(content);
    const presenting = content.Authors.findIndex((author) => author === first);
    const kind = call?.Kinds.find(({ Id }) => Id === (row.decided_kind || content.KindId))?.Name;
    // Who presents stands first: lists name the first speaker.
    const ordered = presenting > 0 ? [speakers[presenting]!, ...speakers.filter((_, nth) => nth !== presenting)] : speakers;
    return {
      Id: `submission-${row.id}`,
      SessionId: sessionOf(one),
      Title: content.Title,
      StartDateTime: null,
      EndDateTime: null,
      SpeakerFirstname: first?.Firstname ?? '',
      SpeakerSurname: first?.Surname ?? '',
      Speakers: ordered,
      Abstract: asHtml(content.Abstract),
      Keywords: content.Keywords,
      Groups: kind ? [{ Name: kind }] : [],
      Origin: { Guid: `foyer-submission-${row.id}`, Code: String(row.id), Slug: '', Url: '' },
    };
  });
  return {
    format: 'foyer-submissions',
    event: `${event.instance}/${event.shortName}`,
    timeZone: event.timeZone,
    authors: [...authors.values()],
    sessions: [...sessions.values()].map((row) => ({
      ...row,
      ...(row.StartDateTime === undefined ? {} : { Languages: [language.slice(0, 2)] }),
    })),
    presentations,
  };
}

const personKey = (name: string, institution: string): string => `${surnameKey(name)} / ${surnameKey(institution)}`;

/** Paragraphs as HTML: a text of signs such as `p < 0.05` stays what it is. */
const asHtml = (text: string): string =>
  text
    .split(/\n[ \t]*(?:\n[ \t]*)+/)
    .map((paragraph) => `<p>${escapeHtml(paragraph.trim()).replaceAll('\n', '<br />')}</p>`)
    .join('');
