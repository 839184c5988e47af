// Handler of src/contract/qna.ts: a tool's server learns who came with a code, and nothing it does not need.
import type * as contract from '../../src/contract/qna.ts';
import { notFound, RequestError } from '../http/errors.ts';
import { letsIn } from '../people/lets-in.ts';
import { isBrowser } from '../people/service-account.ts';
import { ticketsOf } from '../people/tickets.ts';
import { bringsSecret, takeQnaCode } from '../sessions/qna-codes.ts';
import { type HandlersOf, live } from './handlers.ts';

const unusable = (): RequestError => notFound('The code does not work.', 'Code');

export const qna: HandlersOf<typeof contract> = {
  redeemQnaCode: live(async (_, { people, clock, eventOfId }, { body, browser }) => {
    if (isBrowser(browser.request.headers)) throw new RequestError(403, 'not-for-browsers', 'This address is for other servers.');
    // Without its secret nobody uses up a host's codes either.
    if (!bringsSecret(people, body.Host, body.Secret)) throw new RequestError(401, 'refused', 'The secret of the host is wrong.');
    const visit = await takeQnaCode(people, body.Code, body.Host);
    const event = visit && (await eventOfId(visit.eventId));
    if (!event) throw unusable();
    const account = await people.db.selectFrom('accounts').selectAll().where('id', '=', visit.accountId).executeTakeFirst();
    if (!account || account.blocked_at !== null) throw unusable();
    const holder = { accountId: account.id, emailKey: account.email_key, isConfirmed: account.confirmed_at !== null };
    const booked = await ticketsOf(people.db, event.id, holder);
    return {
      UserId: String(account.id),
      Firstname: account.first_name,
      Surname: account.surname,
      HasTicket: letsIn(booked, event.timeZone, clock.now()),
      EventId: event.id,
      Event: `${event.instance}/${event.shortName}`,
      Instance: visit.instance,
    };
  }),
};
