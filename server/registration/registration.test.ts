// Registering, on each database: prices and places by the server alone, vouchers, the waiting list in its order, payments that are signed.
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { OwnRegistration } from '../../src/contract/registration-shapes.ts';
import { databases, type TestDatabase } from '../fixture/stores.ts';
import { NOW } from '../fixture/test-app.ts';
import { registrationServer, type RegistrationServer } from './fixture/registration-server.ts';
import { renewPlaces } from './waiting-list.ts';

type Outcome = { Registration: OwnRegistration; PaymentUrl: string };
const HOUR = 3_600_000;
const codeOf = (answer: { json: () => unknown }): string => (answer.json() as { error: { code: string } }).error.code;

describe.each(databases)('$name', ({ available, make }) => {
  let database: TestDatabase;
  let one: RegistrationServer;
  beforeAll(async () => {
    if (!available) return;
    database = await make();
    one = await registrationServer(database);
  });
  afterAll(async () => {
    if (!available) return;
    await one.server.close();
    await database.remove();
  });
  const run = test.runIf(available);

  run('an invoice: the ticket is there and does not count before it is paid; the letter has number and address', async () => {
    const mira = await one.person();
    const answer = await one.register(mira, 'regular', 10000);
    expect(answer.statusCode).toBe(200);
    const { Registration } = answer.json<Outcome>();
    expect(Registration).toMatchObject({ State: 'confirmed', PaidBy: 'invoice', IsPaid: false, HasTicket: false, Price: 10000 });
    expect(Registration.InvoiceNumber).toMatch(/^R-\d{4}$/);
    const ticket = await one.db.selectFrom('tickets').selectAll().where('account_id', '=', mira).executeTakeFirstOrThrow();
    expect(ticket.external_key).toBe(Registration.Number);
    expect(JSON.parse(ticket.document)).toMatchObject({ IsValid: true, IsPayed: false, TicketTypeName: 'Full' });
    await vi.waitFor(() => expect(one.letters(/invoice/)).toHaveLength(1));
    const [letter] = one.letters(/invoice/);
    const documents = '/api/custominterfaces/oauth/LandingPage/UserDocumentsV2?context=Event&shortName=demo%2Freg27';
    const [file] = (await one.server.get(documents, { as: mira })).json<{ Title: string; Url: string }[]>();
    expect(file!.Title).toBe(`Invoice ${Registration.InvoiceNumber}`);
    expect((await one.server.get(file!.Url, { as: mira })).headers['content-type']).toBe('application/pdf');
    expect((await one.server.get(file!.Url, { as: await one.person() })).statusCode).toBe(404);
    for (const words of [Registration.InvoiceNumber, 'Clinic, Ring 1, 1010 Vienna, Austria', 'Within 14 days.', '€100.00']) {
      expect(letter!.text).toContain(words);
      expect(letter!.html).toContain(words);
    }
  });

  run('nobody reads or changes what is another person’s, and a visitor has none', async () => {
    const [ada, ben] = [await one.person(), await one.person()];
    const { Registration } = (await one.register(ada, 'regular', 10000)).json<Outcome>();
    expect(await one.own(ben)).toBeNull();
    for (const path of ['Cancel', 'Pay']) expect((await one.post(path, ben, { Number: Registration.Number })).statusCode).toBe(404);
    expect((await one.post('AcceptOffer', ben, { Number: Registration.Number, Price: 0 })).statusCode).toBe(404);
    expect((await one.register(undefined, 'free')).statusCode).toBe(401);
    expect((await one.overview()).Registration).toBeNull();
    expect((await one.own(ada))?.State).toBe('confirmed');
  });

  run('what is sent twice is one registration; a second one is refused', async () => {
    const ada = await one.person();
    const RequestId = 'the-same-request';
    const both = await Promise.all([1, 2, 3].map(() => one.register(ada, 'regular', 10000, { RequestId })));
    expect(new Set(both.map((answer) => answer.json<Outcome>().Registration.Number)).size).toBe(1);
    expect(codeOf(await one.register(ada, 'free'))).toBe('registered-already');
    const ben = await one.person();
    const answers = await Promise.all([
      one.register(ben, 'regular', 10000),
      one.register(ben, 'talk'),
      one.register(ben, 'regular', 10000),
    ]);
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  });

  run.each([
    ['another price', 'regular', 9999, {}, 409, 'price-changed'],
    ['no price', 'regular', 0, {}, 409, 'price-changed'],
    ['an unknown ticket', 'gold', 0, {}, 404, 'not-found'],
    ['one that is over', 'over', 100, {}, 409, 'closed'],
    ['no way to pay', 'regular', 10000, { Payment: '' }, 409, 'payment-way'],
    ['a way it does not have', 'online', 10000, { Payment: 'invoice' }, 409, 'payment-way'],
    ['no terms', 'free', 0, { Terms: [] }, 409, 'terms-missing'],
    ['an older version of the terms', 'free', 0, { Terms: [{ Id: 'fees', Version: '1' }] }, 409, 'terms-missing'],
    ['a field that is missing', 'free', 0, { Person: { Firstname: 'Mira', Surname: 'S' } }, 400, 'missing'],
    ['a country that is none', 'free', 0, { Person: { Firstname: 'M', Surname: 'S', 'Contact.CountryId': 'XX' } }, 400, 'not-listed'],
    ['no address for the invoice', 'regular', 10000, { Invoice: { Name: 'Clinic' } }, 400, 'invalid-request'],
    ['no voucher', 'student', 10000, {}, 409, 'voucher-needed'],
    ['a voucher nobody knows', 'student', 0, { Voucher: 'ABCDEFGH' }, 404, 'voucher-unknown'],
    ['a line with a control', 'regular', 10000, { Invoice: { Name: 'a\r\nBcc: b' } }, 400, 'invalid-request'],
    ['a zero byte', 'free', 0, { Person: { Firstname: 'a\0', Surname: 'S', 'Contact.CountryId': 'AT' } }, 400, ''],
    ['too much', 'free', 0, { Person: { Firstname: 'x'.repeat(200_000) } }, 413, ''],
  ])('%s is refused', async (_, ticket, price, more, status, code) => {
    const answer = await one.register(await one.person(), ticket, price, more);
    expect(answer.statusCode).toBe(status);
    if (code !== '') expect(codeOf(answer)).toBe(code);
  });

  run('of fifty at once exactly three get the three places, each with one ticket', async () => {
    const crowd = await Promise.all(Array.from({ length: 50 }, () => one.person()));
    const answers = await Promise.all(crowd.map((as) => one.register(as, 'free')));
    const statuses = answers.map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 200)).toHaveLength(3);
    expect(answers.filter(({ statusCode }) => statusCode !== 200).map(codeOf)).toEqual(Array.from({ length: 47 }, () => 'sold-out'));
    expect(await one.places('free')).toBe('full');
    const tickets = await one.db.selectFrom('tickets').select('account_id').where('account_id', 'in', crowd).execute();
    expect(tickets).toHaveLength(3);
  });

  run('invoices that are issued at once have numbers without gaps', async () => {
    const crowd = await Promise.all(Array.from({ length: 10 }, () => one.person()));
    await Promise.all(crowd.map((as, index) => one.register(as, index % 3 === 0 ? 'gold' : 'regular', 10000)));
    const rows = await one.db
      .selectFrom('registration_invoices')
      .select('number')
      .where('event_id', '=', one.eventId)
      .orderBy('number')
      .execute();
    expect(rows.map(({ number }) => number)).toEqual(rows.map((_, index) => index + 1));
  });

  run('a voucher makes it free, for as many as it may; a cancelled use is given back', async () => {
    await one.voucher('STU-2027-A', { tickets: '["student"]', most_uses: 2 });
    await one.voucher('HALF-2027', { kind: 'percent', value: 50, most_uses: 5 });
    await one.voucher('GONE-2027', { revoked_at: NOW });
    await one.voucher('LATE-2027', { expires_at: NOW - 1 });
    const crowd = await Promise.all(Array.from({ length: 6 }, () => one.person()));
    const look = (Voucher: string, TicketId = 'student') => one.post('Voucher', crowd[0], { TicketId, Voucher });
    expect((await look('stu2027a')).json()).toEqual({ Price: 0 });
    expect((await look('half 2027', 'regular')).json()).toEqual({ Price: 5000 });
    for (const code of ['GONE-2027', 'LATE-2027', 'NONE-2027']) expect(codeOf(await look(code))).toBe('voucher-unknown');
    expect(codeOf(await look('STU-2027-A', 'regular'))).toBe('voucher-unknown');
    const answers = await Promise.all(crowd.map((as) => one.register(as, 'student', 0, { Voucher: 'STU-2027-A' })));
    const got = answers.flatMap((answer, index) => (answer.statusCode === 200 ? [{ ...answer.json<Outcome>(), as: crowd[index]! }] : []));
    expect(got).toHaveLength(2);
    expect(got[0]!.Registration).toMatchObject({ State: 'confirmed', PaidBy: 'voucher', IsPaid: true, HasTicket: true });
    expect(codeOf(await look('STU-2027-A'))).toBe('voucher-used');
    await one.post('Cancel', got[0]!.as, { Number: got[0]!.Registration.Number });
    expect((await look('STU-2027-A')).json()).toEqual({ Price: 0 });
    const stored = await one.db.selectFrom('vouchers').selectAll().execute();
    expect(JSON.stringify(stored)).not.toMatch(/STU/);
  });

  run('the waiting list is offered what is free in its order, for a while, and nobody passes it', async () => {
    const [first, second, third, late] = [await one.person(), await one.person(), await one.person(), await one.person()];
    const has = (await one.register(first, 'few')).json<Outcome>().Registration;
    expect(codeOf(await one.register(second, 'few'))).toBe('sold-out');
    for (const as of [second, third])
      expect((await one.register(as, 'few', 0, { MayWait: true })).json<Outcome>().Registration.State).toBe('waiting');
    expect([(await one.own(second))?.WaitingPlace, (await one.own(third))?.WaitingPlace]).toEqual([1, 2]);
    const cancelled = await one.post('Cancel', first, { Number: has.Number });
    expect(cancelled.json<Outcome>().Registration.State).toBe('cancelled');
    const offer = (await one.own(second))!;
    expect([offer.State, offer.HeldUntil]).toEqual(['offered', new Date(NOW + 12 * HOUR).toISOString()]);
    expect(codeOf(await one.register(late, 'few'))).toBe('sold-out');
    await vi.waitFor(() => expect(one.letters(/there is a place/)).toHaveLength(1));
    // It is not taken in time: the next one gets it.
    const place = { eventId: one.eventId, ticketId: 'few' };
    const renewed = await renewPlaces(one.db, place, { capacity: 1, offerHours: 12 }, NOW + 13 * HOUR);
    expect([renewed.expired.length, renewed.offered.map(({ account_id }) => account_id)]).toEqual([1, [third]]);
    expect(codeOf(await one.post('AcceptOffer', second, { Number: offer.Number, Price: 0 }))).toBe('offer-over');
    const next = (await one.own(third))!;
    expect(codeOf(await one.post('AcceptOffer', third, { Number: next.Number, Price: 1 }))).toBe('price-changed');
    const taken = await Promise.all([1, 2].map(() => one.post('AcceptOffer', third, { Number: next.Number, Price: 0 })));
    expect(taken.map((answer) => answer.json<Outcome>().Registration.State)).toEqual(['confirmed', 'confirmed']);
    expect(
      await one.db.selectFrom('tickets').select('withdrawn').where('account_id', 'in', [first, third]).orderBy('withdrawn').execute(),
    ).toEqual([{ withdrawn: 0 }, { withdrawn: 1 }]);
  });

  run('a payment counts once, when the provider has signed it, and for its whole amount', async () => {
    const ada = await one.person();
    const begun = (await one.register(ada, 'online', 10000, { Payment: 'provider' })).json<Outcome>();
    expect([begun.Registration.State, begun.Registration.HasTicket]).toEqual(['pending', false]);
    expect(await one.places('online')).toBe('full');
    const page = await one.server.get(begun.PaymentUrl);
    expect(page.body).toContain('Nobody is charged');
    expect((await one.server.get(begun.PaymentUrl.replace('amount=10000', 'amount=1'))).statusCode).toBe(404);
    const press = async (outcome: string, url = begun.PaymentUrl) => {
      const headers = { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' };
      return String((await one.server.post(url, { payload: `outcome=${outcome}`, headers })).headers.location);
    };
    const failed = await one.server.get(await press('failed'));
    expect([failed.statusCode, failed.headers.location]).toEqual([303, '/demo/reg27/en-GB/registration?payment=failed']);
    expect((await one.own(ada))?.State).toBe('pending');
    const again = (await one.post('Pay', ada, { Number: begun.Registration.Number })).json<{ PaymentUrl: string }>();
    const back = await press('paid', again.PaymentUrl);
    for (const changed of [
      back.replace('outcome=paid', 'outcome=failed'),
      back.replace('amount=10000', 'amount=1'),
      back.replace(/signature=(.)/, (_, first) => `signature=${first === 'A' ? 'B' : 'A'}`),
    ])
      expect((await one.server.get(changed)).statusCode).toBe(404);
    for (const _ of [1, 2]) expect((await one.server.get(back)).statusCode).toBe(303);
    const own = (await one.own(ada))!;
    expect([own.State, own.IsPaid, own.HasTicket, own.InvoiceNumber !== '']).toEqual(['confirmed', true, true, true]);
    expect(await one.db.selectFrom('registration_invoices').select('number').where('account_id', '=', ada).execute()).toHaveLength(1);
    expect(codeOf(await one.post('Pay', ada, { Number: own.Number }))).toBe('not-due');
  });

  run('everything is exported, and goes with the person; an invoice keeps its number and nobody’s name', async () => {
    const { exportPerson } = await import('../people/export-person.ts');
    const { personalTables } = await import('../people/personal-tables.ts');
    const ada = await one.person();
    const { Registration } = (await one.register(ada, 'regular', 10000)).json<Outcome>();
    const row = await one.db.selectFrom('accounts').selectAll().where('id', '=', ada).executeTakeFirstOrThrow();
    const exported = JSON.stringify(await exportPerson(one.db, row));
    for (const words of [Registration.Number, 'Ring 1']) expect(exported).toContain(words);
    for (const name of ['tickets', 'registration_invoices', 'event_registrations']) await personalTables[name]!.remove!(one.db, row);
    expect(await one.own(ada)).toBeNull();
    const kept = await one.db
      .selectFrom('registration_invoices')
      .selectAll()
      .where('registration', '=', Registration.Number)
      .executeTakeFirstOrThrow();
    expect([kept.account_id, kept.address, kept.amount]).toEqual([null, '{}', 10000]);
  });
});
