// Other kinds of admission, on each database: an invited person, and the service account of another server.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databases, type TestDatabase } from '../fixture/stores.ts';
import { NOW } from '../fixture/test-app.ts';
import { createAudit } from '../people/audit.ts';
import { addTicket, peopleServer, type PeopleServer } from '../people/fixture/people-server.ts';
import { invite } from '../people/invite.ts';
import { createCallers } from '../sessions/caller.ts';
import { createSessions } from '../sessions/sessions.ts';

const service = { name: 'notes', password: 'a long enough password' };

describe.each(databases)('$name', ({ available, make }) => {
  let database: TestDatabase;
  let server: PeopleServer;
  beforeAll(async () => {
    if (!available) return;
    database = await make();
    server = await peopleServer(database, service);
  });
  afterAll(async () => {
    if (!available) return;
    await server.close();
    await database.remove();
  });
  const run = test.runIf(available);

  run('who is invited takes the account over with the code, once, and holds the tickets of the address', async () => {
    const { db, signals } = server.store;
    const clock = { now: () => NOW };
    const sessions = createSessions({ db, signals, clock });
    const parts = { db, clock, sessions, callers: createCallers({ db, signals, clock, sessions }), audit: createAudit({ db, clock }) };
    const email = 'invited@example.org';
    await addTicket(server.store, 'heart27', 'I-1', { email });
    const { accountId, code } = await invite(
      parts,
      { instance: 'demo', email, firstname: 'Ina', surname: 'Invited', isStaff: false },
      'cli',
    );
    parts.callers.close();
    const [Password, Short] = ['a fine long passphrase 7', 'heart27'];
    const payload = {
      Email: email,
      Encrypted: code,
      ManageUserId: String(accountId),
      Password,
      ConfirmPassword: Password,
      AcceptTermsOfUse: true,
    };
    const take = () => server.post('/api/Token/ManageTransferFromBody', { payload: { ...payload, ContextModel: { Short } } });
    expect([(await take()).statusCode, (await take()).statusCode]).toEqual([200, 400]);
    expect((await server.get('/api/modules/BookedTickets?eventid=heart27', { as: accountId })).statusCode).toBe(200);
  });

  run('the service account is for other servers alone', async () => {
    const ask = (headers: Record<string, string> = {}, password = service.password) =>
      server.app.inject({ method: 'POST', url: '/api/Core/AuthenticationToken', payload: { username: 'notes', password }, headers });
    const token = await ask();
    expect([token.statusCode, token.json<{ ExpiresIn: number }>().ExpiresIn]).toEqual([200, 3600]);
    expect((await ask({}, 'wrong')).statusCode).toBe(401);
    const browsers: Record<string, string>[] = [{ origin: 'http://localhost:80' }, { 'sec-fetch-mode': 'cors' }, { cookie: 'a=b' }];
    for (const headers of browsers) expect((await ask(headers)).statusCode).toBe(403);
    const none = await peopleServer(database);
    const refused = await none.app.inject({
      method: 'POST',
      url: '/api/Core/AuthenticationToken',
      payload: { username: 'a', password: 'b' },
    });
    expect(refused.statusCode).toBe(404);
    await none.close();
  });
});
