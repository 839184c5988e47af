// The smaller fields of a session row: addresses, tags, origin, and a note of everything that is not imported.
import type { SessionRow } from '../rows.ts';
import { asFields, asFlag, asList, carriedText, type Fields, field, oneLine } from '../reading/fields.ts';
import type { Place } from '../place.ts';
import type { Report } from '../report.ts';
import { mediaAddress, webAddress } from '../values/addresses.ts';
import { linksOf } from './session-links.ts';

/** A field as one line of text; empty when it has none. */
export const lineOf = (fields: Fields, name: string): string => carriedText(field(fields, name)).replaceAll(/\s+/g, ' ');

/** Ids and address the session has in the system it comes from. */
export const originOf = (fields: Fields, baseUrl: string): NonNullable<SessionRow['Origin']> => ({
  Guid: lineOf(fields, 'guid'),
  Code: lineOf(fields, 'code'),
  Slug: lineOf(fields, 'slug'),
  Url: webAddress(lineOf(fields, 'url') || lineOf(fields, 'origin_url'), baseUrl),
});

/** Tags of the source, and what an attendee should know about recording and streaming. */
export function tagsOf(fields: Fields): string[] {
  const recording = asFields(field(fields, 'recording')) ?? {};
  return [
    ...(asFlag(field(fields, 'do_not_record')) || asFlag(field(recording, 'optout')) ? ['Not recorded'] : []),
    ...(asFlag(field(fields, 'do_not_stream')) ? ['Not streamed'] : []),
    ...new Set(
      [...asList(field(fields, 'tags')), ...asList(field(fields, 'keywords'))]
        .map((tag) => oneLine(carriedText(tag)))
        .filter((tag) => tag !== ''),
    ),
  ];
}

/** Where the source has the film: a film of another site is framed when the viewer has agreed to its host. */
export const recordingOf = (fields: Fields, baseUrl: string): string => webAddress(filmOf(fields), baseUrl);

const filmOf = (fields: Fields): string =>
  lineOf(fields, 'video_download_url') || oneLine(field(asFields(field(fields, 'recording')) ?? {}, 'url', 'link'));

/** Reports the addresses of a session or presentation that nobody could follow; `more` are those its links and attachments have. */
export function tellUnusable(fields: Fields, title: string, { baseUrl, place, report }: Told, more: readonly string[]): void {
  const single = [filmOf(fields), lineOf(fields, 'stream_url'), lineOf(fields, 'feedback_url')];
  for (const address of [...more, ...single.filter((one) => one !== '' && webAddress(one, baseUrl) === '')])
    report.warn('address-unusable', place, `"${title}": no usable address: ${address.slice(0, 100)}`);
}

type Told = { baseUrl: string; place: Place; report: Report };

/** Picture, recording, links and attachments; an address nobody could follow is reported. */
export function addressesOf(
  fields: Fields,
  title: string,
  baseUrl: string,
  place: Place,
  report: Report,
): Pick<SessionRow, 'ImageThumbPath' | 'RecordingUrl' | 'StreamUrl' | 'Links' | 'Attachments'> {
  const links = linksOf(field(fields, 'links'), baseUrl);
  const attachments = linksOf(field(fields, 'attachments'), baseUrl);
  const logo = lineOf(fields, 'logo');
  const ImageThumbPath = mediaAddress(logo, baseUrl);
  const unusable = [...links.unusable, ...attachments.unusable, ...(logo !== '' && ImageThumbPath === '' ? [logo] : [])];
  tellUnusable(fields, title, { baseUrl, place, report }, unusable);
  const feedback = webAddress(lineOf(fields, 'feedback_url'), baseUrl);
  return {
    ImageThumbPath,
    RecordingUrl: recordingOf(fields, baseUrl),
    StreamUrl: webAddress(lineOf(fields, 'stream_url'), baseUrl),
    Links: [...links.links, ...(feedback === '' ? [] : [{ Title: 'Feedback', Url: feedback }])],
    Attachments: attachments.links,
  };
}

const textFields = ['subtitle', 'abstract', 'description', 'type', 'track', 'room', 'slug', 'url', 'logo', 'language', 'guid', 'code'];
const otherFields = ['id', 'title', 'date', 'start', 'end', 'duration', 'persons', 'links', 'attachments', 'origin_url', 'feedback_url'];
const optionalFields = ['video_download_url', 'recording', 'do_not_record', 'do_not_stream', 'tags', 'keywords'];
const contentFields = ['chairs', 'poster', 'stream_url', 'is_poster', 'company', 'sponsor_type', 'board'];
const known = new Set([...textFields, ...otherFields, ...optionalFields, ...contentFields]);

/** Why some known fields are never published. */
const withheld: Readonly<Record<string, string>> = {
  answers: 'answers to the organiser’s questions can be private',
  recording_license: 'sessions have no such field',
  email: 'addresses of people stay private',
  emails: 'addresses of people stay private',
  internal_notes: 'notes of the organisers stay private',
  notes: 'notes to the organisers stay private',
  invitation_token: 'secrets stay private',
  access_code: 'secrets stay private',
  zoom_link: 'links into meetings can be private',
  zoom_links: 'links into meetings can be private',
  questionAnswers: 'answers to the organiser’s questions can be private',
};

/** Reports texts of a wrong type, and counts the fields that are not imported (`unread`, else every field unknown here), so that nothing vanishes unseen. */
export function noteUnread(fields: Fields, title: string, place: Place, report: Report, unread?: readonly string[]): void {
  for (const name of textFields) {
    const value = field(fields, name);
    if (!isBlank(value) && carriedText(value) === '') {
      report.warn('field-type', place, `"${title}": ${name} is not text and stays empty`);
    }
  }
  for (const name of unread ?? Object.keys(fields).filter((key) => !known.has(key) && !isBlank(fields[key]))) {
    report.leaveOut(name, Object.hasOwn(withheld, name) ? withheld[name]! : 'not a field of this format');
  }
}

/** Null, blank text, an empty list or an object of such: nothing is lost with it. */
export function isBlank(value: unknown): boolean {
  if (value === null || value === undefined || value === false) return true;
  if (typeof value === 'string') return value.trim() === '';
  return (
    typeof value === 'object' && Object.values(value).every((part) => part === null || (typeof part === 'string' && part.trim() === ''))
  );
}
