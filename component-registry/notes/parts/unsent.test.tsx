// What was written without a connection: comments and ratings that wait, were refused, or have been sent meanwhile.
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { nameOfInfo } from '../../../src/contract/event-name.ts';
import { app } from '../../../src/model/documents/app.ts';
import { outbox, type OutboxEntry } from '../../../src/stores/outbox.ts';
import type { ViewProps } from '../../../src/renderer/view-props.ts';
import { renderView, testEvent } from '../../../tests/support/render-view.tsx';
import Comments from '../comments/view.tsx';
import Rating from '../rating/view.tsx';
import { attendee, noteOf, seenAtOnce, silentHub } from './notes.fixture.ts';

beforeEach(silentHub);
beforeEach(seenAtOnce);
beforeEach(() => outbox.setState({ entries: [] }));
afterEach(() => outbox.setState({ entries: [] }));

const entry = (id: string, address: string, body: unknown, more: Partial<OutboxEntry> = {}): OutboxEntry => ({
  id,
  event: nameOfInfo(testEvent),
  account: attendee.user!.UserId,
  method: 'POST',
  address,
  body,
  label: 'A change',
  state: 'waiting',
  ...more,
});
const comment = (session: string) => `/api/App/CreateNote?id=x%2Fy&pSessionId=${session}&pIsNote=false&parentId=`;
const show = (View: typeof Comments, answers: Record<string, unknown>) =>
  renderView(
    View,
    { sessionId: '' },
    {
      params: { sessionId: '1003' },
      documents: { app: app.parse({ notes: { comments: true, ratings: true } }) },
      frame: { person: attendee },
      answers,
    },
  );

test('a comment that was refused says why, and is tried again, changed or given up where it stands; that of another session is not there', async () => {
  outbox.setState({
    entries: [
      entry('1', comment('1003'), { pContent: 'Refused' }, { state: 'refused', status: 409 }),
      entry('2', comment('1003'), { pContent: 'Waits' }),
      entry('3', comment('10031'), { pContent: 'Elsewhere' }),
    ],
  });
  const bodies: unknown[] = [];
  const create = (_: string, init?: RequestInit) => {
    bodies.push(JSON.parse(init?.body as string));
    return bodies.length < 3 ? new Response('{}', { status: 403 }) : noteOf('9', { IsOwn: true });
  };
  show(Comments, { '/api/App/GetNotes': { Notes: [], Total: 0, Next: '' }, '/api/App/CreateNote': create });
  const item = async (words: string) => (await screen.findByText(words)).closest('li')!;
  expect((await item('Refused')).textContent).toContain('all the replies');
  expect(within(await item('Waits')).queryByRole('button', { name: 'Edit' })).toBeNull();
  expect(screen.queryByText('Elsewhere')).toBeNull();
  await userEvent.click(within(await item('Waits')).getByRole('button', { name: 'Delete' }));
  expect(document.activeElement).toBe(screen.getByLabelText('Your comment'));
  outbox.setState(({ entries }) => ({ entries: entries.filter(({ id }) => id === '1') }));
  await userEvent.click(within(await item('Refused')).getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(/may not comment/)).toBeTruthy();
  await userEvent.click(within(await item('Refused')).getByRole('button', { name: 'Edit' }));
  await userEvent.type(screen.getByLabelText('Edit'), ' no more');
  await userEvent.click(within(screen.getByLabelText('Edit').closest('li')!).getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('Refused no more')).toBeTruthy();
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.queryByText('Refused no more')).toBeNull());
  expect(bodies).toEqual([{ pContent: 'Refused' }, { pContent: 'Refused no more' }, { pContent: 'Refused no more' }]);
});

test('a rating that waits is on screen, is read again once it was sent, and one that was refused can be sent anew', async () => {
  const address = '/api/Exhibition/CreateSessionRating?id=x%2Fy&pSessionId=1003&pRatingValue=4';
  outbox.setState({ entries: [entry('1', address, { pContent: 'Clear' })] });
  let known = { RatingValue: 2, Content: 'Before', Average: 0, Count: 0 };
  show(Rating, { '/api/Exhibition/GetSessionRating': () => known });
  const stars = async (count: number) => (await screen.findByRole<HTMLInputElement>('radio', { name: `${count} stars` })).checked;
  expect(await stars(4)).toBe(true);
  expect(screen.getByText(/You are offline/)).toBeTruthy();
  known = { ...known, RatingValue: 4, Content: 'Clear, as the server has it' };
  act(() => outbox.setState({ entries: [] }));
  expect(await screen.findByDisplayValue('Clear, as the server has it')).toBeTruthy();
  act(() => outbox.setState({ entries: [entry('2', address.replace('=4', '=5'), {}, { state: 'refused', status: 403 })] }));
  expect(await stars(5)).toBe(true);
  expect(screen.getByText(/did not work/)).toBeTruthy();
});

test('a rating that was sent while the first question was under way is there', async () => {
  const address = '/api/Exhibition/CreateSessionRating?id=x%2Fy&pSessionId=1003&pRatingValue=4';
  outbox.setState({ entries: [entry('1', address, { pContent: 'Clear' })] });
  const none = { RatingValue: 0, Content: '', Average: 0, Count: 0 };
  const early: (() => void)[] = [];
  let isSent = false;
  const answer = () =>
    isSent
      ? { ...none, RatingValue: 4, Content: 'Clear' }
      : new Promise<Response>((resolve) => early.push(() => resolve(Response.json(none))));
  show(Rating, { '/api/Exhibition/GetSessionRating': answer });
  await waitFor(() => expect(early.length).toBeGreaterThan(0));
  isSent = true;
  act(() => outbox.setState({ entries: [] }));
  await act(async () => early.forEach((now) => now()));
  expect(await screen.findByDisplayValue('Clear')).toBeTruthy();
  expect((await screen.findByRole<HTMLInputElement>('radio', { name: '4 stars' })).checked).toBe(true);
});

test('what is known of a rating is asked anew by each page: another may have sent it', async () => {
  let known = { RatingValue: 0, Content: '', Average: 0, Count: 0 };
  const Twice = ({ frame }: ViewProps<{ sessionId: string }>) => {
    const [isShown, show] = useState(true);
    return (
      <div {...frame}>
        <button type="button" onClick={() => show(!isShown)}>
          Go
        </button>
        {isShown && <Rating props={{ sessionId: '' }} frame={frame} slots={{}} />}
      </div>
    );
  };
  show(Twice, { '/api/Exhibition/GetSessionRating': () => known });
  expect((await screen.findByRole<HTMLInputElement>('radio', { name: '4 stars' })).checked).toBe(false);
  await userEvent.click(screen.getByRole('button', { name: 'Go' }));
  known = { ...known, RatingValue: 4 };
  await userEvent.click(screen.getByRole('button', { name: 'Go' }));
  await waitFor(() => expect(screen.getByRole<HTMLInputElement>('radio', { name: '4 stars' }).checked).toBe(true));
});
