// What the personal programme says of meetings, and of ways between rooms.
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Room } from '#contract/programme';
import { aCompany } from '../../../tests/support/a-company.ts';
import { renderView } from '../../../tests/support/render-view.tsx';
import { installTopLayer } from '../../../src/ui/top-layer.testing.ts';
import { aPerson, aPresentation, aSession } from '../session/session.fixture.ts';
import { type Props, props } from './props.ts';
import View from './view.tsx';

installTopLayer();
beforeEach(() => void vi.stubGlobal('requestIdleCallback', (work: () => void) => work()));
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
});

const EVENT = 'society/congress2027';
const sessions = [
  aSession({ Id: 'a', Name: 'Rhythm', at: ['2027-05-03T14:00+02:00', 60], RoomName: 'A', Speakers: [aPerson('Ada Okafor', 'ada')] }),
  aSession({ Id: 'b', Name: 'Valves', at: ['2027-05-03T14:30+02:00', 60], RoomName: 'B' }),
  aSession({
    Id: 'd',
    Name: 'Von Herzen',
    TextLanguage: 'de',
    at: ['2027-05-04T14:00+02:00', 60],
    Presentations: [{ ...aPresentation({ Id: 'q', Title: 'Klappen' }), TextLanguage: 'de' }],
  }),
  aSession({ Id: 'e', Name: 'Far', at: ['2027-05-03T15:05+02:00', 10], RoomName: 'E' }),
  aSession({ Id: 'c', Name: 'Past one', at: ['2027-05-03T08:00+02:00', 60], RoomName: 'A' }),
];
const unplaced = { Description: '', Capacity: 0, Sort: 0, Plan: null };
const rooms: Room[] = [
  { ...unplaced, Id: 'room-a', Name: 'A', WalkingTimes: [{ RoomId: 'room-e', Minutes: 9 }] },
  { ...unplaced, Id: 'room-e', Name: 'E' },
];
const companies = [
  ['701', 'Sample Devices'],
  ['702', 'Other'],
].map(([CompanyAccountId = '', Name = '']) => aCompany({ CompanyAccountId, Name }));
const open = (
  stored: Record<string, unknown> = {},
  {
    now = '2027-05-03T10:00:00Z',
    params = {},
    texts = {},
    ...set
  }: Partial<Props> & { now?: string; params?: Record<string, string>; texts?: Record<string, string> } = {},
) => {
  for (const [name, list] of Object.entries(stored)) localStorage.setItem(`foyer.${name}.${EVENT}`, JSON.stringify(list));
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  const answers = { '/api/Modules/PAGSessionsV2': sessions, '/api/exhibition/CompanyAccounts': companies, '/api/Modules/PAGRooms': rooms };
  return renderView(View, props.parse(set), { answers, now, params, texts });
};

test('meetings stand in the plan, clash like everything else, and are changed at the meeting hub', async () => {
  const meeting = {
    BookingId: 'b-1',
    SlotId: 'a.1',
    CompanyAccountId: '701',
    CompanyName: 'Sample Devices',
    Topic: 'Alerts',
    Place: 'Booth 1',
    Language: '',
    Url: '',
    StartDateTime: '2027-05-03T14:10:00+02:00',
    EndDateTime: '2027-05-03T14:30:00+02:00',
    Firstname: 'Eve',
    Surname: 'Sample',
    Email: '',
    Message: '',
    Consent: 'Yes',
    BookedAt: '2027-05-03T08:00:00.000Z',
    ChangedAt: '2027-05-03T08:00:00.000Z',
    State: 'booked',
    Reason: '',
    WasAt: '',
    IsAgreed: false,
    Clashes: [],
  };
  const cancelled = { ...meeting, BookingId: 'b-2', SlotId: 'a.2', Topic: 'Again', State: 'cancelled' };
  const person = {
    user: { UserId: '7', uuid: 'session-7', Firstname: 'Eve', Surname: 'Sample', Email: 'eve@example.org' },
    who: { user: { id: '7', hasTicket: true, isProfessional: false }, tickets: [], superUser: false },
  } as never;
  const answers = {
    '/api/Modules/PAGSessionsV2': sessions,
    '/api/Modules/PagPersonalSchedule/': [{ SessionId: 'a', PresentationId: 0, UserId: 0, CompanyAccountId: 0 }],
    '/api/Modules/PersonalAppointments/': [],
    '/api/Exhibition/OwnMeetings': [meeting, cancelled],
  };
  renderView(View, props.parse({}), { answers, frame: { person }, now: '2027-05-03T10:00:00Z' });
  expect(await screen.findByRole('link', { name: 'Change or cancel: Sample Devices: Alerts' })).toHaveProperty(
    'pathname',
    '/meetinghub/society/congress2027/en-GB',
  );
  expect(screen.getByText('Cancelled by the exhibitor')).toBeTruthy();
  const clash = screen.getByRole('group', { name: 'Clash of Sample Devices: Alerts' });
  expect(clash.textContent).toContain('Rhythm');
  expect(clash.textContent).not.toContain('Again');
  expect(within(screen.getByRole('group', { name: 'Clash of Rhythm' })).queryByRole('button', { name: /^Keep this one/ })).toBeNull();
});

test('the way to a distant room says its minutes, and that there is no time for it; without an answer about rooms the change alone', async () => {
  open({ favoriteSessions: ['a', 'e'] });
  expect(await screen.findByText('Change of room: from A to E, 9 minutes on foot')).toBeTruthy();
  expect(screen.getByText('The way takes longer than the time between the two (5 minutes).')).toBeTruthy();
  cleanup();
  rooms.length = 0;
  open({ favoriteSessions: ['a', 'e'] });
  expect((await screen.findByText(/Change of room/)).textContent).toBe('Change of room: from A to E');
});
