// The JSON of conference sites in the manner of EuroPython: a grid by day, sessions, speakers, rooms, sponsors, and a jobs board.
// Code and no mapping: a session may stand in several slots, rooms that are several become words, a slot without code is a break.
import { headOf, textOf } from '../../reading/bytes.ts';
import { type ImportedContent, noContent } from '../../content.ts';
import { jobsOf } from '../../content/jobs.ts';
import { questionsOf } from '../../content/questions.ts';
import { sponsorsOf } from '../../content/sponsors.ts';
import { exhibitionOfSponsors } from '../../exhibition/of-sponsors.ts';
import { asFields, asList, type Fields, field, oneLine } from '../../reading/fields.ts';
import { leaveOutOthers } from '../../reading/leave-out-others.ts';
import { readRecordFiles } from '../../reading/record-files.ts';
import { locateIn, type RecordFile } from '../../reading/records.ts';
import { createReport, type Report } from '../../report.ts';
import type { Format, ImportFile } from '../../result.ts';
import { programmeOf } from '../../schedule/programme.ts';
import { personOf } from '../pretalx/submission-events.ts';
import { gridEvents } from './grid-events.ts';

/** The grid: days by date, each with rooms and talks or events. */
const isGrid = (file: ImportFile): boolean => {
  const head = headOf(file);
  return (
    /^\s*\{/.test(head) &&
    /"days"\s*:\s*\{/.test(head) &&
    /"\d{4}-\d{2}-\d{2}"\s*:/.test(head) &&
    /"(talks|events)"\s*:\s*\[/.test(head) &&
    !head.includes('"conference"')
  );
};

/** Reads a folder; only the grid must be there. */
export const europython: Format = {
  name: 'europython',
  title: 'conference site in the manner of EuroPython (JSON)',
  detect: (files) => (files.some(isGrid) ? 0.95 : 0),
  read: (files, { timeZone }) => {
    const report = createReport();
    const read = readRecordFiles(files, report);
    const parts = sorted(read, report);
    const sponsors = sponsorsOf(
      parts.sponsors.flatMap(({ records }) => records),
      '',
      report,
    );
    const content: ImportedContent = {
      ...noContent(),
      tiers: sponsors.tiers,
      questions: questionsOf(
        parts.questions.flatMap(({ records }) => records),
        report,
      ),
      jobs: files
        .filter(({ path }) => /job/i.test(path.slice(path.lastIndexOf('/') + 1)) && /\.(md|markdown)$/i.test(path))
        .flatMap((file) => jobsOf(textOf(file), { file: file.path, pointer: '', line: 1, column: 1 }, report)),
    };
    const sessions = parts.sessions.flatMap(({ records }) => records);
    const file = parts.grids[0]?.path ?? read[0]!.path;
    for (const { value } of parts.speakers.flatMap(({ records }) => records))
      leaveOutOthers(asFields(value) ?? {}, speakerNames, 'speakers', 'people have no such field', report);
    for (const { value } of parts.rooms.flatMap(({ records }) => records))
      leaveOutOthers(asFields(value) ?? {}, roomNames, 'rooms', 'rooms have no such field', report);
    const schedule = {
      file,
      conference: { rooms: roomsOf(parts.rooms) },
      baseUrl: '',
      days: [],
      events: gridEvents(parts.grids, sessions, report),
      people: parts.speakers.flatMap(({ records }) =>
        records.map(({ value, place }) => ({ fields: personOf(asFields(value) ?? {}), place })),
      ),
      zoneHints: sessions.flatMap(({ value }) => oneLine(field(asFields(value) ?? {}, 'start')) || []),
      content,
      exhibition: exhibitionOfSponsors(sponsors.sponsors, report, file),
      timeZone,
    };
    return programmeOf('europython', schedule, report, locateIn(read));
  },
};

/** What is read of a speaker and of a room; `submissions` and `slug` only lead around the site. */
const speakerNames = new Set(['code', 'slug', 'name', 'biography', 'avatar', 'avatar_url', 'affiliation', 'company', 'submissions']);
const roomNames = new Set(['id', 'slug', 'name', 'title', 'floor', 'description', 'capacity']);

type Parts = Record<'grids' | 'sessions' | 'speakers' | 'rooms' | 'sponsors' | 'questions', RecordFile[]>;

/** Which file is which: the grid by what is in it, the others by their names. */
function sorted(files: readonly RecordFile[], report: Report): Parts {
  const parts: Parts = { grids: [], sessions: [], speakers: [], rooms: [], sponsors: [], questions: [] };
  for (const file of files) {
    const isDays = asFields(field(asFields(file.whole) ?? {}, 'days')) !== undefined;
    const named = (['sessions', 'speakers', 'rooms', 'sponsors'] as const).find((name) => file.stem.includes(name.slice(0, -1)));
    if (isDays) parts.grids.push(file);
    else if (named) parts[named].push(file);
    else if (/faq|question/.test(file.stem)) parts.questions.push(file);
    else report.leaveOut(`the file ${file.path}`, 'neither sessions, speakers, rooms, sponsors nor questions');
  }
  return parts;
}

const roomsOf = (files: readonly RecordFile[]): Fields[] =>
  files.flatMap(({ records }) =>
    records.flatMap(({ value }) => {
      const fields = asFields(value);
      return fields
        ? [
            {
              name: field(fields, 'name', 'title'),
              description: asList(field(fields, 'floor', 'description'))[0],
              capacity: field(fields, 'capacity'),
            },
          ]
        : [];
    }),
  );
