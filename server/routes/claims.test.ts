// Claiming tickets by the API, on each database: exactly one person gets a ticket, and what is refused says nothing of it.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databases, type TestDatabase } from '../fixture/stores.ts';
import { NOW } from '../fixture/test-app.ts';
import { registrationHash } from '../people/claims.ts';
import { addAccount, addTicket, peopleServer, type PeopleServer } from '../people/fixture/people-server.ts';

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

  run('a ticket that somebody has claimed is no more that of its address', async () => {
    await addTicket(server.store, 'heart27', 'R-2004', { surname: 'Given', email: 'given@example.org' });
    const claimed = await server.post('/api/Modules/ValidateRegistrationLogin?eventid=heart27&surname=Given&regnumber=R-2004', {
      as: mira,
    });
    expect(claimed.json()).toEqual({ Valid: true });
    const late = await addAccount(server.store, 'given@example.org');
    expect((await server.get('/api/modules/BookedTickets?eventid=heart27', { as: late })).statusCode).toBe(204);
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
});
