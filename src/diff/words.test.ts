// How windows, values and places are described.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { matchEntries, movedOf } from './match.ts';
import { valueDifferences } from './value-differences.ts';
import { windowDifference } from './window-words.ts';
import { valueChangeWords } from './words.ts';

const window = (startTime: unknown, endTime: unknown, timeZone = 'Europe/Berlin') => ({ startTime, endTime, timeZone });
const [ten, half, noon, day] = ['2027-05-03T10:00', '2027-05-03T10:30', '2027-05-03T12:30', '2027-05-03'];

describe('windows', () => {
  test.each([
    [
      window(null, half),
      window(null, noon),
      'window-extended',
      'window extended by 2 h: until Mon 3 May 2027 12:30, was Mon 3 May 2027 10:30',
    ],
    [
      window(null, noon),
      window(null, half),
      'window-shortened',
      'window shortened by 2 h: until Mon 3 May 2027 10:30, was Mon 3 May 2027 12:30',
    ],
    [
      window(half, null),
      window(ten, ''),
      'window-extended',
      'window extended by 30 min: from Mon 3 May 2027 10:00, was Mon 3 May 2027 10:30',
    ],
    [
      window(ten, noon),
      window('2027-05-04T11:00', '2027-05-04T13:30'),
      'window-moved',
      /^window moved 1 day 1 h later: from Tue 4 May 2027 11:00 to Tue/,
    ],
    [window(null, null), window(ten, null), 'window-set', 'window set: from Mon 3 May 2027 10:00'],
    [window(undefined, day), window(null, ''), 'window-removed', 'window removed, was until Mon 3 May 2027 24:00'],
    [window(ten, null), window(ten, noon), 'window-shortened', 'window shortened: until Mon 3 May 2027 12:30, before without an end'],
    [window(ten, noon), window(ten, null), 'window-extended', 'window extended: no end any more, was Mon 3 May 2027 12:30'],
    [
      window(ten, noon),
      window(half, '2027-05-04'),
      'window-changed',
      /^window changed: from .*10:30, was .*10:00; until Tue 4 May 2027 24:00/,
    ],
    [window(ten, noon), window('soon', noon), 'window-changed', `window changed: soon to ${noon}, was ${ten} to ${noon}`],
  ])('%j becomes %j: %s', (before, after, code, text) => {
    const found = windowDifference(before, after)!;
    expect(found.code).toBe(code);
    expect(found.text).toMatch(text instanceof RegExp ? text : new RegExp(`^${text}$`));
  });

  test.each([
    [window('', day), window(null, '2027-05-03T23:59:59.999')],
    [window(ten, null), window('2027-05-03T08:00:00Z', null)],
    [window('soon', null), window('soon', '')],
    // Another zone is reported where the zone is; the local times are the same.
    [window(ten, noon), window(ten, noon, 'Asia/Tokyo')],
  ])('%j and %j say the same', (before, after) => {
    expect(windowDifference(before, after)).toBeUndefined();
  });

  test('a length is that of the wall clock, also over a change of the clocks', () => {
    expect(windowDifference(window(null, '2027-03-27T12:00'), window(null, '2027-03-28T12:00'))?.text).toContain('extended by 1 day:');
  });
});

describe('values', () => {
  const changes = (before: unknown, after: unknown) =>
    valueDifferences(before, after).map(({ code, path, text }) => [code, path, text].join(' | '));

  test('a text is reported by language', () => {
    expect(
      changes(
        { title: { 'en-GB': 'Opening', 'de-DE': 'Eröffnung' } },
        { title: { 'en-GB': 'Opening', 'de-DE': 'Beginn', 'fr-FR': 'Ouverture' } },
      ),
    ).toEqual([
      'text-changed | title | text changed in de-DE: “Eröffnung” → “Beginn”',
      'text-changed | title | text added in fr-FR: “Ouverture”',
    ]);
    expect(changes({ title: 'Opening' }, { title: { 'en-GB': 'Opening' } })).toHaveLength(2);
  });

  test('entries of a list are the same by id, name or address, else by content; a changed order is reported as few moves', () => {
    const item = (name: string, url: string) => ({ name, url });
    const before = [item('Programme', 'page:A'), item('Venue', 'page:B'), item('Press', 'page:C')];
    expect(
      changes(before, [item('Press', 'page:C'), item('Programme', 'page:A'), item('Place', 'page:B'), item('Jobs', 'page:D')]),
    ).toEqual([
      'entry-added |  | “Jobs” added',
      'entry-moved |  | “Press” moved from place 3 to place 1',
      'changed | “Place” name | “Venue” → “Place”',
    ]);
    expect(changes(before, before.slice(1))).toEqual(['entry-removed |  | “Programme” removed']);
    expect(changes({ a: ['x', 'y'] }, { a: ['y', 'x', 'z'] })).toEqual([
      'entry-added | a | “z” added',
      'order-changed | a | order changed: “y”, “x”, “z”',
    ]);
  });

  test('order of keys is no difference; keys that mean something to the language are keys', () => {
    expect(changes({ a: 1, b: { c: 2 } }, { b: { c: 2 }, a: 1 })).toEqual([]);
    const poison = JSON.parse('{"__proto__": 1, "constructor": 2}') as unknown;
    expect(changes({}, poison)).toEqual(['set | __proto__ | set to 1', 'set | constructor | set to 2']);
  });

  test('pointers lead to the place in the newer value', () => {
    expect(
      valueDifferences({ 'a/b': [{ id: 'x', n: 1 }] }, { 'a/b': [{ id: 'y' }, { id: 'x', n: 2 }] }).map(({ pointer }) => pointer),
    ).toEqual(['/a~1b/0', '/a~1b/1/n']);
  });

  test('long texts are shortened to the part that differs', () => {
    const long = 'We know most of what would help our patients, and this year is about doing it, ';
    expect(valueChangeWords(`${long}in Leipzig.`, `${long}in Vienna.`)).toBe('“…it, in Leipzig.” → “…it, in Vienna.”');
  });
});

test('what moved is as little as possible: the rest keeps its order', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.nat(50), { maxLength: 12 }), (places) => {
      const stayed = places.filter((_, index) => !movedOf(places).has(index));
      expect(stayed).toEqual(stayed.toSorted((a, b) => a - b));
    }),
  );
  expect([...movedOf([5, 0, 1, 2])]).toEqual([0]);
  expect([...movedOf([1, 2, 3, 0])]).toEqual([3]);
});

test('of two entries with one identity neither counts as known', () => {
  const one = { id: 'a' };
  expect(matchEntries([one, { ...one }], [one], [({ id }) => id])).toEqual({ pairs: [], gone: [0, 1], added: [0] });
});
