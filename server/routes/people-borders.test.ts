// Borders of what anybody may send: forms where the specification has them, guesses at codes, and sign-ins that are only begun.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { databases } from '../fixture/stores.ts';
import { type IdentityServer, identityServer } from '../identity/fixture/identity-server.ts';
import { NOW } from '../fixture/test-app.ts';
import { sweep } from '../people/sweep.ts';

let server: IdentityServer;
beforeAll(async () => {
  server = await identityServer(await databases[0]!.make(), {
    people: { serviceAccount: { name: 'mill', password: 'a long word of the mill' } } as never,
  });
});
afterAll(async () => {
  await server.close();
});

const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
const send = (url: string, payload: string, headers = FORM) => server.app.inject({ method: 'POST', url, payload, headers });

test('the service account sends a form (A §7) or JSON; no other address takes a form', async () => {
  const good = await send('/api/Core/AuthenticationToken', 'username=mill&password=a+long+word+of+the+mill');
  expect([good.statusCode, typeof good.json<{ Token: string }>().Token]).toEqual([200, 'string']);
  expect((await send('/api/Core/AuthenticationToken', 'username=mill&password=wrong')).statusCode).toBe(401);
  expect((await send('/api/Core/AuthenticationToken', 'username=mill')).statusCode).toBe(400);
  for (const url of ['/api/Session/Start?shortName=heart27', '/api/Token/ForgotPasswordFromBody?shortname=heart27'])
    expect((await send(url, 'Email=a@example.org&ReturnUrl=/')).json()).toMatchObject({ error: { code: 'unsupported-type' } });
});

test('codes of registrations are guessed twenty times an hour from one network', async () => {
  const guess = (code: string, remoteAddress: string) =>
    server.app.inject({
      url: `/api/custominterfaces/EventsAir/EventsAir/ExternalUserData?eventid=heart27&externalAuthorizationCode=${code}`,
      remoteAddress,
    });
  const statuses = [];
  for (let nth = 0; nth < 21; nth += 1) statuses.push((await guess(`x${nth}`, '203.0.113.60')).statusCode);
  expect(statuses).toEqual([...Array.from({ length: 20 }, () => 404), 429]);
  expect((await guess('x', '203.0.113.61')).statusCode).toBe(404);
});

test('a return address that is too long is not stored, and an unfinished sign-in is deleted after an hour', async () => {
  const long = `/home/demo/heart27/en-GB?x=${'a'.repeat(3000)}`;
  const short = '/home/demo/heart27/en-GB?x=1';
  for (const ReturnUrl of [long, short]) await server.post('/api/Session/Start?shortName=heart27', { ReturnUrl });
  const kept = await server.store.db.selectFrom('sign_ins').select('return_url').orderBy('return_url').execute();
  expect(kept.map((row) => row.return_url)).toEqual(['', expect.stringMatching(/x=1$/)]);
  await sweep(server.store.db, NOW + 3_600_000);
  expect(await server.store.db.selectFrom('sign_ins').selectAll().execute()).toHaveLength(2);
  await sweep(server.store.db, NOW + 3_600_001);
  expect(await server.store.db.selectFrom('sign_ins').selectAll().execute()).toEqual([]);
});

test('an untrusted proxy is reported once', async () => {
  const lines: string[] = [];
  const logger = { level: 'warn', stream: { write: (line: string) => void lines.push(line) } };
  const proxied = await identityServer(await databases[0]!.make(), { logger });
  for (let nth = 0; nth < 3; nth += 1) await proxied.app.inject({ url: '/version.json', headers: { 'x-forwarded-for': '203.0.113.9' } });
  expect(lines.filter((line) => line.includes('FOYER_TRUST_PROXY'))).toHaveLength(1);
  await proxied.close();
});
