// The same newer programme in one format after the other: what the organiser made stays, ids stay, and what changed is said.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { writeXlsx } from 'hucre/xlsx';
import { expect, test } from 'vitest';
import { docxParts, wordTable } from '../import/fixtures/documents.ts';
import { folderOf, foyer, page, writeInto } from './fixture/recorded.ts';

/** A talk of an hour on 6 March 2031 in Berlin; `hour` is its begin. */
type Talk = { id: number; title: string; hour: number; room: string; person: string };

const first: readonly Talk[] = [
  { id: 11, title: 'Tides', hour: 9, room: 'Hall A', person: 'Ada Sample' },
  { id: 12, title: 'Wicks', hour: 10, room: 'Hall B', person: 'Bo Example' },
  { id: 13, title: 'Lights', hour: 11, room: 'Hall A', person: 'Dee Demo' },
  { id: 14, title: 'Oil', hour: 13, room: 'Hall A', person: 'Flo Test' },
  { id: 15, title: 'Foam', hour: 14, room: 'Hall B', person: 'Eve Probe' },
];
/** Another title, another room for those of Hall B, an hour later, and one that is gone. */
const newer = first
  .filter(({ title }) => title !== 'Oil')
  .map((talk) => ({
    ...talk,
    title: talk.title === 'Tides' ? 'Tides anew' : talk.title,
    hour: talk.title === 'Lights' ? 12 : talk.hour,
    room: talk.room.replace('Hall B', 'Hall Z'),
  }));

const two = (number: number): string => String(number).padStart(2, '0');
const at = (hour: number, offset = '+01:00'): string => `2031-03-06T${two(hour)}:00:00${offset}`;
const byRoom = (talks: readonly Talk[]): [string, Talk[]][] => [...Map.groupBy(talks, ({ room }) => room)];
const head = ['Date', 'Start', 'End', 'Title', 'Room', 'Speaker'];
const cells = ({ title, hour, room, person }: Talk): string[] => [
  '2031-03-06',
  `${two(hour)}:00`,
  `${two(hour + 1)}:00`,
  title,
  room,
  person,
];

const frabEvent = ({ id, title, hour, room, person }: Talk): object => ({
  guid: `00000000-0000-4000-8000-0000000000${id}`,
  id,
  date: at(hour),
  start: `${two(hour)}:00`,
  duration: '01:00',
  room,
  slug: `talk-${id}`,
  title,
  language: 'en',
  persons: [{ id: 100 + id, public_name: person }],
});
const xmlEvent = ({ id, title, hour, room, person }: Talk): string =>
  `<event guid="00000000-0000-4000-8000-0000000000${id}" id="${id}"><date>${at(hour)}</date><start>${two(hour)}:00</start><duration>01:00</duration><room>${room}</room><slug>talk-${id}</slug><title>${title}</title><language>en</language><persons><person id="1${id}">${person}</person></persons></event>`;

