// The search palette: how it opens, what it finds of each kind, the keyboard, spelling, nothing found, and a failure.
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { aCompany } from '../../../tests/support/a-company.ts';
import { renderView } from '../../../tests/support/render-view.tsx';
import { setMenuLinks } from '../../../src/stores/menu-links.ts';
import { installTopLayer } from '../../../src/ui/top-layer.testing.ts';
import { anAuthor, aSession } from '../session/session.fixture.ts';
import { props } from './props.ts';
import View from './view.tsx';

installTopLayer();
// The dialog is loaded when it is asked for; here it is there at once.
beforeAll(() => import('./palette.tsx'));
afterEach(() => setMenuLinks([]));

const sessions = [
  aSession({ Id: 'a', Name: 'Rhythm of the night', at: ['2027-05-03T14:00+02:00', 60], RoomName: 'Aorta', RoomId: 'r1' }),
  aSession({ Id: 'b', Name: 'Valves', at: ['2027-05-03T16:00+02:00', 60], RoomName: 'Hall 2', RoomId: 'r2' }),
];
const ada = anAuthor('Ada Rhythmus', { Id: 'ada', Institution: 'A clinic' });
const answers = {
  '/api/Modules/PAGSessionsV2': sessions,
  '/api/Modules/PAGAuthors': [ada],
  '/api/Modules/PAGAbstracts': [],
  '/api/exhibition/CompanyAccounts': [aCompany({ CompanyAccountId: '701', Name: 'Rhythm Devices' })],
};
function show(more: Record<string, unknown> = {}) {
  setMenuLinks([
    { words: 'Rhythm museum', href: '/society/congress2027/en-GB/page/Museum' },
    { words: 'Travel', href: '/society/congress2027/en-GB/page/Travel' },
  ]);
  return renderView(View, props.parse({}), { answers: { ...answers, ...more } });
}
const press = (key: string, more: object = {}): boolean => fireEvent.keyDown(document.body, { key, ...more });
const names = (group: string): (string | null)[] =>
  within(screen.getByRole('region', { name: group }))
    .getAllByRole('link')
    .map((link) => link.textContent);

test('`/` and Ctrl+K open it over the page; letters in a field and other keys do not', async () => {
  show();
  const field = document.body.appendChild(document.createElement('input'));
  expect(fireEvent.keyDown(field, { key: '/' })).toBe(true);
  expect([press('k'), press('/', { ctrlKey: true }), press('k', { ctrlKey: true, shiftKey: true })]).toEqual([true, true, true]);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(fireEvent.keyDown(field, { key: 'k', metaKey: true })).toBe(false);
  expect(await screen.findByRole('dialog', { name: 'Search everything' })).toBeTruthy();
  expect(names('Pages')).toEqual(['Rhythm museum', 'Travel']);
  field.remove();
});

test('the search of the header opens it instead of its page; with Ctrl the link is a link', async () => {
  show();
  const link = document.body.appendChild(document.createElement('a'));
  link.href = '#search';
  link.dataset['search'] = '';
  expect(fireEvent.click(link, { ctrlKey: true })).toBe(true);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(fireEvent.click(link)).toBe(false);
  expect(await screen.findByRole('dialog')).toBeTruthy();
  link.remove();
});

test('one question finds pages, sessions, people and exhibitors; arrows go through them, letters go back, Enter opens the first', async () => {
  const { place } = show();
  press('/');
  await userEvent.type(await screen.findByRole('searchbox'), 'rhythm');
  // Each kind comes with its own answer.
  await waitFor(() =>
    expect(['Sessions', 'Pages', 'People', 'Exhibitors'].map(names)).toEqual([
      ['Rhythm of the night'],
      ['Rhythm museum'],
      ['Ada Rhythmus'],
      ['Rhythm Devices'],
    ]),
  );
  expect(screen.getByText(/3 May, 14:00–15:00, Aorta$/)).toBeTruthy();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(document.activeElement?.textContent).toBe('Rhythm of the night');
  await userEvent.keyboard('{ArrowUp}{ArrowUp}');
  expect(document.activeElement).toBe(screen.getByRole('searchbox'));
  await userEvent.keyboard('{ArrowDown}u');
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('rhythmu');
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Sessions' })).toBeNull());
  expect(names('People')).toEqual(['Ada Rhythmus']);
  await userEvent.keyboard('{Enter}');
  expect(place()).toContain('/faculty/ada');
  await waitFor(() => expect(screen.queryByRole('searchbox')).toBeNull());
  // Closed by a link, it opens again, with an empty field.
  press('/');
  expect((await screen.findByRole<HTMLInputElement>('searchbox')).value).toBe('');
});

test('Enter waits for the answer to what is typed, and a link in another window leaves it open', async () => {
  let answer: (value: unknown) => void = () => undefined;
  const { place } = show({ '/api/Modules/PAGAuthors': () => new Promise((resolve) => (answer = resolve)) });
  const before = place();
  press('/');
  await userEvent.type(await screen.findByRole('searchbox'), 'museum{Enter}');
  expect(names('Pages')).toEqual(['Rhythm museum']);
  expect(place()).toBe(before);
  answer(Response.json([ada]));
  await screen.findAllByText('1 hit');
  fireEvent.click(screen.getByRole('link', { name: 'Rhythm museum' }), { ctrlKey: true });
  expect(screen.getByRole('searchbox')).toBeTruthy();
  await userEvent.keyboard('{Enter}');
  expect(place()).toContain('/page/Museum');
});

test('an exhibitor spelt otherwise is found, and the word named', async () => {
  show();
  press('/');
  await userEvent.type(await screen.findByRole('searchbox'), 'devises');
  await waitFor(() => expect(names('Exhibitors')).toEqual(['Rhythm Devices']));
  expect(screen.getByText(/Did you mean: devices/)).toBeTruthy();
});

test('a room leads to its sessions; a word spelt otherwise is named; nothing is said to be nothing', async () => {
  show();
  press('/');
  const field = await screen.findByRole('searchbox');
  await userEvent.type(field, 'aort');
  await waitFor(() => expect(names('Rooms')).toEqual(['Aorta']));
  expect(
    within(screen.getByRole('region', { name: 'Rooms' }))
      .getByRole('link')
      .getAttribute('href'),
  ).toContain('room=r1');
  await userEvent.clear(field);
  await userEvent.type(field, 'valvse');
  expect(await screen.findByText(/Did you mean: valves/)).toBeTruthy();
  await userEvent.clear(field);
  await userEvent.type(field, 'xyzzyx');
  expect((await screen.findAllByText('Nothing found for “xyzzyx”.')).length).toBeGreaterThan(0);
});

test('the key / can be switched off; Ctrl+K stays', async () => {
  show();
  press('/');
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Open the search with the key /' }));
  await userEvent.click(screen.getByRole('button', { name: 'Close the search' }));
  expect(press('/')).toBe(true);
  expect(screen.queryByRole('searchbox')).toBeNull();
  press('k', { ctrlKey: true });
  expect(await screen.findByRole('checkbox', { checked: false })).toBeTruthy();
  localStorage.clear();
});

test('a programme that cannot be read is said', async () => {
  show({ '/api/Modules/PAGAuthors': new Response('{}', { status: 500 }) });
  act(() => void press('/'));
  await userEvent.type(await screen.findByRole('searchbox'), 'rhythm');
  expect(await screen.findByText('The search could not be loaded. Please try again.')).toBeTruthy();
});
