// A room on the page of a session: its name opens the plan with the room lit, and what is before and after there.
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Room } from '#contract/programme';
import { renderView } from '../../../tests/support/render-view.tsx';
import { installTopLayer } from '../../../src/ui/top-layer.testing.ts';
import { aSession } from '../session/session.fixture.ts';
import { cornersOnPlan } from './corners-on-plan.ts';
import type { RoomProps } from './room-around.ts';
import { RoomButton } from './room-button.tsx';

installTopLayer();
const room: Room = {
  Id: 'a,1',
  Name: 'Hall A',
  Description: 'Left of the stairs.',
  Capacity: 120,
  Sort: 0,
  Plan: { PlanPath: 'asset:plan.svg', Width: 900, Height: 600, Points: '10,20 110,220' },
};
const at = (Id: string, start: string) => aSession({ Id, Name: `Session ${Id}`, at: [`2027-05-03T${start}+02:00`, 60] });
const show = (more: Partial<RoomProps> = {}) =>
  renderView(() => <RoomButton room={room} session={at('b', '10:00')} before={at('a', '09:00')} after={at('c', '11:00')} {...more} />, {});

test('the plan with the room lit, seats, and the sessions around', async () => {
  show();
  fireEvent.click(screen.getByRole('button', { name: 'Hall A: plan and what is on there' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Hall A' }));
  expect(dialog.getByText(/Left of the stairs\. 120 seats\./)).toBeTruthy();
  const plan = dialog.getByRole('img', { name: 'Plan of the venue with Hall A' });
  expect(plan.querySelector('polygon')?.getAttribute('points')).toBe('10,20 110,20 110,220 10,220');
  expect(plan.querySelector('image')?.getAttribute('href')).toMatch(/plan\.svg$/);
  expect(dialog.getAllByRole('listitem').map((one) => one.textContent)).toEqual([
    '09:00–10:00Session a',
    '10:00–11:00Session b',
    '11:00–12:00Session c',
  ]);
  expect(dialog.getAllByRole('link').map((link) => link.getAttribute('href')?.split('en-GB/')[1])).toEqual([
    'session/a',
    'session/c',
    `search?room=${encodeURIComponent('a\\,1')}`,
  ]);
});

test('a room of which nothing is known is a name', () => {
  show({ room: { ...room, Plan: null, Description: '', Capacity: 0 } });
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByText('Hall A')).toBeTruthy();
});

test('more than two corners are a polygon as written', () => {
  expect(cornersOnPlan('0,0 10,0 5,8')).toBe('0,0 10,0 5,8');
});
