// A note or comment that is changed on two devices of its author, by HTTP on each database.
import { describe, expect, test } from 'vitest';
import type { NoteEntry } from '../../src/contract/notes.ts';
import { databases } from '../fixture/stores.ts';
import { type NotesServer, withNotesServer } from '../notes/fixture/notes-server.ts';

describe.each(databases.filter(({ available }) => available))('$name', ({ make }) => {
  let server: NotesServer;
  withNotesServer(make, (one) => (server = one));

  const at = (query: Record<string, string>): string => `id=demo%2Fnotes27&${new URLSearchParams(query).toString()}`;
  const written = async (pContent: string, query: Record<string, string> = {}): Promise<NoteEntry> =>
    (
      await server.post(`/api/App/CreateNote?${at({ pSessionId: 's-1', ...query })}`, { as: server.people.ada, payload: { pContent } })
    ).json<NoteEntry>();
  const words = async (query: Record<string, string> = {}): Promise<string[]> => {
    const answer = await server.get(`/api/App/GetNotes?${at({ pSessionId: 's-1', ...query })}`, { as: server.people.ada });
    return answer.json<{ Notes: NoteEntry[] }>().Notes.map(({ Content }) => Content);
  };
  const change = (NoteId: string, pContent: string, pBefore?: string) =>
    server.post(`/api/App/ChangeNote?${at({ pNoteId: NoteId })}`, { as: server.people.ada, payload: { pContent, pBefore } });
  const remove = (NoteId: string) => server.delete(`/api/App/DeleteNote?${at({ pNoteId: NoteId })}`, { as: server.people.ada });

  test('both texts of a note stay, also where one device has deleted it', async () => {
    const own = async () => (await words({ pIsNote: 'true' })).toSorted();
    const { NoteId } = await written('first', { pIsNote: 'true' });
    expect((await change(NoteId, 'phone', 'first')).json()).toMatchObject({ NoteId, Content: 'phone' });
    const second = (await change(NoteId, 'laptop', 'first')).json<NoteEntry>();
    expect(second).toMatchObject({ Content: 'laptop', IsNote: true, Visibility: 'own', SessionId: 's-1' });
    expect(second.NoteId).not.toBe(NoteId);
    // Sent again it is the same.
    for (const text of ['laptop', 'phone']) await change(NoteId, text, 'first');
    expect(await own()).toEqual(['laptop', 'phone']);
    await remove(NoteId);
    for (const before of ['phone', '']) await change(NoteId, 'tablet', before);
    expect(await own()).toEqual(['laptop', 'tablet']);
    expect((await change(NoteId, 'lost')).statusCode).toBe(404);
  });

  test('the later change of a comment is refused until its writer has seen the other', async () => {
    const { NoteId } = await written('first');
    await change(NoteId, 'phone', 'first');
    const refused = await change(NoteId, 'laptop', 'first');
    expect([refused.statusCode, refused.json<{ error: { code: string } }>().error.code]).toEqual([409, 'changed-meanwhile']);
    expect(await words()).toEqual(['phone']);
    expect((await change(NoteId, 'laptop', 'phone')).statusCode).toBe(200);
    await remove(NoteId);
    expect((await change(NoteId, 'tablet', 'laptop')).statusCode).toBe(404);
  });
});
