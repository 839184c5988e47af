// The preview's address: written state is read again, unreadable values are reported, and leaving removes everything.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { containers } from '../rules/context.ts';
import { personaNames, personas } from '../rules/personas.ts';
import type { Principal } from '../rules/principal.ts';
import { isPreview, modes, type PreviewState, readPreview, withoutPreview, writePreview, writtenAt } from './address.ts';

const zones = ['Europe/Berlin', 'America/St_Johns', 'Asia/Kathmandu', 'Australia/Lord_Howe', 'UTC'];
const instants = fc.integer({ min: Date.parse('1971-01-01'), max: Date.parse('2099-12-31') });
const flag = fc.boolean();
const principal: fc.Arbitrary<Principal> = fc.record({
  user: fc.option(fc.record({ UserId: fc.oneof(fc.integer(), fc.string()), validUntil: fc.constantFrom('', '2027-05-03T10:00:00Z') })),
  tickets: fc.array(fc.record({ IsValid: flag, IsPayed: flag, TicketTypeName: fc.string() }), { maxLength: 3 }),
  superUserToggle: flag,
  previewTicketType: fc.string(),
});
const states: fc.Arbitrary<PreviewState> = fc.record({
  mode: fc.constantFrom(...modes),
  at: fc.option(instants, { nil: undefined }),
  as: fc.oneof(fc.constantFrom(...personaNames), principal),
  container: fc.constantFrom(...containers),
  explain: flag,
});
const read = (query: string, zone = 'Europe/Berlin') => readPreview(new URLSearchParams(query), zone);

test('written state is read again, and the page’s own parameters stay', () => {
  fc.assert(
    fc.property(states, fc.constantFrom(...zones), fc.string(), (state, zone, words) => {
      const own = new URLSearchParams({ day: '2027-05-03', words });
      const written = writePreview(own, state, zone);
      expect(read(written, zone)).toEqual({ state, problems: [] });
      expect(writePreview(new URLSearchParams(written), state, zone), 'writing again changes nothing').toBe(written);
      expect([...new URLSearchParams(withoutPreview(new URLSearchParams(written)))]).toEqual([...own]);
    }),
  );
});

test('times are short where possible, and exact in an hour that occurs twice', () => {
  const at = (iso: string): string => writtenAt(Date.parse(iso), 'Europe/Berlin');
  expect(at('2027-05-03T08:30:00Z')).toBe('2027-05-03T10:30');
  expect(at('2027-05-03T08:30:00.001Z')).toBe('2027-05-03T10:30:00.001');
  expect(at('2027-10-31T00:30:00Z'), 'the first half past two').toBe('2027-10-31T02:30');
  expect(at('2027-10-31T01:30:00Z'), 'the second').toBe('2027-10-31T02:30:00+01:00');
  expect(writePreview(new URLSearchParams(), { ...read('preview').state, explain: true, at: Date.parse('2027-05-03T08:30Z') }, 'UTC')).toBe(
    'preview=all&at=2027-05-03T08:30&explain',
  );
});

test('without parameters it shows everything, now, as a visitor in a browser', () => {
  expect(read('preview')).toEqual({
    state: { mode: 'all', at: undefined, as: 'visitor', container: 'browser', explain: false },
    problems: [],
  });
});

test('an address without a person is viewed as the signed-in user, and does not reveal them', () => {
  const own = { ...personas.attendee, user: { UserId: 'mira', validUntil: '' } };
  const at = (query: string) => readPreview(new URLSearchParams(query), 'UTC', own).state;
  expect([at('preview').as, at('preview&as=').as, at('preview&as=visitor').as]).toEqual([own, own, 'visitor']);
  expect(writePreview(new URLSearchParams('day=2'), at('preview'), 'UTC')).toBe('day=2&preview=all');
  const written = writePreview(new URLSearchParams(), { ...at('preview'), as: 'visitor' }, 'UTC');
  expect(written).toBe('preview=all&as=visitor');
  expect(at(written).as).toBe('visitor');
  // Their link opened by a visitor is a visitor's.
  expect(read('preview=all').state.as).toBe('visitor');
});

test('previewLounge is the same preview, and off where it is withdrawn', () => {
  expect(read('previewLounge=true')).toEqual(read('preview'));
  const search = new URLSearchParams('previewLounge&day=2');
  expect([isPreview(search), isPreview(new URLSearchParams('preview=false&previewLounge=false'))]).toEqual([true, false]);
  expect(withoutPreview(search)).toBe('day=2');
});

test('an offset with an unencoded plus sign is understood', () => {
  expect(read('preview&at=2027-05-03T10:30:00+02:00').state.at).toBe(Date.parse('2027-05-03T08:30:00Z'));
});

test.each([
  ['preview=attende', 'none of attendee, all', 'attendee'],
  ['preview&at=yesterday', 'at=yesterday is no instant', ''],
  ['preview&at=2027-02-30T10:00', 'is no instant', ''],
  ['preview&as=superuser', 'none of visitor, signed-in, attendee, super-user', 'super-user'],
  ['preview&container=tv', 'none of browser, app, terminal', ''],
  ['preview&as={', 'not JSON', ''],
  ['preview&as={"user":5}', '/user: null or an object', ''],
  ['preview&as={"user":{}}', '/user/UserId: a number or text', ''],
  ['preview&as={"user":{"UserId":1,"validUntil":"soon"}}', '/user/validUntil: an ISO 8601 instant', ''],
  ['preview&as={"tickets":[{"IsValid":"true","IsPayed":true}]}', '/tickets/0/IsValid: true or false', ''],
])('%s is reported, and the rest is as if it were not there', (query, message, suggestion) => {
  const { state, problems } = read(query);
  expect(problems).toEqual([expect.objectContaining({ file: 'address', message: expect.stringContaining(message), suggestion })]);
  expect({ ...state, mode: 'all' }).toEqual(read('preview').state);
});

test('a persona keeps fields unknown to Foyer', () => {
  const as = { ...personas.attendee, speciality: 'cardiology' };
  expect(read(`preview&as=${encodeURIComponent(JSON.stringify(as))}`).state.as).toEqual(as);
});
