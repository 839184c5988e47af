// Handlers of src/contract/badges.ts: the code a visitor shows, who has read it, and their consent.
import type * as contract from '../../src/contract/badges.ts';
import { readBadgeCode, shownBadgeCode } from '../../src/base/badge-code.ts';
import { blocksOf } from '../chat/stored-blocks.ts';
import { announceBadgeRead, removeBadgeNotice } from '../exhibition/badge-notice.ts';
import { demandStaff } from '../exhibition/demand-staff.ts';
import { sendLeadLetter } from '../exhibition/lead-letter.ts';
import {
  accountOfBadge,
  declineScan,
  renewBadge,
  removeBadge,
  removeScan,
  scanOfAccount,
  scansOfAccount,
  scansOfCompany,
  storeScan,
} from '../exhibition/stored-badges.ts';
import { leadOfAccount, storeLead } from '../exhibition/stored-leads.ts';
import { badRequest, notFound } from '../http/errors.ts';
import { announceBetween } from '../hubs/exhibition-groups.ts';
import { demandSignedIn } from '../sessions/caller.ts';
import { demandEvent } from './event-of-request.ts';
import { type HandlersOf, live } from './handlers.ts';

const iso = (instant: number): string => new Date(instant).toISOString();
const noBadge = () => notFound('This code does not work, or no longer.', 'Code');

export const badges: HandlersOf<typeof contract> = {
  makeBadge: live(async (_, { people, clock }, call) => {
    const { account } = demandSignedIn(call.caller);
    const { code, expiresAt } = await renewBadge(people.db, { eventId: demandEvent(call.event).id, accountId: account.id }, clock.now());
    return { Code: shownBadgeCode(code), ExpiresAt: iso(expiresAt) };
  }),

  withdrawBadge: live(async (_, { people }, call) => {
    const { account } = demandSignedIn(call.caller);
    return { Withdrawn: await removeBadge(people.db, { eventId: demandEvent(call.event).id, accountId: account.id }) };
  }),

  badgeScans: live(async ({ language }, { people, clock }, call) => {
    const { account } = demandSignedIn(call.caller);
    const event = demandEvent(call.event);
    const exhibition = event.exhibition.inLanguage(event.languageFor(language));
    return (await scansOfAccount(people.db, { eventId: event.id, accountId: account.id }, clock.now())).map(
      ({ id, company_id, asked_at }) => ({
        ScanId: id,
        CompanyAccountId: company_id,
        CompanyName: exhibition.company(company_id)?.Name ?? '',
        AskedAt: iso(asked_at),
      }),
    );
  }),

  answerBadgeScan: live(async ({ scanid }, parts, { body, ...call }) => {
    const { people, clock } = parts;
    const { account } = demandSignedIn(call.caller);
    const event = demandEvent(call.event);
    const person = { eventId: event.id, accountId: account.id };
    const { Allow, Firstname: first_name, Surname: surname, Message: message, Consent: consent } = body;
    const missing = Allow ? (first_name === '' ? 'Firstname' : surname === '' ? 'Surname' : consent === '' ? 'Consent' : '') : '';
    if (missing) throw badRequest('Without a name and the words agreed to, nothing is given.', missing);
    const scan = await scanOfAccount(people.db, person, scanid, clock.now());
    if (!scan) throw notFound('Nobody asks the caller under this id.', 'scanid');
    const { company_id: company } = scan;
    if (Allow) {
      const given = { first_name, surname, email: account.email, topic: 'badge', message, consent } as const;
      await people.db.transaction().execute(async (within) => {
        await storeLead(within, { ...person, company }, given, clock.now());
        await removeScan(within, person, company);
      });
    } else await declineScan(people.db, person, scanid);
    await removeBadgeNotice(people, event, { accountId: account.id, company });
    await announceBetween(people, 'contacts', { ...person, company });
    if (Allow) await sendLeadLetter({ ...parts, event, address: call.address, browser: call.browser }, company, clock.now());
    return { Given: Allow };
  }),

  scanBadge: live(async ({ id }, { people, clock }, { body, ...call }) => {
    const { event, ...owner } = demandStaff(call, id);
    const { account } = demandSignedIn(call.caller);
    await people.limits.demandFor('badge', `${account.id}`);
    const code = readBadgeCode(body.Code);
    const now = clock.now();
    const accountId = code === '' ? undefined : await accountOfBadge(people.db, event.id, code, now);
    // Their own badge, and that of somebody who wants nothing of this company, are no codes for them.
    if (accountId === undefined || accountId === account.id) throw noBadge();
    const person = { eventId: event.id, accountId, company: id };
    if ((await blocksOf(people.db, person)).has('visitor')) throw noBadge();
    if (await leadOfAccount(people.db, person)) return { ScanId: 0, State: 'given' };
    const scan = await storeScan(people.db, owner, accountId, now);
    await announceBetween(people, 'contacts', person);
    await announceBadgeRead(people, event, person, now);
    return { ScanId: scan.id, State: 'asked' };
  }),

  companyBadgeScans: live(async ({ id }, { people, clock }, call) =>
    (await scansOfCompany(people.db, demandStaff(call, id), clock.now())).map((row) => ({
      ScanId: row.id,
      State: row.state,
      AskedAt: iso(row.asked_at),
    })),
  ),
};
