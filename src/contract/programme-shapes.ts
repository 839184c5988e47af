// The rows of a programme (B §3), written once for the wire (plain text) and for the organiser's data files (text by language).
import * as z from 'zod';
import { labelledFields } from './label-shapes.ts';

/** A person as a session or presentation names them. */
export const personRef = z.object({
  Id: z.string().meta({ description: 'Id of the author row; empty when the person has no row.' }),
  Firstname: z.string(),
  Surname: z.string(),
  DisplayName: z.string().meta({ description: 'The name as the person writes it; first name and surname where nothing else is known.' }),
});
export type PersonRef = z.infer<typeof personRef>;

/** A web address with words. */
export const titledLink = z.object({ Title: z.string(), Url: z.string() });

/** Fields of a presentation. `text` is the schema of a text, `time` of a time (null: not scheduled). */
export const presentationFields = <T extends z.ZodType, D extends z.ZodType>(text: T, time: D) => ({
  Id: z.string(),
  SessionId: z.string(),
  Title: text,
  StartDateTime: time,
  EndDateTime: time,
  SpeakerFirstname: z.string(),
  SpeakerSurname: z.string(),
  Speakers: z.array(personRef).meta({ description: 'All speakers; the first is SpeakerFirstname and SpeakerSurname.' }),
  Language: z.string(),
  Highlighted: z.boolean(),
});

/** Fields that only the page of a session and the organiser's data have. */
export const presentationDetailFields = <T extends z.ZodType>(text: T) => ({
  Abstract: text,
  Links: z.array(titledLink).meta({ description: 'Paper, slides, film: whatever is on the web.' }),
  PosterUrl: z.string().meta({ description: 'File of its poster, a PDF or a picture; empty for none, and for those who may not open it.' }),
});

/** What everybody may know of the poster of a presentation; its file goes to those alone who may open it (A §5). */
export const posterFact = {
  HasPoster: z.boolean().meta({ description: 'There is a file of its poster; its address is sent to those who may open it.' }),
};

/** Where those who watch take part. */
export const talkBackFields = {
  QuestionsUrl: z.string().meta({ description: 'Where questions to the speakers are asked; of a session, empty takes that of its room.' }),
  ChatUrl: z.string().meta({ description: 'Where those who watch write to each other; of a session, empty takes that of its room.' }),
};

/** Captions of a film as WebVTT; they are its transcript, too. */
export const captionFile = z.object({ Language: z.string(), Url: z.string() });

/** What the page that plays the recording of a presentation shows with it. `text` is the schema of a text. */
export const recordingFields = <T extends z.ZodType>(text: T) => ({
  Captions: z.array(captionFile).meta({ description: 'Captions of its recording as WebVTT, one for each language; the transcript.' }),
  Slides: z
    .array(
      z.object({
        Time: z.number().nonnegative().meta({ description: 'Seconds from the start of the film.' }),
        Title: text,
        Image: z.string(),
      }),
    )
    .meta({ description: 'Slides with the second of the film at which each appears.' }),
});
/** Fields of an organiser's presentations and sessions that stand with their abstract. */
export const abstractDataFields = {
  PosterNumber: z.string(),
  Keywords: z.array(z.string()),
};

/** Source of an imported row. */
const origin = z
  .object({ Guid: z.string(), Code: z.string(), Slug: z.string(), Url: z.string() })
  .meta({ description: 'Ids of the system the row was imported from; a later import matches by them.' });

/** Fields of an organiser's presentation that lists do not carry. */
export const presentationDataFields = {
  RecordingUrl: z.string().meta({ description: 'Its own recording; empty for its part of the recording of its session.' }),
  Groups: z.array(z.object({ Name: z.string() })).meta({ description: 'The names are the tags of the presentation.' }),
  Origin: origin,
};

/** Fields of a session. */
export const sessionFields = <T extends z.ZodType, D extends z.ZodType>(text: T, time: D) => ({
  Id: z.string(),
  SessionType: z.string().meta({ description: 'Kind as the organiser names it, for example Symposium, Talk or Workshop.' }),
  Name: text,
  Subtitle: text,
  ImageThumbPath: z.string().meta({ description: 'Picture; empty for none.' }),
  StartDateTime: time,
  EndDateTime: time,
  ProgrammeDay: z.string().meta({ description: 'Day of the programme, YYYY-MM-DD: a session after midnight belongs to the day before.' }),
  RoomId: z.string(),
  TrackId: z.string(),
  Languages: z.array(z.string()).meta({ description: 'Spoken languages, two letters each.' }),
  ProgramGrade: z.string().meta({ description: 'Grade for HighlightedSessions, default Scientific (B §9).' }),
  Groups: z.array(z.object({ Name: z.string() })).meta({ description: 'The names are the tags of the session.' }),
  Chairs: z.array(personRef),
  Speakers: z.array(personRef).meta({ description: 'People of the session itself, where it has no presentations.' }),
  CompanyAccountId: z.string(),
  CompanyAccountName: z.string(),
  SponsorType: z.string(),
  Highlighted: z.boolean(),
  IsPoster: z.boolean(),
  HideOnScheduler: z.boolean(),
  StreamUrl: z.string().meta({ description: 'Where the live stream is; empty for none, and for those who may not watch it.' }),
  RecordingUrl: z.string().meta({ description: 'Where the recording is; empty for none, and for those who may not watch it.' }),
});

