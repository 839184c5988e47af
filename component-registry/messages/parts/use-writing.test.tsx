// A message written without a connection waits in the conversation, and its name goes with it, so that it is sent once.
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { dropEntry, outbox } from '../../../src/stores/outbox.ts';
import { renderView } from '../../../tests/support/render-view.tsx';
import { installTopLayer } from '../../../src/ui/top-layer.testing.ts';
import { props } from '../conversations/props.ts';
import View from '../conversations/view.tsx';
import { anOpenedThread, aThread, eve, everythingOn } from './messages.fixture.ts';

installTopLayer();
vi.mock('../../../src/session/hub/follow-group.ts', () => ({ followGroup: () => () => undefined }));
afterEach(() => outbox.setState({ entries: [] }));

test('it stands in the conversation as waiting, and is read from the server when it is sent', async () => {
  const { requests } = renderView(View, props.parse({}), {
    documents: everythingOn,
    frame: { person: eve },
    answers: {
      '/api/Messages/Threads': { IsDesk: false, Threads: [aThread()] },
      '/api/Messages/Thread': (_: string, init?: RequestInit) =>
        init?.method === 'POST' ? Promise.reject(new TypeError('Failed to fetch')) : anOpenedThread(),
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: /Ben Sample/ }));
  await userEvent.type(await screen.findByRole('textbox', { name: 'Your message' }), 'At the posters?');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText(/Waits for a connection/)).toBeTruthy();
  expect(screen.getByText('At the posters?')).toBeTruthy();
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your message' }).value).toBe('');
  const [entry] = outbox.getState().entries;
  expect(entry).toMatchObject({
    method: 'POST',
    body: { Text: 'At the posters?', ClientId: expect.stringMatching(/^[\w-]{8,64}$/) as string },
  });
  const reads = () => requests.filter((address) => address.includes('/Messages/Thread?')).length;
  const before = reads();
  await act(() => dropEntry(entry!.id));
  await waitFor(() => expect(screen.queryByText(/Waits for a connection/)).toBeNull());
  await waitFor(() => expect(reads()).toBeGreaterThan(before));
});

test('one that was refused no longer waits: its words are in the field again, with the reason', async () => {
  const address = '/api/Messages/Thread?eventid=x&threadid=1';
  renderView(View, props.parse({}), {
    documents: everythingOn,
    frame: { person: eve },
    answers: {
      '/api/Messages/Threads': { IsDesk: false, Threads: [aThread()] },
      '/api/Messages/Thread': (_: string, init?: RequestInit) =>
        init?.method === 'POST' ? new Response('{}', { status: 404 }) : anOpenedThread(),
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: /Ben Sample/ }));
  const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Your message' });
  await userEvent.type(field, 'And later');
  const common = { event: 'society/congress2027', account: eve.user!.UserId, method: 'POST', label: 'At the posters?' };
  const body = { Text: 'At the posters?', ClientId: 'm-12345678' };
  act(() =>
    outbox.setState({
      entries: [
        {
          ...common,
          id: '1',
          address: address.replace('threadid=1', `threadid=${anOpenedThread().ThreadId}`),
          body,
          state: 'refused',
          status: 403,
          code: 'blocked',
        },
      ],
    }),
  );
  await waitFor(() => expect(field.value).toBe('At the posters?\nAnd later'));
  expect(screen.queryByText(/Waits for a connection/)).toBeNull();
  expect(screen.getByText('Nothing can be written here: the conversation is blocked.')).toBeTruthy();
  expect(outbox.getState().entries).toEqual([]);
});
