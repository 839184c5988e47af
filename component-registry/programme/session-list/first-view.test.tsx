// What a rendered page carries of the programme: the same list as from the whole of it, which follows when it is needed or the browser is idle.
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderView } from '../../../tests/support/render-view.tsx';
import { aPerson, aPresentation, aSession } from '../session/session.fixture.ts';
import type { FirstProgramme } from './first-view.ts';
import { props } from './props.ts';
import View from './view.tsx';

const ALL = '/api/Modules/PAGSessionsV2';
const on = (Id: string, day: number, time: string, given: Partial<Parameters<typeof aSession>[0]> = {}) =>
  aSession({ Id, Name: Id, RoomId: 'a', RoomName: 'Hall A', at: [`2027-05-0${day}T${time}+02:00`, 60], ...given });
const sessions = [
  on('Opening', 3, '09:00', { TrackId: 't1', TrackName: 'Plenary', Languages: ['en'] }),
  on('Hardware of the heart', 3, '11:00', { RoomId: 'b', RoomName: 'Hall B', TrackId: 't2', TrackName: 'Devices', Languages: ['de'] }),
  on('Free papers', 3, '11:00', {
    Chairs: [aPerson('Anna Chair')],
    Speakers: [aPerson('Renée Müller')],
    Presentations: [aPresentation({ Id: 'p', Title: 'A talk', Speakers: [aPerson('Ada One'), aPerson('Renée Müller')] })],
    TrackId: 't2',
    TrackName: 'Devices',
  }),
  on('Heart failure', 4, '09:00', { TrackId: 't1', TrackName: 'Plenary', Languages: ['en'] }),
];
const rooms = ['b', 'a'].map((Id) => ({ Id, Name: `Hall ${Id}`, Description: '', Capacity: 0, Sort: 0, Plan: null }));
const whole = { [ALL]: sessions, '/api/Modules/PAGRooms': rooms };
const defaults = props.parse({});

const shown = (): (string | null)[] => screen.getAllByRole('article').map((item) => within(item).getByRole('link').textContent);
const asked = (requests: readonly string[]): number => requests.filter((address) => address.startsWith(ALL)).length;
/** What is drawn, without the identities React gives. */
const drawn = (root: HTMLElement): string => root.outerHTML.replaceAll(/_[rR]_\w*?_/g, '#');

/** What the server hands over for an address, as it arrives. */
async function handedOver(search: string): Promise<{ first: FirstProgramme; html: string }> {
  let first: unknown;
  const give = (_: string, view: unknown): void => void (first = view);
  const { root } = renderView(View, defaults, { answers: whole, search, now: '2027-05-03T10:30:00+02:00', frame: { handOver: { give } } });
  await screen.findByRole('tablist');
  const html = drawn(root);
  cleanup();
  return { first: JSON.parse(JSON.stringify(first)) as FirstProgramme, html };
}

/** The list as taken over; `rest` is the answer of the whole programme. */
async function takenOver(search = '', rest: unknown = sessions) {
  const { first, html } = await handedOver(search);
  const view = renderView(View, defaults, {
    answers: { ...whole, [ALL]: rest },
    search,
    now: '2027-05-03T10:30:00+02:00',
    frame: { handOver: { take: () => first } },
  });
  await screen.findByRole('tablist');
  return { ...view, first, html };
}

test('a page carries the sessions on screen, and of them what their rows show', async () => {
  const { first } = await handedOver('?day=2027-05-03');
  expect(first.selection.shown.map(({ Id }) => Id)).toEqual(['Opening', 'Hardware of the heart', 'Free papers']);
  const text = JSON.stringify(first);
  for (const hidden of ['A talk', 'Anna Chair', 'Heart failure']) expect(text).not.toContain(hidden);
  expect(first.selection.days).toEqual([
    { day: '2027-05-03', count: 3 },
    { day: '2027-05-04', count: 1 },
  ]);
});

test.each(['', '?day=2027-05-04', '?day=all', '?track=t2', '?track=t2&room=b', '?order=room', '?day=all&order=name', '?day=2031-01-01'])(
  'of “%s” the same is drawn, and nothing is asked; the rest changes nothing',
  async (search) => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { root, html, requests } = await takenOver(search);
    expect(drawn(root)).toBe(html);
    expect(asked(requests)).toBe(0);
    const rows = screen.getAllByRole('article');
    await vi.advanceTimersByTimeAsync(2500);
    await waitFor(() => expect(asked(requests)).toBe(1));
    await vi.advanceTimersByTimeAsync(100);
    expect(drawn(root)).toBe(html);
    expect(screen.getAllByRole('article')).toEqual(rows);
    vi.useRealTimers();
  },
);

test('another order needs nothing else', async () => {
  const { requests } = await takenOver('?day=2027-05-03');
  await userEvent.click(screen.getByRole('radio', { name: 'Name' }));
  await waitFor(() => expect(shown()).toEqual(['Free papers', 'Hardware of the heart', 'Opening']));
  expect(asked(requests)).toBe(0);
});

test('another day is asked for at once', async () => {
  const { requests } = await takenOver('?day=2027-05-03');
  await userEvent.click(screen.getByRole('tab', { name: /Tue/ }));
  await waitFor(() => expect(shown()).toEqual(['Heart failure']));
  expect(asked(requests)).toBe(1);
});

test('a search asks for the whole programme when the field is focused, and finds in all of it', async () => {
  const { requests } = await takenOver('?day=2027-05-03');
  fireEvent.focus(screen.getByRole('searchbox'));
  await waitFor(() => expect(asked(requests)).toBe(1));
  await userEvent.type(screen.getByRole('searchbox'), 'heart');
  await waitFor(() => expect(shown()).toEqual(['Hardware of the heart', 'Heart failure']));
  expect(screen.getAllByText(/all 4 sessions/).length).toBeGreaterThan(0);
});

test('a filter that is removed asks for the whole programme', async () => {
  const { requests } = await takenOver('?track=t2&room=b');
  expect(shown()).toEqual(['Hardware of the heart']);
  await userEvent.click(screen.getByRole('link', { name: /Remove filter Room/ }));
  await waitFor(() => expect(shown()).toEqual(['Hardware of the heart', 'Free papers']));
  expect(asked(requests)).toBe(1);
});

test('where the rest does not come, the page stays, and says so where it is needed', async () => {
  await takenOver('?day=2027-05-03', new Response('{}', { status: 404 }));
  expect(shown()).toHaveLength(3);
  await userEvent.click(screen.getByRole('tab', { name: /Tue/ }));
  expect(await screen.findByRole('button', { name: 'Retry' })).toBeTruthy();
  await userEvent.click(screen.getByRole('tab', { name: /Mon/ }));
  await waitFor(() => expect(shown()).toHaveLength(3));
});

test('a programme that has changed meanwhile is the one that counts', async () => {
  const { requests } = await takenOver(
    '?day=2027-05-03',
    sessions.map((one) => (one.Id === 'Opening' ? { ...one, Name: 'Opening moved' } : one)),
  );
  fireEvent.focus(screen.getByRole('searchbox'));
  await waitFor(() => expect(asked(requests)).toBe(1));
  await waitFor(() => expect(shown()).toContain('Opening moved'));
});
