// Handlers of src/contract/registration.ts. Whose registration it is, what it costs and whether there is a place is the server's word alone.
import type * as contract from '../../src/contract/registration.ts';
import { discounted } from '../../src/rules/registration.ts';
import { notFound, RequestError } from '../http/errors.ts';
import { PAYMENT_RETURN } from '../payments/payment-return.ts';
import { beginPayment } from '../payments/settle-payment.ts';
import { answerTerms, termsEntries } from '../profile/terms.ts';
import { todayOf } from '../profile/user-answer.ts';
import type { PublishedEvent } from '../published/event.ts';
import { type AnnounceParts, announceCancellation, announceConfirmed, announceWaiting } from '../registration/announce.ts';
import type { RegistrationRow } from '../registration/places.ts';
import { keepInProfile } from '../registration/keep-in-profile.ts';
import { openingOf, registrationOf, saleOf } from '../registration/published-registration.ts';
import { readInvoice, readPerson } from '../registration/read-person.ts';
import { mayCancelRow, overviewOf, paymentsOf, wireRegistration } from '../registration/registration-view.ts';
import { renewKind } from '../registration/renew.ts';
import { endRow, isOver, registrationsOf, storeRegistration, withRow } from '../registration/stored-registrations.ts';
import { demandVoucher, discountOf } from '../registration/vouchers.ts';
import { takeOffer } from '../registration/waiting-list.ts';
import { demandSignedIn } from '../sessions/caller.ts';
import { demandEvent } from './event-of-request.ts';
import { type Asked, type HandlersOf, live, type Live } from './handlers.ts';

type Call = Pick<Asked<never>, 'address' | 'browser' | 'caller' | 'event'>;

const letterParts = (
  { people, store }: Pick<Live, 'people' | 'store'>,
  event: PublishedEvent,
  { address, browser }: Call,
): AnnounceParts => ({
  people,
  store,
  event,
  address,
  browser,
});

/** The kind of a ticket, at its price of now. Throws RequestError 404, or 409 where it is not sold. */
function demandKind(event: PublishedEvent, id: string, now: number) {
  const kind = registrationOf(event).tickets.get(id);
  if (!kind) throw notFound('There is no such ticket.', 'TicketId');
  const sale = saleOf(event, kind, now);
  if (!openingOf(event, now).isOpen || sale.state !== 'now')
    throw new RequestError(409, 'closed', 'Nobody can register for this now.', 'TicketId');
  return { kind, amount: sale.amount };
}

/** The caller's own registration of a number. Throws RequestError 404 for everybody else's. */
async function demandOwn(
  { people }: Pick<Live, 'people'>,
  event: PublishedEvent,
  accountId: number,
  number: string,
): Promise<RegistrationRow> {
  const row = (await registrationsOf(people.db, event.id, accountId)).find((one) => one.number === number);
  if (!row) throw notFound('There is no such registration.', 'Number');
  return row;
}

/** Where the registration is paid; empty where nothing is due. */
async function paymentOf(
  { people }: Pick<Live, 'people'>,
  event: PublishedEvent,
  row: RegistrationRow,
  { browser }: Call,
): Promise<string> {
  if (row.state !== 'pending' || !people.payments) return '';
  const language = event.languageFor(row.language);
  const title = [event.about.name, registrationOf(event).tickets.get(row.ticket_id)?.Name ?? ''].map((text) => event.text(text, language));
  return beginPayment(people, people.payments, row, {
    title: [...title, row.number].filter(Boolean).join(' · '),
    returnTo: people.payments.isTest ? PAYMENT_RETURN : `${browser.origin}${PAYMENT_RETURN}`,
  });
}

