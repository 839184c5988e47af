import fc from 'fast-check';
import { expect, test } from 'vitest';
import { eventOf, fileOf, jsonFile, scheduleOf } from './fixtures/schedules.ts';
import { formats } from './formats/all.ts';
import * as families from './fixtures/families.ts';
import { importProgramme } from './import-programme.ts';

const days = (events: unknown[]) => ({ '2031-03-01': { 'Lamp Room': events } });

test('the format is found by content, not by name', () => {
  const json = jsonFile(scheduleOf(days([eventOf(0)])), 'export.txt');
  const xml = fileOf('export.dat', '<?xml version="1.0"?>\n<schedule><conference><title>X</title></conference></schedule>');
  expect([importProgramme({ files: [json] }).format, importProgramme({ files: [xml] }).format]).toEqual(['frab-json', 'frab-xml']);
});

test('what is not a programme is reported with the formats that are known', () => {
  const schema = fileOf(
    'schema.json',
    '{"$schema":"http://json-schema.org/draft-06/schema#","properties":{"schedule":{},"conference":{},"days":{}}}',
  );
  for (const files of [
    [],
    [fileOf('a.txt', 'hello')],
    [fileOf('a.json', '[1]')],
    [schema],
    [{ path: 'a.bin', bytes: new Uint8Array([0, 255, 1]) }],
  ]) {
    const { readable, findings } = importProgramme({ files });
    expect([readable, findings.length]).toEqual([false, 1]);
    expect(findings[0]).toMatchObject({ code: 'format-unknown', severity: 'error', suggestion: expect.stringContaining('frab-xml') });
  }
});

test('a requested format is used, or refused by name', () => {
  expect(importProgramme({ files: [fileOf('a.json', '{"conference":{"title":"Bare"}}')], format: 'frab-json' })).toMatchObject({
    readable: true,
    event: { name: 'Bare' },
  });
  expect(importProgramme({ files: [], format: 'telegram' }).findings[0]!.message).toBe('there is no format "telegram"');
  expect(importProgramme({ files: [fileOf('a.json', '{"a":1}')], format: 'frab-json' }).findings[0]!.code).toBe('not-a-schedule');
});

test('two programmes at once are refused, a programme with other files is not', () => {
  const one = jsonFile(scheduleOf(days([eventOf(0)])), 'one.json');
  const two = jsonFile(scheduleOf(days([eventOf(1)])), 'two.json');
  expect(importProgramme({ files: [one, two] }).findings[0]).toMatchObject({
    code: 'several-programmes',
    message: expect.stringContaining('one.json, two.json'),
  });
  expect(importProgramme({ files: [fileOf('readme.md', '# Hi'), one] }).rows.sessions).toHaveLength(1);
});

test('the same files give the same result', () => {
  const files = [jsonFile(scheduleOf(days([eventOf(0), eventOf(1), eventOf(2)])))];
  expect(importProgramme({ files })).toEqual(importProgramme({ files }));
});

const rubbish = fc.oneof(
  fc.constant(undefined),
  fc.jsonValue(),
  fc.string({ unit: 'binary' }),
  fc.constantFrom('__proto__', '<script>', '2031-13-45T99:99', -1, 1e308, [[[]]], { constructor: 1 }, { __proto__: null }),
);
const damage = fc.record({
  row: fc.nat({ max: 5 }),
  changes: fc.dictionary(
    fc.constantFrom(...Object.keys(eventOf(0)), 'code', 'end', 'recording', 'answers', 'do_not_stream', '__proto__'),
    rubbish,
    { maxKeys: 6 },
  ),
});

test('damage to some rows never throws and never costs an untouched neighbour', () => {
  const events = Array.from({ length: 6 }, (_, number) => eventOf(number));
  const whole = importProgramme({ files: [jsonFile(scheduleOf(days(events)))] }).rows.sessions;
  fc.assert(
    fc.property(fc.array(damage, { maxLength: 3 }), (damages) => {
      const damaged = events.map((event, row) =>
        Object.assign({}, event, ...damages.filter((one) => one.row === row).map(({ changes }) => changes)),
      );
      const { readable, rows, quarantine } = importProgramme({ files: [jsonFile(scheduleOf(days(damaged)))] });
      expect(readable).toBe(true);
      expect(rows.sessions.length + quarantine.length).toBe(events.length);
      const touched = new Set(damages.map(({ row }) => row));
      for (const [row, before] of whole.entries()) {
        if (touched.has(row)) continue;
        // A damaged neighbour may have taken the id or been highlighted instead; everything else of the row is as it was.
        const after = rows.sessions.find(({ Origin, Name }) => Origin?.Guid === before.Origin?.Guid && Name === before.Name);
        const { Id: _id, Highlighted: _highlighted, Speakers: speakers = [], ...rest } = before;
        expect(after).toMatchObject(rest);
        expect(after!.Speakers!.map(({ DisplayName }) => DisplayName)).toEqual(speakers.map(({ DisplayName }) => DisplayName));
      }
      expect(new Set(rows.sessions.map(({ Id }) => Id)).size).toBe(rows.sessions.length);
    }),
    { numRuns: 300, seed: 20310301 },
  );
});

