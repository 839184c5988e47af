// Rules of tables that hold for every value: dates in all orders and zones, clock times that only their column explains, names of people of many scripts.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { csvFile, readOffice, shortly } from './fixtures/office-tables.ts';
import { fileOf } from './fixtures/schedules.ts';
import { withoutWrappers } from './reading/wrapped-records.ts';
import type { ImportFile, ImportOptions } from './result.ts';
import { isoTime } from './values/written-times.ts';
import { peopleNamed } from './vocabulary/people-named.ts';

const two = (value: number): string => String(value).padStart(2, '0');
const days = fc
  .date({ min: new Date('2001-01-01'), max: new Date('2098-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const minutes = fc.integer({ min: 0, max: 23 * 60 + 59 });
const clockOf = (minute: number): string => `${two(Math.floor(minute / 60))}:${two(minute % 60)}`;
const parts = (day: string): [year: number, month: number, date: number] => day.split('-').map(Number) as [number, number, number];

/** What people write for a day, without saying which of two numbers it is. */
const plainly: readonly ((day: string) => string)[] = [
  (day) => day,
  (day) => day.replaceAll('-', '/'),
  (day) => day.replaceAll('-', ''),
  (day) => ((year, month, date) => `${date}.${month}.${year}`)(...parts(day)),
  (day) => ((year, month, date) => `${two(date)}.${two(month)}.${year}`)(...parts(day)),
  (day) => ((year, month, date) => `${year}年${month}月${date}日`)(...parts(day)),
  (day) => day.replaceAll(/\d/g, (digit) => String.fromCodePoint(0x06_60 + Number(digit))),
  (day) => String(Date.parse(day) / 86_400_000 + 25_569),
];
/** The languages whose months are known; what the platform writes is an independent reading of them. */
const spoken = 'en-GB en-US de fr it es pt nl pl ru uk cs sv da nb fi hu ro el he ko tr zh ja ar-EG'.split(' ');
const lengths = fc.constantFrom('full' as const, 'long' as const, 'medium' as const);
const writtenOut = (day: string, language: string, dateStyle: 'full' | 'long' | 'medium'): string =>
  new Intl.DateTimeFormat(language, { dateStyle, timeZone: 'UTC' }).format(new Date(day));

test('a day is the same day in every writing and every language, with any clock and offset behind it', () => {
  fc.assert(
    fc.property(days, fc.constantFrom(...plainly), minutes, fc.integer({ min: -12, max: 14 }), (day, write, minute, offset) => {
      expect(isoTime(write(day))).toBe(day);
      if (/^\d{5}$/.test(write(day))) return;
      expect(isoTime(`${write(day)} ${clockOf(minute)}`)).toBe(`${day}T${clockOf(minute)}:00`);
      const sign = offset < 0 ? '-' : '+';
      const zone = offset === 0 ? 'Z' : `${sign}${two(Math.abs(offset))}:00`;
      expect(isoTime(`${write(day)} ${clockOf(minute)} (UTC${offset === 0 ? '' : `${sign}${Math.abs(offset)}`})`)).toBe(
        `${day}T${clockOf(minute)}:00${zone}`,
      );
    }),
    { numRuns: 300 },
  );
  fc.assert(
    fc.property(days, fc.constantFrom(...spoken), lengths, (day, language, length) => {
      expect([language, isoTime(writtenOut(day, language, length), { order: language === 'en-US' ? 'mdy' : 'dmy' })]).toEqual([
        language,
        day,
      ]);
    }),
    { numRuns: 600 },
  );
});

const zones = fc.constantFrom(
  'Europe/Berlin',
  'America/New_York',
  'Asia/Kolkata',
  'Pacific/Auckland',
  'America/Sao_Paulo',
  'Africa/Cairo',
  'UTC',
);
const startsOf = (file: ImportFile, options: ImportOptions = {}): (string | null | undefined)[] =>
  readOffice(file, options).rows.sessions.map(({ StartDateTime }) => StartDateTime?.slice(0, 16));

test('days of one event are read in the order in which they lie together, in every zone, as the clock on the wall says', () => {
  const event = fc.record({
    first: fc.integer({ min: 0, max: 20_000 }),
    order: fc.constantFrom('dmy', 'mdy'),
    zone: zones,
    minute: fc.integer({ min: 240, max: 1380 }),
  });
  fc.assert(
    fc.property(event, ({ first, order, zone, minute }) => {
      const list = [0, 1, 2, 3].map((at) => new Date(Date.UTC(2020, 0, 1 + first + at)).toISOString().slice(0, 10));
      // Four days that stay in doubt, as those of the same month and day do, are asked about.
      const isSure = list.some((day) => Number(day.slice(8)) > 12);
      const rows = list.map((day) => {
        const [year, month, date] = parts(day);
        return `${order === 'dmy' ? `${date}/${month}` : `${month}/${date}`}/${year};${clockOf(minute)};Tides ${day}`;
      });
      const read = startsOf(csvFile(`Date;Start;Title\n${rows.join('\n')}\n`), {
        timeZone: zone,
        ...(!isSure && { dateOrder: order }),
      });
      expect(read).toEqual(list.map((day) => `${day}T${clockOf(minute)}`));
    }),
    { numRuns: 60 },
  );
});

test('numbers of a column are clock times where all can be one, and o’clock is in the half of the day that the others say', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.integer({ min: 0, max: 23 * 60 + 59 }), { minLength: 2, maxLength: 6 }), (list) => {
      const times = [7 * 60 + 30, ...list.filter((minute) => minute >= 60 && minute !== 450)].toSorted((one, other) => one - other);
      const rows = times.map((minute, at) => `2031-03-06;${Number(clockOf(minute).replace(':', ''))};Tides ${at}`);
      expect(startsOf(csvFile(`Date;Start;Title\n${rows.join('\n')}\n`))).toEqual(times.map((minute) => `2031-03-06T${clockOf(minute)}`));
    }),
    { numRuns: 40 },
  );
  fc.assert(
    fc.property(fc.uniqueArray(fc.integer({ min: 8, max: 18 }), { minLength: 1, maxLength: 6 }), (list) => {
      const hours = [9, ...list.filter((hour) => hour !== 9)].toSorted((one, other) => one - other);
      const rows = hours.map((hour) => `2031-03-06;${hour > 12 ? hour - 12 : hour} o'clock;Tides ${hour}`);
      expect(startsOf(csvFile(`Date;Start;Title\n${rows.join('\n')}\n`))).toEqual(hours.map((hour) => `2031-03-06T${two(hour)}:00`));
    }),
    { numRuns: 40 },
  );
});

