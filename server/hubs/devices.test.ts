// What is disconnected without a signal: sessions that ended, and accounts that were blocked, while the signal was lost.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { NOW, testServer, type TestServer } from '../fixture/test-app.ts';
import { createSessions, type Session } from '../sessions/sessions.ts';
import { createDevices, type Device } from './devices.ts';
import type { Member } from './hub.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

test('a review closes exactly the sessions that are no longer valid', async () => {
  const { db } = server.store;
  const clock = { now: () => NOW };
  const sessions = createSessions({ db, signals: server.store.signals, clock });
  // Word of an end never arrives.
  const silent = { ...sessions, onEnd: () => () => {} };
  const devices = createDevices<Device>({ db, sessions: silent }, (error) => expect(error).toBeUndefined());
  const account = async (email: string, blocked_at: number | null): Promise<number> =>
    (
      await db
        .insertInto('accounts')
        .values({
          instance_key: 'demo',
          email,
          email_key: email,
          first_name: '',
          surname: '',
          password_hash: null,
          confirmed_at: NOW,
          terms_accepted_at: NOW,
          created_at: NOW,
          blocked_at,
          profile: '{}',
          picture: '',
          is_professional: null,
          is_staff: 0,
        })
        .returning('id')
        .executeTakeFirstOrThrow()
    ).id;
  const closed: string[] = [];
  const told: unknown[][] = [];
  const connected = async (name: string, accountId: number): Promise<Session> => {
    const { session } = await sessions.begin({ accountId, instance: 'demo', device: '', browser: '' });
    const member: Member<Device> = {
      id: name,
      guest: { session },
      send: (...words) => void told.push(words),
      sendFrame: () => {},
      close: () => void closed.push(name),
    };
    devices.joined(member);
    return session;
  };
  const ada = await account('ada@example.org', null);
  await connected('holds', ada);
  const ended = await connected('ended', ada);
  const blocked = await connected('blocked', await account('bruno@example.org', NOW));
  await sessions.end({ hash: ended.hash });
  expect(closed).toEqual([]);
  await devices.review();
  expect(closed).toEqual(['ended', 'blocked']);
  // Of these two only one may not come back.
  expect(told).toEqual([['remoteLogout', blocked.uuid, false]]);
  devices.close();
});