test('damage to the conference never throws', () => {
  fc.assert(
    fc.property(
      fc.dictionary(
        fc.constantFrom('title', 'acronym', 'time_zone_name', 'tracks', 'rooms', 'colors', 'url', 'days', 'languages', 'day_change'),
        rubbish,
      ),
      (conference) => {
        const { findings } = importProgramme({ files: [jsonFile(scheduleOf(days([eventOf(0)]), conference))] });
        expect(findings.every(({ message }) => message !== '')).toBe(true);
      },
    ),
    { numRuns: 300, seed: 20310302 },
  );
});

/** Every family that lists sessions: how its files look with these, and which fields they have. */
const listed: Record<
  string,
  { row: (number: number) => object; files: (rows: unknown[]) => Parameters<typeof importProgramme>[0]['files'] }
> = {
  'pretalx-api': { row: (number) => families.submission(`C${number}`), files: families.pretalxPages },
  'pretalx-widget': {
    row: (number) => ({
      code: `C${number}`,
      title: `Talk C${number}`,
      speakers: ['ADA'],
      track: 7,
      room: 1,
      start: '2031-03-01T09:00:00+01:00',
      end: '2031-03-01T10:00:00+01:00',
    }),
    files: (rows) => [families.pretalxWidgetFile(rows)],
  },
  sessionize: { row: (number) => families.sessionizeSession(`${number}`), files: (rows) => [families.sessionizeAll(rows)] },
  europython: {
    row: (number) => ({
      talk_id: `C${number}`,
      title: `Talk C${number}`,
      rooms: ['Lamp Room'],
      start_time: '09:00:00',
      tt_duration: '30',
      type: 'Talk',
      speakers: ['Ada Sample'],
    }),
    files: (rows) => families.europythonFolder(rows),
  },
};

test.each(Object.entries(listed))(
  'damage to sessions of %s never throws and never costs an untouched neighbour',
  (format, { row, files }) => {
    const events = Array.from({ length: 4 }, (_, number) => row(number));
    const whole = importProgramme({ files: files(events), format }).rows.sessions;
    expect(whole).toHaveLength(4);
    fc.assert(
      fc.property(
        fc.nat({ max: 3 }),
        fc.oneof(rubbish, fc.dictionary(fc.constantFrom(...Object.keys(events[0]!), '__proto__'), rubbish, { maxKeys: 4 })),
        (at, damaged) => {
          const isFields = typeof damaged === 'object' && damaged !== null && !Array.isArray(damaged);
          const rows = events.map((event, index) =>
            index !== at ? event : isFields ? Object.assign({}, event, damaged) : (damaged ?? null),
          );
          const result = importProgramme({ files: files(rows), format });
          expect(result.readable).toBe(true);
          for (const [index, before] of whole.entries()) {
            if (index === at) continue;
            const after = result.rows.sessions.find(({ Name, Origin }) => Name === before.Name && Origin?.Code === before.Origin?.Code);
            const { Id: _id, Highlighted: _highlighted, Speakers: _speakers, RoomId: _room, TrackId: _track, ...rest } = before;
            expect(after).toMatchObject(rest);
          }
        },
      ),
      { numRuns: 100, seed: 20310304 },
    );
  },
);

test('any bytes give a result', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...formats.map(({ name }) => name), undefined),
      fc.uint8Array({ maxLength: 300 }),
      fc.constantFrom(
        '',
        '<schedule>',
        '{"schedule":{"conference":{"days":[',
        'BEGIN:VCALENDAR\nBEGIN:VEVENT\n',
        '<vevent>',
        'UID,title\n',
        '- title: x\n  y: ',
        '{"results":[{"code":',
      ),
      fc.constantFrom('noise', 'papers.csv', 'workshops.yml', 'a.json'),
      (format, noise, start, path) => {
        const bytes = new Uint8Array([...new TextEncoder().encode(start), ...noise]);
        const { readable, findings } = importProgramme({ files: [{ path, bytes }], ...(format ? { format } : {}) });
        expect(readable || findings.length > 0).toBe(true);
      },
    ),
    { numRuns: 300, seed: 20310303 },
  );
});

test('a mapping beside a known format says what counts for the event; that its columns are not used is told', () => {
  const all = families.sessionizeAll([families.sessionizeSession('1')]);
  const mapping = (value: object) => fileOf('mapping.json', JSON.stringify({ name: 'Ours', timeZone: 'Europe/Dublin', ...value }));
  const plain = importProgramme({ files: [all, mapping({})] });
  expect([plain.format, plain.event.name, plain.event.timeZone]).toEqual(['sessionize', 'Ours', 'Europe/Dublin']);
  expect(plain.findings.map(({ code }) => code)).not.toContain('mapping-unused');
  const { findings } = importProgramme({ files: [all, mapping({ fields: { title: 'title' } })] });
  expect(findings[0]).toMatchObject({ code: 'mapping-unused', file: 'mapping.json', severity: 'warning' });
  expect(findings[0]?.suggestion).toContain('--format table');
});
