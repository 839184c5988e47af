// Handlers of src/contract/guest-leads.ts: a form, the letter that confirms its address, and the way back.
import type * as contract from '../../src/contract/guest-leads.ts';
import type { GuestLead } from '../../src/contract/guest-leads.ts';
import { filterEvent } from '../access/filter-event.ts';
import { sendLeadLetter } from '../exhibition/lead-letter.ts';
import { confirmedForm, confirmForm, type GuestRow, removeForm, storeGuestLead, waitingForm } from '../exhibition/stored-guest-leads.ts';
import type { LeadRow } from '../exhibition/stored-leads.ts';
import { badRequest, notFound } from '../http/errors.ts';
import { networkOf } from '../http/network-of.ts';
import { announceBetween } from '../hubs/exhibition-groups.ts';
import { sendEventLetter } from '../mail/event-letter.ts';
import { isMailAddress } from '../mail/mail-address.ts';
import type { PublishedEvent } from '../published/event.ts';
import { demandEvent } from './event-of-request.ts';
import { type HandlersOf, live } from './handlers.ts';

const noForm = () => notFound('This link does not work, or no longer.', 'Code');

const wire = (event: PublishedEvent, row: GuestRow | LeadRow, language: string | undefined, IsConfirmed: boolean): GuestLead => ({
  CompanyAccountId: row.company_id,
  CompanyName: event.exhibition.inLanguage(event.languageFor(language)).company(row.company_id)?.Name ?? '',
  Firstname: row.first_name,
  Surname: row.surname,
  Email: row.email,
  Message: row.message,
  Consent: row.consent,
  IsConfirmed,
});

export const guestLeads: HandlersOf<typeof contract> = {
  sendGuestLead: live(async ({ id, language: asked }, parts, { body, ...call }) => {
    const event = demandEvent(call.event);
    const { people, clock, accessControl } = parts;
    const access = await accessControl.accessOf(call.browser.request, event);
    const language = event.languageFor(asked);
    const company = filterEvent(event, access, 'companyAccount').exhibition.inLanguage(language).company(id);
    if (!company || !access.profile(id)) throw notFound('This event has no company with this id.', 'id');
    if (!isMailAddress(body.Email)) throw badRequest('This is no e-mail address.', 'Email');
    // Nothing would ever be confirmed: nothing is kept.
    if (people.post.isOff) return { Sent: false };
    await people.limits.demandFor('guest-network', networkOf(call.address));
    await people.limits.demandFor('guest-address', JSON.stringify([event.id, body.Email.toLowerCase()]));
    const { Firstname: first_name, Surname: surname, Email: email, Topic: topic, Message: message, Consent: consent } = body;
    const form = { first_name, surname, email, topic, message, consent };
    const code = await storeGuestLead(people.db, { eventId: event.id, company: id }, form, clock.now());
    await sendEventLetter(
      { ...parts, event, address: call.address, browser: call.browser },
      {
        kind: 'contact',
        to: email,
        name: first_name,
        about: [id, email.toLowerCase()],
        // Open to everybody, whatever becomes of the profile.
        page: 'ConfirmationPage',
        params: {},
        query: { contact: code },
        company: company.Name,
        language,
      },
    );
    return { Sent: true };
  }),

  readGuestLead: live(async ({ language }, { people, clock }, { body, ...call }) => {
    const event = demandEvent(call.event);
    const waiting = await waitingForm(people.db, event.id, body.Code, clock.now());
    const row = waiting ?? (await confirmedForm(people.db, event.id, body.Code));
    if (!row) throw noForm();
    return wire(event, row, language, waiting === undefined);
  }),

  confirmGuestLead: live(async ({ language }, parts, { body, ...call }) => {
    const { people, clock } = parts;
    const event = demandEvent(call.event);
    const made = await confirmForm(people.db, event.id, body.Code, clock.now());
    const row = made ?? (await confirmedForm(people.db, event.id, body.Code));
    if (!row) throw noForm();
    if (made) {
      await announceBetween(people, 'contacts', { eventId: event.id, accountId: null, company: row.company_id });
      await sendLeadLetter({ ...parts, event, address: call.address, browser: call.browser }, row.company_id, clock.now());
    }
    return wire(event, row, language, true);
  }),

  takeBackGuestLead: live(async (_, { people }, { body, ...call }) => {
    const event = demandEvent(call.event);
    const company = await removeForm(people.db, event.id, body.Code);
    if (company !== undefined) await announceBetween(people, 'contacts', { eventId: event.id, accountId: null, company });
    return { Removed: company !== undefined };
  }),
};
