// People and tickets by the API, on each database: own data alone, claims once, roles, tokens.
import { importJWK, jwtVerify } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readShared, hasShared } from '../../tests/support/shared.ts';
import { databases, type TestDatabase } from '../fixture/stores.ts';
import { NOW } from '../fixture/test-app.ts';
import { registrationHash } from '../people/claims.ts';
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
  const addCode = async (code: string, ticket: string): Promise<void> => {
    const { id } = await server.store.db
      .selectFrom('events')
      .select('id')
      .where('event_key', '=', 'demo/heart27')
      .executeTakeFirstOrThrow();
    const payload = JSON.stringify({ event: id, ticket, firstname: 'Cora', surname: 'Claim' });
    const row = { kind: 'registration' as const, account_id: null, payload, created_at: NOW, expires_at: NOW + 1000, used_at: null };
    await server.store.db
      .insertInto('codes')
      .values({ hash: registrationHash(id, code), ...row })
      .execute();
  };

  run('idor-dev-0: the user is the session’s, whatever ids the query and the body name', async () => {
    const reply = await server.get(`/api/Core/User?eventid=heart27&userid=${ben}&UserId=${ben}`, { as: mira });
    expect(reply.json()).toMatchObject({ UserId: String(mira), Email: 'Mira@example.org', Surname: 'Sample' });
    const changed = await server.post(`/api/Core/User?eventid=heart27&userid=${ben}`, {
      as: mira,
      payload: { UserId: ben, City: 'Mainz' },
    });
    expect(changed.json()).toMatchObject({ UserId: String(mira), City: 'Mainz' });
    expect((await server.get('/api/Core/User?eventid=heart27', { as: ben })).json()).toMatchObject({ City: '', Surname: 'Beispiel' });
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
    const payload = `{"City":"Trier",${JSON.stringify(field)}:${JSON.stringify(value)}}`;
    const reply = await server.post('/api/Core/User?eventid=heart27', {
      as: mira,
      payload,
      headers: { 'content-type': 'application/json' },
    });
    expect([200, 400]).toContain(reply.statusCode);
    const user: unknown = (await server.get('/api/Core/User?eventid=heart27', { as: mira })).json();
    expect(user).toMatchObject({ UserId: String(mira), Email: 'Mira@example.org', Firstname: 'Mira', Surname: 'Sample', City: 'Trier' });
    expect(Object.keys(user as object)).not.toContain(field === 'UserId' || field === 'Email' ? 'none' : field);
    const plain = (rows: typeof before) => rows.map((row) => ({ ...row, profile: '' }));
    const after = await accounts();
    expect(plain(after)).toEqual(plain(before));
    expect(JSON.parse(after.find(({ id }) => id === mira)!.profile)).not.toHaveProperty([field]);
    expect(after.find(({ id }) => id === ben)).toEqual(before.find(({ id }) => id === ben));
    expect(await server.store.db.selectFrom('tickets').selectAll().execute()).toEqual(tickets);
  });

  run('a field that is not sent stays, two changes at once are both kept', async () => {
    const change = (payload: object) => server.post('/api/Core/User?eventid=heart27', { as: ben, payload });
    const fields = ['Title', 'Institution', 'Department', 'Street', 'PostalCode', 'City', 'Country', 'Phone'];
    const replies = await Promise.all(fields.map((name) => change({ [name]: `new ${name}` })));
    expect(replies.map(({ statusCode }) => statusCode)).toEqual(fields.map(() => 200));
    const user = (await server.get('/api/Core/User?eventid=heart27', { as: ben })).json() as Record<string, string>;
    expect(fields.map((name) => user[name])).toEqual(fields.map((name) => `new ${name}`));
    expect(user['Surname']).toBe('Beispiel');
  });

  run('the form is complete when the fields of prefill are filled; a name it does not have is not asked for', async () => {
    const id = await addAccount(server.store, 'form@example.org');
    const complete = async () => (await server.get('/api/Core/UserComplete?eventid=lung27', { as: id })).json() as unknown;
    expect(await complete()).toEqual({ Complete: false, Missing: ['City', 'Country'] });
    await server.post('/api/Core/User?eventid=lung27', { as: id, payload: { City: 'Bonn', Country: ' ' } });
    expect(await complete()).toEqual({ Complete: false, Missing: ['Country'] });
    const role = async () =>
      (await server.post('/v2/Core/CheckPermissionsForRole?shortName=lung27&role=User&withCQCheck=true', { as: id })).json() as unknown;
    expect(await role()).toEqual({ HasPermission: false });
    await server.post('/api/Core/User?eventid=lung27', { as: id, payload: { Country: 'DE' } });
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

  run('of fifty who claim one ticket at once exactly one gets it, and the answers of the others tell nothing', async () => {
    await addTicket(server.store, 'heart27', 'R-1001', { surname: 'Müller-Lüdenscheidt' });
    const people = await Promise.all(Array.from({ length: 50 }, (_, at) => addAccount(server.store, `claim${at}@example.org`)));
    const claim = (as: number, surname: string, number: string) =>
      server.post(`/api/Modules/ValidateRegistrationLogin?eventid=heart27&surname=${encodeURIComponent(surname)}&regnumber=${number}`, {
        as,
      });
    const wrong = [await claim(mira, 'Sample', 'R-1001'), await claim(mira, 'Müller-Lüdenscheidt', 'R-1002'), await claim(mira, '', '')];
    const replies = await Promise.all(people.map((id) => claim(id, ' muller lüdenscheidt', 'r-1001')));
    const valid = replies.filter((reply) => reply.json<{ Valid: boolean }>().Valid);
    expect(valid).toHaveLength(1);
    const refused = [...wrong, ...replies.filter((reply) => !valid.includes(reply))];
    expect(new Set(refused.map(({ statusCode, body }) => `${statusCode} ${body}`))).toEqual(new Set(['200 {"Valid":false}']));
    const winner = people[replies.indexOf(valid[0]!)]!;
    const { account_id } = await server.store.db
      .selectFrom('tickets')
      .select('account_id')
      .where('external_key', '=', 'R-1001')
      .executeTakeFirstOrThrow();
    expect(account_id).toBe(winner);
    // Known at once, although callers are remembered; the same question again changes nothing.
    expect((await server.get('/api/modules/BookedTickets?eventid=heart27', { as: winner })).json()).toHaveLength(1);
    expect((await claim(winner, 'Müller-Lüdenscheidt', 'R-1001')).json()).toEqual({ Valid: true });
  });

  run('a ticket whose address is somebody’s confirmed account is theirs', async () => {
    await addTicket(server.store, 'heart27', 'R-2001', { surname: 'Beispiel', email: 'BEN@example.org' });
    const url = '/api/Modules/ValidateRegistrationLogin?eventid=heart27&surname=Beispiel&regnumber=R-2001';
    expect((await server.post(url, { as: mira })).json()).toEqual({ Valid: false });
    expect((await server.post(url, { as: ben })).json()).toEqual({ Valid: true });
  });

  run('an address that nobody has confirmed keeps no ticket from who has its number', async () => {
    await addAccount(server.store, 'squatter@example.org', { confirmed_at: null });
    await addTicket(server.store, 'heart27', 'R-2002', { surname: 'Squatter', email: 'squatter@example.org' });
    const url = '/api/Modules/ValidateRegistrationLogin?eventid=heart27&surname=Squatter&regnumber=R-2002';
    const holder = await addAccount(server.store, 'real@example.org');
    expect((await server.post(url, { as: holder })).json()).toEqual({ Valid: true });
  });

  run('a withdrawn ticket is claimed by nobody, neither by its number nor by its code', async () => {
    await addTicket(server.store, 'heart27', 'R-2003', { surname: 'Gone' });
    await server.store.db.updateTable('tickets').set({ withdrawn: 1 }).where('external_key', '=', 'R-2003').execute();
    await addCode('ext-gone', 'R-2003');
    const as = await addAccount(server.store, 'late@example.org');
    const claimed = await server.post('/api/Modules/ValidateRegistrationLogin?eventid=heart27&surname=Gone&regnumber=R-2003', { as });
    expect(claimed.json()).toEqual({ Valid: false });
    const booked = await server.get('/api/modules/BookedTickets?eventid=heart27&externalAuthorizationCode=ext-gone', { as });
    expect(booked.statusCode).toBe(400);
    const ticket = server.store.db.selectFrom('tickets').select('account_id').where('external_key', '=', 'R-2003');
    expect(await ticket.executeTakeFirst()).toEqual({ account_id: null });
    // The code is not used up: the organiser may give the ticket back.
    const code = server.store.db.selectFrom('codes').select('used_at').where('payload', 'like', '%R-2003%');
    expect(await code.executeTakeFirst()).toEqual({ used_at: null });
  });

  run('guessing is slowed down by person', async () => {
    const id = await addAccount(server.store, 'guess@example.org');
    const url = '/api/Modules/ValidateRegistrationLogin?eventid=heart27&surname=Nobody&regnumber=';
    const statuses: number[] = [];
    for (let at = 0; at < 12; at++) statuses.push((await server.post(url + at, { as: id })).statusCode);
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429, 429]);
  });

  run('an external code gives its ticket once; before that it names whom it is for', async () => {
    await addTicket(server.store, 'heart27', 'X-1', { surname: 'Claim' });
    await addCode('ext-77', 'X-1');
    const [one, other] = [await addAccount(server.store, 'code1@example.org'), await addAccount(server.store, 'code2@example.org')];
    const data = '/api/custominterfaces/EventsAir/EventsAir/ExternalUserData?eventid=heart27&externalAuthorizationCode=ext-77';
    expect((await server.get(data)).json()).toEqual({ Firstname: 'Cora', Surname: 'Claim' });
    const booked = '/api/modules/BookedTickets?eventid=heart27&externalAuthorizationCode=';
    const replies = await Promise.all([one, other].map((as) => server.get(`${booked}ext-77`, { as })));
    expect(replies.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 400]);
    expect((await server.get(data)).statusCode).toBe(404);
    expect((await server.get(`${booked}wrong`, { as: one })).statusCode).toBe(400);
    expect((await server.get('/api/modules/BookedTickets?eventid=lung27&externalAuthorizationCode=ext-77', { as: other })).statusCode).toBe(
      400,
    );
    // A link of another site cannot use a visitor's session for a code.
    const foreign = await server.get(`${booked}ext-77`, { as: one, headers: { 'sec-fetch-site': 'cross-site' } });
    expect(foreign.statusCode).toBe(403);
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
