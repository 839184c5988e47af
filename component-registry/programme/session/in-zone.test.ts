import { expect, test } from 'vitest';
import { inZone } from './in-zone.ts';
import { aSession } from './session.fixture.ts';

const night = { ...aSession({ Id: 'night', at: ['2027-05-04T00:30+02:00', 60] }), ProgrammeDay: '2027-05-03' };
const open = { ...aSession({ Id: 'open' }), ProgrammeDay: '2027-05-04' };
const sessions = [night, open];
const days = (zone: string) => inZone(sessions, zone, 'Europe/Berlin').map(({ ProgrammeDay }) => ProgrammeDay);

test('in the event’s zone its programme decides, in another the clock there; what has no time keeps its day', () => {
  expect(inZone(sessions, 'Europe/Berlin', 'Europe/Berlin')).toBe(sessions);
  expect(days('Asia/Tokyo')).toEqual(['2027-05-04', '2027-05-04']);
  expect(days('America/New_York')).toEqual(['2027-05-03', '2027-05-04']);
});

test('made once for a zone', () => {
  expect(inZone(sessions, 'Asia/Tokyo', 'Europe/Berlin')).toBe(inZone(sessions, 'Asia/Tokyo', 'Europe/Berlin'));
});
