// import(export(x)) = x: programmes that were imported give the same data files after they went out and came in again.
import { readFileSync } from 'node:fs';
import { Ajv } from 'ajv';
import draft06 from 'ajv/dist/refs/json-schema-draft-06.json' with { type: 'json' };
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hasShared, readShared, sharedPath } from '../../../tests/support/shared.ts';
import { importProgramme } from '../../import/import-programme.ts';
import type { ImportResult } from '../../import/result.ts';
import type { ProgrammeRows, SessionRow } from '../../import/rows.ts';
import { dataFileText } from '../../import/write/data-files.ts';
import { scheduleOf } from './schedule-file.ts';
import type { ScheduleSource } from './schedule-source.ts';
import { whatIsLost } from './what-is-lost.ts';

const real = test.skipIf(!hasShared);

const sourceOf = (rows: ProgrammeRows, { event }: Partial<Pick<ImportResult, 'event'>> = {}): ScheduleSource => ({
  instance: 'society',
  event: 'congress',
  name: event?.name ?? 'Congress',
  timeZone: event?.timeZone ?? 'Europe/Berlin',
  startDate: event?.startDate ?? '2027-05-03',
  endDate: event?.endDate ?? '2027-05-05',
  website: event?.website ?? '',
  version: '1',
  rows,
  text: (text) => (typeof text === 'string' ? text : ((Object.values(text ?? {})[0] as string | undefined) ?? '')),
});
const importOf = (text: string, timeZone: string) =>
  importProgramme({ files: [{ path: 'schedule.json', bytes: Buffer.from(text) }], timeZone });
/** The data files as an import writes them, byte by byte. */
const filesOf = (rows: ProgrammeRows): Record<string, string> =>
  Object.fromEntries(Object.entries(rows).map(([name, list]) => [name, dataFileText('schema', list)]));

describe('real programmes come back byte for byte', () => {
  real.each(['38c3/schedule-38c3-20251206.xml', 'ccamp2019-rc3/frab-camp2019.json', 'ccamp2019-rc3/pretalx-rc3.json'])('%s', (path) => {
    const once = importProgramme({ files: [{ path, bytes: readFileSync(sharedPath(`data/${path}`)) }] });
    const source = sourceOf(once.rows, once);
    const text = JSON.stringify(scheduleOf(source));
    const again = importOf(text, once.event.timeZone);
    expect(whatIsLost(source, text)).toEqual([]);
    const [before, after] = [filesOf(once.rows), filesOf(again.rows)];
    for (const name of Object.keys(before)) expect(after[name], name).toBe(before[name]);
    expect(again.quarantine).toEqual([]);
  });
});

describe('the file keeps to the schema of the family', () => {
  real.each(['ccamp2019-rc3/frab-camp2019.json', 'ccamp2019-rc3/pretalx-rc3.json'])('%s', (path) => {
    const once = importProgramme({ files: [{ path, bytes: readFileSync(sharedPath(`data/${path}`)) }] });
    const ajv = new Ajv({ strict: false, validateFormats: false, allErrors: true }).addMetaSchema(draft06);
    const check = ajv.compile(JSON.parse(readShared('data/ccamp2019-rc3/c3voc-schedule-schema.json')) as object);
    check(JSON.parse(JSON.stringify(scheduleOf(sourceOf(once.rows, once)))));
    // Slugs with capitals are the sources' own.
    const faults = (check.errors ?? []).map(
      ({ instancePath, message }) => `${instancePath.replaceAll(/\d+/g, 'n').replaceAll(/rooms\/[^/]+/g, 'rooms/r')} ${message}`,
    );
    expect([...new Set(faults)].filter((fault) => !fault.includes('/slug must match'))).toEqual([]);
  });
});

