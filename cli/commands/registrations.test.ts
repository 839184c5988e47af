// foyer vouchers and foyer registrations: lists with faults, what is kept of a code, payments, cancelling, files for accounting.
import { join } from 'node:path';
import { beforeEach, expect, test, vi } from 'vitest';
import { openStore, type Store, type Database } from '../../server/store/store.ts';
import { grantTicket } from '../../server/registration/grant-ticket.ts';
import { app, folderOf, foyer } from './fixture/recorded.ts';

const EVENT = 'society/spring';
const NUMBER = 'REG-ABCDEFGHJK';
const kind = { Id: 'regular', Name: 'Full congress', Prices: [{ Amount: 1000 }], TicketTypeName: 'Full' };
let data: string;

beforeEach(async () => {
  vi.stubEnv('DATABASE_URL', '');
  vi.stubEnv('FOYER_CLOCK', '2027-05-03T10:00:00+02:00');
  data = join(folderOf(), 'store');
  vi.stubEnv('FOYER_DATA', data);
  const registration = { schemaVersion: 1, currency: 'EUR', tickets: [kind], invoice: { prefix: 'R-' } };
  await foyer('publish', folderOf({ 'society/spring/app.json': app('Spring'), 'society/spring/registration.json': registration }));
  return () => vi.unstubAllEnvs();
});

async function inStore<T>(work: (store: Store & Database) => Promise<T>): Promise<T> {
  const store = await openStore({ folder: data });
  try {
    return await work(store);
  } finally {
    await store.close();
  }
}

/** Somebody who is registered by invoice, and has used a voucher. */
const registered = () =>
  inStore(async ({ db }) => {
    const now = Date.parse('2027-05-01T10:00:00Z');
    const account = {
      instance_key: 'society',
      email: 'mira@example.org',
      email_key: 'mira@example.org',
      first_name: 'Mira',
      surname: 'Öz',
      password_hash: null,
      confirmed_at: now,
      terms_accepted_at: null,
      created_at: now,
      blocked_at: null,
      profile: '{}',
      picture: '',
      is_professional: null,
      is_staff: 0,
    };
    const { id: account_id } = await db.insertInto('accounts').values(account).returning('id').executeTakeFirstOrThrow();
    const { id: event_id } = await db.selectFrom('events').select('id').executeTakeFirstOrThrow();
    const row = await db
      .insertInto('event_registrations')
      .values({
        number: NUMBER,
        event_id,
        account_id,
        request_id: 'request-1',
        active_key: 'x',
        ticket_id: 'regular',
        state: 'confirmed',
        paid_by: 'invoice',
        is_paid: 0,
        price: 1000,
        currency: 'EUR',
        voucher_id: null,
        invoice_number: 7,
        person: JSON.stringify({ Firstname: '=Mira', Surname: 'Öz' }),
        invoice: JSON.stringify({ Name: 'Clinic', City: 'Vienna' }),
        terms: '[]',
        language: 'en-GB',
        created_at: now,
        changed_at: now,
        held_until: null,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    const full = {
      ...kind,
      Description: '',
      Capacity: null,
      WaitingList: false,
      VoucherOnly: false,
      Payments: [],
      ParticipantTypeName: '',
      TicketGrade: '',
      SocietyMemberType: '',
      EnableHCP: false,
      Days: [],
    };
    await grantTicket(db, row, full as never, false, now);
  });

test('vouchers: good rows are taken, bad ones are named with their line, and no code is stored', async () => {
  const list =
    'code,discount,tickets,uses,expires,label\nSTU-2027-ABC,free,regular,10,2027-05-05,Leipzig\nHALF-2027,50%,,,,\nTEN-2027-X,1000,,2,,\nabc,free,,,,\nWRONG-2027,200%,,,,\nOTHER-2027,free,gold,,,\nNEVER-2027,free,,0,,\nhalf 2027,free,,,,\n';
  const { code, out, err } = await foyer('vouchers', 'import', EVENT, join(folderOf({ 'v.csv': list }), 'v.csv'));
  expect([code, out]).toEqual([1, ['3 vouchers taken over, 5 refused']]);
  expect(err.join('\n')).toMatch(
    /v\.csv:5 code[^]*v\.csv:6 discount[^]*v\.csv:7 there is no ticket gold[^]*v\.csv:8 uses[^]*v\.csv:9 its code/,
  );
  const rows = await inStore(({ db }) => db.selectFrom('vouchers').selectAll().execute());
  expect(rows.map(({ kind: how, value, most_uses }) => [how, value, most_uses])).toEqual([
    ['free', 0, 10],
    ['percent', 50, 1],
    ['amount', 1000, 2],
  ]);
  expect(JSON.stringify(rows)).not.toMatch(/2027-ABC|HALF/);
  const listed = await foyer('vouchers', 'list', EVENT);
  expect(listed.out[0]).toMatch(/^\d+ free regular used 0 of 10 until 2027-05-05T21:59:59.999Z Leipzig$/);
  expect((await foyer('vouchers', 'revoke', EVENT, '--label', 'Leipzig')).out).toEqual(['1 voucher revoked']);
  expect((await foyer('vouchers', 'revoke', EVENT, 'half2027')).out).toEqual(['1 voucher revoked']);
  expect((await foyer('vouchers', 'revoke', EVENT, 'half2027')).code).toBe(2);
  expect((await foyer('vouchers', 'revoke', EVENT)).code).toBe(2);
});

test('registrations: listed, written for accounting without formulas, paid, cancelled', async () => {
  await registered();
  expect((await foyer('registrations', 'list', EVENT)).out).toEqual([
    `${NUMBER} 2027-05-01T10:00:00.000Z confirmed regular mira@example.org 1000 EUR unpaid`,
  ]);
  expect((await foyer('registrations', 'list', EVENT, '--state', 'waiting')).out).toEqual([]);
  const csv = (await foyer('registrations', 'export', EVENT)).out;
  expect(csv[0]).toBe(
    'number,state,ticket,email,Firstname,Surname,price,currency,paidBy,paid,invoice,invoiceName,invoiceStreet,invoiceZipCode,invoiceCity,invoiceCountryId,invoiceVat,invoiceReference,createdAt,changedAt',
  );
  expect(csv[1]).toContain(`${NUMBER},confirmed,regular,mira@example.org,'=Mira,Öz,1000,EUR,invoice,false,R-0007,Clinic`);
  const ticket = () => inStore(({ db }) => db.selectFrom('tickets').select(['document', 'withdrawn']).executeTakeFirstOrThrow());
  expect(JSON.parse((await ticket()).document)).toMatchObject({ IsPayed: false });
  expect((await foyer('registrations', 'mark-paid', EVENT, NUMBER)).code).toBe(0);
  expect(JSON.parse((await ticket()).document)).toMatchObject({ IsPayed: true, TicketTypeName: 'Full' });
  expect((await foyer('registrations', 'mark-paid', EVENT, NUMBER)).err.join()).toContain('was paid before');
  expect((await foyer('registrations', 'cancel', EVENT, NUMBER.toLowerCase())).code).toBe(0);
  expect((await ticket()).withdrawn).toBe(1);
  for (const again of [NUMBER, 'REG-2222222222']) expect((await foyer('registrations', 'cancel', EVENT, again)).code).toBe(2);
  const json = await foyer('registrations', 'export', EVENT, '--format', 'json', '--state', 'cancelled');
  expect(JSON.parse(json.out.join('\n'))).toMatchObject([{ number: NUMBER, paid: true, Firstname: '=Mira' }]);
});
