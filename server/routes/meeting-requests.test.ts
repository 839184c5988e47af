// Meetings on request by HTTP on each database: proposed and offered with consent, answered once by whose turn it is, and nothing of it for anybody else.
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { CompanyRequest, MeetingRequest } from '../../src/contract/meeting-requests.ts';
import { databases, type TestDatabase } from '../fixture/stores.ts';
import { meetingServer, type MeetingServer } from '../meetings/fixture/meeting-server.ts';
import { exportPerson } from '../people/export-person.ts';

const START = '2027-05-03T13:00:00+02:00';
const LATER = '2027-05-04T11:00:00+02:00';

describe.each(databases.filter(({ available }) => available))('$name', ({ make }) => {
  let database: TestDatabase;
  let meetings: MeetingServer;
  beforeAll(async () => {
    database = await make();
    meetings = await meetingServer(database);
  });
  afterAll(async () => {
    await meetings.server.close();
    await database.remove();
  });
  beforeEach(async () => {
    const { db } = meetings.server.store;
    for (const table of ['meeting_requests', 'meeting_bookings', 'chat_blocks'] as const) await db.deleteFrom(table).execute();
  });

  const form = {
    StartDateTime: START,
    Minutes: 20,
    Topic: 'Remote alerts',
    Firstname: 'Ada',
    Surname: 'Byron',
    Message: 'Tuesday?',
    GivesEmail: true,
    Consent: 'They get my name.',
  };
  const { at } = { at: (...asked: Parameters<MeetingServer['at']>) => meetings.at(...asked) };
  const post = (path: string, query: Record<string, string>, who: string | undefined, body: object) =>
    meetings.server.post(at(path, query), who, body);
  const propose = (who: string | undefined, id: string, more: object = {}) =>
    post('MeetingRequests', id === '' ? {} : { id }, who, { ...form, ...more });
  const own = async (who: string) => (await meetings.server.get(at('MeetingRequests'), who)).json<MeetingRequest[]>();
  type Lists = { Requests: CompanyRequest[]; Offers: CompanyRequest[] };
  const lists = (who: string | undefined, id: string) => meetings.server.get(at('CompanyMeetingRequests', { id }), who);
  const listsOf = async (who: string, id: string) => (await lists(who, id)).json<Lists>();
  type Known = Pick<MeetingRequest, 'RequestId' | 'ChangedAt'>;
  const answer = (who: string | undefined, { RequestId: requestid, ChangedAt }: Known, body: object) =>
    post('AnswerMeetingRequest', { requestid }, who, { ChangedAt, Reason: '', ...body });
  const answerFor = (who: string | undefined, id: string, { RequestId: requestid, ChangedAt }: Known, body: object) =>
    post('AnswerCompanyMeetingRequest', { id, requestid }, who, { ChangedAt, Reason: '', Place: '', ...body });
  const codeOf = (reply: LightMyRequestResponse) => reply.json<{ error?: { code: string } }>().error?.code;

  test('proposed, answered with another time, accepted: a meeting in both lists, in the calendar of each, with place and topic', async () => {
    const asked = (await propose('ada', '701')).json<MeetingRequest>();
    expect(asked).toMatchObject({
      State: 'proposed',
      Turn: 'company',
      CompanyName: 'Sample Devices',
      StartDateTime: START,
      Email: 'ada@example.org',
    });
    const [seen] = (await listsOf('staff 701', '701')).Requests as [CompanyRequest];
    expect(seen).toMatchObject({ Firstname: 'Ada', Topic: 'Remote alerts', Consent: 'They get my name.' });
    // It is not hers to accept.
    expect(codeOf(await answer('ada', asked, { Answer: 'accept' }))).toBe('not-your-turn');
    const other = { Answer: 'propose', StartDateTime: LATER, Minutes: 30, Reason: 'Later?', Place: 'Booth 9' };
    expect((await answerFor('staff 701', '701', seen, other)).json()).toEqual({ Accepted: false });
    // Answered again with what was read before: nothing.
    expect((await answerFor('staff 701', '701', seen, { Answer: 'accept' })).statusCode).toBe(409);
    const [turned] = (await own('ada')) as [MeetingRequest];
    expect(turned).toMatchObject({ Turn: 'visitor', StartDateTime: LATER, Reason: 'Later?', Place: 'Booth 9' });
    const replies = await Promise.all([1, 2, 3].map(() => answer('ada', turned, { Answer: 'accept' })));
    expect(replies.map(({ statusCode }) => statusCode).filter((status) => status === 200)).toHaveLength(1);
    const [meeting] = await meetings.own('ada');
    expect(meeting).toMatchObject({ IsAgreed: true, State: 'booked', StartDateTime: LATER, Topic: 'Remote alerts', Place: 'Booth 9' });
    expect(await meetings.bookedWith('staff 701', '701')).toMatchObject([{ BookingId: meeting!.BookingId, Email: 'ada@example.org' }]);
    expect([await own('ada'), (await listsOf('staff 701', '701')).Requests]).toEqual([[], []]);
    // It clashes as any other meeting does, and is cancelled as any other.
    expect((await propose('ada', '702', { StartDateTime: LATER })).json()).toMatchObject({
      Clashes: [{ Title: 'Sample Devices: Remote alerts' }],
    });
    const appointment = (who: string | undefined, path: string, query: Record<string, string>) =>
      meetings.server.get(
        `/api/App/DownloadOutlookAppointment${path}/?${new URLSearchParams({ id: meetings.server.event, pBookingId: meeting!.BookingId, ...query }).toString()}`,
        who,
      );
    expect((await appointment('ada', 'Meeting', {})).body).toContain('SUMMARY:Sample Devices: Remote alerts');
    expect((await appointment('staff 701', 'CompanyMeeting', { pCompanyId: '701' })).body).toContain('SUMMARY:Ada Byron: Remote alerts');
    const refused = await Promise.all([
      appointment('ben', 'Meeting', {}),
      appointment(undefined, 'Meeting', {}),
      appointment('staff 702', 'CompanyMeeting', { pCompanyId: '701' }),
      appointment('staff 702', 'CompanyMeeting', { pCompanyId: '702' }),
    ]);
    expect(refused.map(({ statusCode }) => statusCode)).toEqual([404, 401, 403, 404]);
    expect((await meetings.cancel('ada', meeting!.SlotId)).json()).toEqual({ Removed: true });
    expect(await meetings.bookedWith('staff 701', '701')).toEqual([]);
  });

  test('declined, it says why until it was read; withdrawn, nothing is left', async () => {
    const asked = (await propose('ada', '701')).json<MeetingRequest>();
    expect((await answerFor('staff 701', '701', asked, { Answer: 'decline', Reason: 'Full' })).statusCode).toBe(200);
    expect(await own('ada')).toMatchObject([{ State: 'declined', Reason: 'Full' }]);
    for (const who of ['ben', 'staff 701']) {
      const removed = await meetings.server.delete(at('MeetingRequests', { requestid: asked.RequestId }), who);
      expect(removed.json()).toEqual({ Removed: false });
    }
    expect((await meetings.server.delete(at('MeetingRequests', { requestid: asked.RequestId }), 'ada')).json()).toEqual({ Removed: true });
    expect(await own('ada')).toEqual([]);
  });

  test('offered to all: staff see no address, the first company has it, also of two at once', async () => {
    const offer = (await propose('ada', '')).json<MeetingRequest>();
    expect(offer).toMatchObject({ State: 'offered', CompanyAccountId: '' });
    for (const id of ['701', '702']) expect((await listsOf(`staff ${id}`, id)).Offers).toMatchObject([{ Firstname: 'Ada', Email: '' }]);
    expect((await answerFor('staff 701', '701', offer, { Answer: 'decline' })).statusCode).toBe(400);
    const taken = await Promise.all(['701', '702'].map((id) => answerFor(`staff ${id}`, id, offer, { Answer: 'accept', Place: 'Booth' })));
    expect(taken.map(({ statusCode }) => statusCode).filter((status) => status === 200)).toHaveLength(1);
    const both = [await meetings.bookedWith('staff 701', '701'), await meetings.bookedWith('staff 702', '702')].flat();
    expect(both).toMatchObject([{ Email: 'ada@example.org', IsAgreed: true }]);
    expect((await listsOf('staff 701', '701')).Offers).toEqual([]);
  });

  test('nobody else reads or answers it: another company’s staff, another visitor, nobody', async () => {
    const asked = (await propose('ada', '701')).json<MeetingRequest>();
    const accept = { Answer: 'accept' };
    const statuses = [
      await lists(undefined, '701'),
      await lists('ada', '701'),
      await lists('staff 702', '701'),
      await answerFor('staff 702', '702', asked, accept),
      await answerFor('staff 702', '701', asked, accept),
      await answer('ben', asked, accept),
      await answer(undefined, asked, accept),
      await propose(undefined, '701'),
      await propose('ada', '703'),
      await propose('ada', '999'),
    ].map(({ statusCode }) => statusCode);
    expect(statuses).toEqual([401, 403, 403, 404, 403, 404, 401, 401, 404, 404]);
    expect(await own('ben')).toEqual([]);
    expect(JSON.stringify(await listsOf('staff 702', '702'))).not.toContain('Byron');
    expect(codeOf(await propose('staff 701', '701'))).toBe('staff');
  });

  test('what has passed, is on no day of the event, too long, without consent or not to be read, is refused with its field', async () => {
    const refusals: [object, number, string][] = [
      [{ StartDateTime: '2027-05-03T09:00:00+02:00' }, 409, 'over'],
      [{ StartDateTime: '2027-05-09T09:00:00+02:00' }, 409, 'outside'],
      [{ StartDateTime: 'soon' }, 400, 'invalid-request'],
      [{ Minutes: 600 }, 400, 'invalid-request'],
      [{ Consent: ' ' }, 400, 'invalid-request'],
      [{ Firstname: '' }, 400, 'invalid-request'],
      [{ Topic: 'a\0b' }, 400, 'invalid-request'],
      [{ Message: 'x'.repeat(1001) }, 400, 'invalid-request'],
      [{ Message: 'x'.repeat(200_000) }, 413, 'body-too-large'],
    ];
    for (const [more, status, code] of refusals) {
      const reply = await propose('ada', '701', more);
      expect([reply.statusCode, codeOf(reply)], JSON.stringify(more).slice(0, 60)).toEqual([status, code]);
    }
    expect(await own('ada')).toEqual([]);
  });

  test('sent twice it is one; three wait with a company, no more; who is blocked proposes nothing and is shown no offers', async () => {
    await Promise.all([1, 2, 3, 4].map(() => propose('ada', '701')));
    expect(await own('ada')).toHaveLength(1);
    for (const minute of ['20', '40']) await propose('ada', '701', { StartDateTime: `2027-05-03T13:${minute}:00+02:00` });
    expect(codeOf(await propose('ada', '701', { StartDateTime: LATER }))).toBe('enough');
    const { eventId, store, accountId } = meetings.server;
    const block = (side: 'visitor' | 'staff', company_id: string) =>
      store.db
        .insertInto('chat_blocks')
        .values({ event_id: eventId, company_id, account_id: accountId('ada'), side, blocked_at: 0 })
        .execute();
    await block('visitor', '702');
    expect(codeOf(await propose('ada', '702'))).toBe('blocked');
    const offer = (await propose('ada', '', { StartDateTime: LATER })).json<MeetingRequest>();
    expect([(await listsOf('staff 701', '701')).Offers.length, (await listsOf('staff 702', '702')).Offers.length]).toEqual([1, 0]);
    expect((await answerFor('staff 702', '702', offer, { Answer: 'accept' })).statusCode).toBe(404);
  });

  test('an export has it, and with the person it goes', async () => {
    await propose('cleo', '701');
    const exported = JSON.stringify(await exportPerson(meetings.server.store.db, await meetings.server.account('cleo')));
    expect(exported).toContain('Remote alerts');
    await meetings.server.remove('cleo');
    expect((await listsOf('staff 701', '701')).Requests).toEqual([]);
  });
});
