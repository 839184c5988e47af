// Query names by any spelling of the spec.
import { expect, test } from 'vitest';
import { queryRenamer } from './query-names.ts';

const plain = (query: Record<string, unknown>, declared: string[], event?: string[]) => ({ ...queryRenamer(declared, event)(query) });

test.each([
  [{ EVENTID: '1', Language: 'de' }, ['eventid', 'language'], ['eventid'], { eventid: '1', language: 'de' }],
  [{ id: 'heart27' }, ['eventid', 'language'], ['eventid'], { eventid: 'heart27' }],
  [{ shortName: 'heart27' }, ['eventid'], ['eventid'], { eventid: 'heart27' }],
  [{ eventId: '1' }, ['shortname'], ['shortname'], { shortname: '1' }],
  [{ eventId: '1', eventshort: 'x' }, ['eventshort', 'eventid'], ['eventshort', 'eventid'], { eventid: '1', eventshort: 'x' }],
  [{ id: '7', eventid: '1' }, ['eventid', 'id'], ['eventid'], { id: '7', eventid: '1' }],
  [{ unknown: '1' }, ['eventid'], ['eventid'], {}],
  [{ id: '1' }, ['language'], [], {}],
  [{ shortName: 'x' }, ['eventShort'], ['eventShort'], { eventShort: 'x' }],
  // What is no event's name stays out, whatever it is called.
  [{ eventid: '1', shortname: 'x' }, ['shortname'], [], { shortname: 'x' }],
])('%j for %j, event %j, is %j', (query, declared, event, expected) => {
  expect(plain(query, declared, event)).toEqual(expected);
});

test('one parameter under two spellings becomes a list, so that it is refused', () => {
  expect(plain({ eventid: '1', EventId: '2' }, ['eventid'], ['eventid'])).toEqual({ eventid: ['1', '2'] });
});

test('names of the prototype chain are ordinary names', () => {
  expect(plain({ __proto__: 'x', constructor: 'y', toString: 'z' }, ['eventid'], ['eventid'])).toEqual({});
});
