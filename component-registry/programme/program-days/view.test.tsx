import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderView } from '../../../tests/support/render-view.tsx';
import { props, type Props } from './props.ts';
import View from './view.tsx';

const day = (date: string, sessionsCount: number, posters = 0, hidden = 0) => ({
  date,
  sessionsCount,
  PosterSessionsCount: posters,
  SessionsHiddenOnSchedulerCount: 0,
  PosterSessionsHiddenOnSchedulerCount: hidden,
});
const dashboard = (...ProgramDays: ReturnType<typeof day>[]) => ({
  '/api/Modules/EventDashboard': {
    EventId: 1,
    Shortname: 'congress2027',
    ProgramDays,
    SessionsCount: 0,
    PresentationsCount: 0,
    AuthorsCount: 0,
    RoomsCount: 0,
  },
});
const defaults: Props = props.parse({});
const days = dashboard(day('2027-05-03', 72, 30, 5), day('2027-05-04', 1));

test('a tile links to its day in the programme and shows its counts', async () => {
  renderView(View, defaults, { answers: days });
  const tile = await screen.findByRole('link', { name: /Monday, 03 May 2027.*72 sessions/ });
  expect(tile.getAttribute('href')).toBe('/society/congress2027/en-GB/search?day=2027-05-03&viewType=day&viewSize=comfortable&view=list');
  expect(screen.getByRole('link', { name: /Tuesday, 04 May 2027.*1 session$/ })).toBeTruthy();
});

test('today is labelled', async () => {
  renderView(View, defaults, { answers: days });
  expect((await screen.findByText('Today')).closest('a')?.textContent).toContain('Monday');
  expect(screen.getAllByText('Today')).toHaveLength(1);
});

test('posters are counted without those hidden on the scheduler; a day without posters has no tile', async () => {
  renderView(View, { ...defaults, show: 'posters' }, { answers: days });
  expect(await screen.findByText('25 posters')).toBeTruthy();
  expect(screen.getAllByRole('link')).toHaveLength(1);
});

test('tiles can link to a page of their own', async () => {
  renderView(View, { ...defaults, link: 'page:Posters' }, { answers: days, container: 'app' });
  expect((await screen.findAllByRole('link'))[0]?.getAttribute('href')).toBe(
    '/society/congress2027/en-GB/page/Posters?container=app&day=2027-05-03&viewType=day&viewSize=comfortable&view=list',
  );
});

test('days read in the language of the visitor, in the format asked for', async () => {
  renderView(View, { ...defaults, dayFormat: 'dddd, D. MMMM' }, { answers: days, language: 'de-DE' });
  expect(await screen.findByRole('link', { name: /Montag, 3\. Mai/ })).toBeTruthy();
});

test('without days: one sentence and a link', async () => {
  renderView(View, defaults, { answers: dashboard() });
  expect(await screen.findByText(/not been announced/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Go to the programme' })).toBeTruthy();
});

test('a failed call can be tried again', async () => {
  let broken = true;
  renderView(View, defaults, {
    answers: { '/api/Modules/EventDashboard': () => (broken ? undefined : days['/api/Modules/EventDashboard']) },
  });
  const retry = await screen.findByRole('button', { name: 'Try again' });
  broken = false;
  await userEvent.click(retry);
  expect(await screen.findByText('72 sessions')).toBeTruthy();
});

test('the programme can be downloaded or subscribed to as a calendar; posters cannot', async () => {
  renderView(View, defaults, { answers: days, language: 'de-DE' });
  const file = await screen.findByRole('link', { name: 'Als Kalenderdatei herunterladen' });
  expect(file.getAttribute('href')).toBe('/api/Programme/Calendar/society/congress2027/de-DE/programme.ics');
  expect(screen.getByRole('link', { name: 'Im eigenen Kalender abonnieren' }).getAttribute('href')).toBe(
    `webcal://${window.location.host}/api/Programme/Calendar/society/congress2027/de-DE/programme.ics`,
  );
});

test('an organiser can omit the calendar', async () => {
  renderView(View, { ...defaults, calendar: false }, { answers: days });
  await screen.findByText('72 sessions');
  expect(screen.queryByRole('link', { name: /calendar/ })).toBeNull();
});
