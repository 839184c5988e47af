// Persona files: every principal of the access cases is one, unknown keys stay, and a mistake is reported with its place.
import { expect, test } from 'vitest';
import { hasShared, readShared } from '../../tests/support/shared.ts';
import { parsePersona } from './persona.ts';

type Flags = { IsValid?: unknown; IsPayed?: unknown };

test.runIf(hasShared)('every principal of the access cases is a persona; nothing of it is lost, and text is no flag', () => {
  const { cases } = JSON.parse(readShared('cases/product/access-policies.json')) as {
    cases: { principal: { tickets: Flags[]; superUserToggle?: unknown } }[];
  };
  for (const { principal } of cases) {
    const flags = (one: Flags) => ({ ...one, IsValid: one.IsValid === true, IsPayed: one.IsPayed === true });
    const expected = { ...principal, superUserToggle: principal.superUserToggle === true, tickets: principal.tickets.map(flags) };
    expect(parsePersona('p.json', JSON.stringify(principal)).principal).toMatchObject(expected);
  }
});

test('a flag that is text counts as false and is reported', () => {
  const { principal, notes } = parsePersona('p.json', '{ "user": null,\n "tickets": [{ "IsValid": "true", "IsPayed": true }] }');
  expect(principal.tickets).toMatchObject([{ IsValid: false, IsPayed: true }]);
  expect(notes).toEqual(['p.json:2:16 /tickets/0/IsValid: neither true nor false, so it counts as false']);
});

test.each([['"yes"'], ['1'], ['"true"']])('a toggle that is %s is off, and is reported', (written) => {
  const { principal, notes } = parsePersona('p.json', `{ "user": null, "superUserToggle": ${written} }`);
  expect(principal.superUserToggle).toBe(false);
  expect(notes).toEqual(['p.json:1:17 /superUserToggle: neither true nor false, so it counts as false']);
});

test('every fact of user and ticket is kept as written, and what does not count is reported', () => {
  const ticket = {
    IsValid: true,
    IsPayed: true,
    TicketTypeName: 'Day',
    ParticipantTypeValid: 'true',
    EnableHCP: 1,
    VisitorId: 2,
    TicketFrom: 'soon',
  };
  const user = { UserId: 1, validUntil: '', HealthCareProfessional: 'yes' };
  const { principal, notes } = parsePersona('p.json', JSON.stringify({ user, tickets: [ticket] }));
  expect(principal).toMatchObject({ user, tickets: [ticket] });
  expect(notes.map((note) => note.replace(/^\S+ /, ''))).toEqual([
    '/user/HealthCareProfessional: neither true nor false, so it counts as false',
    '/tickets/0/ParticipantTypeValid: neither true nor false, so it counts as false',
    '/tickets/0/EnableHCP: neither true nor false, so it counts as false',
    '/tickets/0/TicketFrom: no ISO 8601 time, so no window of this ticket holds',
  ]);
});

test('what is left out is nothing special', () => {
  expect(parsePersona('p.json', '\uFEFF{ "user": null }').principal).toEqual({
    user: null,
    tickets: [],
    superUserToggle: false,
    previewTicketType: '',
  });
});

test.each([
  ['{ "user": ', /^p\.json:1:11 not JSON/],
  ['[]', /p\.json:1:1 the persona: /],
  ['{\n "user": null,\n "tickets": [\n  { "TicketTypeName": 5 } ] }', /p\.json:4:5 \/tickets\/0\/TicketTypeName: /],
  ['{\n "user": { "UserId": 1, "validUntil": "soon" } }', /p\.json:2:25 \/user\/validUntil: an ISO 8601 instant/],
  ['{ "user": {} }', /p\.json:1:3 \/user\/UserId: /],
])('%j is refused with its place', (text, words) => {
  expect(() => parsePersona('p.json', text)).toThrow(words);
});
