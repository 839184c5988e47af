// foyer reports: what was reported about conversations with exhibitors and between participants is listed with its reason, accepted, removed; the words stay private.
import { join } from 'node:path';
import { beforeEach, expect, test, vi } from 'vitest';
import { storeReport } from '../../server/chat/stored-reports.ts';
import { storeMessageReport } from '../../server/messages/stored-message-reports.ts';
import { blocksOfAccount, setMessageBlock } from '../../server/messages/stored-networking.ts';
import { createThread } from '../../server/messages/stored-threads.ts';
import { beginChat } from '../../server/chat/stored-chats.ts';
import { addAccount } from '../../server/people/fixture/people-server.ts';
import { openStore } from '../../server/store/store.ts';
import { folderOf, foyer } from './fixture/recorded.ts';

const EVENT = 'society/spring';
const NOW = Date.parse('2027-05-03T07:30:00Z');
let data: string;

const withStore = async <T>(work: (store: Awaited<ReturnType<typeof openStore>>) => Promise<T>): Promise<T> => {
  const store = await openStore({ folder: data });
  return work(store).finally(() => store.close());
};

beforeEach(async () => {
  vi.stubEnv('DATABASE_URL', '');
  vi.stubEnv('FOYER_CLOCK', new Date(NOW).toISOString());
  data = join(folderOf(), 'store');
  vi.stubEnv('FOYER_DATA', data);
  const app = JSON.stringify({ event: { name: 'Spring', languages: ['en-GB'], timeZone: 'Europe/Berlin' } });
  const companies = JSON.stringify({ schemaVersion: 1, rows: [{ Id: '701', Name: 'Sample Devices', Chat: { Kind: 'text' } }] });
  await foyer('publish', folderOf({ 'society/spring/app.json': app, 'society/spring/data/companies.json': companies }));
  await withStore(async (store) => {
    const { id: eventId } = await store.db.selectFrom('events').select('id').executeTakeFirstOrThrow();
    for (const [surname, side] of [
      ['Okafor', 'visitor'],
      ['Lund', 'staff'],
    ] as const) {
      const accountId = await addAccount(store, `${surname}@example.org`, { surname });
      const person = { eventId, company: '701', accountId };
      await beginChat(store.db, person, NOW);
      const { id: chat_id } = await store.db.selectFrom('chats').select('id').where('account_id', '=', accountId).executeTakeFirstOrThrow();
      const message = { chat_id, account_id: accountId, is_staff: 0, client_id: 'a', content: 'secret words', sent_at: NOW };
      await store.db.insertInto('chat_messages').values(message).execute();
      await storeReport(store.db, person, { side, reason: `Reason of ${surname}` }, NOW);
    }
  });
  return () => vi.unstubAllEnvs();
});

const chats = () =>
  withStore(async ({ db }) => ({
    chats: (await db.selectFrom('chats').select('id').execute()).length,
    blocks: (await db.selectFrom('chat_blocks').select('side').execute()).map(({ side }) => side),
    states: (await db.selectFrom('chat_reports').select('state').orderBy('id').execute()).map(({ state }) => state),
  }));

test('listed with who, about whom and why, and without what was written', async () => {
  const { code, out } = await foyer('reports', 'list', EVENT);
  const text = out.join('\n');
  expect([code, text.includes('secret'), out.at(-1)]).toEqual([0, false, '2 reports']);
  expect(text).toMatch(/Okafor about Sample Devices/);
  expect(text).toMatch(/Sample Devices about .*Lund/);
  expect(text).toMatch(/open .* 1 message\n +Reason of Lund/);
});

test('removed, the conversation is gone and stays ended; accepted, both may write again', async () => {
  expect((await foyer('reports', 'remove', EVENT, '1')).out).toEqual(['Removed 1 report of society/spring.']);
  expect(await chats()).toEqual({ chats: 1, blocks: ['organiser'], states: ['removed', 'open'] });
  expect((await foyer('reports', 'list', EVENT, '--open')).out.at(-1)).toBe('1 report');
  await foyer('reports', 'accept', EVENT, '1', '2');
  expect(await chats()).toEqual({ chats: 1, blocks: [], states: ['accepted', 'accepted'] });
});

test.each([['9'], ['x']])('report %s is none, and nothing is changed', async (id) => {
  expect((await foyer('reports', 'remove', EVENT, '1', id)).code).toBe(2);
  expect((await chats()).states).toEqual(['open', 'open']);
});

/** Okafor reports a conversation with Lund. */
const reportThread = (kind: 'direct' | 'group'): Promise<void> =>
  withStore(async ({ db }) => {
    const { id: event_id } = await db.selectFrom('events').select('id').executeTakeFirstOrThrow();
    const [one, other] = await db.selectFrom('accounts').select('id').orderBy('id').execute();
    const key = kind === 'direct' ? `${one!.id}:${other!.id}` : 'juniors';
    const row = await createThread(db, { event_id, kind, thread_key: key, state: 'open' }, [one!.id, other!.id], NOW);
    const otherId = kind === 'direct' ? other!.id : 0;
    await storeMessageReport(db, row, { accountId: one!.id, otherId, reason: 'Advertising' }, NOW + 60_000);
  });

const threads = () =>
  withStore(async ({ db }) => {
    const [one] = await db.selectFrom('accounts').select('id').orderBy('id').execute();
    const { id: eventId } = await db.selectFrom('events').select('id').executeTakeFirstOrThrow();
    return {
      threads: (await db.selectFrom('threads').select('id').execute()).length,
      blocked: (await blocksOfAccount(db, { eventId, accountId: one!.id })).own.size,
      states: (await db.selectFrom('message_reports').select('state').execute()).map(({ state }) => state),
    };
  });

test('between participants: listed beside the others, newest first; removed, it is gone and the other is blocked until it is accepted', async () => {
  await reportThread('direct');
  expect((await foyer('reports', 'list', EVENT)).out.join('\n')).toMatch(
    /^m1 {2}.*Okafor about .*Lund\n +open .* 0 messages\n +Advertising\n2 /,
  );
  expect((await foyer('reports', 'remove', EVENT, 'm1', '1')).out).toEqual(['Removed 2 reports of society/spring.']);
  expect(await threads()).toEqual({ threads: 0, blocked: 1, states: ['removed'] });
  await foyer('reports', 'accept', EVENT, 'm1');
  expect(await threads()).toEqual({ threads: 0, blocked: 0, states: ['accepted'] });
});

test('a block that somebody made themselves outlives what is decided', async () => {
  await reportThread('direct');
  await withStore(async ({ db }) => {
    const [one, other] = await db.selectFrom('accounts').select('id').orderBy('id').execute();
    const { id: eventId } = await db.selectFrom('events').select('id').executeTakeFirstOrThrow();
    await setMessageBlock(db, { eventId, accountId: one!.id }, other!.id, true, NOW - 60_000);
  });
  await foyer('reports', 'remove', EVENT, 'm1');
  await foyer('reports', 'accept', EVENT, 'm1');
  expect(await threads()).toEqual({ threads: 0, blocked: 1, states: ['accepted'] });
});

test('the conversation of a group stays: told with what to do instead, and nothing is changed', async () => {
  await reportThread('group');
  const { code, err } = await foyer('reports', 'remove', EVENT, '1', 'm1');
  expect([code, (await chats()).states]).toEqual([2, ['open', 'open']]);
  expect(err.join('\n')).toMatch(/group juniors.*foyer groups remove society\/spring juniors/);
  expect((await foyer('reports', 'accept', EVENT, 'm1')).code).toBe(0);
  expect((await threads()).states).toEqual(['accepted']);
});
