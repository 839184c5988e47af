// The organiser's data files of a programme (`data/*.json`): the rows of B §3 with texts by language and times local to the event.
import type * as z from 'zod';
import { eventTime, localisedText, localisedTitle } from '../fields.ts';
import { labelFields } from '../../contract/label-shapes.ts';
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
  talkBackFields,
  trackFields,
} from '../../contract/programme-shapes.ts';
import { assemblyRow, awardRow, episodeRow, jobRow, newsRow, preceptorshipRow } from './editorial.ts';
import { callRow } from './calls.ts';
import { companyMediaRow, companyRow, hallRow, meetingRow, productRow, stageRow } from './exhibition.ts';
import { dataRow } from './row.ts';

const time = eventTime.nullable();

/** `data/rooms.json`: only Id and Name must be there. */
export const roomRow = dataRow({ ...roomFields(localisedTitle), ...talkBackFields }, ['Id', 'Name']);
/** `data/tracks.json`. */
export const trackRow = dataRow(trackFields(localisedTitle), ['Id', 'Name']);
/** `data/labels.json`: the Id is the kind or tag that sessions write. */
export const labelRow = dataRow(labelFields(localisedTitle), ['Id', 'Name']);
/** `data/authors.json`: DisplayName, or Firstname and Surname. */
export const authorRow = dataRow(authorFields(localisedText), ['Id']);
/** `data/presentations.json`. */
export const presentationRow = dataRow(
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
export const sessionRow = dataRow(
  { ...sessionFields(localisedTitle, time), ...sessionDetailFields(localisedText), ...abstractDataFields, RecordingFrom: time },
  ['Id', 'Name'],
);

export type RoomRow = z.infer<typeof roomRow>;
export type TrackRow = z.infer<typeof trackRow>;
export type LabelRow = z.infer<typeof labelRow>;
export type AuthorRow = z.infer<typeof authorRow>;
export type PresentationRow = z.infer<typeof presentationRow>;
export type SessionRow = z.infer<typeof sessionRow>;

/** The data files of the programme by name. */
export const programmeFiles = {
  rooms: roomRow,
  tracks: trackRow,
  authors: authorRow,
  sessions: sessionRow,
  presentations: presentationRow,
} as const;
export type ProgrammeFileName = keyof typeof programmeFiles;

/** All data files by name: each is `{ "$schema", "schemaVersion": 1, "rows": [ … ] }`. A row that does not fit is left out with a finding, its neighbours stay. */
export const dataFiles = {
  ...programmeFiles,
  labels: labelRow,
  companies: companyRow,
  products: productRow,
  halls: hallRow,
  'company-media': companyMediaRow,
  meetings: meetingRow,
  stages: stageRow,
  news: newsRow,
  jobs: jobRow,
  tv: episodeRow,
  awards: awardRow,
  preceptorships: preceptorshipRow,
  assemblies: assemblyRow,
  calls: callRow,
} as const;
export type DataFileName = keyof typeof dataFiles;
