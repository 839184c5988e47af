// People and tickets by the API, on each database: own data alone, roles, tokens.
import { importJWK, jwtVerify } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readShared, hasShared } from '../../tests/support/shared.ts';
import { databases, type TestDatabase } from '../fixture/stores.ts';
import { NOW } from '../fixture/test-app.ts';
import { addAccount, addTicket, peopleServer, type PeopleServer } from '../people/fixture/people-server.ts';
import { createServerKeys } from '../people/server-keys.ts';
import { webcastKeys } from '../people/webcast-key.ts';

type MassCase = { id: string; field: string; value: unknown };
const massCases: readonly MassCase[] = hasShared
  ? (JSON.parse(readShared('cases/net/mass-assignment.json')) as { cases: MassCase[] }).cases
  : [];

describe.each(databases)('$name', ({ available, make }) => {
  let database: TestDatabase;
  let server: PeopleServer;
  let [mira, ben]: [number, number] = [0, 0];
  beforeAll(async () => {
    if (!available) return;
    database = await make();
    server = await peopleServer(database);
    mira = await addAccount(server.store, 'Mira@example.org');
    ben = await addAccount(server.store, 'ben@example.org', { surname: 'Beispiel' });
  });
  afterAll(async () => {
    if (!available) return;
    await server.close();
    await database.remove();
  });
  const run = test.runIf(available);
  const accounts = () => server.store.db.selectFrom('accounts').selectAll().orderBy('id').execute();
  run('idor-dev-0: the user is the session’s, whatever ids the query and the body name', async () => {
    const reply = await server.get(`/api/Core/User?eventid=heart27&userid=${ben}&UserId=${ben}`, { as: mira });
    expect(reply.json()).toMatchObject({ UserId: String(mira), Email: 'Mira@example.org', Surname: 'Sample' });
    const changed = await server.post(`/api/Core/User?eventid=heart27&userid=${ben}`, {
      as: mira,
      payload: { UserId: ben, Contact: { City: 'Mainz' } },
    });
    expect(changed.json()).toMatchObject({
      UserId: String(mira),
      Contact: { City: 'Mainz' },
      NotTaken: [{ Field: 'UserId', Reason: 'read-only' }],
    });
    expect((await server.get('/api/Core/User?eventid=heart27', { as: ben })).json()).toMatchObject({
      Contact: { City: '' },
      Surname: 'Beispiel',
    });
    for (const url of ['/api/Core/User', '/api/Core/UserComplete', '/api/modules/BookedTickets'])
      expect((await server.get(`${url}?eventid=heart27`)).statusCode).toBe(401);
  });

  run('idor-dev-8: a ticket of another event grants nothing here', async () => {
    await addTicket(server.store, 'lung27', 'L-1', { email: 'mira@example.org' });
    const reply = await server.get('/api/modules/BookedTickets?eventid=lung27', { as: mira });
    expect([reply.statusCode, reply.json<unknown[]>().length]).toEqual([200, 1]);
    expect((await server.get('/api/modules/BookedTickets?eventid=heart27', { as: mira })).statusCode).toBe(204);
    expect((await server.get('/api/modules/BookedTickets?eventid=rival27', { as: mira })).statusCode).toBe(401);
    expect((await server.get('/api/modules/BookedTickets?eventid=lung27', { as: ben })).statusCode).toBe(204);
    expect((await server.post('/api/Core/BearerTokenWebcastAccess?eventshort=heart27', { as: mira })).statusCode).toBe(403);
  });

  run.each(massCases)('$id: $field in a profile changes nothing', async ({ field, value }) => {
    const before = await accounts();
    const tickets = await server.store.db.selectFrom('tickets').selectAll().execute();
    // As text, so that __proto__ and constructor arrive as they are.
    const payload = `{"Contact":{"City":"Trier"},${JSON.stringify(field)}:${JSON.stringify(value)}}`;
    const reply = await server.post('/api/Core/User?eventid=heart27', {
      as: mira,
      payload,
      headers: { 'content-type': 'application/json' },
    });
    expect([200, 400]).toContain(reply.statusCode);
    const user: unknown = (await server.get('/api/Core/User?eventid=heart27', { as: mira })).json();
    expect(user).toMatchObject({
      UserId: String(mira),
      Email: 'Mira@example.org',
      Firstname: 'Mira',
      Surname: 'Sample',
      Contact: { City: 'Trier' },
    });
    expect(Object.keys(user as object)).not.toContain(field === 'UserId' || field === 'Email' ? 'none' : field);
    const plain = (rows: typeof before) => rows.map((row) => ({ ...row, profile: '' }));
    const after = await accounts();
    expect(plain(after)).toEqual(plain(before));
    expect(JSON.parse(after.find(({ id }) => id === mira)!.profile)).not.toHaveProperty([field]);
    expect(after.find(({ id }) => id === ben)).toEqual(before.find(({ id }) => id === ben));
    expect(await server.store.db.selectFrom('tickets').selectAll().execute()).toEqual(tickets);
  });

  run('a field that is not sent stays, two changes at once are both kept', async () => {
    const change = (Contact: object) => server.post('/api/Core/User?eventid=heart27', { as: ben, payload: { Contact } });
    const fields = ['Institute', 'Department1', 'Street', 'ZipCode', 'City'];
    const replies = await Promise.all(fields.map((name) => change({ [name]: `new ${name}` })));
    expect(replies.map(({ statusCode }) => statusCode)).toEqual(fields.map(() => 200));
    const user = (await server.get('/api/Core/User?eventid=heart27', { as: ben })).json<{
      Contact: Record<string, string>;
      Surname: string;
    }>();
    expect(fields.map((name) => user.Contact[name])).toEqual(fields.map((name) => `new ${name}`));
    expect(user.Surname).toBe('Beispiel');
  });

  run('the form is complete when the fields of prefill are filled; a name it does not have is not asked for', async () => {
    const id = await addAccount(server.store, 'form@example.org');
    const complete = async () => (await server.get('/api/Core/UserComplete?eventid=lung27', { as: id })).json() as unknown;
    expect(await complete()).toEqual({ Complete: false, Missing: ['Contact.City', 'Contact.CountryId'] });
    await server.post('/api/Core/User?eventid=lung27', { as: id, payload: { Contact: { City: 'Bonn', CountryId: ' ' } } });
    expect(await complete()).toEqual({ Complete: false, Missing: ['Contact.CountryId'] });
    const role = async () =>
      (await server.post('/v2/Core/CheckPermissionsForRole?shortName=lung27&role=User&withCQCheck=true', { as: id })).json() as unknown;
    expect(await role()).toEqual({ HasPermission: false });
    await server.post('/api/Core/User?eventid=lung27', { as: id, payload: { Contact: { CountryId: 'de' } } });
    expect([await complete(), await role()]).toEqual([{ Complete: true, Missing: [] }, { HasPermission: true }]);
  });

  run('roles follow from tickets and staff, not from what is said', async () => {
    const holder = await addAccount(server.store, 'holder@example.org');
    const staff = await addAccount(server.store, 'staff@example.org', { is_staff: 1 });
    await addTicket(server.store, 'lung27', 'L-2', { email: 'holder@example.org', CompanyAccountId: '12' });
    const roles = async (as: number, more = '') =>
      Promise.all(
        ['User', 'TicketHolder', 'Exhibitor', 'SuperUser', 'superuser', 'toString'].map(async (role) => {
          const url = `/v2/Core/CheckPermissionsForRole?shortName=lung27&role=${role}${more}`;
          return (await server.post(url, { as })).json<{ HasPermission: boolean }>().HasPermission;
        }),
      );
    expect(await roles(holder)).toEqual([true, true, true, false, false, false]);
    // An invalid ticket of a company makes no exhibitor.
    const former = await addAccount(server.store, 'former@example.org');
    await addTicket(server.store, 'lung27', 'L-3', { email: 'former@example.org', CompanyAccountId: '12', IsValid: false, IsPayed: false });
    expect((await roles(former)).slice(2)).toEqual([false, false, false, false]);
    expect(await roles(holder, '&preview=true&container=terminal&sUser=true')).toEqual([true, true, true, false, false, false]);
    expect(await roles(staff)).toEqual([true, false, false, true, false, false]);
  });

  run('the webcast token holds five minutes and names nobody', async () => {
    await addTicket(server.store, 'heart27', 'H-web', { email: 'ben@example.org' });
    await server.post('/api/Core/User?eventid=heart27', { as: ben, payload: {} });
    const reply = await server.post('/api/Core/BearerTokenWebcastAccess?eventshort=heart27', { as: ben });
    expect([reply.statusCode, reply.json()]).toEqual([200, { ExpiresIn: 300 }]);
    const { verifies } = await webcastKeys(createServerKeys(server.store.db));
    const key = await importJWK(verifies);
    const token = String(reply.headers['authenticationtoken']);
    const verified = await jwtVerify(token, key, { audience: 'webcast', issuer: 'foyer', currentDate: new Date(NOW) });
    const { uuid } = await server.store.db.selectFrom('sessions').select('uuid').where('account_id', '=', ben).executeTakeFirstOrThrow();
    expect(verified.protectedHeader).toEqual({ alg: 'ES256', typ: 'JWT', kid: verifies.kid });
    expect(verified.payload).toEqual({
      aud: 'webcast',
      iss: 'foyer',
      sub: uuid,
      instance: 'demo',
      event: 'heart27',
      iat: NOW / 1000,
      exp: NOW / 1000 + 300,
    });
    await expect(jwtVerify(token, key, { audience: 'webcast', currentDate: new Date(NOW + 301_000) })).rejects.toThrow('exp');
  });

  run('withdrawn tickets are 410', async () => {
    const id = await addAccount(server.store, 'withdrawn@example.org');
    await addTicket(server.store, 'heart27', 'W-1', { email: 'withdrawn@example.org' });
    await server.store.db.updateTable('tickets').set({ withdrawn: 1 }).where('external_key', '=', 'W-1').execute();
    const reply = await server.get('/api/modules/BookedTickets?eventid=heart27', { as: id });
    expect([reply.statusCode, reply.json<{ error: { code: string } }>().error.code]).toEqual([410, 'tickets-withdrawn']);
  });

  run('an address that is not confirmed holds no ticket', async () => {
    const id = await addAccount(server.store, 'unconfirmed@example.org', { confirmed_at: null });
    await addTicket(server.store, 'heart27', 'U-1', { email: 'unconfirmed@example.org' });
    expect((await server.get('/api/modules/BookedTickets?eventid=heart27', { as: id })).statusCode).toBe(204);
  });

  run('a blocked device is signed out and noted without its words', async () => {
    const id = await addAccount(server.store, 'device@example.org');
    const reply = await server.post('/api/User/BlockUser?shortname=heart27&device=MARKER&browser=MARKER', { as: id });
    expect(reply.json()).toEqual({ Blocked: true });
    expect(String(reply.headers['set-cookie'])).toContain('foyer-session-demo=;');
    expect((await server.get('/api/Core/User?eventid=heart27', { as: id })).statusCode).toBe(401);
    const noted = await server.store.db.selectFrom('audit_log').selectAll().where('subject', '=', `account:${id}`).execute();
    expect(noted.map(({ kind }) => kind)).toEqual(['device-blocked']);
    expect(JSON.stringify(noted)).not.toContain('MARKER');
  });
});
