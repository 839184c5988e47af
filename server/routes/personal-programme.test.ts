// Personal programmes by the API, on each database: own account alone, what is sent twice, what the event does not have, limits, the secret calendar.
import ICAL from 'ical.js';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { databases, type TestDatabase } from '../fixture/stores.ts';
import { NOW } from '../fixture/test-app.ts';
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

describe.each(databases)('$name', ({ available, make }) => {
  let database: TestDatabase;
  let server: PeopleServer;
  let [mira, ben]: [number, number] = [0, 0];
  beforeAll(async () => {
    if (!available) return;
    database = await make();
    server = await peopleServer(database);
    mira = await addAccount(server.store, 'mira@example.org');
    ben = await addAccount(server.store, 'ben@example.org');
  });
  afterAll(async () => {
    if (!available) return;
    await server.close();
    await database.remove();
  });
  beforeEach(async () => {
    if (!available) return;
    for (const table of ['favourites', 'appointments', 'personal_calendars'] as const) await server.store.db.deleteFrom(table).execute();
  });
  const run = test.runIf(available);
  const path = (name: string, more = '') => `/api/Modules/${name}/?eventid=heart27${more}`;
  const add = (name: string, payload: unknown, as = mira) => server.post(path(name), { as, payload: payload as object });
  const schedule = async (as = mira) =>
    (await server.get(path('PagPersonalSchedule'), { as }))
      .json<{ SessionId: unknown; PresentationId: unknown; UserId: unknown }[]>()
      .map(({ SessionId, PresentationId, UserId }) => [SessionId, PresentationId, UserId]);

  run('a number is the id with its digits', async () => {
    await server.publish('digits27', {
      'demo/digits27/app.json': JSON.stringify({
        schemaVersion: 1,
        event: { name: 'Digits', timeZone: 'Europe/Berlin', startDate: '2027-05-03', endDate: '2027-05-03', languages: ['en-GB'] },
        defaults: { disableAuth: true },
      }),
      'demo/digits27/data/sessions.json': JSON.stringify({
        schemaVersion: 1,
        rows: [{ Id: '1014', Name: 'Opening', StartDateTime: '2027-05-03T09:00', EndDateTime: '2027-05-03T10:00' }],
      }),
    });
    const answer = await server.post('/api/Modules/PersonalProgram/?eventid=digits27', { as: mira, payload: [1014, '1014'] });
    expect([answer.statusCode, answer.json()]).toEqual([200, { Added: 1 }]);
  });

  run('what is added once or twice is there once; ids the event does not have are left out; nobody else has it', async () => {
    expect((await add('PersonalProgram', ['s-opening', 's-opening', 'nothing', "' or 1=1 --"])).json()).toEqual({ Added: 1 });
    expect((await add('PersonalProgram', ['s-opening'])).json()).toEqual({ Added: 0 });
    expect((await add('PersonalProgramPresentation', ['q-1'])).json()).toEqual({ Added: 1 });
    expect((await add('PersonalProgramUser', ['p-okafor'])).json()).toEqual({ Added: 1 });
    const items = await schedule();
    expect(items).toHaveLength(3);
    expect(items).toEqual(
      expect.arrayContaining([
        ['s-opening', 0, 0],
        [0, 'q-1', 0],
        [0, 0, 'p-okafor'],
      ]),
    );
    expect(await schedule(ben)).toEqual([]);
  });

  run('what is removed is gone, once, and for its owner alone', async () => {
    await add('PersonalProgram', ['s-opening', 's-talks']);
    await add('PersonalProgram', ['s-opening'], ben);
    const remove = () => server.delete(path('PersonalProgram', '&pSessionId=s-opening'), { as: mira });
    expect([(await remove()).json(), (await remove()).json()]).toEqual([{ Removed: true }, { Removed: false }]);
    expect([await schedule(), await schedule(ben)]).toEqual([[['s-talks', 0, 0]], [['s-opening', 0, 0]]]);
    await add('PersonalProgramPresentation', ['q-1']);
    await add('PersonalProgramUser', ['p-okafor']);
    await server.delete(path('PersonalProgramPresentation', '&pPresentationId=q-1'), { as: mira });
    await server.delete(path('PersonalProgramUser', '&pProgramType=Speaker&pUserId=p-okafor'), { as: mira });
    expect(await schedule()).toEqual([['s-talks', 0, 0]]);
    await add('PersonalProgram', ['s-opening']);
    await add('PersonalAppointments', lunch);
    expect((await server.delete(path('PersonalProgramAll'), { as: mira })).json()).toEqual({ Removed: 3 });
    expect([await schedule(), await schedule(ben)]).toEqual([[], [['s-opening', 0, 0]]]);
  });

  run('a visitor has none, another site adds none, and no more than 2,000 are stored', async () => {
    expect((await server.get(path('PagPersonalSchedule'))).statusCode).toBe(401);
    expect((await server.post(path('PersonalProgram'), { payload: ['s-opening'] })).statusCode).toBe(401);
    const foreign = { as: mira, payload: ['s-opening'], headers: { 'sec-fetch-site': 'cross-site' } };
    expect((await server.post(path('PersonalProgram'), foreign)).statusCode).toBe(403);
    const { id } = await server.store.db
      .selectFrom('events')
      .select('id')
      .where('event_key', '=', 'demo/heart27')
      .executeTakeFirstOrThrow();
    const row = (nth: number) => ({ account_id: mira, event_id: id, kind: 'session' as const, item_id: `x-${nth}`, created_at: NOW });
    for (let from = 0; from < 2000; from += 100)
      await server.store.db
        .insertInto('favourites')
        .values(Array.from({ length: 100 }, (_, nth) => row(from + nth)))
        .execute();
    const answer = await add('PersonalProgram', ['s-opening']);
    expect([answer.statusCode, answer.json<{ error: { code: string } }>().error.code]).toEqual([409, 'full']);
    // The event no longer has what is stored.
    expect(await schedule()).toEqual([]);
  });

  run('an appointment is saved under its id, changed and removed', async () => {
    const list = async (as = mira) => (await server.get(path('PersonalAppointments'), { as })).json<{ Title: string }[]>();
    expect((await add('PersonalAppointments', lunch)).json()).toEqual({ Saved: true });
    await add('PersonalAppointments', { ...lunch, Title: 'Late lunch' });
    await add('PersonalAppointments', { ...lunch, Title: 'Ben’s' }, ben);
    expect((await list()).map(({ Title }) => Title)).toEqual(['Late lunch']);
    expect((await list(ben)).map(({ Title }) => Title)).toEqual(['Ben’s']);
    const backwards = await add('PersonalAppointments', { ...lunch, Id: 'backwards-1', EndDateTime: lunch.StartDateTime });
    expect(backwards.statusCode).toBe(400);
    expect((await add('PersonalAppointments', { ...lunch, Id: '../../x' })).statusCode).toBe(400);
    const remove = () => server.delete(path('PersonalAppointments', `&pAppointmentId=${lunch.Id}`), { as: mira });
    expect([(await remove()).json(), (await remove()).json()]).toEqual([{ Removed: true }, { Removed: false }]);
    expect([(await list()).length, (await list(ben)).length]).toEqual([0, 1]);
  });

  run('the calendar is read without a session at its address alone, until that is revoked or made anew', async () => {
    await add('PersonalProgram', ['s-opening']);
    await add('PersonalProgramPresentation', ['q-1']);
    await add('PersonalAppointments', lunch);
    const make = async () => (await server.post(path('PersonalCalendar'), { as: mira })).json<{ Path: string }>().Path;
    const first = await make();
    expect(await server.store.db.selectFrom('personal_calendars').select('hash').executeTakeFirst()).not.toEqual(
      expect.objectContaining({ hash: expect.stringContaining(first.slice(-20, -4)) as string }),
    );
    const answer = await server.get(`${first}?language=de-DE`);
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8']);
    const summaries = new ICAL.Component(ICAL.parse(answer.body) as never)
      .getAllSubcomponents('vevent')
      .map((one) => String(one.getFirstPropertyValue('summary')));
    expect(summaries.sort()).toEqual(['Erster Vortrag', 'Eröffnung', 'Lunch']);
    const second = await make();
    expect([(await server.get(first)).statusCode, (await server.get(second)).statusCode]).toEqual([404, 200]);
    expect((await server.get(path('PersonalCalendar'), { as: mira })).json()).toEqual({ MadeAt: new Date(NOW).toISOString() });
    expect((await server.delete(path('PersonalCalendar'), { as: mira })).json()).toEqual({ Removed: true });
    expect((await server.get(second)).statusCode).toBe(404);
    expect((await server.get(second.replace('.ics', 'x.ics'))).statusCode).toBe(404);
    expect((await server.get(path('PersonalCalendar'), { as: mira })).json()).toEqual({ MadeAt: '' });
  });

  run('the PDF is the caller’s, with a link to each session; a token is good for one download, of one event', async () => {
    await add('PersonalProgram', ['s-opening']);
    const pdf = (more = '', as?: number) => server.get(path('DownloadPersonalProgram', more), as === undefined ? {} : { as });
    const answer = await pdf('&language=de-DE&format=pocket', mira);
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf']);
    const bytes = answer.rawPayload.toString('latin1');
    expect(bytes.startsWith('%PDF-')).toBe(true);
    expect(bytes).toContain('/session/s-opening');
    expect((await pdf()).statusCode).toBe(401);
    const { Token } = (await server.post(path('PersonalProgramToken'), { as: mira })).json<{ Token: string }>();
    expect((await server.get(`/api/Modules/DownloadPersonalProgram/?eventid=lung27&token=${Token}`)).statusCode).toBe(404);
    expect([(await pdf(`&token=${Token}`)).statusCode, (await pdf(`&token=${Token}`)).statusCode]).toEqual([200, 404]);
  });

  run('an export has it, without secrets', async () => {
    await add('PersonalProgram', ['s-opening']);
    await add('PersonalAppointments', lunch);
    await server.post(path('PersonalCalendar'), { as: mira });
    const [account] = await accountsNamed(server.store.db, 'mira@example.org');
    const text = JSON.stringify(await exportPerson(server.store.db, account!));
    expect(text).toContain('s-opening');
    expect(text).toContain('Lunch');
    const { hash } = await server.store.db.selectFrom('personal_calendars').select('hash').executeTakeFirstOrThrow();
    expect(text).not.toContain(hash);
  });
});
