// The page of the personal programme: empty, a visitor's day with a clash and how it is solved, own appointments, clear all.
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { toasts } from '../../../src/stores/toasts.ts';
import { aSession } from '../session/session.fixture.ts';
import { EVENT, openPlan } from './plan.fixture.tsx';
import { installTopLayer } from '../../../src/ui/top-layer.testing.ts';

installTopLayer();
beforeEach(() => void vi.stubGlobal('requestIdleCallback', (work: () => void) => work()));
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
});

const stored = (name: string): unknown => JSON.parse(localStorage.getItem(`foyer.${name}.${EVENT}`) ?? '[]');

test('a title is quoted as the texts of the language say', async () => {
  openPlan({ favoriteSessions: ['a', 'b'] }, { texts: { 'programme.personal-programme.quoted': '«{{title}}»' } });
  fireEvent.click(await screen.findByRole('button', { name: 'Keep this one: Valves' }));
  await waitFor(() => expect(toasts.getState().shown[0]?.text).toBe('Removed from your programme: «Rhythm»'));
});

test('nothing yet leads to the programme', async () => {
  openPlan();
  expect(await screen.findByText(/Nothing here yet/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Clear all' })).toBeNull();
});

test('a day in its order; what overlaps stands together, and is solved by keeping one', async () => {
  const { root } = openPlan({ favoriteSessions: ['a', 'b', 'c'], favoriteSpeakers: ['ada'] });
  const day = await screen.findByRole('region', { name: 'Monday, 03 May' });
  expect(
    within(day)
      .getAllByRole('article')
      .map((one) => one.querySelector('a')?.textContent),
  ).toEqual(['Rhythm', 'Valves']);
  fireEvent.click(screen.getByRole('button', { name: 'Earlier: 1', expanded: false }));
  expect(within(day).getAllByRole('article')[0]?.querySelector('a')?.textContent).toBe('Past one');
  expect(root.querySelector('[data-next]')?.textContent).toContain('Rhythm');
  expect(root.querySelector('[data-phase="past"]')?.textContent).toContain('Past one');
  expect(screen.getAllByRole('link', { name: 'Ada Okafor' })).toHaveLength(1);
  const clash = screen.getByRole('group', { name: '2 entries overlap' });
  expect(within(clash).getAllByRole('article')).toHaveLength(2);
  fireEvent.click(within(clash).getByRole('button', { name: 'Keep this one: Valves' }));
  await waitFor(() => expect(stored('favoriteSessions')).toEqual(['b', 'c']));
  await waitFor(() => expect(screen.queryByRole('group', { name: /overlap/ })).toBeNull());
  expect(document.activeElement?.getAttribute('data-entry')).toBe('session b');
  const [said] = toasts.getState().shown;
  expect(said?.text).toBe('Removed from your programme: “Rhythm”');
  said?.action?.run();
  await waitFor(() => expect(stored('favoriteSessions')).toEqual(expect.arrayContaining(['a', 'b', 'c'])));
  expect(toasts.getState().shown).toEqual([]);
  await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Keep this one: Valves'));
});

test('on a later day what is over is folded with its days; it is there on paper, and where nothing lies ahead', async () => {
  const own = { favoriteSessions: ['a', 'b', 'c', 'd'] };
  const names = (): (string | null)[] => screen.getAllByRole('heading', { level: 2 }).map((head) => head.textContent);
  const later = openPlan(own, { now: '2027-05-04T06:00:00Z' });
  await screen.findByRole('region', { name: 'Tuesday, 04 May' });
  const button = screen.getByRole('button', { name: /^Earlier/ });
  if (button.getAttribute('aria-expanded') === 'true') fireEvent.click(button);
  expect([button.textContent, names()]).toEqual(['Earlier: 3', ['Tuesday, 04 May']]);
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  expect(names()).toEqual(['Monday, 03 May', 'Tuesday, 04 May']);
  act(() => void window.dispatchEvent(new Event('afterprint')));
  expect(names()).toEqual(['Tuesday, 04 May']);
  later.unmount();
  openPlan(own, { now: '2027-05-09T06:00:00Z' });
  expect(await screen.findByText('Past one')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Earlier/ })).toBeNull();
});

test('the first entry takes the keyboard’s place when all stay', async () => {
  openPlan({ favoriteSessions: ['a', 'b'] });
  const button = await screen.findByRole('button', { name: 'Keep both' });
  button.focus();
  fireEvent.click(button);
  await waitFor(() => expect(document.activeElement?.getAttribute('data-entry')).toBe('session a'));
});

test('an appointment without a title or with a wrong time is not added: the field that is wrong takes the focus', async () => {
  openPlan();
  fireEvent.click(await screen.findByRole('button', { name: 'Add an appointment' }));
  const dialog = screen.getByRole('dialog');
  fireEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(document.activeElement).toBe(within(dialog).getByLabelText('Title'));
});

test('times of an appointment name the zone they are written in', async () => {
  openPlan();
  const add = await screen.findByRole('button', { name: 'Add an appointment' });
  // Chosen in another tab.
  localStorage.setItem(`foyer.timeZone.${EVENT}`, 'Asia/Tokyo');
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: null })));
  fireEvent.click(add);
  expect(screen.getByLabelText('Start, in the time of Tokyo')).toBeTruthy();
  expect(screen.queryByLabelText(/time of the event/)).toBeNull();
});

