// The programme of an event in each of its languages, made on first request: sessions, presentations, people, rooms and tracks as the wire carries them.
import { type Abstracts, createAbstracts } from './abstracts.ts';
import type { Reader } from './reader.ts';
import { createRecordings, type RecordingOf } from './recordings.ts';
import type { Author, Presentation, Room, Session, SessionDetail, Track } from '../../src/contract/programme.ts';
import { createLabels } from './labels.ts';
import { makePeople } from './people.ts';
import { createPresentationDetails, makePresentations } from './presentations.ts';
import type { ProgrammeRows } from './programme-rows.ts';
import { abstractText, richText } from './rich-text.ts';
import { makeSessions } from './sessions.ts';
import { type Times, timesIn } from './times.ts';

/** What turns rows into what visitors read. */
export type ProgrammeWords = {
  timeZone: string;
  /** Text of a localised text in a language. */
  text: (text: unknown, language: string) => string;
  /** An address as visitors get it; empty when it is none to follow. */
  address: (written: string) => string;
};

/** The programme in one language. Lists are in their order for visitors. */
export type ProgrammeView = {
  /** By start, room, name; without time last. */
  sessions: readonly Session[];
  /** By start; without time last. */
  presentations: readonly Presentation[];
  /** By surname, without biography. */
  authors: readonly Author[];
  /** In the organiser's order. */
  rooms: readonly Room[];
  tracks: readonly Track[];
  session: (id: string) => Session | undefined;
  /** A session with its texts as safe HTML. */
  detail: (id: string) => SessionDetail | undefined;
  /** A person with biography as safe HTML. */
  author: (id: string) => Author | undefined;
  abstracts: Abstracts;
  /** Whether a presentation has a film of its own. */
  hasOwnRecording: (id: string) => boolean;
  /** Of a presentation of a session; null for none. */
  recording: RecordingOf;
};

export type Programme = {
  rows: ProgrammeRows;
  inLanguage: (language: string) => ProgrammeView;
};

/** A plain text of a session or talk in one language is taken to be in that language; who wrote it by language has answered already. */
function writtenIn(title: unknown, [only = '', ...others]: readonly string[], language: string): { TextLanguage?: string } {
  const spoken = only.toLowerCase().split('-')[0]!;
  // Rows may call a language as they like: one that is no code is not said.
  if (typeof title !== 'string' || others.length > 0 || !/^[a-z]{2,3}$/.test(spoken) || spoken === language.split('-')[0]) return {};
  return { TextLanguage: spoken };
}

/** HTML of a text that is there in other languages alone says in which it is: readers speak it so. */
function inItsLanguage(html: string, text: unknown, shown: string, language: string): string {
  if (html === '' || typeof text !== 'object' || text === null) return html;
  const two = language.slice(0, 2);
  const written = Object.entries(text).filter(([name, words]) => /^[a-z]{2}-[A-Z]{2}$/.test(name) && words !== '');
  if (written.some(([name]) => name.startsWith(two))) return html;
  const found = written.find(([, words]) => words === shown)?.[0];
  return found === undefined ? html : `<div lang="${found.slice(0, 2)}">${html}</div>`;
}

/** How the texts, addresses and times of rows are read in a language. */
export const readerIn = (language: string, words: ProgrammeWords, times: Times): Reader => ({
  text: (text) => words.text(text, language),
  html: (text) => {
    const shown = words.text(text, language);
    return inItsLanguage(richText(shown), text, shown, language);
  },
  abstract: (text) => {
    const shown = words.text(text, language);
    return inItsLanguage(abstractText(shown), text, shown, language);
  },
  address: (written) => words.address(written ?? ''),
  writtenIn: (title, spoken) => writtenIn(title, spoken, language),
  times,
  compare: new Intl.Collator(language, { numeric: true }).compare,
});

/** Creates the programme; each language is prepared once, on first request. */
export function createProgramme(rows: ProgrammeRows, words: ProgrammeWords): Programme {
  const views = new Map<string, ProgrammeView>();
  const times = timesIn(words.timeZone);
  return {
    rows,
    inLanguage(language) {
      let view = views.get(language);
      if (!view) views.set(language, (view = viewIn(language, rows, words, times)));
      return view;
    },
  };
}

function viewIn(language: string, rows: ProgrammeRows, words: ProgrammeWords, times: Times): ProgrammeView {
  const read = readerIn(language, words, times);
  const rooms = bySort(rows.rooms).map((row): Room => ({
    Id: row.Id,
    Name: read.text(row.Name),
    Description: read.text(row.Description),
    Capacity: row.Capacity ?? 0,
    Sort: row.Sort ?? 0,
    Plan: row.Plan ? { ...row.Plan, PlanPath: read.address(row.Plan.PlanPath) } : null,
    ...(row.WalkingTimes && row.WalkingTimes.length > 0 && { WalkingTimes: row.WalkingTimes }),
  }));
  const tracks = bySort(rows.tracks).map((row): Track => ({
    Id: row.Id,
    Name: read.text(row.Name),
    Color: row.Color ?? '',
    Sort: row.Sort ?? 0,
  }));
  const people = makePeople(rows, read);
  const presentations = makePresentations(rows.presentations, people.refs, read);
  const { sessions, detail } = makeSessions(
    rows.sessions,
    {
      rooms,
      roomRows: rows.rooms,
      tracks,
      label: createLabels(rows.labels, read),
      presentations,
      presentationDetail: createPresentationDetails(rows.presentations, read),
      refs: people.refs,
    },
    read,
  );
  const byId = new Map(sessions.map((session) => [session.Id, session]));
  const filmed = new Set(rows.presentations.filter(({ RecordingUrl = '' }) => RecordingUrl !== '').map(({ Id }) => Id));
  const named = people.named(sessions, presentations);
  const abstracts = createAbstracts(rows, { sessions, authors: named.authors }, read);
  return {
    sessions,
    presentations,
    ...named,
    rooms,
    tracks,
    session: (id) => byId.get(id),
    detail,
    abstracts,
    hasOwnRecording: (id) => filmed.has(id),
    recording: createRecordings(rows.presentations, read),
  };
}

/** The organiser's order: by Sort, equal ones as written. */
const bySort = <Row extends { Sort?: number | undefined }>(rows: readonly Row[]): Row[] =>
  [...rows].sort((a, b) => (a.Sort ?? 0) - (b.Sort ?? 0));
