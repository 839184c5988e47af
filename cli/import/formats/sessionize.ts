// The JSON views of Sessionize: "all", sessions by group, and the grid by day and room.
import { locator } from '../../../src/model/locate.ts';
import { headOf } from '../reading/bytes.ts';
import { asFields, asFlag, asList, type Fields, field, oneLine } from '../reading/fields.ts';
import { unreadIn } from '../reading/leave-out-others.ts';
import { readJson } from '../reading/json.ts';
import { UnreadableFile } from '../reading/unreadable-file.ts';
import { createReport, type Report } from '../report.ts';
import type { Format, ImportFile } from '../result.ts';
import { isBlank } from '../schedule/session-details.ts';
import { programmeOf } from '../schedule/programme.ts';
import type { ScheduleEvent } from '../schedule/schedule.ts';
import { stateTags } from '../vocabulary/state-words.ts';
import { onlyOne } from './only-one.ts';

function sureness(file: ImportFile): number {
  const head = headOf(file);
  if (!/^\s*[[{]/.test(head) || !/"startsAt"\s*:/.test(head)) return 0;
  // Others begin at `startsAt`, too: what is a table by its names goes before.
  return /"(isServiceSession|isPlenumSession|categoryItems|questionAnswers|isTopSpeaker)"\s*:/.test(head) ? 0.95 : 0.25;
}

/** Reads `{ sessions, speakers, questions, categories, rooms }` and the lists of the other views. Its times have no zone: name one. */
export const sessionize: Format = {
  name: 'sessionize',
  title: 'Sessionize (JSON, view "all" and others)',
  detect: (files) => Math.max(0, ...files.map(sureness)),
  read: (files, { timeZone }) => {
    const file = onlyOne(files, (one) => sureness(one) > 0);
    const { value, text } = readJson(file);
    const report = createReport();
    const found: Found = { sessions: [], speakers: new Map(), items: new Map(), rooms: new Map() };
    gather(value, '', found);
    if (found.sessions.length === 0) throw new UnreadableFile('not-a-schedule', file.path, 'there are no sessions of Sessionize in it');
    const events = distinct(found.sessions).flatMap((session) => eventOf(session, found, file.path, report));
    const people = [...found.speakers.values()].map(({ fields, pointer }) => ({
      fields: personOf(fields),
      place: { file: file.path, pointer, line: 0, column: 0 },
    }));
    const rooms = [...found.rooms.values()].toSorted((one, other) => Number(field(one, 'sort') ?? 0) - Number(field(other, 'sort') ?? 0));
    return programmeOf(
      'sessionize',
      { file: file.path, conference: { rooms }, baseUrl: '', days: [], events, people, timeZone },
      report,
      locator(text),
    );
  },
};

type Placed = { value: unknown; pointer: string };
type Found = {
  sessions: Placed[];
  speakers: Map<string, { fields: Fields; pointer: string }>;
  /** Items of categories by id, each with the title of its category. */
  items: Map<string, { category: string; name: string }>;
  rooms: Map<string, Fields>;
};

/** Collects sessions, speakers, categories and rooms at any level. */
function gather(value: unknown, pointer: string, found: Found): void {
  if (Array.isArray(value)) {
    for (const [index, entry] of value.entries()) {
      const fields = asFields(entry);
      // A list of sessions holds sessions only, so what is none is a row to report.
      if (pointer.endsWith('/sessions') || (fields && Object.hasOwn(fields, 'startsAt')))
        found.sessions.push({ value: entry, pointer: `${pointer}/${index}` });
      else if (fields) gather(fields, `${pointer}/${index}`, found);
    }
    return;
  }
  const fields = asFields(value);
  if (!fields) return;
  for (const [index, speaker] of asList(field(fields, 'speakers')).entries()) {
    const known = asFields(speaker);
    if (known) found.speakers.set(oneLine(field(known, 'id')), { fields: known, pointer: `${pointer}/speakers/${index}` });
  }
  for (const category of asList(field(fields, 'categories'))) noteCategory(asFields(category) ?? {}, found);
  for (const room of asList(field(fields, 'rooms'))) {
    const known = asFields(room);
    if (known) found.rooms.set(oneLine(field(known, 'id')), known);
  }
  for (const name of ['sessions', 'rooms', 'groups']) gather(field(fields, name), `${pointer}/${name}`, found);
}

function noteCategory(fields: Fields, { items }: Found): void {
  const category = oneLine(field(fields, 'title', 'name'));
  for (const item of asList(field(fields, 'items', 'categoryItems'))) {
    const entry = asFields(item);
    if (entry) items.set(oneLine(field(entry, 'id')), { category, name: oneLine(field(entry, 'name')) });
  }
}

/** A session for all rooms is listed under each of them in the grid: it is one. */
function distinct(sessions: readonly Placed[]): Placed[] {
  const ids = new Set<string>();
  return sessions.filter(({ value }) => {
    const fields = asFields(value);
    const id = fields ? `${oneLine(field(fields, 'id'))} ${oneLine(field(fields, 'startsAt'))}` : '';
    if (id.trim() === '' || !ids.has(id)) return Boolean(ids.add(id));
    return false;
  });
}

const readNames = new Set(
  'id title description startsAt endsAt isServiceSession isPlenumSession speakers categoryItems categories roomId room liveUrl recordingUrl status isInformed isConfirmed'.split(
    ' ',
  ),
);

function eventOf({ value, pointer }: Placed, found: Found, file: string, report: Report): ScheduleEvent[] {
  const place = { file, pointer, line: 0, column: 0 };
  const fields = asFields(value);
  if (!fields) return [{ value, raw: () => value, place, day: undefined, room: '' }];
  const status = oneLine(field(fields, 'status'));
  const isCancelled = /^cancell?ed$/i.test(status);
  if (status !== '' && !/^accept/i.test(status) && !isCancelled) {
    report.leaveOut(`sessions that are ${status}`, 'only accepted ones stand in a programme');
    report.tell('row-not-public', place, `"${oneLine(field(fields, 'title'))}" is left out: its status is “${status}”`);
    return [];
  }
  for (const category of asList(field(fields, 'categories'))) noteCategory(asFields(category) ?? {}, found);
  const chosen = [
    ...asList(field(fields, 'categoryItems')).flatMap((id) => found.items.get(oneLine(id)) ?? []),
    ...asList(field(fields, 'categories')).flatMap((category) =>
      asList(field(asFields(category) ?? {}, 'categoryItems')).flatMap(
        (item) => found.items.get(oneLine(field(asFields(item) ?? {}, 'id'))) ?? [],
      ),
    ),
  ];
  const of = (category: RegExp): string[] => chosen.filter((item) => category.test(item.category)).map(({ name }) => name);
  const sorts = [/track|topic|theme/i, /format|type/i, /language|sprache/i];
  return [
    {
      value: {
        id: field(fields, 'id'),
        title: field(fields, 'title'),
        description: field(fields, 'description'),
        date: field(fields, 'startsAt'),
        end: field(fields, 'endsAt'),
        track: of(sorts[0]!)[0],
        type: of(sorts[1]!)[0] ?? (asFlag(field(fields, 'isServiceSession')) ? 'Service' : undefined),
        language: of(sorts[2]!).join(', '),
        tags: [
          ...chosen
            .filter(({ category, name }) => name !== of(sorts[0]!)[0] && !sorts.slice(1).some((sort) => sort.test(category)))
            .map(({ name }) => name),
          ...(isCancelled ? [stateTags.cancelled] : []),
        ],
        stream_url: field(fields, 'liveUrl'),
        ...(isBlank(field(fields, 'recordingUrl')) ? {} : { recording: { url: field(fields, 'recordingUrl') } }),
        persons: asList(field(fields, 'speakers')).map((speaker) => {
          const id = oneLine(asFields(speaker) ? field(asFields(speaker)!, 'id') : speaker);
          return personOf({
            ...asFields(speaker),
            ...found.speakers.get(id)?.fields,
            ...(found.speakers.has(id) || asFields(speaker) ? {} : { name: id }),
          });
        }),
      },
      raw: () => value,
      place,
      day: undefined,
      room: oneLine(field(fields, 'room')) || oneLine(field(found.rooms.get(oneLine(field(fields, 'roomId'))) ?? {}, 'name')),
      unread: unreadIn(fields, readNames),
    },
  ];
}

const personOf = (fields: Fields): Fields => ({
  id: field(fields, 'id'),
  name: oneLine(field(fields, 'fullName', 'name')) || `${oneLine(field(fields, 'firstName'))} ${oneLine(field(fields, 'lastName'))}`.trim(),
  biography: field(fields, 'bio'),
  image: field(fields, 'profilePicture'),
  institution: field(fields, 'tagLine'),
});
