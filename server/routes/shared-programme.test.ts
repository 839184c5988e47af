// A programme shared by a link, on each database: what its readers get is theirs to see, the owner stays unnamed unless they say so, and a revoked link opens nothing.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { SharedProgramme } from '../../src/contract/shared-programme.ts';
import { type PrincipalName, principalNames } from '../fixture/principals.ts';
import { type ProtectedServer, protectedServer } from '../fixture/protected-server.ts';
import { databases, type TestDatabase } from '../fixture/stores.ts';
import { personalTables } from '../people/personal-tables.ts';
import { exportPerson } from '../people/export-person.ts';
import { accountsNamed } from '../people/find-account.ts';
import { addAccount, peopleServer, type PeopleServer } from '../people/fixture/people-server.ts';

const lunch = {
  Id: 'lunch-2027',
  Title: 'Lunch',
  Place: 'Café',
  StartDateTime: '2027-05-03T10:00:00Z',
  EndDateTime: '2027-05-03T11:00:00Z',
};
const hidden = { ShowsName: false, ShowsAppointments: false };

describe.each(databases)('$name', ({ available, make }) => {
  let database: TestDatabase;
  let server: PeopleServer;
  let mira = 0;
  beforeAll(async () => {
    if (!available) return;
    database = await make();
    server = await peopleServer(database);
  });
  afterAll(async () => {
    if (!available) return;
    await server.close();
    await database.remove();
  });
  beforeEach(async () => {
    if (!available) return;
    await server.store.db.deleteFrom('accounts').where('email_key', '=', 'mira@example.org').execute();
    mira = await addAccount(server.store, 'mira@example.org');
    await server.post(path('PersonalProgram'), { as: mira, payload: ['s-opening'] });
    await server.post(path('PersonalProgramPresentation'), { as: mira, payload: ['q-1'] });
    await server.post(path('PersonalAppointments'), { as: mira, payload: lunch });
  });
  const run = test.runIf(available);
  const path = (name: string, event = 'heart27') => `/api/Modules/${name}/?eventid=${event}`;
  const share = async (payload: object = hidden) =>
    (await server.post(path('PersonalShare'), { as: mira, payload })).json<{ Key: string }>().Key;
  const open = (Key: string, event?: string) => server.post(path('SharedProgram', event), { payload: { Key } });
  const read = async (key: string) => (await open(key)).json<SharedProgramme>();

  run('whoever has the link reads the sessions, and of the owner what they have said', async () => {
    const plain = await read(await share());
    expect(plain.Sessions.map(({ Id }) => Id)).toContain('s-opening');
    expect([plain.SessionIds, plain.PresentationIds, plain.Name, plain.Appointments]).toEqual([['s-opening'], ['q-1'], '', []]);
    expect(JSON.stringify(plain)).not.toMatch(/Mira|mira@|Lunch/);
    expect((await read(await share({ ShowsName: true, ShowsAppointments: false }))).Name).toBe('Mira Sample');
    expect((await read(await share({ ShowsName: false, ShowsAppointments: true }))).Appointments).toMatchObject([
      { Title: 'Lunch', Place: 'Café' },
    ]);
    expect((await server.get(path('PersonalShare'), { as: mira })).json()).toMatchObject({ ShowsName: false, ShowsAppointments: true });
  });

  run('it follows the programme; a new link ends the old one, and a revoked one opens nothing', async () => {
    const first = await share();
    await server.delete(`${path('PersonalProgram')}&pSessionId=s-opening`, { as: mira });
    expect((await read(first)).SessionIds).toEqual([]);
    const second = await share();
    expect([(await open(first)).statusCode, (await open(second)).statusCode]).toEqual([404, 200]);
    expect((await open(second, 'lung27')).statusCode).toBe(404);
    const revoke = () => server.delete(path('PersonalShare'), { as: mira });
    expect([(await revoke()).json(), (await revoke()).json()]).toEqual([{ Removed: true }, { Removed: false }]);
    expect((await open(second)).statusCode).toBe(404);
    expect((await server.get(path('PersonalShare'), { as: mira })).json()).toEqual({ ...hidden, MadeAt: '' });
  });

  run('a visitor makes none; that of a blocked owner, and of one who is deleted, opens nothing', async () => {
    expect((await server.post(path('PersonalShare'), { payload: hidden })).statusCode).toBe(401);
    const key = await share();
    const block = (blocked_at: number | null) =>
      server.store.db.updateTable('accounts').set({ blocked_at }).where('id', '=', mira).execute();
    await block(1);
    expect((await open(key)).statusCode).toBe(404);
    await block(null);
    expect((await open(key)).statusCode).toBe(200);
    const [account] = await accountsNamed(server.store.db, 'mira@example.org');
    await personalTables['personal_shares']!.remove?.(server.store.db, account!);
    expect((await open(key)).statusCode).toBe(404);
    expect(await server.store.db.selectFrom('personal_shares').selectAll().execute()).toEqual([]);
  });

  run('an export says that there is one, and has neither secret nor hash', async () => {
    const key = await share({ ShowsName: true, ShowsAppointments: false });
    const [account] = await accountsNamed(server.store.db, 'mira@example.org');
    const text = JSON.stringify(await exportPerson(server.store.db, account!));
    expect(text).toContain('"showsName":true');
    const { hash } = await server.store.db.selectFrom('personal_shares').select('hash').executeTakeFirstOrThrow();
    expect(text).not.toContain(hash);
    expect(text).not.toContain(key);
    expect(hash).not.toContain(key);
  });
});

describe('access', () => {
  let server: ProtectedServer;
  beforeAll(async () => {
    server = await protectedServer();
  });
  afterAll(() => server.close());
  const call = (method: 'GET' | 'POST', url: string, who: PrincipalName, payload?: object) =>
    server.app.inject({
      method,
      url,
      headers: { host: 'heart.example.org', 'sec-fetch-site': 'same-origin', ...(server.cookies[who] && { cookie: server.cookies[who] }) },
      ...(payload && { payload }),
    });
  const path = (name: string) => `/api/Modules/${name}/?eventid=protected27`;

  test('each reader gets the rows that the programme has for them, not those of the owner', async () => {
    await call('POST', path('PersonalProgram'), 'super user', ['s-open', 's-closed', 's-company']);
    const { Key } = (await call('POST', path('PersonalShare'), 'super user', hidden)).json<{ Key: string }>();
    const rows = new Map<PrincipalName, string>();
    for (const who of principalNames) {
      const shared = (await call('POST', path('SharedProgram'), who, { Key })).json<SharedProgramme>();
      const own = (await call('GET', '/api/Modules/PAGSessionsV2?eventid=protected27&language=en-GB', who)).json<unknown>();
      expect(shared.Sessions, who).toEqual(own);
      rows.set(who, JSON.stringify(shared));
    }
    expect(rows.get('visitor')).not.toBe(rows.get('attendee'));
    expect(rows.get('visitor')).not.toBe(rows.get('super user'));
  });
});
