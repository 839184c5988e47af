// The stage in its three states and both forms.
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderView } from '../../../tests/support/render-view.tsx';
import { aPerson, aSession } from '../session/session.fixture.ts';
import { props, type Props } from './props.ts';
import View from './view.tsx';

const defaults: Props = props.parse({});
const at = (
  Id: string,
  time: string,
  minutes: number,
  room = 'Hall A',
  RoomSort = 0,
  given: Partial<Parameters<typeof aSession>[0]> = {},
) => ({
  ...aSession({ Id, Name: Id, RoomId: room, RoomName: room, at: [`2027-05-03T${time}+02:00`, minutes], ...given }),
  RoomSort,
  People: [{ ...aPerson('Ida Brandt', 'p1'), ImagePath: '' }],
});
const sessions = [
  at('Workshop', '11:00', 90, 'Lab', 5),
  at('Opening', '11:30', 60, 'Hall A', 0, { StreamUrl: 'https://stream.example.org/a' }),
  at('Panel', '12:45', 60),
];
const show = (rows: unknown, set: Partial<Props> = {}, now = '2027-05-03T12:00:00+02:00') =>
  renderView(View, { ...defaults, ...set }, { answers: { '/api/Modules/PAGNowAndNext': rows }, now });

test('during: the first hall of the organiser large, with people, time left and stream; another hall on a press', async () => {
  show(sessions);
  expect(await screen.findByRole('heading', { name: 'Opening' })).toBeTruthy();
  expect(screen.getAllByText(/30 min left/)).toHaveLength(2);
  expect(screen.getByText('with Ida Brandt')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Watch live: Opening' }).getAttribute('href')).toMatch(/^\/live\//);
  const next = screen.getByRole('heading', { name: 'Next in Hall A' }).parentElement!;
  expect(within(next).getByRole('link', { name: 'Panel' }).getAttribute('href')).toBe('/society/congress2027/en-GB/session/Panel');
  fireEvent.click(screen.getByRole('button', { name: 'Lab' }));
  expect(await screen.findByRole('heading', { name: 'Workshop' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Lab' }).getAttribute('aria-pressed')).toBe('true');
});

test('as a strip: what runs, what follows; not on the pages that do without', async () => {
  localStorage.clear();
  const first = show(sessions, { form: 'strip' });
  const strip = await screen.findByRole('region', { name: 'On stage' });
  expect(await within(strip).findByRole('link', { name: 'Opening' })).toBeTruthy();
  expect(within(strip).getByRole('link', { name: 'Panel' })).toBeTruthy();
  first.unmount();
  const home = show(sessions, { form: 'strip', hiddenOn: ['HomePage'] });
  expect(home.container.querySelector('[hidden]')).not.toBeNull();
});

test('before: days and hours with the first sessions; the strip is not there', async () => {
  const first = show(sessions, { place: 'Town hall' }, '2027-04-30T12:00:00+02:00');
  expect(await screen.findByRole('timer')).toBeTruthy();
  expect(screen.getByText('Town hall')).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'The first sessions' })).toBeTruthy();
  first.unmount();
  const bare = show(sessions, { place: 'Town hall', facts: false }, '2027-04-30T12:00:00+02:00');
  expect(await screen.findByRole('timer')).toBeTruthy();
  expect(screen.queryByText('Town hall')).toBeNull();
  bare.unmount();
  show(sessions, { form: 'strip' }, '2027-04-30T12:00:00+02:00');
  await expect.poll(() => screen.queryByRole('region', { name: 'On stage' })).toBeNull();
});

test('after: thanks and the way to the recordings; a failure can be tried again', async () => {
  const first = show([], { thanks: 'Thank you!' }, '2027-05-05T20:00:00+02:00');
  expect(await screen.findByText('Thank you!')).toBeTruthy();
  // Nothing was recorded: nothing is promised.
  expect(screen.getByRole('link', { name: 'Go to the programme' }).getAttribute('href')).toBe('/society/congress2027/en-GB/search');
  first.unmount();
  const recorded = show([at('Opening', '11:30', 60, 'Hall A', 0, { HasRecording: true })], {}, '2027-05-05T20:00:00+02:00');
  expect(await screen.findByRole('link', { name: /recorded$/ })).toBeTruthy();
  const list = screen.getByRole('heading', { name: 'Recorded' }).parentElement!;
  expect(within(list).getByRole('link', { name: 'Opening' })).toBeTruthy();
  expect(within(list).getByText(/Mon,? 3 May/)).toBeTruthy();
  recorded.unmount();
  show(new Response('{}', { status: 500 }));
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
  cleanup();
  const slim = show(new Response('{}', { status: 500 }), { form: 'strip' });
  await expect.poll(() => slim.container.querySelector('section[hidden]')).not.toBeNull();
});

test('where a hero leads to the programme, the stage does so only for what was recorded', async () => {
  const leads = () =>
    screen.queryAllByRole('link').filter((link) => link.getAttribute('href') === '/society/congress2027/en-GB/search').length;
  const [before, during, after] = ['2027-04-30T12:00:00+02:00', '2027-05-03T12:00:00+02:00', '2027-05-05T20:00:00+02:00'] as const;
  const recorded = at('Opening', '11:30', 60, 'Hall A', 0, { HasRecording: true });
  const cases = [
    [sessions, before, 'timer', 1, 0],
    [sessions, during, 'article', 1, 0],
    [[], after, 'paragraph', 1, 0],
    [[recorded], after, 'paragraph', 1, 1],
  ] as const;
  for (const [rows, now, role, withLink, without] of cases)
    for (const [link, count] of [
      [true, withLink],
      [false, without],
    ] as const) {
      const { unmount } = show(rows, { link }, now);
      await screen.findAllByRole(role);
      expect(leads(), `${now} ${link}`).toBe(count);
      unmount();
    }
});
