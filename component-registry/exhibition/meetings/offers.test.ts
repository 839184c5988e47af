import { expect, test } from 'vitest';
import type { MeetingSlot } from '../../../src/contract/meetings.ts';
import { aSlot } from './meetings.fixture.ts';
import { chosenSlots, offeringCompanies, offersByDay } from './offers.ts';

const slots: MeetingSlot[] = [
  aSlot({ Id: 'a.1' }),
  aSlot({ Id: 'b', CompanyAccountId: '702', CompanyName: 'Älter', StartDateTime: '2027-05-03T14:00:00+02:00' }),
  aSlot({ Id: 'a.2', StartDateTime: '2027-05-03T14:20:00+02:00', State: 'full', Free: 0 }),
  aSlot({ Id: 'late', StartDateTime: '2027-05-03T23:30:00+02:00', State: 'own', Free: 0 }),
  aSlot({ Id: 'past', StartDateTime: '2027-05-03T08:00:00+02:00', State: 'over' }),
];
const now = Date.parse('2027-05-03T10:00:00Z');
const chosen = (choices: object) => chosenSlots(slots, { company: '', free: '', mine: '', ...choices }, now).map(({ Id }) => Id);

test('what has begun is left out, and the choices leave what fits', () => {
  expect(chosen({})).toEqual(['a.1', 'b', 'a.2', 'late']);
  expect(chosen({ free: '1' })).toEqual(['a.1', 'b']);
  expect(chosen({ mine: '1' })).toEqual(['late']);
  expect(chosen({ company: '702' })).toEqual(['b']);
});

test('by day of the zone that is shown; what differs in time alone stands together', () => {
  const days = (zone: string) =>
    offersByDay(slots.slice(0, 4), zone).map(({ day, offers }) => [day, offers.map((one) => one.slots.map(({ Id }) => Id))]);
  expect(days('Europe/Berlin')).toEqual([['2027-05-03', [['a.1', 'a.2', 'late'], ['b']]]]);
  expect(days('Asia/Tokyo')).toEqual([
    ['2027-05-03', [['a.1', 'a.2'], ['b']]],
    ['2027-05-04', [['late']]],
  ]);
});

test('companies by name', () => {
  expect(offeringCompanies(slots, 'de-DE').map(({ label }) => label)).toEqual(['Älter', 'Sample Devices']);
});
