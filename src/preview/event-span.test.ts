// The time span of the slider: most of it for the event and a day around it, divided by the event's own midnights.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { changesAround, daysOf, instantAt, shareOf, spanOf } from './event-span.ts';

const at = (iso: string): number => Date.parse(iso);
const change = (iso: string) => ({ at: at(iso), appears: ['a'], disappears: [] });
const iso = (instant: number): string => new Date(instant).toISOString().slice(0, 16);
const early = [change('2026-10-01T00:00Z'), change('2027-06-01T12:00Z')];

test('from a day before the event to a day after it, in its zone', () => {
  const span = spanOf('2027-05-03', '2027-05-05', 'Europe/Berlin', [], 0);
  expect([iso(span.from), iso(span.to)]).toEqual(['2027-05-01T22:00', '2027-05-06T22:00']);
  expect(daysOf(span, 'Europe/Berlin').map(iso)).toEqual([
    '2027-05-01T22:00',
    '2027-05-02T22:00',
    '2027-05-03T22:00',
    '2027-05-04T22:00',
    '2027-05-05T22:00',
  ]);
});

test('days are midnights of the zone, also where the clocks change', () => {
  const span = spanOf('2027-03-28', '2027-03-28', 'Europe/Berlin', [], 0);
  expect(daysOf(span, 'Europe/Berlin').map(iso)).toEqual(['2027-03-26T23:00', '2027-03-27T23:00', '2027-03-28T22:00']);
});

test('outside changes widen it, and the event keeps most of the slider', () => {
  const span = spanOf('2027-05-03', '', 'UTC', early, 0);
  expect([iso(span.from), iso(span.to)]).toEqual(['2026-09-30T23:00', '2027-06-01T13:01']);
  const [start, end] = [shareOf(span, at('2027-05-03T00:00Z')), shareOf(span, at('2027-05-04T00:00Z'))];
  expect(end - start).toBeGreaterThan(0.2);
  expect(daysOf(span, 'UTC').map(iso)).toEqual(['2027-05-02T00:00', '2027-05-03T00:00', '2027-05-04T00:00']);
});

test('a long event has no more labels than fit', () => {
  expect(daysOf(spanOf('2027-01-01', '2027-12-31', 'UTC', [], 0), 'UTC').length).toBeLessThanOrEqual(8);
});

test('without days and changes it is a week around now', () => {
  const week = spanOf('', '', 'UTC', [], at('2027-05-03T10:00Z'));
  expect([iso(week.from), iso(week.to)]).toEqual(['2027-04-30T10:00', '2027-05-07T10:01']);
});

test('slider positions and instants convert both ways, to the minute, in order', () => {
  const minute = 60_000;
  fc.assert(
    fc.property(fc.boolean(), fc.nat(400_000), fc.nat(400_000), (wide, one, other) => {
      const span = spanOf('2027-05-03', '2027-05-05', 'Europe/Berlin', wide ? early : [], 0);
      const instants = [one, other].map((minutes) => Math.min(span.to, span.from + minutes * minute)).toSorted((a, b) => a - b);
      const shares = instants.map((instant) => shareOf(span, instant));
      expect(shares.map((share) => instantAt(span, share))).toEqual(instants);
      expect(shares[0]!).toBeLessThanOrEqual(shares[1]!);
    }),
  );
  const span = spanOf('2027-05-03', '', 'UTC', early, 0);
  expect([shareOf(span, 0), shareOf(span, span.to + 1), instantAt(span, 0), instantAt(span, 1)]).toEqual([0, 1, span.from, span.to]);
});

test('the changes before and after an instant, excluding the current one', () => {
  const changes = ['2027-05-03T08:00Z', '2027-05-03T09:00Z', '2027-05-03T10:00Z'].map(change);
  const [one, two, three] = changes;
  expect(changesAround(changes, at('2027-05-03T09:00Z'))).toEqual({ before: one, current: two, after: three });
  expect(changesAround(changes, at('2027-05-03T09:30Z'))).toEqual({ before: two, current: two, after: three });
  expect(changesAround(changes, at('2027-05-03T07:00Z'))).toEqual({ before: undefined, current: undefined, after: one });
});
