// What surrounds the sessions of the grid: the sheet, the clocks, the sizes, and the rooms that are folded.
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { installTopLayer } from '../../../src/ui/top-layer.testing.ts';
import { aDetail } from '../session/session.fixture.ts';
import { answers, on, open, sessions } from './programme.fixture.tsx';

beforeAll(installTopLayer);
beforeAll(async () => {
  await import('./room-grid-view.tsx');
});
beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1200);
  HTMLElement.prototype.scrollTo = () => undefined;
  Element.prototype.scrollIntoView = () => undefined;
});
afterEach(() => void vi.restoreAllMocks());

const grid = () => screen.findByRole('group', { name: /Sessions of Monday/ });
const detail = (Id: string, Abstract: string) => ({
  Sessions: [aDetail({ Id, Abstract, at: ['2027-05-03T09:00+02:00', 60] })],
  Authors: [],
  Rooms: [],
  Tracks: [],
  Before: null,
  After: null,
  Related: [],
  Companies: [],
  Products: [],
});

test('a press opens the essentials beside the grid; arrows lead on, Escape gives the focus back', async () => {
  const { place } = open('?view=grid', {
    answers: { ...answers(), '/api/Modules/PAGData': detail('Opening', '<p>What the <b>valves</b> tell.</p>') },
  });
  await userEvent.click(within(await grid()).getByRole('link', { name: /Opening/ }));
  const sheet = await screen.findByRole('dialog', { name: 'Opening' });
  expect(document.activeElement?.textContent).toBe('Opening');
  expect(await within(sheet).findByText('What the valves tell.')).toBeTruthy();
  expect(within(sheet).getByText('Mon 3 May, 09:00–10:00')).toBeTruthy();
  expect(within(sheet).getByRole('link', { name: 'Open page' }).getAttribute('href')).toContain('/session/Opening');
  expect(place()).toContain('view=grid');
  await userEvent.keyboard('{ArrowDown}');
  expect(await screen.findByRole('dialog', { name: 'Free papers' })).toBeTruthy();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(document.activeElement?.getAttribute('data-session')).toBe('Free papers'));
});

test('a press outside closes the sheet; one with a modifier opens none', async () => {
  open('?view=grid');
  const link = within(await grid()).getByRole('link', { name: /Opening/ });
  fireEvent.click(link, { ctrlKey: true });
  expect(screen.queryByRole('dialog')).toBeNull();
  await userEvent.click(link);
  await screen.findByRole('dialog', { name: 'Opening' });
  fireEvent.pointerDown(screen.getByRole('tab', { selected: true }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('the clock of the reader stands beside that of the event where they differ', async () => {
  const zone = vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions');
  zone.mockReturnValue({ timeZone: 'Pacific/Honolulu' } as Intl.ResolvedDateTimeFormatOptions);
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  open('?view=grid');
  expect(within(await grid()).getByText('Honolulu')).toBeTruthy();
  // 09:00 in Berlin, on the day before.
  expect(within(await grid()).getByText(/^21:00/).textContent).toBe('21:00Sun');
});

test('three sizes, each in the address; at the end a button says so', async () => {
  const { place } = open('?view=grid');
  await grid();
  const [smaller, larger] = [screen.getByRole('button', { name: 'Smaller' }), screen.getByRole('button', { name: 'Larger' })];
  await userEvent.click(larger);
  await waitFor(() => expect(place()).toContain('viewSize=large'));
  expect(larger.getAttribute('aria-disabled')).toBe('true');
  await userEvent.click(larger);
  await userEvent.click(smaller);
  await waitFor(() => expect(place()).not.toContain('viewSize'));
  await userEvent.click(smaller);
  await waitFor(() => expect(place()).toContain('viewSize=compact'));
});

test('when a session begins is written where it is not on the line of an hour, and told in any case', async () => {
  open('?view=grid', { answers: answers([...sessions, on('Late', 3, '15:20')]) });
  const cell = within(await grid()).getByRole('link', { name: /Late/ });
  expect(within(cell).getByText('15:20').getAttribute('aria-hidden')).toBe('true');
  expect(within(cell).getByText('15:20–16:20')).toBeTruthy();
  expect(within(await grid()).queryByText('11:00', { selector: 'a *' })).toBeNull();
});

test('of many rooms the first are drawn until all are asked for', async () => {
  const many = Array.from({ length: 20 }, (_, room) => on(`s${room}`, 3, '09:00', { RoomId: `r${room}`, RoomName: `Tent ${room}` }));
  open('?view=grid', { answers: answers(many) });
  const sections = async () => within(await grid()).getAllByRole('heading', { level: 3 });
  expect(await sections()).toHaveLength(12);
  await userEvent.click(screen.getByRole('button', { name: '8 more rooms' }));
  await waitFor(async () => expect(await sections()).toHaveLength(20));
  await userEvent.click(screen.getByRole('button', { name: 'Fewer rooms' }));
  await waitFor(async () => expect(await sections()).toHaveLength(12));
});