/** What everybody may know of the stream and the recording of a session; their addresses go to those alone who may open them (A §5). */
export const watchFields = {
  HasStream: z.boolean().meta({ description: 'There is a live stream; its address is sent to those who may watch it.' }),
  HasRecording: z.boolean().meta({
    description:
      'There is, or will be, a recording; its address is sent to those who may watch it, from the end of the session or RecordingFrom on.',
  }),
  RecordingFrom: z
    .string()
    .optional()
    .meta({ description: 'From when the recording can be watched, where it is another instant than the end of the session.' }),
};

/** What lists and pages say of the language of a title and its texts. */
export const writtenFields = {
  TextLanguage: z.string().optional().meta({
    description:
      'Language, two letters, in which the title and the abstract are written, where it is another than the one asked for: the only language spoken there, of texts that the organiser wrote without a language.',
  }),
};

/** Names and colours of the room and the track of a session, and the words for its kind and tags. */
export const placeFields = <T extends z.ZodType>(text: T) => ({
  ...labelledFields,
  RoomName: text,
  TrackName: text,
  TrackColor: text,
  RoomColor: z.int().min(1).max(12).optional().meta({
    description:
      'Number of a track colour of the theme that stands for the room; only of sessions without track, in a programme where most have none.',
  }),
});

/** Fields of a session in the line by which others name it, for `pick`. */
export const lineFields = {
  Id: true,
  SessionType: true,
  TypeLabel: true,
  Name: true,
  Subtitle: true,
  TextLanguage: true,
  StartDateTime: true,
  EndDateTime: true,
  ProgrammeDay: true,
  RoomId: true,
  RoomName: true,
  TrackId: true,
  TrackName: true,
  TrackColor: true,
  RoomColor: true,
  Groups: true,
  CompanyAccountId: true,
  CompanyAccountName: true,
  SponsorType: true,
  IsPoster: true,
  StreamUrl: true,
  RecordingUrl: true,
  HasStream: true,
  HasRecording: true,
  RecordingFrom: true,
} as const;

/** Fields that only the detail of a session has; texts are HTML. */
export const sessionDetailFields = <T extends z.ZodType>(text: T) => ({
  Abstract: text,
  Description: text,
  Links: z.array(titledLink),
  Attachments: z.array(titledLink),
  ...talkBackFields,
  Origin: origin,
});

/** Fields of a person (speaker, author, chair). */
export const authorFields = <T extends z.ZodType>(text: T) => ({
  Id: z.string(),
  Firstname: z.string(),
  Surname: z.string(),
  DisplayName: z.string(),
  Title: z.string(),
  Institution: z.string(),
  City: z.string(),
  Country: z.string(),
  ImagePath: z.string(),
  Biography: text,
  Highlighted: z.boolean(),
});

/** A shape on a plan. */
export const planPoints = z
  .string()
  .max(2_000)
  .regex(/^-?\d{1,6}(\.\d{1,3})?,-?\d{1,6}(\.\d{1,3})?( -?\d{1,6}(\.\d{1,3})?,-?\d{1,6}(\.\d{1,3})?){1,60}$/)
  .meta({ description: 'Two opposite corners of a rectangle, or the corners of a polygon: x,y pairs with blanks between.' });

/** Where a room is on a plan of the venue. */
const roomPlan = z.object({
  PlanPath: z.string().meta({ description: 'Picture of the plan.' }),
  DarkColors: z
    .boolean()
    .optional()
    .meta({ description: 'Whether the picture has colours of its own for dark screens; if not, it stays on light paper.' }),
  Width: z.number().positive().meta({ description: 'Width of the plan in units of its own.' }),
  Height: z.number().positive(),
  Points: planPoints,
});

/** How long one walks to another room. */
const walkingTime = z.object({
  RoomId: z.string(),
  Minutes: z.number().int().min(1).max(240).meta({ description: 'Minutes on foot, from door to door.' }),
});

/** Fields of a room. */
export const roomFields = <T extends z.ZodType>(text: T) => ({
  Id: z.string(),
  Name: text,
  Description: text,
  Capacity: z.number().int().nonnegative().meta({ description: 'Seats; 0 when not known.' }),
  Sort: z.number(),
  Plan: roomPlan.nullable().meta({ description: 'Where the room is on a plan of the venue; null where it is not said.' }),
  WalkingTimes: z.array(walkingTime).optional().meta({
    description: 'Rooms to which one walks for a while; a time counts in both directions. Absent where nothing is far, or said.',
  }),
});

/** Fields of a track. */
export const trackFields = <T extends z.ZodType>(text: T) => ({
  Id: z.string(),
  Name: text,
  Color: z.string().meta({ description: 'Colour as #rrggbb; empty takes the next track colour of the theme.' }),
  Sort: z.number(),
});

/** What stands before and after a presentation: in its session, and that session in its room. */
export const aroundPresentation = <P extends z.ZodType, R extends z.ZodType, L extends z.ZodType>(presentation: P, room: R, line: L) => ({
  Before: presentation.nullable().meta({ description: 'The presentation before it in its session.' }),
  After: presentation.nullable().meta({ description: 'The presentation after it in its session.' }),
  Room: room.nullable().meta({ description: 'The room of its session; null for none.' }),
  RoomBefore: line.nullable().meta({ description: 'The session before its own in that room on the same day of the programme.' }),
  RoomAfter: line.nullable().meta({ description: 'The session after its own in that room on the same day of the programme.' }),
});
