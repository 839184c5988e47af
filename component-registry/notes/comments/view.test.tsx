// Comments below a session: nothing where they are off, threads with likes and replies, refusals in words, markup that stays words, and the way in for visitors.
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { app } from '../../../src/model/documents/app.ts';
import { type Around, renderView } from '../../../tests/support/render-view.tsx';
import { attendee, noteOf, seenAtOnce, silentHub, visitorHere } from '../parts/notes.fixture.ts';
import View from './view.tsx';

beforeEach(silentHub);
beforeEach(seenAtOnce);

const show = (more: Partial<Around> = {}, notes: object = { comments: true }) =>
  renderView(
    View,
    { sessionId: '' },
    { params: { sessionId: '1003' }, documents: { app: app.parse({ notes }) }, frame: { person: attendee }, ...more },
  );
const answers = (Notes: unknown[], more: Record<string, unknown> = {}) => ({
  '/api/App/GetNotes': { Notes, Total: Notes.length, Next: '' },
  ...more,
});

test('nothing where the event has them switched off, and on pages without a session', () => {
  const { root, requests } = show({}, {});
  expect([root.textContent, root.hidden, requests]).toEqual(['', true, []]);
  expect(show({ params: {} }).root.hidden).toBe(true);
});

test('threads with replies; markup stays words, and only web addresses become links', async () => {
  const words = '<img src=x onerror=alert(1)> javascript:alert(2) https://example.org/a, and more';
  show({
    answers: answers([noteOf('2', { Content: words, LikeCount: 2 }), noteOf('3', { ParentId: '2', Content: 'An answer', IsOwn: true })]),
  });
  const [first, reply] = await screen.findAllByRole('article');
  expect(within(first!).getByText(/img src/).textContent).toBe(words);
  expect(
    within(first!)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(['https://example.org/a']);
  expect(first!.textContent).toContain('2 likes');
  expect(within(reply!).getByText('You')).toBeTruthy();
  expect(document.querySelector('img, script')).toBeNull();
});

test('a comment is sent, and a refusal is said at the field without losing a word', async () => {
  const sent: string[] = [];
  const create = (address: string, init?: RequestInit) => {
    sent.push(`${address} ${init?.body as string}`);
    return sent.length === 1 ? new Response('{}', { status: 429 }) : noteOf('9', { Content: 'Hello', IsOwn: true });
  };
  show({ answers: answers([], { '/api/App/CreateNote': create }) });
  const field = await screen.findByLabelText('Your comment');
  await userEvent.type(field, 'Hello');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText(/ten in a minute/)).toBeTruthy();
  expect((field as HTMLTextAreaElement).value).toBe('Hello');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect((await screen.findByRole('article')).textContent).toContain('Hello');
  expect((field as HTMLTextAreaElement).value).toBe('');
  expect(sent[1]).toContain('pSessionId=1003');
  expect(sent[1]).toContain('{"pContent":"Hello"}');
});

