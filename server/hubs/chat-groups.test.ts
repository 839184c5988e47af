// Chats on open pages with the real client: each side is told of its own conversations once and in order, nobody of others', and not after their ticket is gone.
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ChatChange } from '../../src/contract/chat.ts';
import { chatFiles } from '../chat/fixture/chat-files.ts';
import { announceChat } from '../chat/chat-signals.ts';
import { addMessage } from '../chat/stored-messages.ts';
import { exhibitionServer, type ExhibitionServer, type expoPeople } from '../exhibition/fixture/exhibition-server.ts';
import { databases, type TestDatabase } from '../fixture/stores.ts';
import { NOW } from '../fixture/test-app.ts';
import { sessionCookie } from '../sessions/cookies.ts';
import { createSessions } from '../sessions/sessions.ts';
import { client } from './fixture/client.ts';

const SOON = { timeout: 3000 };
const A_MOMENT = 300;
type Name = (typeof expoPeople)[number];

describe.each(databases.filter(({ available }) => available))('$name', ({ make }) => {
  let database: TestDatabase;
  let server: ExhibitionServer;
  let address = '';
  beforeAll(async () => {
    database = await make();
    server = await exhibitionServer(database, chatFiles);
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

  const sessions = () => createSessions({ ...server.store, clock: { now: () => NOW } });
  async function join(who: Name | undefined, company = '701') {
    const begun = who && (await sessions().begin({ accountId: server.accountId(who), instance: 'demo', device: '', browser: '' }));
    const cookie = begun ? `${sessionCookie('demo', false)}=${begun.secret}` : '';
    const connection = client(`${address}/notificationhub?eventShort=demo/expo27`, { headers: { Cookie: cookie } });
    const told: ChatChange[] = [];
    const presence: boolean[] = [];
    connection.on('ChatChanged', (changed: ChatChange) => void told.push(changed));
    connection.on('ChatPresence', ({ StaffPresent }: { StaffPresent: boolean }) => void presence.push(StaffPresent));
    await connection.start();
    const stop = () => connection.stop();
    await connection.invoke('JoinGroup', `demo/expo27/chat/${company}`).catch(async (error: unknown) => {
      await stop();
      throw error;
    });
    return { told, presence, connection, stop, words: () => told.flatMap(({ Message }) => Message?.Text ?? []) };
  }
  let names = 0;
  const write = async (who: Name, Text: string, query: Record<string, string> = {}) => {
    const asked = new URLSearchParams({ eventid: server.event, id: '701', ...query }).toString();
    const answer = await server.post(`/api/Exhibition/Chat?${asked}`, who, { ClientId: `message-${(names += 1)}`, Text });
    return answer.json<{ ChatId: number }>();
  };

  test('two visitors and the staff of two companies: each is told what is theirs, in order, and not one word more', async () => {
    const [ada, again, ben, staff, colleague, others] = [
      await join('ada'),
      await join('ada'),
      await join('ben'),
      await join('staff 701'),
      await join('staff 701'),
      await join('staff 702', '702'),
    ];
    const everybody = [ada, again, ben, staff, colleague, others];
    const { ChatId } = await write('ada', 'first of ada');
    await write('ben', 'first of ben');
    await write('staff 701', 'answer to ada', { chatid: String(ChatId) });
    for (let nth = 0; nth < 5; nth += 1) await write('ada', `more ${nth}`);
    await write('ben', 'to the others', { id: '702' });
    const ofAda = ['first of ada', 'answer to ada', ...Array.from({ length: 5 }, (_, nth) => `more ${nth}`)];
    const ofStaff = ['first of ada', 'first of ben', ...ofAda.slice(1)];
    await expect
      .poll(() => everybody.map(({ words }) => words()), SOON)
      .toEqual([ofAda, ofAda, ['first of ben'], ofStaff, ofStaff, ['to the others']]);
    expect(ada.told[0]!.Message).toMatchObject({ IsOwn: true, ClientId: expect.stringMatching(/^message-/) });
    expect(staff.told[0]!.Message).toMatchObject({ IsOwn: false, ClientId: '' });
    // Read, closed and deleted: told without words, to both sides.
    const mark = new URLSearchParams({ eventid: server.event, id: '701', messageid: String(ada.told.at(-1)!.Message!.MessageId) });
    await server.post(`/api/Exhibition/ReadChat?${mark.toString()}&chatid=${ChatId}`, 'staff 701');
    await expect.poll(() => ada.told.at(-1), SOON).toMatchObject({ Message: null, StaffRead: Number(mark.get('messageid')) });
    // Blocked, and ended again: told to both sides as each sees it, and to nobody else.
    const block = (on: string) =>
      server.post(`/api/Exhibition/BlockChat?${new URLSearchParams({ eventid: server.event, id: '701', blocked: on }).toString()}`, 'ada');
    const blocked = () => [ada, staff].map(({ told }) => told.at(-1)?.Blocked);
    await block('true');
    await expect.poll(blocked, SOON).toEqual(['own', 'other']);
    await block('false');
    await expect.poll(blocked, SOON).toEqual(['none', 'none']);
    await server.delete(`/api/Exhibition/Chat?${new URLSearchParams({ eventid: server.event, id: '701' }).toString()}`, 'ada');
    await expect.poll(() => [again, staff].map(({ told }) => told.at(-1)?.IsDeleted), SOON).toEqual([true, true]);
    await pause(A_MOMENT);
    expect(ben.told).toHaveLength(1);
    expect(others.told).toHaveLength(1);
    await Promise.all(everybody.map(({ stop }) => stop()));
  });

  test('visitors without sign-in, of a company without text chat, of a closed profile, and of one conversation by its id: nobody joins', async () => {
    const { ChatId } = await write('cleo', 'mine');
    const refused: [Name | undefined, string][] = [
      [undefined, '701'],
      ['ada', '704'],
      ['ada', '706'],
      ['ada', '703'],
      ['ada', ''],
      ['ada', `701/${ChatId}`],
      ['staff 702', `701/${ChatId}`],
    ];
    for (const [who, company] of refused) await expect(join(who, company), `${who} ${company}`).rejects.toThrow(/no chat here/);
  });

  test('whose ticket or session ends is told nothing more', async () => {
    const [staff, visitor] = [await join('staff 703', '703'), await join('staff 703', '701')];
    await server.store.db.updateTable('tickets').set({ withdrawn: 1 }).where('external_key', '=', 't-staff 703').execute();
    await server.store.signals.send('people_changed', 'all');
    await pause(50);
    const accountId = server.accountId('ben');
    const person = { eventId: server.eventId, company: '703', accountId };
    const added = await addMessage(
      server.store.db,
      { chat: person, accountId, isStaff: false, clientId: 'client-703', content: 'secret' },
      NOW,
    );
    await announceChat(server.store, { ...person, ...added! });
    await pause(A_MOMENT);
    expect(staff.told).toEqual([]);
    // With their session their connection ends.
    await sessions().end({ accountId: server.accountId('staff 703') });
    await expect.poll(() => visitor.connection.state, SOON).toBe('Disconnected');
    await Promise.all([staff.stop(), visitor.stop()]);
  });

  test('visitors are told when staff come and go', async () => {
    const visitor = await join('cleo', '702');
    const first = await join('staff 702', '702');
    const second = await join('staff 702', '702');
    await expect.poll(() => visitor.presence, SOON).toEqual([true]);
    await first.stop();
    await pause(A_MOMENT);
    expect(visitor.presence).toEqual([true]);
    await second.stop();
    await expect.poll(() => visitor.presence, SOON).toEqual([true, false]);
    await visitor.stop();
  });
});
