// What the personal programme says of meetings, and of ways between rooms.
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderView } from '../../../tests/support/render-view.tsx';
import { openPlan, planRooms, planSessions } from './plan.fixture.tsx';
import { installTopLayer } from '../../../src/ui/top-layer.testing.ts';
import { props } from './props.ts';
import View from './view.tsx';

installTopLayer();
beforeEach(() => void vi.stubGlobal('requestIdleCallback', (work: () => void) => work()));
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
});

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
    '/api/Modules/PAGSessionsV2': planSessions,
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
  const clash = screen.getByRole('group', { name: '2 entries overlap' });
  expect(clash.textContent).toContain('Rhythm');
  // Who keeps Rhythm would cancel the meeting: that is done at the hub alone. What the exhibitor has cancelled overlaps with nothing.
  const keep = within(clash).getAllByRole('button', { name: /^Keep this one/ });
  expect(keep.map((button) => button.getAttribute('aria-label'))).toEqual(['Keep this one: Sample Devices: Alerts']);
});

test('the way to a distant room says its minutes, and that there is no time for it; without an answer about planRooms the change alone', async () => {
  openPlan({ favoriteSessions: ['a', 'e'] });
  expect(await screen.findByText('Change of room: from A to E, 9 minutes on foot')).toBeTruthy();
  expect(screen.getByText('The way takes longer than the time between the two (5 minutes).')).toBeTruthy();
  cleanup();
  planRooms.length = 0;
  openPlan({ favoriteSessions: ['a', 'e'] });
  expect((await screen.findByText(/Change of room/)).textContent).toBe('Change of room: from A to E');
});
