// A small programme of two days for the tests of the list, and the list on it.
import { screen, within } from '@testing-library/react';
import { renderView } from '../../../tests/support/render-view.tsx';
import { aPerson, aSession } from '../session/session.fixture.ts';
import { props } from './props.ts';
import View from './view.tsx';

export const defaults = props.parse({});

/** A session of an hour in Hall A, on this day of May, named as its id. */
export const on = (Id: string, day: number, time: string, given: Partial<Parameters<typeof aSession>[0]> = {}) =>
  aSession({ Id, Name: Id, RoomId: 'a', RoomName: 'Hall A', at: [`2027-05-0${day}T${time}+02:00`, 60], ...given });

export const sessions = [
  on('Opening', 3, '09:00', { TrackId: 't1', TrackName: 'Plenary', Languages: ['en'] }),
  on('Hardware of the heart', 3, '11:00', { RoomId: 'b', RoomName: 'Hall B', TrackId: 't2', TrackName: 'Devices', Languages: ['de'] }),
  on('Free papers', 3, '11:00', { Speakers: [aPerson('Renée Müller')], TrackId: 't2', TrackName: 'Devices' }),
  on('Heart failure', 4, '09:00', { TrackId: 't1', TrackName: 'Plenary', Languages: ['en'] }),
  on('Poster walk', 4, '10:00', { IsPoster: true }),
];

const rooms = [
  { Id: 'b', Name: 'Hall B' },
  { Id: 'a', Name: 'Hall A' },
].map((room) => ({ Description: '', Capacity: 0, Sort: 0, Plan: null, ...room }));

export const answers = (rows: unknown = sessions) => ({ '/api/Modules/PAGSessionsV2': rows, '/api/Modules/PAGRooms': rooms });

/** Draws the list a month before it. */
export const open = (search = '', around: Partial<Parameters<typeof renderView>[2]> = {}, own = defaults) =>
  renderView(View, own, { answers: answers(), search, now: '2027-04-01T10:00:00Z', ...around });

export const shown = (): (string | null)[] => screen.getAllByRole('article').map((item) => within(item).getByRole('link').textContent);
export const tab = (name: RegExp) => screen.findByRole('tab', { name });
