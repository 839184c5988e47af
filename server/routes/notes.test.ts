// Notes and comments by HTTP on each database: who reads and writes what, once per account, hidden after reports, deleted with the person.
import { describe, expect, test } from 'vitest';
import type { NoteEntry } from '../../src/contract/notes.ts';
import { databases } from '../fixture/stores.ts';
import { type NotesServer, withNotesServer } from '../notes/fixture/notes-server.ts';
import { NOW } from '../fixture/test-app.ts';

/** What a caller reads of a thing that is closed to them, or not there. */
const nothing = { Notes: [], Total: 0, Next: '', IsClosed: true };

describe.each(databases.filter(({ available }) => available))('$name', ({ make }) => {
  let server: NotesServer;
  withNotesServer(make, (one) => (server = one));

  const EVENT = 'id=demo%2Fnotes27';
  const at = (query: Record<string, string>): string => `${EVENT}&${new URLSearchParams(query).toString()}`;
  const read = async (as: number | undefined, query: Record<string, string> = {}) => {
    const answer = await server.get(`/api/App/GetNotes?${at({ pSessionId: 's-1', limit: '50', ...query })}`, { as });
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json<{ Notes: NoteEntry[]; Total: number; Next: string }>();
  };
  const words = async (as?: number, query?: Record<string, string>) => (await read(as, query)).Notes.map(({ Content }) => Content);
  const write = (as: number | undefined, pContent: string, query: Record<string, string> = {}, headers: Record<string, string> = {}) =>
    server.post(`/api/App/CreateNote?${at({ pSessionId: 's-1', ...query })}`, { as, headers, payload: { pContent } });
  const written = async (...call: Parameters<typeof write>): Promise<NoteEntry> => {
    const answer = await write(...call);
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json<NoteEntry>();
  };
  const codeOf = (answer: { statusCode: number; json: () => unknown }) => [
    answer.statusCode,
    (answer.json() as { error: { code: string } }).error.code,
  ];
  const empty = async () => {
    await server.store.db.deleteFrom('notes').execute();
    await server.store.db.deleteFrom('ratings').execute();
  };
  /** Ten a minute is another test: here the counts begin anew. */
  const others = async (count: number) => {
    const ids: number[] = [];
    const { addAccount, addTicket } = await import('../people/fixture/people-server.ts');
    for (let nth = 0; nth < count; nth++) {
      const email = `more${Math.random()}@example.org`;
      ids.push(await addAccount(server.store, email));
      await addTicket(server.store, 'notes27', email, { email, TicketTypeName: 'Congress Ticket' });
    }
    return ids;
  };

  test('each reads what its visibility allows them', async () => {
    await empty();
    const { ada, eve, gold, guest, chair } = server.people;
    await written(ada, 'for all', { pVisibility: 'everybody' });
    await written(ada, 'for participants');
    await written(gold, 'for the moderators', { pVisibility: 'none' });
    await written(ada, 'mine', { pIsNote: 'true' });
    await written(ada, 'for me', { pVisibility: 'own' });
    expect(await words()).toEqual(['for all']);
    expect(await words(guest)).toEqual(['for all']);
    expect(await words(eve)).toEqual(['for participants', 'for all']);
    expect(await words(ada)).toEqual(['for me', 'for participants', 'for all']);
    expect(await words(gold)).toEqual(['for the moderators', 'for participants', 'for all']);
    expect(await words(chair)).toEqual(['for the moderators', 'for participants', 'for all']);
    expect([
      await words(ada, { pIsNote: 'true' }),
      await words(chair, { pIsNote: 'true' }),
      await words(undefined, { pIsNote: 'true' }),
    ]).toEqual([['mine'], [], []]);
  });

  test('who may not is refused, and learns nothing', async () => {
    await empty();
    const { ada, eve, guest } = server.people;
    expect(codeOf(await write(undefined, 'hello'))).toEqual([401, 'not-signed-in']);
    expect(codeOf(await write(guest, 'hello'))).toEqual([403, 'not-allowed']);
    expect(codeOf(await write(ada, 'hello', { pVisibility: 'none' }))).toEqual([403, 'not-allowed']);
    expect(codeOf(await write(ada, 'hello', { pUserId: String(eve) }))).toEqual([403, 'other-user']);
    expect(codeOf(await write(ada, '  \n '))).toEqual([400, 'invalid-request']);
    expect((await write(ada, 'x'.repeat(2001))).statusCode).toBe(400);
    for (const id of ['s-closed', 's-none']) {
      expect((await server.get(`/api/App/GetNotes?${at({ pSessionId: id })}`, { as: ada })).json()).toEqual(nothing);
      expect(codeOf(await write(ada, 'hello', { pSessionId: id }))).toEqual([404, 'not-found']);
    }
    expect((await server.get(`/api/App/GetNotes?${at({ pPresentationId: 'q-closed' })}`, { as: ada })).json()).toEqual(nothing);
    expect(codeOf(await server.get(`/api/App/GetNotes?${at({ pSessionId: 's-1', pUserId: String(eve) })}`, { as: ada }))).toEqual([
      403,
      'other-user',
    ]);
    expect(codeOf(await server.get('/api/App/GetNotes?id=demo%2Fheart27&pSessionId=s-talks', { as: ada }))).toEqual([409, 'switched-off']);
    const own = await written(ada, 'my own', { pIsNote: 'true' });
    for (const path of [`SetNoteInappropriate?${at({ pNoteId: own.NoteId })}`, `ChangeNote?${at({ pNoteId: own.NoteId })}`])
      expect(codeOf(await server.post(`/api/App/${path}`, { as: eve, payload: { pContent: 'other' } }))).toEqual([404, 'not-found']);
    expect(codeOf(await server.post(`/api/App/ModerateNote?${at({ pNoteId: own.NoteId, pDecision: 'remove' })}`, { as: eve }))[0]).toBe(
      403,
    );
  });

  test('who may take part writes, and who may not is told before that it is closed; own notes stay readable', async () => {
    await empty();
    const { ada, gold } = server.people;
    const closed = { pSessionId: 's-closed' };
    for (const pIsNote of ['false', 'true']) {
      expect(await read(gold, { ...closed, pIsNote })).toEqual({ Notes: [], Total: 0, Next: '' });
      expect(await read(ada, { ...closed, pIsNote })).toEqual(nothing);
    }
    expect(await read(undefined, { ...closed, pIsNote: 'true' })).toEqual(nothing);
    await written(gold, 'for all', { ...closed, pVisibility: 'everybody' });
    await written(gold, 'mine', { ...closed, pIsNote: 'true' });
    expect([await words(gold, closed), await words(ada, closed)]).toEqual([['for all'], []]);
    // The ticket is gone: the comments are closed, what was noted stays one's own.
    await server.store.db.updateTable('notes').set({ account_id: ada }).where('is_note', '=', 1).execute();
    const own = await read(ada, { ...closed, pIsNote: 'true' });
    expect(own).toMatchObject({ Notes: [{ Content: 'mine', IsOwn: true }], Total: 1, IsClosed: true });
    expect((await write(ada, 'more', { ...closed, pIsNote: 'true' })).statusCode).toBe(404);
  });

  test('a note that is written, changed or deleted is told to its owner alone; a comment is not told this way', async () => {
    await empty();
    const [one] = await others(1);
    const told: unknown[] = [];
    const stop = server.store.signals.subscribe(
      'exhibition_changed',
      (text) => void told.push(JSON.parse(text)),
      () => undefined,
    );
    // A database has to begin to listen first.
    await expect
      .poll(async () => {
        await server.store.signals.send('exhibition_changed', '"heard"');
        return told;
      })
      .toContain('heard');
    const { NoteId: pNoteId } = await written(one, 'mine', { pIsNote: 'true' });
    expect((await server.post(`/api/App/ChangeNote?${at({ pNoteId })}`, { as: one, payload: { pContent: 'mine, too' } })).statusCode).toBe(
      200,
    );
    expect((await server.delete(`/api/App/DeleteNote?${at({ pNoteId })}`, { as: one })).statusCode).toBe(200);
    await written(one, 'for others', { pVisibility: 'everybody' });
    const tell = expect.objectContaining({ group: 'notes', of: { accountId: one, company: '' } });
    await expect.poll(() => told.filter((text) => text !== 'heard')).toEqual([tell, tell, tell]);
    stop();
  });

  test('what is sent twice is one comment, with its key and without; a like and a report count once', async () => {
    await empty();
    const [one, two] = await others(2);
    const key = { 'idempotency-key': 'key-of-this-comment' };
    const first = await written(one, 'hello', {}, key);
    expect((await written(one, 'hello', {}, key)).NoteId).toBe(first.NoteId);
    expect((await written(one, 'hello')).NoteId).toBe(first.NoteId);
    expect(await words(one)).toEqual(['hello']);
    const like = (as: number, more = {}) => server.get(`/api/App/SetNoteLikeCount?event${at({ noteid: first.NoteId, ...more })}`, { as });
    const counts = [
      await like(two!),
      await like(two!),
      await like(one!),
      await like(two!, { pLike: 'false' }),
      await like(two!, { pLike: 'false' }),
    ];
    expect(counts.map((answer) => answer.json<{ LikeCount: number }>().LikeCount)).toEqual([1, 1, 2, 1, 1]);
    expect((await read(one)).Notes[0]).toMatchObject({ IsLiked: true, LikeCount: 1, IsOwn: true });
    expect((await read(two)).Notes[0]).toMatchObject({ IsLiked: false, IsOwn: false, ReportCount: 0 });
    for (let times = 0; times < 3; times++)
      await server.post(`/api/App/SetNoteInappropriate?${at({ pNoteId: first.NoteId })}`, { as: two });
    expect((await read(server.people.chair)).Notes[0]).toMatchObject({ ReportCount: 1, State: 'shown' });
  });

  test('hidden after reports with its replies, until a moderator has looked; removed for all but its author', async () => {
    await empty();
    const { chair } = server.people;
    const [author, two, three] = await others(3);
    const { NoteId } = await written(author, 'rude', { pVisibility: 'everybody' });
    const reply = await written(two, 'an answer', { parentId: NoteId });
    expect(reply).toMatchObject({ ParentId: NoteId, Visibility: 'everybody' });
    const report = (as: number) => server.post(`/api/App/SetNoteInappropriate?${at({ pNoteId: NoteId })}`, { as });
    await report(two!);
    expect(await words()).toEqual(['rude', 'an answer']);
    await report(three!);
    expect([await words(), await words(three), (await read(author)).Notes[0]!.State]).toEqual([[], [], 'hidden']);
    const review = async () => (await server.get(`/api/App/NotesToReview?${EVENT}`, { as: chair })).json<NoteEntry[]>();
    expect((await review()).map(({ Content, ReportCount, State }) => [Content, ReportCount, State])).toEqual([['rude', 2, 'hidden']]);
    expect(await review()).toMatchObject([{ SessionId: 's-1', Title: 'Open' }]);
    const decide = (pDecision: string) => server.post(`/api/App/ModerateNote?${at({ pNoteId: NoteId, pDecision })}`, { as: chair });
    expect((await decide('accept')).json()).toMatchObject({ State: 'shown' });
    expect([await words(), await review()]).toEqual([['rude', 'an answer'], []]);
    await decide('remove');
    expect([await words(), await words(two), (await read(author)).Notes[0]]).toMatchObject([[], [], { State: 'removed', Content: 'rude' }]);
    expect(codeOf(await write(two, 'again', { parentId: NoteId }))).toEqual([404, 'not-found']);
  });

  test('the author edits and deletes; an answered comment leaves its place', async () => {
    await empty();
    const [author, two] = await others(2);
    const { NoteId } = await written(author, 'first', { pVisibility: 'everybody' });
    const { NoteId: lonely } = await written(author, 'lonely', { pVisibility: 'everybody' });
    await written(two, 'an answer', { parentId: NoteId });
    const edited = await server.post(`/api/App/ChangeNote?${at({ pNoteId: NoteId })}`, { as: author, payload: { pContent: 'second' } });
    expect(edited.json()).toMatchObject({ Content: 'second', EditedAt: new Date(NOW).toISOString() });
    for (const id of [NoteId, lonely, lonely])
      expect((await server.delete(`/api/App/DeleteNote?${at({ pNoteId: id })}`, { as: author })).json()).toEqual({ Deleted: true });
    expect((await read(undefined)).Notes.map(({ Content, State, UserName }) => [Content, State, UserName])).toEqual([
      ['', 'deleted', ''],
      ['an answer', 'shown', 'Mira Sample'],
    ]);
    expect((await server.delete(`/api/App/DeleteNote?${at({ pNoteId: NoteId })}`, { as: two })).statusCode).toBe(404);
  });

  test('ten in a minute, and no more', async () => {
    await empty();
    const [one] = await others(1);
    for (let nth = 0; nth < 10; nth++) await written(one, `comment ${nth}`);
    expect(codeOf(await write(one, 'one more'))).toEqual([429, 'too-many']);
    // What is there already is no new one.
    expect((await write(one, 'comment 3')).statusCode).toBe(200);
  });

  test('a thousand comments come page by page, each once', async () => {
    await empty();
    const { ada } = server.people;
    const row = {
      event_id: server.eventId,
      account_id: ada,
      kind: 'session' as const,
      item_id: 's-1',
      parent_id: null,
      is_note: 0,
      visibility: 'everybody',
    };
    const many = Array.from({ length: 1000 }, (_, nth) => ({
      ...row,
      content: `number ${nth}`,
      state: 'open',
      created_at: NOW + nth,
      edited_at: null,
      changed_at: NOW + nth,
    }));
    await server.store.db.insertInto('notes').values(many).execute();
    const found: string[] = [];
    let before = '';
    do {
      const page = await read(undefined, before === '' ? {} : { before });
      expect(page.Total).toBe(1000);
      found.push(...page.Notes.map(({ NoteId }) => NoteId));
      before = page.Next;
    } while (before !== '');
    expect([found.length, new Set(found).size]).toEqual([1000, 1000]);
  });
});