describe('any programme', () => {
  const line = fc
    .oneof(
      fc.string({ minLength: 1, maxLength: 30 }),
      fc.constantFrom('Opening', 'Eröffnung & Abschluss', '<b>Bold</b>', '心臓', 'A, B; C', '“Quoted” …', '# 1'),
    )
    .filter((text) => text.trim() !== '');
  const text = fc.oneof(
    fc.constant(''),
    line,
    fc.constantFrom(
      'One.\n\nTwo\nlines',
      '- a\n- b\n\n1. c',
      '<p>HTML <a href="https://a.example.org/?x=1&amp;y">link</a></p>',
      '# Head\n\n`code` and **strong**',
      '<script>x</script>rest',
      '```\na\n\n\nb\n```',
    ),
  );
  const person = fc.record(
    {
      id: fc.integer({ min: 0, max: 9 }),
      name: fc.constantFrom('Ada Lovelace', 'Grace Hopper', 'ada lovelace', '中村', 'X'),
      biography: text,
    },
    { requiredKeys: ['name'] },
  );
  const link = fc.record({ url: fc.constantFrom('https://a.example.org/x', 'mailto:a@example.org', 'javascript:x', ''), title: line });
  const session = fc.record(
    {
      id: fc.oneof(fc.integer({ min: 1, max: 50 }), fc.constantFrom('A-1', 'ä b', '007', '')),
      guid: fc.constantFrom('00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000002', ''),
      code: fc.constantFrom('ABC', ''),
      title: line,
      subtitle: line,
      date: fc.constantFrom('2027-05-03T10:00:00+02:00', '2027-05-04T01:30:00+02:00', '2027-05-03T10:00:30+02:00', null),
      duration: fc.constantFrom('00:30', '25:00', '00:00', 'x', '90'),
      end: fc.constantFrom('2027-05-03T10:20:45+02:00', ''),
      track: fc.constantFrom('Heart', 'Lung', ''),
      type: fc.constantFrom('Talk', 'Poster', ''),
      language: fc.constantFrom('en', 'de, en', 'Klingon', ''),
      abstract: text,
      description: text,
      do_not_record: fc.boolean(),
      tags: fc.array(fc.constantFrom('CME', 'Not recorded', 'Live', 'Not streamed'), { maxLength: 4 }),
      persons: fc.array(person, { maxLength: 3 }),
      chairs: fc.array(person, { maxLength: 2 }),
      links: fc.array(link, { maxLength: 3 }),
      feedback_url: fc.constantFrom('https://f.example.org/', ''),
      stream_url: fc.constantFrom('https://s.example.org/', ''),
      video_download_url: fc.constantFrom('https://v.example.org/', ''),
      url: fc.constantFrom('https://p.example.org/1', 'talk/2', ''),
    },
    { requiredKeys: ['title', 'date', 'duration'] },
  );
  const rooms = fc.dictionary(fc.constantFrom('Hall A', 'Hall B', 'Saal “ß”', ''), fc.array(session, { maxLength: 4 }));
  const schedule = fc.array(fc.tuple(fc.constantFrom('2027-05-03', '2027-05-04'), rooms), { maxLength: 3 }).map((days) => ({
    schedule: {
      conference: { title: 'C', time_zone_name: 'Europe/Berlin', days: days.map(([date, held]) => ({ date, rooms: held })) },
      base_url: 'https://base.example.org/',
    },
  }));
  const sorted = (rows: ProgrammeRows): ProgrammeRows =>
    Object.fromEntries(
      Object.entries(rows).map(([name, list]) => [
        name,
        [...(list as { Id: string }[])].sort((a, b) => (a.Id < b.Id ? -1 : 1)).map(inOneOrder),
      ]),
    ) as unknown as ProgrammeRows;
  const without = (rows: ProgrammeRows, field: keyof SessionRow): ProgrammeRows => ({
    ...rows,
    sessions: rows.sessions.map((row) => Object.fromEntries(Object.entries(row).filter(([key]) => key !== field)) as SessionRow),
  });
  const inOneOrder = (row: object): object => Object.fromEntries(Object.entries(row).sort(([a], [b]) => (a < b ? -1 : 1)));
  /** A made guid and slug are all that is added, where a programme has no origin of its own. */
  const withoutMade = (rows: ProgrammeRows): ProgrammeRows => without(rows, 'Origin');

  const withoutChosen = (rows: ProgrammeRows): ProgrammeRows => without(rows, 'Highlighted');

  test('that was imported comes back with every row and every field', () => {
    fc.assert(
      fc.property(schedule, (value) => {
        const once = importOf(JSON.stringify(value), 'Europe/Berlin');
        fc.pre(once.rows.sessions.length > 0);
        const source = sourceOf(once.rows, once);
        const file = JSON.stringify(scheduleOf(source));
        const again = importOf(file, 'Europe/Berlin');
        const hasOrigin = once.rows.sessions.some(({ Origin }) => Object.values(Origin ?? {}).some(Boolean));
        // Declared: a schedule lists a day once, and what is highlighted of equals follows the order of the rows.
        const lost = whatIsLost(source, file).filter((line) => !/: their order$|^sessions: Highlighted \(\d+\)$/.test(line));
        const compared = [once.rows, again.rows].map((rows) => filesOf(sorted(withoutChosen(hasOrigin ? rows : withoutMade(rows)))));
        expect(compared[1]).toEqual(compared[0]);
        if (hasOrigin) expect(lost).toEqual([]);
      }),
      { numRuns: 100 },
    );
  });
});

