// The star and the page of rows and cells that are presentations or abstracts.
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { aPresentation } from '../session/session.fixture.ts';
import { answers, defaults, on, open } from './programme.fixture.tsx';

// What comes later is there at once, however busy the machine is.
beforeAll(async () => {
  await import('./room-grid-view.tsx');
});
beforeEach(() => {
  vi.stubGlobal('requestIdleCallback', (work: () => void) => work());
  HTMLElement.prototype.scrollTo = () => undefined;
});
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
});

const session = on('s1', 3, '09:00', {
  Name: 'Opening',
  Presentations: [aPresentation({ Id: 'p1', SessionId: 's1', Title: 'Telemetry' })],
});
const poster = on('s2', 3, '11:00', { Name: 'Registry', Speakers: [{ Id: 'ada', Firstname: 'Ada', Surname: 'Okafor', DisplayName: '' }] });
const abstract = (Id: string, SessionId: string, PresentationId: string, Title: string) => ({
  Id,
  SessionId,
  PresentationId,
  Title,
  PosterNumber: '',
  Keywords: [],
  Authors: [],
  Abstract: '',
});
const given = {
  ...answers([session, poster]),
  '/api/Modules/PAGAbstracts': [abstract('a1', 's1', 'p1', 'Telemetry abstract'), abstract('a2', 's2', '', 'Registry abstract')],
};
const stored = (name: string): unknown => JSON.parse(localStorage.getItem(`foyer.${name}.society/congress2027`) ?? '[]');
const star = (title: string): void => void fireEvent.click(screen.getByRole('button', { name: `Add to my programme: ${title}` }));

test('the star of a presentation adds the presentation, and no session of its id', async () => {
  open('', { answers: given }, { ...defaults, show: 'presentations' });
  await screen.findByRole('link', { name: 'Telemetry' });
  star('Telemetry');
  await waitFor(() => expect([stored('favoritePresentations'), stored('favoriteSessions')]).toEqual([['p1'], []]));
});

test('the star of an abstract adds its presentation, or its session where it has none', async () => {
  open('', { answers: given }, { ...defaults, show: 'abstracts' });
  await screen.findByRole('link', { name: 'Telemetry abstract' });
  star('Telemetry abstract');
  star('Registry abstract');
  await waitFor(() => expect([stored('favoritePresentations'), stored('favoriteSessions')]).toEqual([['p1'], ['s2']]));
});

test.each([
  ['presentations', 'Telemetry', '/society/congress2027/en-GB/presentation/p1'],
  ['abstracts', 'Telemetry abstract', '/society/congress2027/en-GB/abstract/a1'],
] as const)('by time the cells of %s lead to their page, and their star adds the presentation', async (show, title, page) => {
  open('?view=timeline', { answers: given }, { ...defaults, show });
  const timeline = within(await screen.findByRole('group', { name: /by time$/ }));
  expect(timeline.getByRole('link', { name: new RegExp(`^${title} `) })).toHaveProperty('pathname', page);
  star(title);
  await waitFor(() => expect([stored('favoritePresentations'), stored('favoriteSessions')]).toEqual([['p1'], []]));
});
