// Meetings and contacts on open pages with the real client: all learn within a second that a slot was booked; what is between two is told to those two alone.
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { expoPeople } from '../exhibition/fixture/exhibition-server.ts';
import { databases, type TestDatabase } from '../fixture/stores.ts';
import { NOW } from '../fixture/test-app.ts';
import { meetingServer, type MeetingServer } from '../meetings/fixture/meeting-server.ts';
import { sessionCookie } from '../sessions/cookies.ts';
import { createSessions } from '../sessions/sessions.ts';
import { announceBetween } from './exhibition-groups.ts';
import { client } from './fixture/client.ts';

const A_SECOND = 1000 * Number(process.env['FOYER_TEST_SLOWNESS'] ?? 1);
type Name = (typeof expoPeople)[number];

describe.each(databases.filter(({ available }) => available))('$name', ({ make }) => {
  let database: TestDatabase;
  let meetings: MeetingServer;
  let address = '';
  beforeAll(async () => {
    database = await make();
    meetings = await meetingServer(database);
    await meetings.server.app.listen({ port: 0, host: '127.0.0.1' });
    address = `http://127.0.0.1:${(meetings.server.app.server.address() as AddressInfo).port}`;
  });
  afterAll(async () => {
    const closing = meetings.server.close();
    await pause(30);
    meetings.server.app.server.closeAllConnections();
    await closing;
    await database.remove();
  }, 60_000);

  async function join(who: Name | undefined, group: string) {
    const { server } = meetings;
    const sessions = createSessions({ ...server.store, clock: { now: () => NOW } });
    const begun = who && (await sessions.begin({ accountId: server.accountId(who), instance: 'demo', device: '', browser: '' }));
    const cookie = begun ? `${sessionCookie('demo', false)}=${begun.secret}` : '';
    const connection = client(`${address}/notificationhub?eventShort=demo/expo27`, { headers: { Cookie: cookie } });
    const told: string[] = [];
    for (const name of ['MeetingsChanged', 'ContactsChanged', 'RatingsChanged']) connection.on(name, () => void told.push(name));
    await connection.start();
    const joined = await connection.invoke('JoinGroup', `demo/expo27/${group}`).then(
      () => true,
      () => false,
    );
    return { told, joined, stop: () => connection.stop() };
  }

  test('who looks at the slots is told at once that one was booked, signed in or not; leaving ends it', async () => {
    const [visitor, ben, contacts] = [await join(undefined, 'meetings'), await join('ben', 'meetings'), await join('ben', 'contacts')];
    expect((await meetings.book('ada', 'a.2')).statusCode).toBe(200);
    await expect.poll(() => [visitor.told, ben.told], { timeout: A_SECOND }).toEqual([['MeetingsChanged'], ['MeetingsChanged']]);
    await visitor.stop();
    await pause(400);
    await meetings.cancel('ada', 'a.2');
    await expect.poll(() => ben.told.length, { timeout: A_SECOND }).toBe(2);
    expect([visitor.told.length, contacts.told]).toEqual([1, []]);
    await Promise.all([ben.stop(), contacts.stop()]);
  });

  test('what is between an account and a company is told to those two; visitors have no contacts to follow', async () => {
    const { server } = meetings;
    const { eventId } = server;
    const names = ['ada', 'ben', 'staff 701', 'staff 702'] as const;
    const members = await Promise.all(names.map((name) => join(name, 'contacts')));
    expect(await join(undefined, 'contacts').then(async ({ joined, stop }) => (await stop(), joined))).toBe(false);
    await announceBetween(server.store, 'contacts', { eventId, accountId: server.accountId('ada'), company: '701' });
    await expect.poll(() => members.map(({ told }) => told.length), { timeout: A_SECOND }).toEqual([1, 0, 1, 0]);
    await announceBetween(server.store, 'contacts', { eventId, accountId: server.accountId('ben'), company: '*' });
    await expect.poll(() => members.map(({ told }) => told.length), { timeout: A_SECOND }).toEqual([1, 1, 2, 1]);
    await Promise.all(members.map(({ stop }) => stop()));
  });

  test('that somebody has rated is told to their own devices alone', async () => {
    const { server } = meetings;
    const members = await Promise.all((['ada', 'ada', 'ben'] as const).map((name) => join(name, 'ratings')));
    expect(await join(undefined, 'ratings').then(async ({ joined, stop }) => (await stop(), joined))).toBe(false);
    await announceBetween(server.store, 'ratings', { eventId: server.eventId, accountId: server.accountId('ada'), company: '' });
    await expect.poll(() => members.map(({ told }) => told), { timeout: A_SECOND }).toEqual([['RatingsChanged'], ['RatingsChanged'], []]);
    await Promise.all(members.map(({ stop }) => stop()));
  });
});
