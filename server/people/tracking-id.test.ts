// The id for services that measure: for one who is signed in, where the event asks for it; it neither is nor reveals the account.
import { expect, onTestFinished, test } from 'vitest';
import { type ProtectedServer, protectedServer } from '../fixture/protected-server.ts';
import type { PrincipalName } from '../fixture/principals.ts';
import { createServerKeys } from './server-keys.ts';
import { trackingIdOf } from './tracking-id.ts';

async function made(): Promise<ProtectedServer> {
  const server = await protectedServer();
  onTestFinished(() => server.close());
  return server;
}
const ask = ({ app, cookies }: ProtectedServer, event: string, who?: PrincipalName) =>
  app.inject({
    url: `/api/Session/TrackingId?shortName=${event}`,
    headers: { host: 'heart.example.org', ...(who && { cookie: cookies[who]! }) },
  });

test('nobody gets one without signing in, or where the event does not ask for it', async () => {
  const server = await made();
  expect((await ask(server, 'heart27')).statusCode).toBe(401);
  expect((await ask(server, 'heart27', 'attendee')).statusCode).toBe(404);
});

test('who is signed in gets an id that is none of the account, the same at every call', async () => {
  const server = await made();
  const idOf = async (who: PrincipalName) => (await ask(server, 'protected27', who)).json<{ TrackingId: string }>().TrackingId;
  const [id, again, other] = [await idOf('attendee'), await idOf('attendee'), await idOf('other attendee')];
  expect(id).toMatch(/^[0-9a-f]{32}$/);
  expect([again === id, other === id]).toEqual([true, false]);
});

test('it is the same for an account, another one for each event, account and server', async () => {
  const [one, other] = await Promise.all([made(), made()]);
  const keys = createServerKeys(one.store.db);
  const id = await trackingIdOf(keys, 1, 7);
  expect(id).toMatch(/^[0-9a-f]{32}$/);
  expect(await trackingIdOf(createServerKeys(one.store.db), 1, 7)).toBe(id);
  const different = [
    await trackingIdOf(keys, 2, 7),
    await trackingIdOf(keys, 1, 8),
    await trackingIdOf(createServerKeys(other.store.db), 1, 7),
  ];
  expect(new Set([id, ...different]).size).toBe(4);
});
