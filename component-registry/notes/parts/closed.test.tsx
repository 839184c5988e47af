// A session that the viewer may not take part in: one sentence and the way there in place of forms, what was typed, and own notes to read.
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { app } from '../../../src/model/documents/app.ts';
import { outbox } from '../../../src/stores/outbox.ts';
import { renderView } from '../../../tests/support/render-view.tsx';
import Comments from '../comments/view.tsx';
import OwnNotes from '../own-notes/view.tsx';
import Rating from '../rating/view.tsx';
import { attendee, noteOf, seenAtOnce, silentHub, visitorHere } from './notes.fixture.ts';

beforeEach(silentHub);
beforeEach(seenAtOnce);
beforeEach(() => outbox.setState({ entries: [] }));

const closed = { Notes: [] as unknown[], Total: 0, Next: '', IsClosed: true };
const withoutTicket = { ...attendee, user: { ...attendee.user!, hasTicket: false } };
const show = (View: typeof Comments, answers: Record<string, unknown>, person = attendee) =>
  renderView(
    View,
    { sessionId: '' },
    {
      params: { sessionId: '1003' },
      documents: { app: app.parse({ notes: { comments: true, ownNotes: true, ratings: true } }) },
      frame: { person },
      answers,
    },
  );

test('comments: no field that would be refused, and no word that nobody has commented', async () => {
  show(Comments, { '/api/App/GetNotes': closed });
  expect(await screen.findByText('Only those who may take part in this session can write here.')).toBeTruthy();
  expect([screen.queryByRole('textbox'), screen.queryByText('Nobody has commented yet.'), screen.queryByRole('link')]).toEqual([
    null,
    null,
    null,
  ]);
});

test('a visitor can sign in, somebody without a ticket can find one', async () => {
  const first = show(Comments, { '/api/App/GetNotes': closed }, visitorHere);
  expect(await screen.findByText('Only those who may take part in this session can write here.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Sign in to comment' }).getAttribute('href')).toContain('/login/');
  first.unmount();
  show(Comments, { '/api/App/GetNotes': closed }, withoutTicket);
  expect((await screen.findByRole('link', { name: 'Find my ticket' })).getAttribute('href')).toContain('/auth');
});

test('own notes are read and deleted, and none is written', async () => {
  const own = noteOf('5', { IsNote: true, IsOwn: true, Visibility: 'own', Content: 'Noted before' });
  show(OwnNotes, { '/api/App/GetNotes': { ...closed, Notes: [own], Total: 1 } });
  expect((await screen.findByRole('article')).textContent).toContain('Noted before');
  expect(screen.getByText('Only those who may take part in this session can write here.')).toBeTruthy();
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.getByRole('button', { name: 'Delete' })).toBeTruthy();
});

test('three closed parts of a page say why once, with one way out; each keeps its heading', async () => {
  function AllThree(view: Parameters<typeof Comments>[0]) {
    return (
      <>
        <OwnNotes {...view} />
        <Comments {...view} />
        <Rating {...view} />
      </>
    );
  }
  const answers = {
    '/api/App/GetNotes': closed,
    '/api/Exhibition/GetSessionRating': { RatingValue: 0, Content: '', Average: 0, Count: 0, IsClosed: true },
  };
  show(AllThree, answers, withoutTicket);
  // Whichever came first says it.
  await waitFor(() =>
    expect(screen.getAllByText(/^Closed here too, for the reason given under “(My notes|Comments|Rate this)”\.$/)).toHaveLength(2),
  );
  expect(screen.getAllByText(/^Only those who may take part in this session/)).toHaveLength(1);
  expect(screen.getAllByRole('link', { name: 'Find my ticket' })).toHaveLength(1);
  expect(screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent)).toEqual(['My notes', 'Comments', 'Rate this']);
});

test('it cannot be rated', async () => {
  show(Rating, { '/api/Exhibition/GetSessionRating': { RatingValue: 0, Content: '', Average: 0, Count: 0, IsClosed: true } });
  expect(await screen.findByText('Only those who may take part in this session can rate it.')).toBeTruthy();
  expect(screen.queryByRole('radio')).toBeNull();
});

test('what was typed before it was closed says why it was not taken, and is still there afterwards', async () => {
  const answers = {
    '/api/App/GetNotes': { ...closed, IsClosed: undefined },
    '/api/App/CreateNote': () => new Response('{}', { status: 404 }),
  };
  const first = show(Comments, answers);
  await userEvent.type(await screen.findByLabelText('Your comment'), 'A long thought');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('Only those who may take part in this session can write here.')).toBeTruthy();
  expect(screen.getByDisplayValue('A long thought')).toBeTruthy();
  first.unmount();
  show(Comments, { '/api/App/GetNotes': closed });
  expect(await screen.findByText('Your text was not sent. It is kept on this device.')).toBeTruthy();
  expect(screen.getByText('A long thought').tagName).toBe('P');
});
