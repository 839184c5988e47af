import fc from 'fast-check';
import { expect, test } from 'vitest';
import { eventOf, fileOf, jsonFile, scheduleOf } from './fixtures/schedules.ts';
import { importProgramme } from './import-programme.ts';

const days = (events: unknown[]) => ({ '2031-03-01': { 'Lamp Room': events } });

test('the format is found by content, not by name', () => {
  const json = jsonFile(scheduleOf(days([eventOf(0)])), 'export.txt');
  const xml = fileOf('export.dat', '<?xml version="1.0"?>\n<schedule><conference><title>X</title></conference></schedule>');
  expect([importProgramme({ files: [json] }).format, importProgramme({ files: [xml] }).format]).toEqual(['frab-json', 'frab-xml']);
});

test('what is not a programme is told with the formats that are known', () => {
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

test('an asked format is used, or refused by name', () => {
  expect(importProgramme({ files: [fileOf('a.json', '{"conference":{"title":"Bare"}}')], format: 'frab-json' })).toMatchObject({
    readable: true,
    event: { name: 'Bare' },
  });
  expect(importProgramme({ files: [], format: 'telegram' }).findings[0]!.message).toBe('there is no format "telegram"');
  expect(importProgramme({ files: [fileOf('a.json', '{"a":1}')], format: 'frab-json' }).findings[0]!.code).toBe('not-a-schedule');
});

test('two programmes at once are refused, other files beside one are not', () => {
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

test('any bytes give a result', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('frab-json', 'frab-xml', undefined),
      fc.uint8Array({ maxLength: 300 }),
      fc.constantFrom('', '<schedule>', '{"schedule":{"conference":{"days":['),
      (format, noise, start) => {
        const bytes = new Uint8Array([...new TextEncoder().encode(start), ...noise]);
        expect(importProgramme({ files: [{ path: 'noise', bytes }], ...(format ? { format } : {}) }).findings.length).toBeGreaterThan(0);
      },
    ),
    { numRuns: 300, seed: 20310303 },
  );
});
