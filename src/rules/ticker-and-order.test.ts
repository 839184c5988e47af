// Ticker and the order "upcoming" beyond the shared cases: strange values, and until when an answer holds.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { settings } from '../../tests/support/seed.ts';
import { tickerAt, tickerItems } from './ticker.ts';
import { upcomingOrder } from './upcoming.ts';

const at = (text: string): number => Date.parse(`2027-05-03T${text}Z`);

test.each([
  ['[a;  b;; c]', ['a', 'b;', 'c']],
  ['[; ]', []],
  [' [one] ', ['one']],
  ['[unclosed; list', ['[unclosed; list']],
  ['', []],
  [{ 'en-GB': '[a]' }, []],
])('%j', (text, items) => {
  expect(tickerItems(text)).toEqual(items);
});

test('the choice says until when it holds', () => {
  const configured = [
    { startTime: '2027-05-03T12:00', endTime: '2027-05-03T13:00', text: '[noon]' },
    { startTime: '2027-05-03T09:00', endTime: null, text: '[day]' },
    { startTime: '2027-05-03T10:30', endTime: null, text: '[never first]' },
  ];
  const choose = (time: string) => tickerAt({ configured }, at(time), 'UTC');
  expect(choose('08:00')).toEqual({ source: 'none', items: [], nextChangeAt: at('09:00') });
  expect(choose('10:00')).toEqual({ source: 'configured', items: ['day'], nextChangeAt: at('12:00') });
  expect(choose('12:00')).toEqual({ source: 'configured', items: ['noon'], nextChangeAt: at('13:00') + 1 });
  expect(choose('14:00')).toEqual({ source: 'configured', items: ['day'], nextChangeAt: null });
});

test('a feed precedes everything else, and is read a second after the band is shown (B §9)', () => {
  const rssUrl = 'https://example.org/feed.xml';
  const configured = [{ text: '[a]' }];
  expect(tickerAt({ rssUrl, configured }, 0, 'UTC')).toEqual({ source: 'rss', url: rssUrl, after: 1000, nextChangeAt: null });
});

test('only true hides the ticker; a blank resource is none', () => {
  const resource = { resourcename: 'ticker', resourcevalue: '[a]' };
  expect(tickerAt({ resource, hideTicker: 'true' }, 0, 'UTC').source).toBe('resource');
  expect(tickerAt({ resource, hideTicker: true, rssUrl: 'https://example.org/feed.xml' }, 0, 'UTC').source).toBe('none');
  expect(tickerAt({ resource: { resourcevalue: '  ' } }, 0, 'UTC').source).toBe('none');
});

const session = (Id: string, StartDateTime: string | null, EndDateTime: string | null) => ({ Id, StartDateTime, EndDateTime });
const order = (now: number, ...sessions: ReturnType<typeof session>[]) => upcomingOrder(sessions, now, 'UTC').sessions.map(({ Id }) => Id);

test('sessions without time come last; one without end is its start', () => {
  const sessions = [
    session('never', null, null),
    session('x', 'soon', null),
    session('start', '2027-05-03T10:00', null),
    session('later', '2027-05-03T10:01', '2027-05-03T11:00'),
  ];
  expect(order(at('10:00'), ...sessions)).toEqual(['start', 'later', 'never', 'x']);
  expect(order(at('10:02'), ...sessions)).toEqual(['later', 'start', 'never', 'x']);
});

test('property: the order is a permutation and holds until the instant it names', () => {
  const time = fc.option(fc.integer({ min: 0, max: 50 }).map((minute) => `2027-05-03T10:${String(minute).padStart(2, '0')}`));
  fc.assert(
    fc.property(fc.array(fc.tuple(time, time), { maxLength: 6 }), fc.integer({ min: -5, max: 55 }), (times, minute) => {
      const sessions = times.map(([start, end], index) => session(String(index), start, end));
      const now = at('10:00') + minute * 60_000;
      const { sessions: ordered, nextChangeAt } = upcomingOrder(sessions, now, 'UTC');
      const ids = ordered.map(({ Id }) => Id);
      expect(ids.toSorted()).toEqual(sessions.map(({ Id }) => Id));
      expect(nextChangeAt === null || nextChangeAt > now).toBe(true);
      for (const later of [now + 1, now + 600_000, now + 7_200_000])
        if (nextChangeAt === null || later < nextChangeAt) expect(order(later, ...sessions)).toEqual(ids);
    }),
    settings(500),
  );
});
