// Comments on open pages with the real client: each reader is told what the rules allow, on every server and from another process, once; removal follows.
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { NoteEntry } from '../../src/contract/notes.ts';
import { databases, type TestDatabase } from '../fixture/stores.ts';
import { NOW } from '../fixture/test-app.ts';
import { notesServer, type NotesServer } from '../notes/fixture/notes-server.ts';
import { addNote, addReport, changeContent, setLike, setState, type WrittenNote } from '../notes/write-notes.ts';
import { sessionCookie } from '../sessions/cookies.ts';
import { createSessions } from '../sessions/sessions.ts';
import { openStore } from '../store/store.ts';
import { client } from './fixture/client.ts';

/** Long enough for a write of another process to be found (1 s), and told. */
const SOON = { timeout: 3000 };
const A_MOMENT = 300;

describe.each(databases.filter(({ available }) => available))('$name', ({ make }) => {
  let database: TestDatabase;
  let server: NotesServer;
  let address = '';
  beforeAll(async () => {
    database = await make();
    server = await notesServer(database);
    await server.app.listen({ port: 0, host: '127.0.0.1' });
    address = `http://127.0.0.1:${(server.app.server.address() as AddressInfo).port}`;
  });
  afterAll(async () => {
    const closing = server.close();
    await pause(30);
    server.app.server.closeAllConnections();
    await closing;
    await database.remove();
  }, 60_000);

  const store = () => ({ db: server.store.db, signals: server.store.signals, now: NOW });
  const comment = (more: Partial<WrittenNote>): WrittenNote => ({
    eventId: server.eventId,
    accountId: server.people.ada,
    kind: 'session',
    item: 's-1',
    parentId: null,
    isNote: false,
    content: 'hello',
    visibility: 'everybody',
    ...more,
  });
  const cookieOf = async (accountId: number): Promise<string> => {
    const sessions = createSessions({ ...server.store, clock: { now: () => NOW } });
    const { secret } = await sessions.begin({ accountId, instance: 'demo', device: '', browser: '' });
    return `${sessionCookie('demo', false)}=${secret}`;
  };
  async function join(accountId?: number, group = 'session/s-1') {
    const cookie = accountId === undefined ? '' : await cookieOf(accountId);
    const connection = client(`${address}/notificationhub?eventShort=demo/notes27`, { headers: { Cookie: cookie } });
    const seen = new Map<string, NoteEntry>();
    const told: string[] = [];
    connection.on('NoteChanged', (note: NoteEntry) => {
      told.push(note.Content);
      seen.set(note.NoteId, note);
    });
    connection.on('NoteRemoved', (id: string) => void seen.delete(id));
    await connection.start();
    await connection.invoke('JoinGroup', `demo/notes27/${group}`);
    return {
      told,
      words: () => [...seen.values()].map(({ Content }) => Content),
      notes: () => [...seen.values()],
      stop: () => connection.stop(),
    };
  }

  test('each is told what they may see, and not one word more', async () => {
    const { ada, eve, guest } = server.people;
    const [visitor, participant, author, without, elsewhere] = [
      await join(),
      await join(eve),
      await join(ada),
      await join(guest),
      await join(eve, 'presentation/q-1'),
    ];
    await addNote(store(), comment({ content: 'all' }));
    const id = await addNote(store(), comment({ content: 'participants', visibility: 'participants' }));
    await addNote(store(), comment({ content: 'mine', isNote: true, visibility: 'own' }));
    await addNote(store(), comment({ content: 'none', visibility: 'none' }));
    await addNote(store(), comment({ content: 'talk', kind: 'presentation', item: 'q-1' }));
    await setLike(store(), id, eve, true);
    await expect.poll(() => author.notes().find(({ NoteId }) => NoteId === String(id))?.LikeCount, SOON).toBe(1);
    await expect
      .poll(() => [visitor, participant, author, without, elsewhere].map(({ words }) => words()), SOON)
      .toEqual([['all'], ['all', 'participants'], ['all', 'participants', 'none'], ['all'], ['talk']]);
    expect(participant.notes()[1]).toMatchObject({ IsLiked: true, IsOwn: false });
    expect(author.notes()[1]).toMatchObject({ IsLiked: false, IsOwn: true });
    await pause(A_MOMENT);
    expect(visitor.told).toEqual(['all']);
    await Promise.all([visitor, participant, author, without, elsewhere].map(({ stop }) => stop()));
  });

  test('what is closed or switched off cannot be joined', async () => {
    for (const group of ['session/s-closed', 'session/s-none', 'presentation/q-closed', 'session/'])
      await expect(join(server.people.eve, group), group).rejects.toThrow(/no comments here/);
  });

  test('edited, hidden, accepted, removed: the thread goes and comes with its first comment', async () => {
    const { ada, eve, gold } = server.people;
    const visitor = await join();
    const id = await addNote(store(), comment({ content: 'first' }));
    await addNote(store(), comment({ content: 'reply', parentId: id, accountId: eve }));
    await changeContent(store(), id, 'second', 'first');
    await expect.poll(visitor.words, SOON).toEqual(['second', 'reply']);
    await addReport(store(), id, eve);
    await addReport(store(), id, gold);
    await expect.poll(visitor.words, SOON).toEqual([]);
    await setState(store(), id, 'accepted');
    await expect.poll(visitor.words, SOON).toEqual(['second', 'reply']);
    await setState(store(), id, 'removed');
    await expect.poll(visitor.words, SOON).toEqual([]);
    await visitor.stop();
    expect(ada).toBeGreaterThan(0);
  });

  test('what another process writes is told, too', async () => {
    const visitor = await join();
    const other = await openStore(database.location);
    // Its clock may be another one.
    const own = { db: other.db, signals: other.signals, now: NOW - 86_400_000 };
    const id = await addNote(own, comment({ content: 'from the command line' }));
    await expect.poll(visitor.words, SOON).toEqual(['from the command line']);
    await setState(own, id, 'removed');
    await expect.poll(visitor.words, SOON).toEqual([]);
    await other.close();
    await visitor.stop();
  });
});