export const registration: HandlersOf<typeof contract> = {
  getRegistration: live(async ({ language }, { people }, { caller, ...asked }) => {
    const event = demandEvent(asked.event);
    return overviewOf(people, event, event.languageFor(language), caller.account);
  }),

  checkVoucher: live(async (_, { people, clock }, { body, caller, ...asked }) => {
    const { account } = demandSignedIn(caller);
    const event = demandEvent(asked.event);
    await people.limits.demandFor('voucher', `${event.id} ${account.id}`);
    const { amount } = demandKind(event, body.TicketId, clock.now());
    const voucher = await demandVoucher(people.db, event.id, body.Voucher, body.TicketId, clock.now());
    return { Price: discounted(amount, discountOf(voucher)) };
  }),

  registerForEvent: live(async ({ language }, parts, { body, ...call }) => {
    const { account } = demandSignedIn(call.caller);
    const event = demandEvent(call.event);
    const { people, clock } = parts;
    const now = clock.now();
    await people.limits.demandFor('register', `${event.id} ${account.id}`);
    if (body.Voucher !== '') await people.limits.demandFor('voucher', `${event.id} ${account.id}`);
    const spoken = event.languageFor(language);
    const { kind, amount } = demandKind(event, body.TicketId, now);
    const { currency, terms } = registrationOf(event);
    const accepted = await acceptedTerms(parts, event, terms, body.Terms);
    const person = readPerson(event, body.Person, todayOf(parts, event));
    const { row, isNew } = await storeRegistration(
      people.db,
      {
        eventId: event.id,
        accountId: account.id,
        requestId: body.RequestId,
        kind: { ...kind, Payments: paymentsOf(people, kind) },
        amount,
        currency,
        price: body.Price,
        voucher: body.Voucher,
        way: body.Payment,
        mayWait: body.MayWait,
        person,
        invoice: readInvoice(body.Invoice, body.Price > 0),
        terms: accepted,
        language: spoken,
      },
      registrationOf(event),
      now,
    );
    if (isNew) {
      await keepInProfile(people, event, account, person);
      for (const { id } of accepted) await answerTerms(people, event, account.id, { id, isAccepted: true, language: spoken });
      if (row.state === 'confirmed') await announceConfirmed(letterParts(parts, event, call), row);
      if (row.state === 'waiting') await announceWaiting(letterParts(parts, event, call), row);
    }
    return { Registration: await wireRegistration(people, event, spoken, row), PaymentUrl: await paymentOf(parts, event, row, call) };
  }),

  acceptOffer: live(async ({ language }, parts, { body, ...call }) => {
    const { account } = demandSignedIn(call.caller);
    const event = demandEvent(call.event);
    const { people, clock } = parts;
    const own = await demandOwn(parts, event, account.id, body.Number);
    const { kind, amount } = demandKind(event, own.ticket_id, clock.now());
    const offer = { kind, amount, price: body.Price, rules: registrationOf(event) };
    const { row, isNew } = await takeOffer(people.db, own.id, offer, clock.now());
    if (isNew && row.state === 'confirmed') await announceConfirmed(letterParts(parts, event, call), row);
    const Registration = await wireRegistration(people, event, event.languageFor(language), row);
    return { Registration, PaymentUrl: await paymentOf(parts, event, row, call) };
  }),

  payRegistration: live(async (_, parts, { body, ...call }) => {
    const { account } = demandSignedIn(call.caller);
    const event = demandEvent(call.event);
    await parts.people.limits.demandFor('register', `${event.id} ${account.id}`);
    const row = await demandOwn(parts, event, account.id, body.Number);
    const PaymentUrl = isOver(row, parts.clock.now()) ? '' : await paymentOf(parts, event, row, call);
    if (PaymentUrl === '') throw new RequestError(409, 'not-due', 'Nothing is to be paid here.', 'Number');
    return { PaymentUrl };
  }),

  cancelRegistration: live(async ({ language }, parts, { body, ...call }) => {
    const { account } = demandSignedIn(call.caller);
    const event = demandEvent(call.event);
    const { people, clock } = parts;
    const own = await demandOwn(parts, event, account.id, body.Number);
    const ended = await withRow(people.db, own.id, async (within, row) => {
      if (row.active_key === null) return { row, isNew: false };
      if (!mayCancelRow(event, row, clock.now()))
        throw new RequestError(409, 'no-cancelling', 'This cannot be cancelled here any more: ask the organiser.', 'Number');
      return { row: await endRow(within, row, 'cancelled', clock.now()), isNew: true };
    });
    if (!ended) throw notFound('There is no such registration.', 'Number');
    if (ended.isNew) {
      await announceCancellation(letterParts(parts, event, call), ended.row);
      await renewKind(letterParts(parts, event, call), own.ticket_id, clock.now());
    }
    return { Registration: await wireRegistration(people, event, event.languageFor(language), ended.row) };
  }),
};

/** The terms that must be accepted, in their current version. Throws RequestError 409 where one is missing. */
async function acceptedTerms(
  { people }: Pick<Live, 'people'>,
  event: PublishedEvent,
  asked: readonly string[],
  sent: readonly { Id: string; Version: string }[],
): Promise<{ id: string; version: string }[]> {
  const known = asked.length === 0 ? [] : await termsEntries(people, event, event.languageFor(undefined), null);
  return known
    .filter(({ Id }) => asked.includes(Id))
    .map(({ Id, Version }) => {
      if (!sent.some((one) => one.Id === Id && one.Version === Version))
        throw new RequestError(409, 'terms-missing', 'These terms must be accepted in their current version.', 'Terms');
      return { id: Id, version: Version };
    });
}
