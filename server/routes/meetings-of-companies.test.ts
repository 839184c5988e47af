// Booked meetings for the staff of a company, by HTTP on each database: who booked, and a meeting that is cancelled with a reason.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { OwnMeeting } from '../../src/contract/meetings.ts';
import { databases, type TestDatabase } from '../fixture/stores.ts';
import { meetingServer, type MeetingServer } from '../meetings/fixture/meeting-server.ts';

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

  test('staff see who booked their company, and no others do', async () => {
    const { book, ofCompany, cancelForCompany } = calls;
    const { BookingId } = (await book('ada', 'a.1')).json<OwnMeeting>();
    for (const who of [undefined, 'ada', 'staff 702', 'staff 703']) {
      const refused = who === undefined ? 401 : 403;
      const answers = [await ofCompany(who, '701'), await cancelForCompany(who, '701', BookingId)];
      expect(
        answers.map(({ statusCode }) => statusCode),
        who,
      ).toEqual([refused, refused]);
      expect(answers.map(({ body }) => body).join()).not.toContain('Byron');
    }
    // The booking of another company, under the name of one's own.
    expect(await statusOf(cancelForCompany('staff 702', '702', BookingId))).toBe('404 not-found');
  });

  test('cancelled by the company: its person reads the reason, others find it free, and it is not booked again by them', async () => {
    const { book, cancelForCompany, own, stateOf, cancel, bookedWith } = calls;
    const { BookingId } = (await book('ada', 'a.1')).json<OwnMeeting>();
    expect((await cancelForCompany('staff 701', '701', BookingId)).json()).toMatchObject({ State: 'cancelled', Reason: 'Ill' });
    expect((await cancelForCompany('staff 701', '701', BookingId, 'Other')).json()).toMatchObject({ Reason: 'Ill' });
    expect(await own('ada')).toMatchObject([{ State: 'cancelled', Reason: 'Ill', Url: '', Clashes: [] }]);
    expect([await stateOf('a.1', 'ada'), await stateOf('a.1', 'ben')]).toEqual(['cancelled', 'free']);
    expect(await statusOf(book('ada', 'a.1'))).toBe('409 cancelled');
    expect(await statusOf(book('ben', 'a.1'))).toBe(200);
    expect([(await cancel('ada', 'a.1')).json(), (await cancel('ada', 'a.1')).json()]).toEqual([{ Removed: true }, { Removed: false }]);
    expect(await own('ada')).toEqual([]);
    expect((await bookedWith('staff 701', '701')).map(({ State }) => State).sort()).toEqual(['booked', 'cancelled']);
  });
});
