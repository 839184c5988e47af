// Conversations, groups and directory by HTTP on each database: nobody reads or writes what is not theirs.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { OpenedThread, MessageThread } from '../../src/contract/messages.ts';
import { exhibitionServer, type ExhibitionServer } from '../exhibition/fixture/exhibition-server.ts';
import { databases, type TestDatabase } from '../fixture/stores.ts';
import { NOW } from '../fixture/test-app.ts';
import { messageCalls, messageFiles } from '../messages/fixture/message-calls.ts';
import { sendUnreadLetters } from '../messages/unread-letters.ts';

describe.each(databases.filter(({ available }) => available))('$name', ({ make }) => {
  let database: TestDatabase;
  let server: ExhibitionServer;
  beforeAll(async () => {
    database = await make();
    server = await exhibitionServer(database, messageFiles);
  });
  afterAll(async () => {
    await server.close();
    await database.remove();
  });
  beforeEach(async () => {
    for (const table of ['threads', 'message_blocks', 'message_reports', 'networking_profiles'] as const)
      await server.store.db.deleteFrom(table).execute();
  });

  const { message, at, code, allow, people, idOf, begin, read, write, act } = messageCalls(() => server);

  test('between participants: asked, accepted, written once; a third one finds nothing', async () => {
    await allow('ada');
    await allow('ben');
    const begun = await begin('ada', 'ben');
    expect(begun.statusCode).toBe(200);
    const { ThreadId: id } = begun.json<{ ThreadId: number }>();
    expect((await begin('ada', 'ben')).json()).toEqual({ ThreadId: id });
    expect(code(await write('ben', id))).toEqual([409, 'not-open']);
    expect(code(await act('AnswerThread', 'ada', { threadid: id, accept: 'true' }))).toEqual([409, 'not-asked']);
    expect((await act('AnswerThread', 'ben', { threadid: id, accept: 'true' })).json()).toEqual({ State: 'open' });
    const body = message('Yes');
    const twice = await Promise.all([write('ben', id, body), write('ben', id, body), write('ben', id, body)]);
    expect(twice.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(code(await write('ben', id, { ...body, Text: 'No' }))).toEqual([409, 'client-id-used']);
    const opened = (await read('ada', id)).json<OpenedThread>();
    expect(opened).toMatchObject({
      State: 'open',
      MayWrite: true,
      Messages: [
        { Text: 'Hello', IsOwn: true },
        { Text: 'Yes', IsOwn: false, ClientId: '' },
      ],
    });
    for (const who of ['cleo', 'staff 701', undefined]) {
      const status = who ? 404 : 401;
      const calls = [
        await read(who, id),
        await act('Thread', who, { threadid: id }, message('x')),
        await act('ReadThread', who, { threadid: id, messageid: 1 }),
        await act('AnswerThread', who, { threadid: id, accept: 'true' }),
        await act('BlockThread', who, { threadid: id, blocked: 'true' }),
        await act('ReportThread', who, { threadid: id }, { Reason: 'x' }),
        await act('CloseThread', who, { threadid: id, closed: 'true' }),
      ];
      expect(calls.map(({ statusCode }) => statusCode)).toEqual(calls.map(() => status));
    }
    expect((await write('ada', id, { ClientId: 'message-big', Text: 'x'.repeat(200_000) })).statusCode).toBe(413);
    expect((await write('ada', id, { ClientId: 'message-zero', Text: 'a\0' })).statusCode).toBe(400);
    // Deleted with either of them.
    await server.remove('cleo');
    expect((await read('ada', id)).statusCode).toBe(200);
  });

  test('blocked nobody writes, and who was blocked does not find them; only who blocked ends it', async () => {
    await allow('ada');
    await allow('ben');
    const person = await idOf('ada', 'ben');
    const { ThreadId: id } = (await begin('ada', 'ben')).json<{ ThreadId: number }>();
    await act('AnswerThread', 'ben', { threadid: id, accept: 'true' });
    expect((await act('BlockThread', 'ada', { threadid: id, blocked: 'true' })).json()).toEqual({ Blocked: 'own' });
    expect([code(await write('ben', id)), code(await write('ada', id))]).toEqual([
      [409, 'blocked'],
      [409, 'blocked'],
    ]);
    expect((await act('BlockThread', 'ben', { threadid: id, blocked: 'false' })).json()).toEqual({ Blocked: 'other' });
    expect([(await people('ben')).Total, (await people('ada')).Total]).toEqual([0, 0]);
    expect((await server.post(at('Messages/BeginThread', { personid: person }), 'ben', message('Hi'))).statusCode).toBe(404);
    expect((await act('ReportThread', 'ben', { threadid: id }, { Reason: 'Rude\nwords' })).json()).toEqual({ Reported: true });
    const reports = await server.store.db.selectFrom('message_reports').select(['thread_id', 'kind', 'reason', 'state']).execute();
    expect(reports).toEqual([{ thread_id: id, kind: 'direct', reason: 'Rude words', state: 'open' }]);
    await act('BlockThread', 'ada', { threadid: id, blocked: 'false' });
    expect((await write('ben', id)).statusCode).toBe(200);
  });

  test('nobody is written to, or listed, who has not allowed it', async () => {
    await allow('ada');
    expect((await people('ben')).Participants).toMatchObject([{ Name: 'Mira ada' }]);
    expect(code(await begin('ben', 'ada'))).toEqual([409, 'not-allowing']);
    await allow('ben', { IsListed: false, Interests: ['imaging', 'unknown'], About: ' Strain ' });
    expect((await server.get(at('Networking/Profile'), 'ben')).json()).toMatchObject({
      Interests: ['imaging'],
      About: 'Strain',
      IsListed: false,
    });
    expect((await people('ada')).Total).toBe(0);
    await allow('ben', { Interests: ['imaging'], TakesMessages: false, About: 'Strain' });
    expect((await people('ada', { interest: 'imaging', search: 'STRÁIN ben' })).Total).toBe(1);
    expect((await people('ada', { search: 'nobody' })).Total).toBe(0);
    const person = await idOf('ben', 'ada');
    expect((await server.post(at('Messages/BeginThread', { personid: person }), 'ada', message('Hi'))).statusCode).toBe(404);
    expect([(await server.get(at('Networking/Participants'))).statusCode, (await server.get(at('Networking/Profile'))).statusCode]).toEqual(
      [401, 401],
    );
  });

  test('groups: members alone see and write', async () => {
    const list = async (who: string) =>
      (await server.get(at('Messages/Threads', { list: 'group' }), who)).json<{ Threads: MessageThread[] }>().Threads;
    const [group] = await list('ada');
    expect([group?.Name, (await list('staff 701')).length, await list('ben')]).toEqual(['Young', 1, []]);
    expect((await write('ada', group!.ThreadId)).statusCode).toBe(200);
    expect((await read('staff 701', group!.ThreadId)).json()).toMatchObject({ Messages: [{ Text: 'More' }] });
    expect((await list('staff 701'))[0]!.Unread).toBe(1);
    expect([(await read('ben', group!.ThreadId)).statusCode, (await write('ben', group!.ThreadId)).statusCode]).toEqual([404, 404]);
  });

  test('a letter of what was not read for an hour, once; and everything goes with its person', async () => {
    await allow('staff 701');
    await allow('staff 703');
    await begin('staff 701', 'staff 703', 'Unread words');
    const { db } = server.store;
    const sentLetters: string[] = [];
    const parts = {
      people: {
        db,
        publicUrl: 'https://expo.example.org',
        limits: { demandFor: async () => {} },
        onProblem: (line: string) => expect(line).toBe(''),
        background: { run: (work: () => Promise<unknown>) => void work() },
        post: { send: async ({ to, text }: { to: string; text: string }) => void sentLetters.push(`${to} ${text}`) },
      },
      store: server.store,
      eventCache: {
        byId: async () => ({
          id: server.eventId,
          instance: 'demo',
          shortName: 'expo27',
          about: { name: 'Expo' },
          text: String,
          languageFor: () => 'en-GB',
          documents: { read: () => ({ brand: '#112233' }) },
        }),
      },
    } as unknown as Parameters<typeof sendUnreadLetters>[0];
    expect(await sendUnreadLetters(parts, NOW + 60_000)).toBe(0);
    expect(await sendUnreadLetters(parts, NOW + 3_700_000)).toBe(1);
    expect(await sendUnreadLetters(parts, NOW + 9_000_000)).toBe(0);
    expect(sentLetters).toEqual([expect.stringMatching(/^staff-703@example.org .*\/messages\/demo\/expo27/s)]);
    expect(sentLetters[0]).not.toContain('Unread words');
    await server.remove('staff 703');
    for (const table of ['threads', 'thread_messages', 'thread_members'] as const)
      expect(await db.selectFrom(table).selectAll().execute()).toEqual([]);
  });
});
