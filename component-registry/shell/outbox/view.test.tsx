// What waits is sent once, in order, by its owner alone; what the server refuses is shown and can be sent again or discarded.
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { addToOutbox, entryId, outbox } from '#src/stores/outbox.ts';
import { toasts } from '#src/stores/toasts.ts';
import { renderView } from '../../../tests/support/render-view.tsx';
import { mira, viewerAccount } from '../viewer-account.fixture.ts';
import View from './view.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  outbox.setState({ entries: [] });
});

const change = (label: string, over: Record<string, string> = {}) => ({
  event: 'society/congress2027',
  account: mira.UserId,
  method: 'POST',
  address: '/api/Core/User?eventid=society%2Fcongress2027',
  body: { City: label },
  label,
  ...over,
});

/** `status` answers by city; what was sent is recorded. */
function open(status: (city: string) => number) {
  const sent: string[] = [];
  const keys = new Set<string>();
  const fetch = async (_: unknown, init?: RequestInit): Promise<Response> => {
    const { City } = JSON.parse(String(init?.body)) as { City: string };
    sent.push(City);
    keys.add(new Headers(init?.headers).get('idempotency-key') ?? '');
    if (status(City) === 0) throw new TypeError('Failed to fetch');
    return new Response('{}', { status: status(City) });
  };
  const shown = renderView(View, {}, { frame: { person: viewerAccount(mira).person, api: { base: '', fetch } } });
  return { ...shown, sent, keys };
}

test('what waits is sent in order, each under a key of its own, and the reader is told', async () => {
  await addToOutbox({ ...change('Lagos'), id: entryId(1) });
  await addToOutbox({ ...change('Leipzig'), id: entryId(2) });
  const { sent, keys, root } = open(() => 200);
  await waitFor(() => expect(outbox.getState().entries).toEqual([]));
  expect(sent).toEqual(['Lagos', 'Leipzig']);
  expect(keys.size).toBe(2);
  expect(root.hidden).toBe(true);
  expect(toasts.getState().shown.map(({ text }) => text)).toEqual(['2 changes were sent']);
});

test('without a connection everything waits behind the first', async () => {
  await addToOutbox({ ...change('Lagos'), id: entryId(1) });
  await addToOutbox({ ...change('Leipzig'), id: entryId(2) });
  const { sent } = open(() => 0);
  expect(await screen.findByText('2 changes wait')).toBeTruthy();
  await waitFor(() => expect(sent).toContain('Lagos'));
  await waitFor(() => expect(outbox.getState().entries.map(({ state }) => state)).toEqual(['waiting', 'waiting']));
  expect(new Set(sent)).toEqual(new Set(['Lagos']));
});

test('what the server refuses is shown with its answer, and holds nothing up', async () => {
  await addToOutbox({ ...change('Lagos'), id: entryId(1) });
  await addToOutbox({ ...change('Leipzig'), id: entryId(2) });
  const { sent } = open((city) => (city === 'Lagos' ? 422 : 200));
  expect(await screen.findByText('It cannot be accepted as it is.')).toBeTruthy();
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('1 change was not accepted'));
  expect(screen.getAllByText('1 change was not accepted'), 'read aloud, and on the button').toHaveLength(2);
  await waitFor(() => expect(outbox.getState().entries).toHaveLength(1));
  fireEvent.click(screen.getByRole('button', { name: 'Try again: Lagos', hidden: true }));
  await waitFor(() => expect(sent.filter((city) => city === 'Lagos')).toHaveLength(2));
  fireEvent.click(await screen.findByRole('button', { name: 'Discard: Lagos', hidden: true }));
  expect(outbox.getState().entries).toEqual([]);
});

test.each([
  [400, 'refused'],
  [403, 'refused'],
  [404, 'refused'],
  [409, 'refused'],
  [413, 'refused'],
  [401, 'waiting'],
  [408, 'waiting'],
  [429, 'waiting'],
  [503, 'waiting'],
])('after %i it is %s', async (status, state) => {
  await addToOutbox({ ...change('Lagos'), id: entryId(1) });
  const { sent } = open(() => status);
  await waitFor(() => expect(sent).toContain('Lagos'));
  await waitFor(() => expect(outbox.getState().entries.map((entry) => entry.state)).toEqual([state]));
});

test('what somebody had written is there to the last word, and can be copied', async () => {
  const text = 'A comment of many words, longer than its label, which ends after the first sixty of its characters.';
  const copied = vi.fn().mockResolvedValue(undefined);
  vi.stubGlobal('navigator', Object.create(navigator, { clipboard: { value: { writeText: copied } } }) as Navigator);
  await addToOutbox({ ...change('Lagos'), label: text.slice(0, 60), body: { City: 'Lagos', pContent: text }, id: entryId(1) });
  open(() => 404);
  expect(await screen.findByText('What it belongs to is no longer there, or not open to you.')).toBeTruthy();
  expect(screen.getByText(text)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: /^Copy text/, hidden: true }));
  expect(copied).toHaveBeenCalledWith(text);
  await waitFor(() => expect(toasts.getState().shown.map(({ text: said }) => said)).toContain('The text is copied.'));
});

test('what another account or event has left is neither shown nor sent', async () => {
  await addToOutbox({ ...change('Lagos', { account: 'somebody else' }), id: entryId(1) });
  await addToOutbox({ ...change('Leipzig', { event: 'society/congress2028' }), id: entryId(2) });
  const { sent, root } = open(() => 200);
  await new Promise((done) => setTimeout(done, 50));
  expect([sent, root.hidden]).toEqual([[], true]);
  expect(outbox.getState().entries).toHaveLength(2);
});
