// What accounts are told of their meetings, on each database: a reminder as of favourites, once and for its account alone; and what a company cancelled.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { databases } from '../fixture/stores.ts';
import { temporaryFolder } from '../fixture/test-app.ts';
import { type PushServers, pushServers } from '../notifications/push/fixture/push-servers.ts';
import { addTicket } from '../people/fixture/people-server.ts';
import { publishFolder } from '../store/publish-folder.ts';

const MINUTE = 60_000;
const SOON = { timeout: 10_000 };
type Told = { Title: string; Text: string; Link: string; FavouriteStart?: string };
type Booking = { BookingId: string; SlotId: string };

describe.each(databases.filter(({ available }) => available))('on $name', ({ make }) => {
  let servers: PushServers;
  let start = 0;
  let number = 0;
  beforeAll(async () => {
    servers = await pushServers(await make());
  });
  afterAll(() => servers.close(), 60_000);

  const local = (instant: number): string => new Date(instant).toISOString().slice(0, 19);
  const publish = async (at: number): Promise<void> => {
    const folder = temporaryFolder({
      'demo/heart27/app.json': JSON.stringify({
        event: { name: 'Heart', languages: ['en-GB', 'de-DE'], timeZone: 'UTC' },
        defaults: { disableAuth: true },
        notifications: { active: true },
      }),
      'demo/heart27/data/companies.json': JSON.stringify({ rows: [{ Id: '701', Name: 'Sample Devices' }] }),
      'demo/heart27/data/meetings.json': JSON.stringify({
        rows: [{ Id: 'a', CompanyAccountId: '701', Topic: 'Alerts', Place: 'Booth 1', StartDateTime: local(at), Minutes: 20, Count: 3 }],
      }),
    });
    await publishFolder({ store: servers.store, folder: folder.path, validate: () => [], now: servers.now() });
    folder.remove();
  };
  beforeEach(async () => {
    for (const table of ['notifications', 'meeting_bookings'] as const) await servers.store.db.deleteFrom(table).execute();
    start = servers.now() + 60 * MINUTE;
    await publish(start);
  });

  type App = Awaited<ReturnType<PushServers['start']>>;
  const person = async (company?: string) => {
    const email = `met${number++}@example.org`;
    const id = await servers.person(email);
    if (company) await addTicket(servers.store, 'heart27', `t-${email}`, { email, CompanyAccountId: company });
    return { id, ...(await servers.signIn(id)) };
  };
  const call = (app: App, cookie: string, path: string, payload?: object) =>
    app.inject({
      method: payload ? 'POST' : 'DELETE',
      url: `/api/Exhibition/${path}`,
      headers: { cookie, 'sec-fetch-site': 'same-origin' },
      ...(payload && { payload }),
    });
  const book = async (app: App, cookie: string, slot: string) =>
    (
      await call(app, cookie, `BookMeeting?eventid=demo/heart27&slotid=${slot}`, {
        Firstname: 'Mira',
        Surname: 'Sample',
        Message: '',
        GivesEmail: false,
        Consent: 'Yes',
      })
    ).json<Booking>();
  const told = async (app: App, cookie: string, language = 'en-GB') =>
    (await app.inject({ url: `/api/Exhibition/EventPushnotifications/heart27/${language}`, headers: { cookie } })).json<Told[]>();

  test('ten minutes before, in the language of each page, to who booked alone; moved, cancelled and postponed ones are not told', async () => {
    const app = await servers.start();
    const [ada, eve, leo] = [await person(), await person(), await person()];
    expect(await book(app, ada.cookie, 'a.1')).toMatchObject({ SlotId: 'a.1' });
    await book(app, eve.cookie, 'a.2');
    await call(app, eve.cookie, 'MoveMeeting?eventid=demo/heart27&slotid=a.2&toid=a.3', {});
    await servers.skip(50 * MINUTE);
    await Promise.all([servers.start(), servers.start()]);
    await expect.poll(async () => (await told(app, ada.cookie)).length, SOON).toBe(1);
    const link = '/meetinghub/demo/heart27/en-GB';
    expect(await told(app, ada.cookie)).toMatchObject([
      { Title: 'Meeting with Sample Devices', Text: 'Alerts · Booth 1', Link: link, FavouriteStart: new Date(start).toISOString() },
    ]);
    expect((await told(app, ada.cookie, 'de-DE'))[0]?.Title).toBe('Gespräch mit Sample Devices');
    expect([await told(app, eve.cookie), await told(app, leo.cookie)]).toEqual([[], []]);
    await publish(start + 30 * MINUTE);
    expect(await told(await servers.start(), ada.cookie)).toEqual([]);
    await publish(start);
    expect((await call(app, ada.cookie, 'BookMeeting?eventid=demo/heart27&slotid=a.1')).json()).toEqual({ Removed: true });
    expect(await told(app, ada.cookie)).toEqual([]);
  });

  test('what a company has cancelled is told to who booked, and its reminder goes', async () => {
    const app = await servers.start();
    const [ada, staff] = [await person(), await person('701')];
    const { BookingId } = await book(app, ada.cookie, 'a.1');
    await servers.skip(52 * MINUTE);
    await servers.start();
    await expect.poll(async () => (await told(app, ada.cookie)).length, SOON).toBe(1);
    const address = `CancelCompanyMeeting?eventid=demo/heart27&id=701&bookingid=${BookingId}`;
    const answer = await call(app, staff.cookie, address, { Reason: 'Ill' });
    expect(answer.json()).toMatchObject({ State: 'cancelled' });
    await call(app, staff.cookie, address, { Reason: 'Again' });
    expect((await told(app, ada.cookie)).map(({ Title, FavouriteStart }) => [Title, FavouriteStart])).toEqual([
      ['Sample Devices has cancelled your meeting', undefined],
    ]);
  });
});
