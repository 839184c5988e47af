// Meetings by HTTP on each database: who sees what of the slots, booking, moving and cancelling.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { OwnMeeting } from '../../src/contract/meetings.ts';
import { databases, type TestDatabase } from '../fixture/stores.ts';
import { meetingServer, type MeetingServer } from '../meetings/fixture/meeting-server.ts';
import { exportPerson } from '../people/export-person.ts';

describe.each(databases.filter(({ available }) => available))('$name', ({ make }) => {
  let database: TestDatabase;
  let calls: MeetingServer;
  beforeAll(async () => {
    database = await make();
    calls = await meetingServer(database);
  });
  afterAll(async () => {
    await calls.server.close();
    await database.remove();
  });
  beforeEach(() => calls.server.store.db.deleteFrom('meeting_bookings').execute());

  const statusOf = async (answer: Promise<{ statusCode: number; json: () => { error?: { code: string } } }>) => {
    const { statusCode, json } = await answer;
    return statusCode === 200 ? 200 : `${statusCode} ${json().error?.code}`;
  };

  test('slots by start, of open companies, each as it is for its reader; a row that does not fit costs no other', async () => {
    const { slotsOf, book, stateOf } = calls;
    expect((await slotsOf()).map(({ Id }) => Id)).toEqual(['early.1', 'a.1', 'b.1', 'a.2', 'b.2', 'a.3', 'a.4', 'demo.1', 'buyers.1']);
    expect((await slotsOf('ada', '702')).map(({ Id }) => Id)).toEqual(['b.1', 'b.2', 'buyers.1']);
    expect(await slotsOf('ada', '703')).toEqual([]);
    expect((await slotsOf('staff 703', '703')).map(({ State }) => State)).toEqual(['staff']);
    await book('ada', 'a.1');
    expect(await Promise.all(['ada', 'ben', undefined, 'staff 701'].map((who) => stateOf('a.1', who)))).toEqual([
      'own',
      'full',
      'full',
      'full',
    ]);
    expect(await Promise.all(['ada', undefined, 'staff 701'].map((who) => stateOf('a.2', who)))).toEqual(['free', 'signedOut', 'staff']);
    expect([await stateOf('early.1', 'ada'), await stateOf('buyers.1', 'ada')]).toEqual(['over', 'access']);
    const slot = (await slotsOf('ben')).find(({ Id }) => Id === 'a.1')!;
    expect(slot).toMatchObject({
      StartDateTime: '2027-05-03T10:00:00+02:00',
      EndDateTime: '2027-05-03T10:20:00+02:00',
      Capacity: 1,
      Free: 0,
    });
    expect(JSON.stringify(await slotsOf('ben'))).not.toMatch(/Ada|Byron|ada@/);
  });

  test('the online link is sent to who booked and to staff of the company, to nobody else', async () => {
    const { slotsOf, book, own, cancel } = calls;
    await book('ada', 'a.1');
    const hasLink = async (who: string | undefined) =>
      (await slotsOf(who)).flatMap(({ Id, Url, IsOnline }) => (Url === '' ? [] : [`${Id} ${String(IsOnline)}`]));
    expect([await hasLink('ada'), await hasLink('ben'), await hasLink(undefined), await hasLink('staff 702')]).toEqual([
      ['a.1 true'],
      [],
      [],
      [],
    ]);
    expect(await hasLink('staff 701')).toHaveLength(4);
    expect((await own('ada'))[0]?.Url).toBe('https://meet.example.org/a-secret-room');
    await cancel('ada', 'a.1');
    expect(await hasLink('ada')).toEqual([]);
  });

  test('booked with consent alone; the address is given only where its person says so, and whatever is sent it is theirs', async () => {
    const { book, bookedWith, form } = calls;
    for (const more of [
      { Consent: '' },
      { Consent: ' ' },
      { Consent: undefined },
      { Surname: '' },
      { Message: 'x'.repeat(1001) },
      { GivesEmail: 'yes' },
    ])
      expect((await book('ada', 'a.1', more)).statusCode, JSON.stringify(more).slice(0, 40)).toBe(400);
    expect((await book('ada', 'a.1', { Message: 'x'.repeat(200_000) })).statusCode).toBe(413);
    // What a database could not keep is refused, or kept without it; never a fault.
    expect([200, 400]).toContain((await book('ada', 'a.4', { Message: 'a\u0000b', Surname: '\ud800' })).statusCode);
    await calls.cancel('ada', 'a.4');
    expect(await statusOf(book(undefined, 'a.1'))).toBe('401 not-signed-in');
    expect(await bookedWith('staff 701', '701')).toEqual([]);
    await book('ada', 'a.1', { Email: 'other@example.org' });
    await book('ben', 'a.2', { GivesEmail: true });
    expect(await bookedWith('staff 701', '701')).toMatchObject([
      { SlotId: 'a.1', Firstname: form.Firstname, Surname: form.Surname, Message: form.Message, Consent: form.Consent, Email: '' },
      { SlotId: 'a.2', Email: 'ben@example.org' },
    ]);
  });

  test('what is full, over, of one’s own company, for others or not there is not booked', async () => {
    const { book } = calls;
    await book('ada', 'a.1');
    expect(await statusOf(book('ben', 'a.1'))).toBe('409 full');
    expect(await statusOf(book('ben', 'early.1'))).toBe('409 over');
    expect(await statusOf(book('staff 701', 'a.2'))).toBe('409 staff');
    expect(await statusOf(book('ben', 'buyers.1'))).toBe('409 access');
    for (const slot of ['soon.1', 'a.9', 'bad.1', 'nothing']) expect(await statusOf(book('ben', slot)), slot).toBe('404 not-found');
    for (const slot of ['a.2', 'a.3', 'a.4', 'demo.1']) expect(await statusOf(book('ada', slot))).toBe(200);
    const more = await calls.slotsOf('ada', '701');
    expect(more.every(({ State }) => State === 'own' || State === 'over')).toBe(true);
  });

  test('booked again, also many times at once, it is one booking with what was given last', async () => {
    const { book, own } = calls;
    const { BookingId } = (await book('ada', 'demo.1')).json<OwnMeeting>();
    const answers = await Promise.all(Array.from({ length: 10 }, () => book('ada', 'demo.1', { Message: 'Again' })));
    expect(answers.map((one) => one.json<OwnMeeting>().BookingId)).toEqual(Array.from({ length: 10 }, () => BookingId));
    expect(await own('ada')).toMatchObject([{ SlotId: 'demo.1', Message: 'Again' }]);
    expect((await calls.slotsOf('ben')).find(({ Id }) => Id === 'demo.1')?.Free).toBe(2);
  });

  test('many at once never have more seats than there are', async () => {
    const { book, server } = calls;
    const people = ['ada', 'ben', 'cleo', 'staff 702', 'staff 703'];
    const outcomes = async (slot: string) =>
      await Promise.all(people.flatMap((who) => [statusOf(book(who, slot)), statusOf(book(who, slot))]));
    const one = await outcomes('a.1');
    expect(one.filter((status) => status !== 200 && status !== '409 full')).toEqual([]);
    await outcomes('demo.1');
    const rows = await server.store.db
      .selectFrom('meeting_bookings')
      .select(['slot_id', 'seat'])
      .orderBy('slot_id')
      .orderBy('seat')
      .execute();
    expect(rows.map(({ slot_id, seat }) => `${slot_id} ${seat}`)).toEqual(['a.1 0', 'demo.1 0', 'demo.1 1', 'demo.1 2']);
  });

  test('moved within its company, all or nothing; sent again nothing changes', async () => {
    const { book, move, own, stateOf } = calls;
    const { BookingId } = (await book('ada', 'a.1')).json<OwnMeeting>();
    await book('ben', 'a.2');
    expect(await statusOf(move('ada', 'a.1', 'a.2'))).toBe('409 full');
    expect(await statusOf(move('ada', 'a.1', 'b.1'))).toBe('409 other-company');
    expect(await statusOf(move('ada', 'a.1', 'early.1'))).toBe('409 over');
    expect(await statusOf(move('ada', 'a.3', 'a.4'))).toBe('404 not-found');
    expect(await statusOf(move('ben', 'a.1', 'a.3'))).toBe('404 not-found');
    expect((await own('ada')).map(({ SlotId }) => SlotId)).toEqual(['a.1']);
    const moved = await Promise.all([move('ada', 'a.1', 'a.3'), move('ada', 'a.1', 'a.3')]);
    expect(moved.map((one) => one.json<OwnMeeting>()).map(({ SlotId, BookingId: id }) => [SlotId, id])).toEqual([
      ['a.3', BookingId],
      ['a.3', BookingId],
    ]);
    expect((await move('ada', 'a.1', 'a.3')).json<OwnMeeting>()).toMatchObject({ SlotId: 'a.3', Message: 'Tuesday?' });
    expect([await stateOf('a.1', 'ben'), await stateOf('a.3', 'ben')]).toEqual(['free', 'full']);
    const both = await Promise.all([move('ada', 'a.3', 'a.1'), move('ada', 'a.3', 'a.4')]);
    expect(new Set(both.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 404]));
    expect(await own('ada')).toHaveLength(1);
  });

  test('two who exchange seats at once lose none', async () => {
    const { book, move, server } = calls;
    await book('ada', 'a.1');
    await book('ben', 'a.2');
    await Promise.all([move('ada', 'a.1', 'a.2'), move('ben', 'a.2', 'a.1'), move('cleo', 'a.1', 'a.2')]);
    const rows = await server.store.db.selectFrom('meeting_bookings').select('slot_id').execute();
    expect(rows).toHaveLength(2);
    expect(new Set(rows.map(({ slot_id }) => slot_id)).size).toBe(2);
  });

  test('everybody cancels their own alone; then it is free for others', async () => {
    const { book, cancel, stateOf } = calls;
    await book('ada', 'a.1');
    expect((await cancel('ben', 'a.1')).json()).toEqual({ Removed: false });
    expect((await cancel('staff 701', 'a.1')).json()).toEqual({ Removed: false });
    expect((await cancel(undefined, 'a.1')).statusCode).toBe(401);
    expect((await cancel('ada', 'a.1')).json()).toEqual({ Removed: true });
    expect((await cancel('ada', 'a.1')).json()).toEqual({ Removed: false });
    expect(await stateOf('a.1', 'ben')).toBe('free');
  });

  test('clashes name what of one’s own programme is at the same time: favourites, appointments, other meetings', async () => {
    const { book, own, slotsOf, server } = calls;
    const modules = (path: string) => `/api/Modules/${path}/?eventid=${server.event}`;
    await server.post(modules('PersonalProgram'), 'cleo', ['s-1']);
    await server.post(modules('PersonalAppointments'), 'cleo', {
      Id: 'lunch-with-ben',
      Title: 'Lunch',
      Place: '',
      StartDateTime: '2027-05-03T09:00:00Z',
      EndDateTime: '2027-05-03T10:00:00Z',
    });
    await book('cleo', 'a.1');
    const clashes = Object.fromEntries((await slotsOf('cleo')).map(({ Id, Clashes }) => [Id, Clashes.map(({ Title }) => Title)]));
    expect(clashes).toMatchObject({
      'a.1': ['Opening'],
      'b.1': ['Sample Devices: About a', 'Opening'],
      'a.3': ['Opening'],
      'a.4': ['Lunch'],
      'demo.1': [],
    });
    expect((await own('cleo'))[0]?.Clashes.map(({ Title }) => Title)).toEqual(['Opening']);
    expect((await slotsOf('ada')).every(({ Clashes }) => Clashes.length === 0)).toBe(true);
  });

  test('the calendar’s address and the PDF have them, without the online link', async () => {
    const { book, cancelForCompany, server } = calls;
    const { BookingId } = (await book('ben', 'a.1')).json<OwnMeeting>();
    const modules = (path: string) => `/api/Modules/${path}/?eventid=${server.event}`;
    const { Path } = (await server.post(modules('PersonalCalendar'), 'ben')).json<{ Path: string }>();
    const calendar = await server.get(Path);
    expect(calendar.body).toContain('SUMMARY:Sample Devices: About a');
    expect(calendar.body).toContain(`UID:${BookingId}.meeting@expo27.demo`);
    expect(calendar.body).not.toContain('meet.example.org');
    expect((await server.get(modules('DownloadPersonalProgram'), 'ben')).statusCode).toBe(200);
    await cancelForCompany('staff 701', '701', BookingId);
    expect((await server.get(Path)).body).toContain('STATUS:CANCELLED');
  });

  test('an export has them, and with the person they go and the seat is free', async () => {
    const { book, server, stateOf } = calls;
    await book('cleo', 'a.1');
    const exported = JSON.stringify(await exportPerson(server.store.db, await server.account('cleo')));
    expect(exported).toContain('They get my name.');
    await server.remove('cleo');
    expect(await stateOf('a.1', 'ben')).toBe('free');
  });
});

test('to whom a policy closes the meeting hub, nothing of the meetings is sent, and none can be booked', async () => {
  const database = await databases[0]!.make();
  const policy = {
    Name: 'meetings',
    Type: 'Page',
    Identifier: 'MeetingHubPage',
    Effect: 'Allow',
    Requirements: [{ PrincipalField: 'EventTicketNameValid', Values: ['Industry'] }],
  };
  const { server, slotsOf, book } = await meetingServer(database, {
    'demo/expo27/access.json': JSON.stringify({ schemaVersion: 1, policies: [policy] }),
  });
  expect([await slotsOf(), await slotsOf('ada'), await slotsOf('ada', '701')]).toEqual([[], [], []]);
  expect((await book('ada', 'a.1')).statusCode).toBe(404);
  expect((await slotsOf('staff 702', '701')).length).toBeGreaterThan(0);
  expect((await book('staff 702', 'a.1')).statusCode).toBe(200);
  await server.close();
  await database.remove();
});
