// Notes written on another device of the account: the page shows them when the hub says so, and keeps what is being written here.
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { toasts } from '../../../src/stores/toasts.ts';
import { app } from '../../../src/model/documents/app.ts';
import { renderView } from '../../../tests/support/render-view.tsx';
import { attendee, noteOf, seenAtOnce } from '../parts/notes.fixture.ts';
import View from './view.tsx';

beforeEach(seenAtOnce);
const followed = vi.hoisted(() => [] as { group: string; on: Record<string, () => void> }[]);
vi.mock('../../../src/session/hub/follow-group.ts', () => ({
  followGroup: (parts: (typeof followed)[number]) => (followed.push(parts), () => undefined),
}));

test('what another device has noted or deleted is shown without a reload; words that are being written stay', async () => {
  const own = (id: string, Content: string) => noteOf(id, { IsNote: true, IsOwn: true, Visibility: 'own', Content });
  let Notes = [own('5', 'First')];
  renderView(
    View,
    { sessionId: '' },
    {
      params: { sessionId: '1003' },
      documents: { app: app.parse({ notes: { ownNotes: true } }) },
      frame: { person: attendee },
      answers: { '/api/App/GetNotes': () => ({ Notes, Total: Notes.length, Next: '' }) },
    },
  );
  expect((await screen.findByRole('article')).textContent).toContain('First');
  await waitFor(() => expect(followed.map(({ group }) => group)).toContain('notes'));
  const told = (): void => followed.forEach(({ group, on }) => group === 'notes' && on['NotesChanged']?.());
  const field = await screen.findByLabelText<HTMLTextAreaElement>('A note for yourself');
  await userEvent.type(field, 'Half');
  Notes = [own('6', 'Second'), ...Notes];
  act(told);
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(2));
  expect(field.value).toBe('Half');
  Notes = [own('6', 'Second')];
  act(told);
  await waitFor(() => expect(screen.queryByText('First')).toBeNull());
});

test('a note that another device has deleted stays while it is changed, and saved both texts are told of', async () => {
  const own = (id: string, Content: string) => noteOf(id, { IsNote: true, IsOwn: true, Visibility: 'own', Content });
  let Notes = [own('5', 'First')];
  const sent: unknown[] = [];
  renderView(
    View,
    { sessionId: '' },
    {
      params: { sessionId: '1003' },
      documents: { app: app.parse({ notes: { ownNotes: true } }) },
      frame: { person: attendee },
      answers: {
        '/api/App/GetNotes': () => ({ Notes, Total: Notes.length, Next: '' }),
        '/api/App/ChangeNote': (_: string, init: RequestInit) => {
          sent.push(JSON.parse(String(init.body)));
          Notes = [own('6', 'First, here')];
          return Notes[0];
        },
      },
    },
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Edit' }));
  const field = screen.getAllByLabelText<HTMLTextAreaElement>('A note for yourself').at(-1)!;
  await userEvent.type(field, ', here');
  Notes = [];
  act(() => followed.forEach(({ group, on }) => group === 'notes' && on['NotesChanged']?.()));
  await new Promise((done) => setTimeout(done, 50));
  expect(field.value).toBe('First, here');
  await userEvent.click(screen.getAllByRole('button', { name: 'Save' }).at(-1)!);
  await waitFor(() =>
    expect(screen.getAllByRole('article').map(({ textContent }) => textContent)).toEqual([expect.stringContaining('First, here')]),
  );
  expect(sent).toEqual([{ pContent: 'First, here', pBefore: 'First' }]);
  expect(
    toasts
      .getState()
      .shown.map(({ text }) => text)
      .join(),
  ).toContain('Both texts are kept');
});
