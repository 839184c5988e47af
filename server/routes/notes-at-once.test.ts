// What is written as a comment, on each database: the same words at the same moment are one, and invisible signs are none.
import { describe, expect, test } from 'vitest';
import type { NoteEntry } from '../../src/contract/notes.ts';
import { databases } from '../fixture/stores.ts';
import { type NotesServer, withNotesServer } from '../notes/fixture/notes-server.ts';

describe.each(databases.filter(({ available }) => available))('$name', ({ make }) => {
  let server: NotesServer;
  withNotesServer(make, (one) => (server = one));
  const write = (as: number, pContent: string) =>
    server.post('/api/App/CreateNote?id=demo%2Fnotes27&pSessionId=s-1', { as, payload: { pContent } });

  test('signs that nobody sees are no words', async () => {
    const { ada } = server.people;
    for (const unseen of ['  \n', '\u200B\u200B', '\u202E \u2066', '\u00AD'])
      expect((await write(ada, unseen)).statusCode, JSON.stringify(unseen)).toBe(400);
    expect((await write(ada, '👩\u200D⚕️')).json<NoteEntry>().Content).toBe('👩\u200D⚕️');
  });

  test('what arrives several times at once is one comment', async () => {
    const { eve } = server.people;
    const atOnce = await Promise.all(Array.from({ length: 6 }, () => write(eve, 'at once')));
    expect(new Set(atOnce.map((answer) => answer.json<NoteEntry>().NoteId)).size).toBe(1);
    expect(await server.store.db.selectFrom('notes').select('id').where('content', '=', 'at once').execute()).toHaveLength(1);
  });
});