test('titles in another language say so, on their own, in their session, and in words around them', async () => {
  openPlan({ favoriteSessions: ['d'], favoritePresentations: ['q'] });
  expect((await screen.findByText('Klappen')).lang).toBe('de');
  cleanup();
  openPlan({ favoriteSessions: [], favoritePresentations: ['q'] });
  expect((await screen.findByText('Klappen')).lang).toBe('de');
  const around = screen.getByText('Von Herzen');
  expect([around.lang, around.parentElement?.textContent]).toEqual(['de', 'In Von Herzen']);
});

test('both may stay', async () => {
  openPlan({ favoriteSessions: ['a', 'b'] });
  const clash = await screen.findByRole('group', { name: '2 entries overlap' });
  fireEvent.click(within(clash).getByRole('button', { name: 'Keep both' }));
  await waitFor(() => expect(screen.queryByRole('group', { name: /overlap/ })).toBeNull());
  expect(stored('favoriteSessions')).toEqual(['a', 'b']);
});

test('many at one time are one group: each title stands once, each may be kept alone, and one answer lets all of them be', async () => {
  const sessions = ['Atria', 'Beats', 'Cells', 'Drums', 'Echoes'].map((Name) =>
    aSession({ Id: Name, Name, at: ['2027-05-03T14:00+02:00', 60], RoomName: Name }),
  );
  const { root } = openPlan({ favoriteSessions: sessions.map(({ Id }) => Id) }, { sessions });
  const clash = await screen.findByRole('group', { name: '5 entries overlap' });
  for (const { Name } of sessions) {
    expect(within(root).getAllByText(Name, { selector: 'a, a *' })).toHaveLength(1);
    expect(within(clash).getByRole('button', { name: `Keep this one: ${Name}` })).toBeTruthy();
  }
  expect(within(root).getAllByRole('button', { name: /^Keep (all|both)$/ })).toHaveLength(1);
  fireEvent.click(within(clash).getByRole('button', { name: 'Keep all' }));
  await waitFor(() => expect(screen.queryByRole('group', { name: /overlap/ })).toBeNull());
  expect(stored('favoriteSessions')).toHaveLength(5);
});

test('of many, two that go are named and the rest are counted', async () => {
  const sessions = ['Atria', 'Beats', 'Cells', 'Drums', 'Echoes'].map((Name) =>
    aSession({ Id: Name, Name, at: ['2027-05-03T14:00+02:00', 60], RoomName: Name }),
  );
  openPlan({ favoriteSessions: sessions.map(({ Id }) => Id) }, { sessions });
  fireEvent.click(await screen.findByRole('button', { name: 'Keep this one: Atria' }));
  await waitFor(() => expect(stored('favoriteSessions')).toEqual(['Atria']));
  expect(toasts.getState().shown.at(-1)?.text).toBe('Removed from your programme: “Beats”, “Cells” and 2 more');
});

test('a star that is pressed off leaves the programme', async () => {
  openPlan({ favoriteSessions: ['a'] });
  const star = await screen.findByRole('button', { name: 'Add to my programme: Rhythm', pressed: true });
  fireEvent.click(star);
  expect(await screen.findByText(/Nothing here yet/)).toBeTruthy();
  expect(stored('favoriteSessions')).toEqual([]);
});

test('all is cleared after a question', async () => {
  openPlan({ favoriteSessions: ['a'] });
  fireEvent.click(await screen.findByRole('button', { name: 'Clear all' }));
  const dialog = await screen.findByRole('dialog', { name: 'Clear your whole programme?' });
  expect(stored('favoriteSessions')).toEqual(['a']);
  fireEvent.click(within(dialog).getByRole('button', { name: 'Clear all' }));
  await waitFor(() => expect(stored('favoriteSessions')).toEqual([]));
});

test('starred exhibitors are listed with a link, and taken off by their star; where none is starred, none are asked for', async () => {
  const { requests } = openPlan({ favoriteCompanies: ['701', 'gone'] });
  const part = within(await screen.findByRole('region', { name: 'Exhibitors you follow' }));
  expect(part.getByRole('link', { name: 'Sample Devices' })).toHaveProperty('pathname', '/society/congress2027/en-GB/profile/701');
  expect(part.queryByText('Other')).toBeNull();
  expect(requests.some((address) => address.includes('CompanyAccounts'))).toBe(true);
  fireEvent.click(part.getByRole('button', { name: 'Add to my programme: Sample Devices', pressed: true }));
  await waitFor(() => expect(stored('favoriteCompanies')).toEqual(['gone']));
});

test('my day: what of today lies ahead, else the next day, and the way to the whole', async () => {
  const own = { favoriteSessions: ['a', 'b', 'c'] };
  const today = openPlan(own, { part: 'day' });
  expect((await screen.findByRole('heading', { level: 2 })).textContent).toBe('My day: Monday, 03 May');
  expect(screen.getAllByRole('article').map((one) => one.querySelector('a')?.textContent)).toEqual(['Rhythm', 'Valves']);
  expect(screen.getByRole('link', { name: 'Your whole programme' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Clear all' })).toBeNull();
  today.unmount();
  const before = openPlan(own, { part: 'day', now: '2027-05-01T10:00:00Z' });
  expect((await screen.findByRole('heading', { level: 2 })).textContent).toBe('My day: Monday, 03 May');
  before.unmount();
  const after = openPlan(own, { part: 'day', now: '2027-05-04T10:00:00Z' });
  expect(await screen.findByText('Nothing of your programme lies ahead.')).toBeTruthy();
  after.unmount();
  openPlan({}, { part: 'day' });
  expect(await screen.findByRole('link', { name: 'Go to the programme' })).toBeTruthy();
  cleanup();
  const { container } = openPlan(own, { part: 'day', params: { module: 'profile' } });
  await expect.poll(() => container.textContent).toBe('');
});
