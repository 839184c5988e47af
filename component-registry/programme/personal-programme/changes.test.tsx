// What has changed of a reader's favourites, above their programme: a visitor's by what the device has noted, an account's by what the server says.
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { installTopLayer } from '../../../src/ui/top-layer.testing.ts';
import { aSession } from '../session/session.fixture.ts';
import { EVENT, openPlan, planSessions } from './plan.fixture.tsx';
import { renderView } from '../../../tests/support/render-view.tsx';
import { props } from './props.ts';
import View from './view.tsx';

installTopLayer();
beforeEach(() => void vi.stubGlobal('requestIdleCallback', (work: () => void) => work()));
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
});

const noted = (): string[] =>
  (JSON.parse(localStorage.getItem(`foyer.favouritePlaces.${EVENT}`) ?? '[]') as { kind: string; id: string }[]).map(
    ({ kind, id }) => `${kind} ${id}`,
  );
const box = () => screen.findByRole('region', { name: 'Changes to your programme' });

/** The programme some days later: one moved, one in another room, one cancelled, one gone. */
const later = [
  aSession({ Id: 'a', Name: 'Rhythm', at: ['2027-05-04T09:00+02:00', 60], RoomName: 'A' }),
  aSession({ Id: 'b', Name: 'Valves', at: ['2027-05-03T14:30+02:00', 60], RoomName: 'C', RoomId: 'room-c' }),
  aSession({
    Id: 'e',
    Name: 'Far',
    at: ['2027-05-03T15:05+02:00', 10],
    RoomName: 'E',
    Groups: [{ Name: 'cancelled', Label: 'Called off' }],
  }),
];

test('a visitor’s: where each was and is, until it is read', async () => {
  openPlan({ favoriteSessions: ['a', 'b', 'd', 'e'], favoritePresentations: ['q'] });
  await waitFor(() => expect(noted()).toEqual(['session a', 'session b', 'session d', 'session e', 'presentation q']));
  expect(screen.queryByRole('region', { name: /Changes/ })).toBeNull();
  cleanup();
  openPlan({}, { sessions: later });
  const told = within(await box());
  expect(told.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Rhythm New timeBefore: Mon 3 May, 14:00–15:00\u00A0· ANow: Tue 4 May, 09:00–10:00\u00A0· A',
    'Valves New roomBefore: Mon 3 May, 14:30–15:30\u00A0· BNow: Mon 3 May, 14:30–15:30\u00A0· C',
    'Von Herzen No longer in the programmeBefore: Tue 4 May, 14:00–15:00',
    'Far Called offBefore: Mon 3 May, 15:05–15:15\u00A0· E',
  ]);
  expect(told.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Rhythm', 'Valves', 'Far']);
  fireEvent.click(told.getByRole('button', { name: 'Got it' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: /Changes/ })).toBeNull());
  cleanup();
  openPlan({}, { sessions: later });
  expect(await screen.findAllByText('Valves')).not.toHaveLength(0);
  expect(screen.queryByRole('region', { name: /Changes/ })).toBeNull();
});

test('what is no favourite any more is forgotten; what the storage has wrong is none', async () => {
  localStorage.setItem(`foyer.favouritePlaces.${EVENT}`, '[{"kind":"session","id":"a","start":"soon"},null]');
  openPlan({ favoriteSessions: ['a', 'b'] });
  await waitFor(() => expect(noted()).toEqual(['session a', 'session b']));
  expect(screen.queryByRole('region', { name: /Changes/ })).toBeNull();
  fireEvent.click(await screen.findByRole('button', { name: 'Keep this one: Valves' }));
  await waitFor(() => expect(noted()).toEqual(['session b']));
});

test('an account’s come from the server, and are read there', async () => {
  const asked: string[] = [];
  const change = { Kind: 'session', Id: 'a', Change: 'time', Title: 'Rhythm', RoomId: 'room-a', RoomName: 'A' };
  const times = { StartDateTime: '2027-05-03T07:00:00.000Z', EndDateTime: '2027-05-03T08:00:00.000Z' };
  let changes: unknown[] = [{ ...change, ...times, ChangedAt: '2027-05-02T09:00:00.000Z' }];
  const person = {
    user: { UserId: '7', uuid: 'session-7', Firstname: 'Eve', Surname: 'Sample', Email: 'eve@example.org' },
    who: { user: { id: '7', hasTicket: true, isProfessional: false }, tickets: [], superUser: false },
  } as never;
  const answer = (address: string, init?: RequestInit): unknown => {
    if (init?.method !== 'DELETE') return changes;
    asked.push(new URL(address, 'https://example.org').searchParams.get('pUntil') ?? '');
    changes = [];
    return { Read: 1 };
  };
  const answers = {
    '/api/Modules/PAGSessionsV2': planSessions,
    '/api/Modules/PagPersonalSchedule/': [{ SessionId: 'a', PresentationId: 0, UserId: 0, CompanyAccountId: 0 }],
    '/api/Modules/PersonalAppointments/': [],
    '/api/Modules/PersonalProgramChanges/': answer,
  };
  renderView(View, props.parse({}), { answers, frame: { person } });
  const told = within(await box());
  expect(told.getByRole('listitem').textContent).toBe(
    'Rhythm New timeBefore: Mon 3 May, 09:00–10:00\u00A0· ANow: Mon 3 May, 14:00–15:00\u00A0· A',
  );
  fireEvent.click(told.getByRole('button', { name: 'Got it' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: /Changes/ })).toBeNull());
  expect(asked).toEqual(['2027-05-02T09:00:00.000Z']);
  expect(noted()).toEqual([]);
});