test('what is too long is said in words, keeps every word and is not sent', async () => {
  const { requests } = show({ answers: answers([]) });
  const field = (await screen.findByLabelText('Your comment')) as HTMLTextAreaElement;
  await userEvent.click(field);
  await userEvent.paste('x'.repeat(2003));
  expect(field.value).toHaveLength(2003);
  expect(await screen.findByText(/^This is too long: 2,003 of at most 2,000 characters/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(document.activeElement).toBe(field);
  expect(requests.some((address) => address.includes('CreateNote'))).toBe(false);
  await userEvent.type(field, '{Backspace}{Backspace}{Backspace}');
  expect(await screen.findByText('0 characters left')).toBeTruthy();
});

test('visitors read what is for everybody and find the way in; failed and empty are said', async () => {
  show({ frame: { person: visitorHere }, answers: answers([]) });
  expect((await screen.findByRole('link', { name: 'Sign in to comment' })).getAttribute('href')).toContain('/login/');
  expect(await screen.findByText('Nobody has commented yet.')).toBeTruthy();
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('what could not be read can be asked again', async () => {
  let works = false;
  show({
    answers: { '/api/App/GetNotes': () => (works ? { Notes: [noteOf('1')], Total: 1, Next: '' } : new Response('{}', { status: 500 })) },
  });
  const retry = await screen.findByRole('button', { name: 'Try again' });
  works = true;
  await userEvent.click(retry);
  expect(await screen.findByRole('article')).toBeTruthy();
});

test('a moderator decides on a comment of another page: it is gone from what waits, and does not appear on this one', async () => {
  const elsewhere = {
    ...noteOf('5', { SessionId: '2002', Content: 'From elsewhere', ReportCount: 3, State: 'hidden' }),
    Title: 'Von Herzen',
    TextLanguage: 'de',
  };
  const here = { ...noteOf('6', { Content: 'From here', ReportCount: 3, State: 'hidden' }), Title: '' };
  let waits = [elsewhere, here];
  const decided = (address: string) => {
    const found = address.includes('pNoteId=5') ? elsewhere : here;
    waits = waits.filter((note) => note !== found);
    return { ...found, State: 'shown', ReportCount: 0, Revision: 2 };
  };
  show({
    frame: { person: { ...attendee, who: { ...attendee.who, superUser: true } } },
    answers: answers([here], { '/api/App/NotesToReview': () => waits, '/api/App/ModerateNote': decided }),
  });
  await userEvent.click(await screen.findByText('Waiting for a moderator (2)'));
  const waiting = () => screen.getAllByText('From elsewhere').map((words) => words.closest('li')!);
  expect(waiting()).toHaveLength(1);
  // What it is about has its name.
  const about = within(waiting()[0]!).getByRole('link', { name: 'Von Herzen' });
  expect([about.getAttribute('href'), about.firstElementChild?.getAttribute('lang')]).toEqual([
    expect.stringMatching(/\/session\/2002$/),
    'de',
  ]);
  await userEvent.click(within(waiting()[0]!).getByRole('button', { name: /^Accept/ }));
  expect(await screen.findByText('Waiting for a moderator (1)')).toBeTruthy();
  expect(screen.queryByText('From elsewhere')).toBeNull();
  expect(screen.getAllByRole('article')).toHaveLength(1);
  // What had the focus is gone, and the keyboard's place is still here.
  await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Comments' })));
});

test('a decision that the server refuses leaves the comment with what waits', async () => {
  const here = { ...noteOf('6', { Content: 'From here', ReportCount: 3, State: 'hidden' }), Title: '' };
  show({
    frame: { person: { ...attendee, who: { ...attendee.who, superUser: true } } },
    answers: answers([], { '/api/App/NotesToReview': [here], '/api/App/ModerateNote': () => new Response('{}', { status: 500 }) }),
  });
  await userEvent.click(await screen.findByText('Waiting for a moderator (1)'));
  await userEvent.click(screen.getByRole('button', { name: /^Remove/ }));
  await new Promise((done) => setTimeout(done, 50));
  expect(screen.getByText('Waiting for a moderator (1)')).toBeTruthy();
});

test('what is opened takes the focus: a reply, an edit, the question before deleting; closed it goes back to the comment', async () => {
  const own = noteOf('1', { IsOwn: true });
  const edited = { ...own, Content: 'Better words', Revision: 2 };
  show({ answers: answers([own], { '/api/App/ChangeNote': edited, '/api/App/DeleteNote': {} }) });
  const article = await screen.findByRole('article');
  await userEvent.click(within(article).getByRole('button', { name: /^Reply/ }));
  expect(document.activeElement).toBe(screen.getByLabelText('Your reply'));
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await vi.waitFor(() => expect(document.activeElement).toBe(article.closest('li')));
  await userEvent.click(within(article).getByRole('button', { name: /^Edit/ }));
  expect(document.activeElement).toBe(within(article).getByLabelText('Your comment'));
  await userEvent.click(within(article).getByRole('button', { name: 'Save' }));
  await screen.findByText('Better words');
  await vi.waitFor(() => expect(document.activeElement).toBe(article));
  await userEvent.click(within(article).getByRole('button', { name: /^Delete/ }));
  expect(document.activeElement).toBe(within(article).getByRole('button', { name: 'Keep it' }));
});

test('a comment that another device has changed meanwhile is shown above what is written, which may replace it then', async () => {
  const own = (Content: string, Revision: number) => noteOf('5', { IsOwn: true, Content, Revision });
  let now = own('First', 1);
  const sent: unknown[] = [];
  const change = (_: string, init?: RequestInit) => {
    const body = JSON.parse(init?.body as string) as { pContent: string; pBefore: string };
    sent.push(body.pBefore);
    if (body.pBefore !== now.Content) return new Response('{}', { status: 409 });
    return (now = own(body.pContent, 3));
  };
  show({ answers: { '/api/App/GetNotes': () => ({ Notes: [now], Total: 1, Next: '' }), '/api/App/ChangeNote': change } });
  await userEvent.click(await screen.findByRole('button', { name: /^Edit/ }));
  await userEvent.type(screen.getAllByLabelText('Your comment').at(-1)!, ', here');
  now = own('First, there', 2);
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/changed on another device/)).toBeTruthy();
  expect(screen.getByText('First, there').tagName).toBe('P');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect((await screen.findByText('First, here')).tagName).toBe('P');
  expect(sent).toEqual(['First', 'First, there']);
});
