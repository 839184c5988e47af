// Checks of meetings: their company, slots, days, places, seats and keys.
import { expect, it } from 'vitest';
import { said } from './checked.fixture.ts';

const companies = { schemaVersion: 1, rows: [{ Id: '4711', Name: 'Sample Devices', LogoPath: 'https://www.example.org/logo.svg' }] };
const row = (Id: string, more: object = {}) => ({
  Id,
  CompanyAccountId: '4711',
  Place: 'Booth 1',
  StartDateTime: '2027-05-03T10:00',
  EndDateTime: '2027-05-03T11:00',
  Minutes: 20,
  ...more,
});
const of = (rows: readonly object[], files: Readonly<Record<string, unknown>> = {}) =>
  said({ 'data/companies.json': companies, 'data/meetings.json': { schemaVersion: 1, rows }, ...files });
const at = (place: string): string => `data/meetings.json/rows/${place}`;

it('says nothing of good rows', async () => {
  expect(
    await of([row('a'), row('b', { Place: 'Booth 2' }), row('c', { StartDateTime: '2027-05-03T11:00', EndDateTime: '2027-05-03T12:00' })]),
  ).toEqual([]);
});

it('names a company there is not, with the likely one', async () => {
  expect(await of([row('a', { CompanyAccountId: '471' })])).toEqual([
    `warning unknown-row ${at('0/CompanyAccountId')} data/companies.json has no row 471 (4711)`,
  ]);
});

it('finds rows without a slot, and seats and lengths that are no number for it; the others count', async () => {
  const findings = await of([
    row('a', { Minutes: 90 }),
    row('b', { Minutes: undefined, EndDateTime: undefined }),
    row('c', { Capacity: 0 }),
    row('d', { Capacity: 'two' }),
    row('e', { Minutes: 2.5 }),
    row('f'),
  ]);
  expect(findings.map((words) => words.split(' ').slice(1, 3))).toEqual(
    expect.arrayContaining([
      ['meeting-without-slots', at('0')],
      ['meeting-without-slots', at('1')],
    ]),
  );
  for (const place of ['2/Capacity', '3/Capacity', '4/Minutes']) expect(findings.join('\n')).toContain(at(place));
});

it('finds what is before or after the event, also a part of a series', async () => {
  expect(
    await of([
      row('a', { StartDateTime: '2027-05-02T10:00', EndDateTime: '2027-05-02T11:00' }),
      row('b', { StartDateTime: '2027-05-05T23:30', EndDateTime: '2027-05-06T00:30' }),
    ]),
  ).toEqual([
    `warning meeting-outside-event ${at('0/StartDateTime')} it takes place before the event begins or after it ends`,
    `warning meeting-outside-event ${at('1/StartDateTime')} 2 of its 3 slots are before the event begins or after it ends`,
  ]);
});

it('finds slots of two rows at one place at the same time, each row once', async () => {
  expect(
    await of([row('a'), row('b', { StartDateTime: '2027-05-03T10:10' }), row('c', { CompanyAccountId: '4711', Place: 'Elsewhere' })]),
  ).toEqual([
    `warning meeting-overlap ${at('1/StartDateTime')} a slot of this row and one of a are at the same time at the same place; both can be booked`,
  ]);
});

it('names a key that no policy has; a policy that only meetings ask for is used', async () => {
  const access = {
    schemaVersion: 1,
    policies: [
      {
        Name: 'buyers',
        Type: 'Key',
        Identifier: 'buyers',
        Effect: 'Allow',
        Requirements: [{ PrincipalField: 'EventTicketNameValid', Values: ['Gold'] }],
      },
    ],
  };
  expect(
    await of(
      [row('a', { Access: 'Signed-In' }), row('b', { Access: 'buyers', Place: 'B' }), row('c', { Access: 'hasTicket', Place: 'C' })],
      { 'access.json': access },
    ),
  ).toEqual([
    `warning unknown-access-key ${at('0/Access')} no policy of the type Key has the Identifier Signed-In, so nobody can book (signedIn)`,
  ]);
});
