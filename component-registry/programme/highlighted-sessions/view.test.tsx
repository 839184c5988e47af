import { cleanup, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderView } from '../../../tests/support/render-view.tsx';
import { aSession } from '../session/session.fixture.ts';
import { props } from './props.ts';
import View from './view.tsx';

const defaults = props.parse({});
const sessions = [
  aSession({ Id: 's1', Name: 'Opening', at: ['2027-05-03T08:30+02:00', 90], RoomName: 'Hall A', ImageThumbPath: '/assets/opening.jpg' }),
  aSession({ Id: 's2', Name: 'Long night', at: ['2027-05-03T22:00+02:00', 240] }),
  aSession({ Id: 's3', Name: 'Some day' }),
];
const answers = (rows: unknown = sessions) => ({ '/api/Public/HighlightedSessions': rows });

test('a card links to its session and shows its time', async () => {
  renderView(View, defaults, { answers: answers() });
  expect((await screen.findByRole('link', { name: 'Opening' })).getAttribute('href')).toBe('/society/congress2027/en-GB/session/s1');
  expect(screen.getByText('03 May 2027, 08:30–10:00')).toBeTruthy();
  expect(screen.getByText('03 May 2027, 22:00 – 04 May 2027, 02:00')).toBeTruthy();
  expect(screen.getByRole('heading', { level: 3, name: 'Some day' })).toBeTruthy();
});

test('requests the grade, by default the scientific one', async () => {
  const { requests } = renderView(View, { ...defaults, programGrade: 'Industry' }, { answers: answers() });
  await screen.findByText('Opening');
  expect(requests[0]).toBe('/api/Public/HighlightedSessions?language=en-GB&programGrade=Industry&shortname=society%2Fcongress2027');
  expect(defaults.programGrade).toBe('Scientific');
});

test('shows at most the set number; one without picture has a cover', async () => {
  const { container } = renderView(View, { ...defaults, limit: 2 }, { answers: answers() });
  await screen.findByText('Opening');
  expect(screen.getAllByRole('article')).toHaveLength(2);
  expect([...container.querySelectorAll('article')].map((card) => card.querySelectorAll('[aria-hidden][style*="--part"]').length)).toEqual([
    0, 1,
  ]);
  expect(container.querySelector('img')?.getAttribute('src')).toBe('/assets/opening.jpg');
});

test('the format may be written in small letters or capitals', async () => {
  renderView(View, { ...defaults, dateFormat: 'dddd, D. MMMM' }, { answers: answers(), language: 'de-DE' });
  expect(await screen.findByText('Montag, 3. Mai, 08:30–10:00')).toBeTruthy();
});

test('without sessions, and with a failed call', async () => {
  renderView(View, defaults, { answers: answers([]) });
  expect(await screen.findByText(/No session has been highlighted/)).toBeTruthy();
  renderView(View, defaults);
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
});

test('the default format is written as the language does, another as the organiser does', async () => {
  renderView(View, defaults, { answers: answers(), language: 'de-DE' });
  expect(await screen.findByText(/^Montag, 03\. Mai 2027, 08:30/)).toBeTruthy();
  cleanup();
  renderView(View, { ...defaults, dateFormat: 'd. mmm' }, { answers: answers(), language: 'de-DE' });
  expect(await screen.findByText(/^3\. Mai, 08:30/)).toBeTruthy();
});