const given = fc.constantFrom(
  'Ada',
  'Änne',
  'Łukasz',
  'José',
  'Øyvind',
  'Şebnem',
  'Zoë',
  'Jean-Luc',
  'Ólafur',
  'Дмитрий',
  'Ελένη',
  'Thị',
  'Cy',
);
const family = fc.constantFrom(
  'Sample',
  'Müller',
  'Wałęsa',
  'O’Neill',
  'Ångström',
  'Çelik',
  'Nguyễn',
  'Saint-Exupéry',
  'Иванов',
  'Παππά',
  'Þórsson',
  'Díaz',
);
const person = fc.record({ given, family });
const people = fc.uniqueArray(person, { minLength: 1, maxLength: 4, selector: (one) => `${one.given} ${one.family}` });
const names = (list: readonly { given: string; family: string }[]): string[] => list.map((one) => `${one.given} ${one.family}`);

test('people of many scripts, first or last name first, are the same people', () => {
  fc.assert(
    fc.property(people, fc.constantFrom('; ', ' | ', '\n'), (list, sign) => {
      const of = (text: string) => (peopleNamed(text).persons as { name: string }[]).map(({ name }) => name);
      expect(of(names(list).join(sign))).toEqual(names(list));
      expect(of(names(list).join(', '))).toEqual(names(list));
      expect(of(list.map((one) => `${one.family}, ${one.given}`).join(sign))).toEqual(names(list));
      expect(of(list.map((one) => `${one.family}, ${one.given} (Harbour University)`).join(sign))).toEqual(names(list));
    }),
    { numRuns: 200 },
  );
});

test('people in brackets behind titles, and in columns aligned with blanks, are those of a column of their own', () => {
  fc.assert(
    fc.property(people, people, (first, second) => {
      const rows = [first, second].map((list, at) => ({
        start: `2031-03-06 1${at}:00`,
        title: `Tides of part ${at + 1}`,
        people: names(list).join(', '),
      }));
      const plain = shortly(
        readOffice(csvFile(`Start;Title;Speakers\n${rows.map((row) => `${row.start};${row.title};${row.people}\n`).join('')}`)),
      );
      expect(
        shortly(readOffice(csvFile(`Start;Title\n${rows.map((row) => `${row.start};${row.title} (${row.people})\n`).join('')}`))),
      ).toEqual(plain);
      const aligned = [['Start', 'Title', 'Speakers'], ...rows.map((row) => [row.start, row.title, row.people])]
        .map(([start = '', title = '', who = '']) => `${start.padEnd(19)}${title.padEnd(24)}${who}\n`)
        .join('');
      expect(shortly(readOffice(fileOf('programme.txt', aligned)))).toEqual(plain);
    }),
    { numRuns: 40 },
  );
});

test('a record is the same however a content system wraps it', () => {
  const value = fc.oneof(fc.string(), fc.integer(), fc.boolean(), fc.array(fc.string(), { maxLength: 3 }));
  const record = fc.dictionary(fc.constantFrom('title', 'start', 'room', 'abstract', 'speakers', 'tags'), value, { minKeys: 1 });
  fc.assert(
    fc.property(fc.array(record, { minLength: 1, maxLength: 4 }), (records) => {
      const wanted = records.map((fields, at) => ({ ...fields, id: `r${at}` }));
      const airtable = { records: records.map((fields, at) => ({ id: `r${at}`, createdTime: '2030-01-01T00:00:00.000Z', fields })) };
      const strapi = { data: records.map((attributes, at) => ({ id: `r${at}`, attributes })) };
      const read = (outer: unknown, name: string) =>
        (withoutWrappers(outer) as Record<string, Record<string, unknown>[]>)[name]!.map(({ createdTime: _time, ...rest }) => rest);
      expect(read(airtable, 'records')).toEqual(wanted);
      expect(read(strapi, 'data')).toEqual(wanted);
    }),
    { numRuns: 100 },
  );
});
