import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderView } from '../../../tests/support/render-view.tsx';
import { aDetail } from '../session/session.fixture.ts';
import { props } from './props.ts';
import View from './view.tsx';

const off = aDetail({
  Id: 's1',
  Name: 'Heart failure now',
  at: ['2027-05-03T08:30+02:00', 90],
  RoomName: 'Hall A',
  StreamUrl: 'https://stream.example.org/a',
  RecordingUrl: 'https://recordings.example.org/s1',
  Groups: [{ Name: 'Cancelled' }],
});
const around = { Authors: [], Rooms: [], Tracks: [], Before: null, After: null, Related: [], Companies: [], Products: [] };
const answers = { '/api/Modules/PAGData': { Sessions: [off], ...around }, '/api/App/SetSessionViewCount/': { Count: 1 } };

test.each(['07:00', '08:25', '09:00', '10:01'])('a session that is called off says so at %s, and offers nothing', async (moment) => {
  renderView(View, props.parse({}), { answers, params: { sessionId: 's1' }, now: `2027-05-03T${moment}+02:00` });
  const title = await screen.findByRole('heading', { level: 1, name: /^Cancelled: ?Heart failure now$/ });
  const head = title.closest('header')!;
  expect(title.querySelector('s')?.textContent).toBe('Heart failure now');
  expect(within(head).queryByRole('link', { name: /Join|Watch|calendar|Outlook/i })).toBeNull();
  expect(head.textContent).not.toMatch(/opens here|On now|Ended|Starts|Live|recording/i);
});
