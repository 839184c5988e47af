// Payments that come late, or when they are not needed: a place is given again where there is one, and told where there is none.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { databases, type TestDatabase } from '../fixture/stores.ts';
import { NOW } from '../fixture/test-app.ts';
import { registrationServer, type RegistrationServer } from '../registration/fixture/registration-server.ts';
import { renewPlaces } from '../registration/waiting-list.ts';
import { paymentOf, settlePayment } from './settle-payment.ts';

let database: TestDatabase;
let one: RegistrationServer;
beforeAll(async () => {
  database = await databases[0]!.make();
  one = await registrationServer(database);
});
afterAll(async () => {
  await one.server.close();
  await database.remove();
});

/** A registration whose payment has begun; its payment's id. */
async function begun(): Promise<{ as: number; id: string }> {
  const as = await one.person();
  const answer = (await one.register(as, 'online', 10000, { Payment: 'provider' })).json<{ PaymentUrl: string }>();
  return { as, id: new URL(answer.PaymentUrl, 'http://x.example.org').searchParams.get('id')! };
}
const later = NOW + 3_600_000;
const expire = () => renewPlaces(one.db, { eventId: one.eventId, ticketId: 'online' }, { capacity: 1, offerHours: 1 }, later);

test('late payments', async () => {
  const problems: string[] = [];
  const settle = async (id: string, amount = 10000) => {
    const { payment } = (await paymentOf(one, id))!;
    const parts = { db: one.db, clock: { now: () => later }, onProblem: (line: string) => problems.push(line) };
    return settlePayment(parts, await one.event(), payment, { id, outcome: 'paid', amount, currency: 'EUR' });
  };
  // Another amount than was asked for is none.
  const wrong = await begun();
  expect((await settle(wrong.id, 1)).row.is_paid).toBe(0);
  expect(problems).toHaveLength(1);
  await expire();
  // The place is still free: it is given again.
  const first = await begun();
  await expire();
  expect((await settle(first.id)).row.state).toBe('confirmed');
  expect((await settle(first.id)).isNew).toBe(false);
  await one.post('Cancel', first.as, { Number: (await one.own(first.as))!.Number });
  // Somebody else has it.
  const second = await begun();
  await expire();
  const third = await begun();
  await settle(third.id);
  const gone = await settle(second.id);
  expect([gone.row.state, gone.row.is_paid, problems.length]).toEqual(['expired', 1, 2]);
  await one.post('Cancel', third.as, { Number: (await one.own(third.as))!.Number });
  // Its time is over, and nobody has looked yet: it is given again as long as it is free, and to one of two.
  const runOut = ({ as }: { as: number }) =>
    one.db
      .updateTable('event_registrations')
      .set({ held_until: NOW })
      .where('account_id', '=', as)
      .where('state', '=', 'pending')
      .execute();
  const fourth = await begun();
  await runOut(fourth);
  expect((await settle(fourth.id)).row.state).toBe('confirmed');
  await one.post('Cancel', fourth.as, { Number: (await one.own(fourth.as))!.Number });
  const fifth = await begun();
  await runOut(fifth);
  const sixth = await begun();
  expect((await settle(sixth.id)).row.state).toBe('confirmed');
  const none = await settle(fifth.id);
  expect([none.isNew, none.row.state, none.row.is_paid, problems.length]).toEqual([false, 'pending', 1, 3]);
});
