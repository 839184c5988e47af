// A programme read by a link: asked with the secret behind `#`, by day with the reader's own stars, nothing of it can be changed; what a link that opens nothing says.
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SharedProgramme } from '#contract/shared-programme';
import { nobody } from '../../../src/rules/context.ts';
import { renderView } from '../../../tests/support/render-view.tsx';
import { installTopLayer } from '../../../src/ui/top-layer.testing.ts';
import { aPresentation, aSession } from '../session/session.fixture.ts';
import { ShareDialog } from './share-dialog.tsx';
import View from './view.tsx';

installTopLayer();
beforeEach(() => void vi.stubGlobal('requestIdleCallback', (work: () => void) => work()));
afterEach(() => {
  vi.unstubAllGlobals();
  window.history.replaceState(null, '', '/');
});

const KEY = 'a'.repeat(43);
const lunch = {
  Id: 'lunch-2027',
  Title: 'Lunch',
  Place: 'Café',
  StartDateTime: '2027-05-03T10:00:00.000Z',
  EndDateTime: '2027-05-03T11:00:00.000Z',
};
const shared: SharedProgramme = {
  Name: '',
  Sessions: [
    aSession({ Id: 'a', Name: 'Rhythm', at: ['2027-05-03T14:00+02:00', 60], RoomName: 'Hall A' }),
    aSession({
      Id: 'b',
      Name: 'Valves',
      at: ['2027-05-04T14:00+02:00', 60],
      Presentations: [aPresentation({ Id: 'q', Title: 'One valve' }), aPresentation({ Id: 'r', Title: 'Another' })],
    }),
  ],
  SessionIds: ['a'],
  PresentationIds: ['q'],
  Appointments: [lunch],
};
const show = (reply: unknown, hash = `#programme=${KEY}`) => {
  window.history.replaceState(null, '', `/sharedprogram${hash}`);
  const sent: string[] = [];
  const answer = (_: string, init?: RequestInit) => (sent.push(init?.body as string), reply);
  return { sent, ...renderView(View, {}, { answers: { '/api/Modules/SharedProgram/': answer } }) };
};

test('its days are read with stars of the reader, and without the buttons of its owner', async () => {
  const { sent, requests } = show(shared);
  const first = await screen.findByRole('region', { name: 'Monday, 03 May' });
  expect(within(first).getByText('Hall A')).toBeTruthy();
  expect(within(first).getByText('Lunch')).toBeTruthy();
  expect(within(screen.getByRole('region', { name: 'Tuesday, 04 May' })).getByText('One valve')).toBeTruthy();
  expect(screen.queryByText('Another')).toBeNull();
  expect(screen.getByRole('button', { name: 'Add to my programme: Rhythm' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Edit|Remove|Keep|Clear/ })).toBeNull();
  expect(screen.getByText(/^Somebody shares this programme with you/)).toBeTruthy();
  expect(new Set(sent)).toEqual(new Set([JSON.stringify({ Key: KEY })]));
  expect(requests.join(' ')).not.toContain(KEY);
});

test('the name is said where its owner shows it', async () => {
  show({ ...shared, Name: 'Ada Okafor' });
  expect(await screen.findByText(/^This is the programme of Ada Okafor/)).toBeTruthy();
});

test('a link that is cut off asks nobody; one that is revoked says so, and another in the same page is read', async () => {
  const { requests } = show(Response.json({ error: { code: 'not-found' } }, { status: 404 }), '#programme=short');
  expect(await screen.findByText(/^This link is incomplete or no longer works/)).toBeTruthy();
  expect(requests).toEqual([]);
  act(() => {
    window.history.replaceState(null, '', `/sharedprogram#programme=${KEY}`);
    window.dispatchEvent(new HashChangeEvent('hashchange'));
  });
  await waitFor(() => expect(requests).not.toEqual([]));
  expect(await screen.findByText(/^This link is incomplete or no longer works/)).toBeTruthy();
});

test('where nothing of it is open a visitor can sign in', async () => {
  show({ ...shared, Sessions: [], SessionIds: [], PresentationIds: [], Appointments: [] });
  expect(await screen.findByText(/nothing of it is open to you/)).toBeTruthy();
});

test('its owner chooses what it shows, gets the link once, and revokes it', async () => {
  const sent: string[] = [];
  const fetch = vi.fn<typeof globalThis.fetch>(async (input, init) => {
    sent.push([init?.method, String(input).split('?')[0], init?.body].join(' '));
    return Response.json(init?.method === 'DELETE' ? { Removed: true } : { Key: KEY, MadeAt: '2027-05-03T10:00:00.000Z' });
  });
  let MadeAt = '';
  const Opened = () => <ShareDialog open onClose={() => undefined} />;
  renderView(
    Opened as never,
    {},
    {
      answers: { '/api/Modules/PersonalShare/': () => ({ ShowsName: false, ShowsAppointments: false, MadeAt }) },
      frame: {
        api: { base: '', fetch },
        person: { user: null, who: nobody, mayBeSuperUser: false, presence: () => Promise.reject(new Error('nobody asks')) },
      },
    },
  );
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Show my name' }));
  MadeAt = '2027-05-03T10:00:00.000Z';
  fireEvent.click(screen.getByRole('button', { name: 'Make a link' }));
  const link = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Secret link' });
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Copy' })));
  expect(new URL(link.value).hash).toBe(`#programme=${KEY}`);
  expect(new URL(link.value).pathname).toContain('/sharedprogram');
  // What is chosen otherwise is not what that link shows.
  fireEvent.click(screen.getByRole('checkbox', { name: 'Show my own appointments' }));
  expect(screen.queryByRole('textbox')).toBeNull();
  MadeAt = '';
  fireEvent.click(await screen.findByRole('button', { name: 'Revoke the link' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Revoke the link' })).toBeNull());
  expect(sent).toEqual([
    `POST /api/Modules/PersonalShare/ ${JSON.stringify({ ShowsName: true, ShowsAppointments: false })}`,
    'DELETE /api/Modules/PersonalShare/ ',
  ]);
});
