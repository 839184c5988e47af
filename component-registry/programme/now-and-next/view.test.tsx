import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderView } from '../../../tests/support/render-view.tsx';
import { aSession } from '../session/session.fixture.ts';
import { props, type Props } from './props.ts';
import View from './view.tsx';

const defaults: Props = props.parse({});
const at = (Id: string, time: string, minutes: number, given: Partial<Parameters<typeof aSession>[0]> = {}) =>
  aSession({ Id, Name: Id, RoomId: 'a', RoomName: 'Hall A', at: [`2027-05-03T${time}+02:00`, minutes], ...given });
const sessions = [
  at('Opening', '11:30', 60, { StreamUrl: 'https://stream.example.org/a' }),
  at('Workshop', '09:00', 400, { RoomId: 'b', RoomName: 'Room 2' }),
  at('Panel', '12:45', 60),
];
const answers = (rows: unknown = sessions) => ({ '/api/Modules/PAGNowAndNext': rows });
const noon = '2027-05-03T12:00:00+02:00';

test('shows running sessions with the minutes left, and the next ones with the minutes until then', async () => {
  renderView(View, defaults, { answers: answers(), now: noon });
  const now = (await screen.findByRole('heading', { level: 2, name: 'Now' })).parentElement!;
  expect(within(now).getByRole('link', { name: 'Opening' }).getAttribute('href')).toBe('/society/congress2027/en-GB/session/Opening');
  expect(within(now).getByText('30 minutes left')).toBeTruthy();
  expect(within(now).getByText('Room 2')).toBeTruthy();
  const next = screen.getByRole('heading', { name: 'Next' }).parentElement!;
  expect(within(next).getByText('12:45')).toBeTruthy();
  expect(within(next).getByText('starts in 45 minutes')).toBeTruthy();
});

test('the link to a stream names the hall', async () => {
  renderView(View, defaults, { answers: answers(), now: noon });
  const join = await screen.findByRole('link', { name: 'Join live in Hall A: Opening' });
  expect(join.getAttribute('href')).toMatch(/^\/live\/society\/congress2027\/en-GB\?roomid=/);
});

test('sends one request an hour, the same for all visitors', async () => {
  const { requests } = renderView(View, defaults, { answers: answers(), now: '2027-05-03T12:41:07+02:00' });
  await screen.findByRole('heading', { name: 'Now' });
  expect(new Set(requests)).toEqual(
    new Set(['/api/Modules/PAGNowAndNext?eventid=society%2Fcongress2027&from=2027-05-03T10%3A00%3A00.000Z&language=en-GB&limit=6']),
  );
});

test('before the congress: days left, and the first sessions', async () => {
  renderView(View, defaults, { answers: answers(), now: '2027-04-30T12:00:00+02:00' });
  expect(await screen.findByText('The congress begins in 3 days.')).toBeTruthy();
  expect(screen.getByRole('heading', { name: /The first sessions, Mon/ })).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'Now' })).toBeNull();
});

test('after it: the organiser’s thanks, and a link to the recordings', async () => {
  renderView(
    View,
    { ...defaults, thanks: { 'en-GB': 'Thank you!', 'de-DE': 'Danke!' } },
    { answers: answers([at('Opening', '11:30', 60, { HasRecording: true })]), now: '2027-05-05T20:00:00+02:00', language: 'de-DE' },
  );
  expect(await screen.findByText('Danke!')).toBeTruthy();
  expect(screen.getByRole('link', { name: /Aufzeichnungen/ }).getAttribute('href')).toBe('/society/congress2027/de-DE/search');
});

test('after it, where nothing was recorded: no word of recordings', async () => {
  renderView(View, defaults, { answers: answers([]), now: '2027-05-05T20:00:00+02:00' });
  expect(await screen.findByRole('link', { name: 'Go to the programme' })).toBeTruthy();
});

test('in a break nothing is on, and the next day is named', async () => {
  renderView(View, defaults, {
    answers: answers([
      at('Tomorrow', '09:00', 60, {
        StartDateTime: '2027-05-04T09:00+02:00',
        EndDateTime: '2027-05-04T10:00+02:00',
        ProgrammeDay: '2027-05-04',
      }),
    ]),
    now: '2027-05-03T22:00:00+02:00',
  });
  expect(await screen.findByText('Nothing is on right now.')).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Next, Tue 4 May' })).toBeTruthy();
});

test('by room: each room with its running and next sessions', async () => {
  renderView(View, { ...defaults, groupBy: 'room' }, { answers: answers(), now: noon });
  const hall = (await screen.findByRole('heading', { name: 'Hall A' })).parentElement!;
  expect(
    within(hall)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual(['Opening', 'Join live in Hall A', 'Panel']);
  expect(screen.getByRole('heading', { name: 'Room 2' })).toBeTruthy();
});

test('sessions beyond the limit are counted', async () => {
  renderView(View, { ...defaults, limit: 1 }, { answers: answers(), now: noon });
  expect(await screen.findByRole('link', { name: '1 more session is on now' })).toBeTruthy();
});

test('a failed call is reported', async () => {
  renderView(View, defaults, { now: noon });
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
});
