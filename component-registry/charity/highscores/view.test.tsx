// The highscores: four lists with ranks, participants without a name, the own place, and the choice of being named.
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { type Around, renderView } from '../../../tests/support/render-view.tsx';
import { attendee, HIGHSCORE, highscore, visitorHere } from '../parts/charity.fixture.ts';
import { listNames } from './props.ts';
import View from './view.tsx';

const NAMING = '/api/Exhibition/CharityParticipant/society/congress2027';
const show = (more: Partial<Around> = {}, answers: Record<string, unknown> = {}) =>
  renderView(
    View,
    { lists: [...listNames] },
    { page: 'charity', preview: true, frame: { person: attendee }, ...more, answers: { [HIGHSCORE]: highscore, ...answers } },
  );
const list = (name: string) => within(screen.getByRole('group', { name }));
const rows = (name: string) =>
  list(name)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

test('a company that is named leads to its profile', async () => {
  show({}, { [HIGHSCORE]: { ...highscore, Companies: [{ Id: '701', Name: 'Sample Devices', Points: 60, Rank: 1 }] } });
  expect((await screen.findByRole('link', { name: 'Sample Devices' })).getAttribute('href')).toMatch(/\/profile\/701$/);
});

test('four lists, ranked; who is not named is a participant, the viewer is marked', async () => {
  show();
  expect(await screen.findByText('Earned so far: 60 points')).toBeTruthy();
  expect(rows('Projects')).toEqual(['1Boat60 points', '–School0 points']);
  expect(rows('Challenges')).toEqual(['1Challenge a60 points']);
  expect(rows('Companies')).toEqual(['1A company60 points']);
  // A company that is not named leads nowhere.
  expect(list('Companies').queryByRole('link')).toBeNull();
  expect(rows('Participants')).toEqual(['1A participant40 points', '2Eve SampleYou20 points']);
  expect(list('Projects').getByRole('link', { name: 'Boat' }).getAttribute('href')).toContain('/charity/project/boat');
});

test('the choice of being named is sent; one that fails is taken back', async () => {
  const name = vi.fn((_: string, init?: RequestInit) => JSON.parse(String(init?.body)) as object);
  const first = show({}, { [NAMING]: name });
  const box = await screen.findByRole<HTMLInputElement>('checkbox', { name: 'Show my name in the highscore' });
  expect(box.checked).toBe(true);
  await userEvent.click(box);
  expect(name.mock.calls.map(([, init]) => init?.body)).toEqual(['{"Named":false}']);
  expect(box.checked).toBe(false);
  first.unmount();
  show({}, { [NAMING]: () => new Response('{}', { status: 500 }) });
  await userEvent.click(await screen.findByRole('checkbox'));
  expect(await screen.findByText('This could not be saved. Please try again.')).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(true);
});

test('visitors choose nothing; on the page of a project there is no list of projects; nothing to earn is nothing', async () => {
  const first = show({ frame: { person: visitorHere } });
  expect(await screen.findByText('Earned so far: 60 points')).toBeTruthy();
  expect(screen.queryByRole('checkbox')).toBeNull();
  first.unmount();
  const second = show(
    { params: { id: 'boat' } },
    { '/api/Exhibition/CharityHighscoreForProject/society/congress2027/en-GB': { ...highscore, Participants: [] } },
  );
  expect(await screen.findByText('Earned for this project so far: 60 points')).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'Projects' })).toBeNull();
  expect(screen.getByText('Nobody has earned points yet. Be the first!')).toBeTruthy();
  second.unmount();
  const { root, requests } = show({}, { [HIGHSCORE]: { ...highscore, Projects: [] } });
  await vi.waitFor(() => expect([requests.length > 0, root.hidden]).toEqual([true, true]));
});
