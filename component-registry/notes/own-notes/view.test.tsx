// Own notes below a session: a draft that stays on the device, saved, edited and deleted; nothing for visitors.
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { app } from '../../../src/model/documents/app.ts';
import { type Around, renderView } from '../../../tests/support/render-view.tsx';
import { attendee, noteOf, seenAtOnce, visitorHere } from '../parts/notes.fixture.ts';
import View from './view.tsx';

beforeEach(seenAtOnce);
const show = (more: Partial<Around> = {}) =>
  renderView(
    View,
    { sessionId: '' },
    { params: { sessionId: '1003' }, documents: { app: app.parse({ notes: { ownNotes: true } }) }, frame: { person: attendee }, ...more },
  );
const own = (id: string, Content: string) => noteOf(id, { IsNote: true, IsOwn: true, Visibility: 'own', Content });

test('what is typed outlives the page, and is gone from the field once it is saved', async () => {
  const answers = { '/api/App/GetNotes': { Notes: [], Total: 0, Next: '' }, '/api/App/CreateNote': own('5', 'Half a thought') };
  const first = show({ answers });
  await userEvent.type(await screen.findByLabelText('A note for yourself'), 'Half a thought');
  first.unmount();
  const { requests } = show({ answers });
  const field = await screen.findByLabelText<HTMLTextAreaElement>('A note for yourself');
  expect(field.value).toBe('Half a thought');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect((await screen.findByRole('article')).textContent).toContain('Half a thought');
  expect(field.value).toBe('');
  expect(requests.some((address) => address.includes('CreateNote') && address.includes('pIsNote=true'))).toBe(true);
});

test('edited, and deleted after a question', async () => {
  let Notes = [own('5', 'First')];
  const change = () => own('5', 'Second');
  const remove = () => {
    Notes = [];
    return { Deleted: true };
  };
  show({
    answers: { '/api/App/GetNotes': () => ({ Notes, Total: 1, Next: '' }), '/api/App/ChangeNote': change, '/api/App/DeleteNote': remove },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Edit' }));
  await userEvent.click(screen.getAllByRole('button', { name: 'Save' }).at(-1)!);
  expect((await screen.findByText('Second')).tagName).toBe('P');
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('You have no notes here yet.')).toBeTruthy();
});

test('a visitor has none, and nothing is asked', () => {
  const { requests } = show({ frame: { person: visitorHere } });
  expect([screen.queryByRole('textbox'), requests]).toEqual([null, []]);
});
