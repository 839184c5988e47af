// The organiser's data files of a programme (`data/*.json`): the rows of B §3 with texts by language and times local to the event.
import * as z from 'zod';
import { eventTime, localisedText, localisedTitle, LONGEST_ADDRESS, LONGEST_TITLE } from '../fields.ts';
import {
  abstractDataFields,
  authorFields,
  presentationDataFields,
  presentationDetailFields,
  presentationFields,
  recordingFields,
  roomFields,
  sessionDetailFields,
  sessionFields,
  trackFields,
} from '../../contract/programme-shapes.ts';

const time = eventTime.nullable();

/** A field with a limit on its texts; the wire, which says the same of what it sends, has none of its own. */
function bounded<S extends z.ZodType>(field: S, key: string): S;
function bounded(field: z.ZodType, key: string): z.ZodType {
  const words = field.meta() ?? {};
  if (field instanceof z.ZodString)
    return field.maxLength === null
      ? field.max(/(Url|Path)$/.test(key) ? LONGEST_ADDRESS : key.endsWith('Id') ? 200 : LONGEST_TITLE).meta(words)
      : field;
  if (field instanceof z.ZodArray) return z.array(bounded(field.element as z.ZodType, key)).meta(words);
  if (!(field instanceof z.ZodObject)) return field;
  return z
    .object(Object.fromEntries(Object.entries(field.shape).map(([inner, one]) => [inner, bounded(one as z.ZodType, inner)])))
    .meta(words);
}

/** A row of which only `keys` must be there. */
type RowShape<S extends z.ZodRawShape, K extends keyof S> = { [Key in keyof S]: Key extends K ? S[Key] : z.ZodOptional<S[Key]> };
const required = <S extends z.ZodRawShape, K extends keyof S & string>(shape: S, keys: readonly K[]): z.ZodObject<RowShape<S, K>> =>
  z
    .object(Object.fromEntries(Object.entries(shape).map(([key, field]) => [key, bounded(field as z.ZodType, key)])) as unknown as S)
    .partial()
    .required(Object.fromEntries(keys.map((key) => [key, true])) as never) as never;

/** `data/rooms.json`: only Id and Name must be there. */
export const roomRow = required(roomFields(localisedTitle), ['Id', 'Name']);
/** `data/tracks.json`. */
export const trackRow = required(trackFields(localisedTitle), ['Id', 'Name']);
/** `data/authors.json`: DisplayName, or Firstname and Surname. */
export const authorRow = required(authorFields(localisedText), ['Id']);
/** `data/presentations.json`. */
export const presentationRow = required(
  {
    ...presentationFields(localisedTitle, time),
    ...presentationDetailFields(localisedText),
    ...recordingFields(localisedTitle),
    ...presentationDataFields,
    ...abstractDataFields,
  },
  ['Id', 'SessionId', 'Title'],
);
/** `data/sessions.json`. Abstract and Description are HTML or plain text; the server sanitises them. */
export const sessionRow = required(
  { ...sessionFields(localisedTitle, time), ...sessionDetailFields(localisedText), ...abstractDataFields },
  ['Id', 'Name'],
);

export type RoomRow = z.infer<typeof roomRow>;
export type TrackRow = z.infer<typeof trackRow>;
export type AuthorRow = z.infer<typeof authorRow>;
export type PresentationRow = z.infer<typeof presentationRow>;
export type SessionRow = z.infer<typeof sessionRow>;

/** The data files by name: each is `{ "$schema", "schemaVersion": 1, "rows": [ … ] }`. A row that does not fit is left out with a finding, its neighbours stay. */
export const dataFiles = {
  rooms: roomRow,
  tracks: trackRow,
  authors: authorRow,
  sessions: sessionRow,
  presentations: presentationRow,
} as const;
export type DataFileName = keyof typeof dataFiles;