const formats: Readonly<Record<string, { file: string; write: (talks: readonly Talk[]) => string | Uint8Array | Promise<Uint8Array> }>> = {
  'frab XML': {
    file: 'schedule.xml',
    write: (talks) =>
      `<schedule><version>1</version><conference><acronym>h31</acronym><title>Harbour Days</title><start>2031-03-06</start><end>2031-03-06</end><days>1</days><time_zone_name>Europe/Berlin</time_zone_name></conference><day index="1" date="2031-03-06" start="${at(6)}" end="2031-03-07T04:00:00+01:00">${byRoom(
        talks,
      )
        .map(([room, own]) => `<room name="${room}">${own.map(xmlEvent).join('')}</room>`)
        .join('')}</day></schedule>`,
  },
  'frab JSON': {
    file: 'schedule.json',
    write: (talks) =>
      JSON.stringify({
        schedule: {
          version: '1',
          conference: {
            acronym: 'h31',
            title: 'Harbour Days',
            start: '2031-03-06',
            end: '2031-03-06',
            daysCount: 1,
            time_zone_name: 'Europe/Berlin',
            days: [
              {
                index: 1,
                date: '2031-03-06',
                day_start: at(6),
                day_end: '2031-03-07T04:00:00+01:00',
                rooms: Object.fromEntries(byRoom(talks).map(([room, own]) => [room, own.map(frabEvent)])),
              },
            ],
          },
        },
      }),
  },
  pretalx: {
    file: 'talks.json',
    write: (talks) =>
      JSON.stringify({
        count: talks.length,
        results: talks.map(({ id, title, hour, room, person }) => ({
          code: `TALK${id}`,
          title,
          state: 'confirmed',
          speakers: [{ code: `P${id}`, name: person }],
          submission_type: { en: 'Talk' },
          slot: { room: { en: room }, start: at(hour), end: at(hour + 1) },
        })),
      }),
  },
  ICS: {
    file: 'programme.ics',
    write: (talks) =>
      [
        'BEGIN:VCALENDAR',
        'VERSION:2.0',
        'PRODID:-//Harbour//EN',
        'X-WR-CALNAME:Harbour Days',
        ...talks.flatMap(({ id, title, hour, room }) => [
          'BEGIN:VEVENT',
          `UID:${id}@example.org`,
          `SUMMARY:${title}`,
          `DTSTART;TZID=Europe/Berlin:20310306T${two(hour)}0000`,
          `DTEND;TZID=Europe/Berlin:20310306T${two(hour + 1)}0000`,
          `LOCATION:${room}`,
          'END:VEVENT',
        ]),
        'END:VCALENDAR',
      ].join('\r\n'),
  },
  'CSV with codes': {
    file: 'programme.csv',
    write: (talks) => [['Code', ...head], ...talks.map((talk) => [`T${talk.id}`, ...cells(talk)])].map((row) => row.join(';')).join('\n'),
  },
  'XLSX without codes': {
    file: 'programme.xlsx',
    write: (talks) => writeXlsx({ sheets: [{ name: 'Programme', rows: [head, ...talks.map(cells)] }] }),
  },
  HTML: {
    file: 'programme.html',
    write: (talks) =>
      `<!doctype html><html><body><table>${[head, ...talks.map(cells)].map((row) => `<tr>${row.map((text) => `<td>${text}</td>`).join('')}</tr>`).join('')}</table></body></html>`,
  },
  DOCX: {
    file: 'programme.docx',
    write: (talks) =>
      zipSync(
        Object.fromEntries(Object.entries(docxParts(wordTable([head, ...talks.map(cells)]))).map(([name, text]) => [name, strToU8(text)])),
      ),
  },
  ACL: {
    file: 'conference.json',
    write: (talks) =>
      JSON.stringify({
        sessions: {},
        events: {},
        papers: {},
        workshops: {},
        tutorials: {},
        plenaries: Object.fromEntries(
          talks.map(({ id, title, hour, room, person }) => [
            `K${id}`,
            {
              id: `K${id}`,
              title,
              presenter: person,
              room,
              session: title,
              track: 'Plenary',
              type: 'Plenary Sessions',
              start_time: at(hour),
              end_time: at(hour + 1),
              chairs: [],
              paper_ids: [],
              link: null,
            },
          ]),
        ),
      }),
  },
};

test.each(Object.entries(formats))('%s', async (name, { file, write }) => {
  const [source, out] = [folderOf(), folderOf()];
  const event = (path: string): string => join(out, 'lamps/lantern', path);
  const load = async (talks: readonly Talk[], ...more: string[]) => {
    writeFileSync(join(source, file), await write(talks));
    return foyer('import', join(source, file), '--event', 'lamps/lantern', '--out', out, '--time-zone', 'Europe/Berlin', ...more);
  };
  const rowsOf = (list: string) =>
    (JSON.parse(readFileSync(event(`data/${list}.json`), 'utf8')) as { rows: { Id: string; Name: string; StartDateTime: string }[] }).rows;
  expect((await load(first)).code).toBe(0);
  const idOf = new Map(rowsOf('sessions').map(({ Name, Id }) => [Name, Id]));
  const rooms = rowsOf('rooms').map(({ Id }) => Id);
  const own = {
    'pages/home.json': JSON.stringify(page('home', [])),
    'app.json': readFileSync(event('app.json'), 'utf8').replace(/"name": "[^"]*"/, '"name": "What the office calls it"'),
    'pages/about.json': JSON.stringify(page('about', [])),
  };
  writeInto(event(''), own);

  const result = await load(newer, '--keep');
  expect([result.code, result.err.filter((line) => line.includes('error'))]).toEqual([0, []]);
  const told = result.out.join('\n');
  for (const words of ['cancelled: “Oil”', 'moved: “Lights”: 1 hour later', 'changed: “Tides anew”', 'room “Hall Z”'])
    expect(told).toContain(words);
  expect(told).not.toContain('added: ');
  // Formats order their rows by room or by hour.
  expect(new Set(rowsOf('sessions').map(({ Name, Id, StartDateTime }) => [Name, Id, StartDateTime.slice(11, 13)].join(' ')))).toEqual(
    new Set(newer.map(({ title, hour }) => [title, idOf.get(title.replace(' anew', '')), two(hour)].join(' '))),
  );
  expect([name, rowsOf('rooms').map(({ Id }) => Id)]).toEqual([name, rooms]);
  for (const [path, text] of Object.entries(own)) expect(readFileSync(event(path), 'utf8')).toBe(text);
  // The same again says nothing.
  expect((await load(newer, '--keep')).out.join('\n')).not.toMatch(/added: |changed: |moved: |cancelled: /);
});