describe('what a schedule cannot hold', () => {
  const rows: ProgrammeRows = {
    rooms: [{ Id: 'hall-a', Name: { 'en-GB': 'Hall A', 'de-DE': 'Saal A' }, Sort: 1 }],
    tracks: [],
    authors: [
      { Id: '7', DisplayName: 'Ada Lovelace', Firstname: 'Ada', Surname: 'Lovelace', Country: 'United Kingdom' },
      { Id: '8', DisplayName: 'Nobody Named', Firstname: 'Nobody', Surname: 'Named' },
    ],
    sessions: [
      {
        Id: '1',
        Name: 'Opening',
        StartDateTime: '2027-05-03T09:00',
        EndDateTime: '2027-05-03T10:00',
        ProgrammeDay: '2027-05-03',
        RoomId: 'hall-a',
        ProgramGrade: 'Internal',
        Abstract: 'Plain & short',
      },
    ],
    presentations: [
      {
        Id: 'p1',
        SessionId: '1',
        Title: 'Talk',
        Speakers: [{ Id: '7', Firstname: 'Ada', Surname: 'Lovelace', DisplayName: 'Ada Lovelace' }],
      },
    ],
  };

  test('is said in words, kind by kind; plain text and local times count as the same', () => {
    const source = sourceOf(rows);
    expect(whatIsLost(source, JSON.stringify(scheduleOf(source)))).toEqual([
      'rooms: texts in de-DE (1)',
      'authors: 1 of 2 are missing',
      'authors: Country (1)',
      'sessions: Grade (1), Speakers (1), Origin (1), Highlighted (1)',
      'presentations: all 1 are missing',
    ]);
  });

  test('speakers of presentations are listed with their session', () => {
    expect(JSON.stringify(scheduleOf(sourceOf(rows)))).toContain('"persons":[{"id":7,"name":"Ada Lovelace"}]');
  });
});

test('where to send feedback has a place of its own in the file, and is no link as well', () => {
  const schedule = {
    conference: {
      title: 'C',
      time_zone_name: 'Europe/Berlin',
      days: [
        {
          date: '2027-05-03',
          rooms: {
            Hall: [
              {
                title: 'Talk',
                date: '2027-05-03T10:00:00+02:00',
                duration: '00:30',
                links: [{ url: 'https://a.example.org/x', title: 'Slides' }],
                feedback_url: 'https://f.example.org/',
              },
            ],
          },
        },
      ],
    },
  };
  const { rows } = importOf(JSON.stringify({ schedule }), 'Europe/Berlin');
  const out = JSON.parse(JSON.stringify(scheduleOf(sourceOf(rows)))) as { schedule: typeof schedule };
  expect(out.schedule.conference.days.flatMap(({ rooms }) => Object.values(rooms).flat())).toMatchObject([
    { feedback_url: 'https://f.example.org/', links: [{ url: 'https://a.example.org/x', title: 'Slides' }] },
  ]);
});
