// Handlers of src/contract/leads.ts: a visitor's own leads, and those of a company for its staff.
import type { CompanyLead, GivenLead } from '../../src/contract/leads.ts';
import type * as contract from '../../src/contract/leads.ts';
import { filterEvent } from '../access/filter-event.ts';
import { removeBadgeNotice } from '../exhibition/badge-notice.ts';
import { demandStaff } from '../exhibition/demand-staff.ts';
import { sendLeadLetter } from '../exhibition/lead-letter.ts';
import { leadsCsv, leadsWorkbook } from '../exhibition/leads-file.ts';
import { removeScan } from '../exhibition/stored-badges.ts';
import { leadsOfAccount, leadsOfCompany, type LeadRow, removeLead, storeLead, storeNote } from '../exhibition/stored-leads.ts';
import { notFound } from '../http/errors.ts';
import { announceBetween } from '../hubs/exhibition-groups.ts';
import type { PublishedEvent } from '../published/event.ts';
import { demandSignedIn } from '../sessions/caller.ts';
import { viewsByDay } from '../store/views.ts';
import { demandEvent } from './event-of-request.ts';
import { type HandlersOf, live } from './handlers.ts';

const iso = (instant: number): string => new Date(instant).toISOString();

const wireLead = (row: LeadRow) => ({
  LeadId: row.id,
  CompanyAccountId: row.company_id,
  Firstname: row.first_name,
  Surname: row.surname,
  Email: row.email,
  Topic: row.topic,
  Message: row.message,
  Consent: row.consent,
  GivenAt: iso(row.given_at),
  ChangedAt: iso(row.changed_at),
});

const nameOf = (event: PublishedEvent, company: string, language: string | undefined): string =>
  event.exhibition.inLanguage(event.languageFor(language)).company(company)?.Name ?? '';

const givenOf = (event: PublishedEvent, row: LeadRow, language?: string): GivenLead => ({
  ...wireLead(row),
  CompanyName: nameOf(event, row.company_id, language),
});

const companysOf = (row: LeadRow): CompanyLead => ({
  ...wireLead(row),
  HasAccount: row.account_id !== null,
  Note: row.note,
  Quality: row.quality,
  NoteRevision: row.note_revision,
});

export const leads: HandlersOf<typeof contract> = {
  giveLead: live(async ({ id }, parts, { body, ...call }) => {
    const { people, clock, accessControl } = parts;
    const event = demandEvent(call.event);
    const { account } = demandSignedIn(call.caller);
    const access = await accessControl.accessOf(call.browser.request, event);
    const company = filterEvent(event, access, 'companyAccount').exhibition.inLanguage(event.languageFor(undefined)).company(id);
    if (!company || !access.profile(id)) throw notFound('This event has no company with this id.', 'id');
    const { Firstname: first_name, Surname: surname, Topic: topic, Message: message, Consent: consent } = body;
    const of = { eventId: event.id, accountId: account.id, company: id };
    const lead = await storeLead(people.db, of, { first_name, surname, email: account.email, topic, message, consent }, clock.now());
    // What its badge asked for is given.
    await removeScan(people.db, of, id);
    await removeBadgeNotice(people, event, of);
    await announceBetween(people, 'contacts', of);
    await sendLeadLetter({ ...parts, event, address: call.address, browser: call.browser }, id, clock.now());
    return givenOf(event, lead);
  }),

  givenLeads: live(async ({ language }, { people }, call) => {
    const event = demandEvent(call.event);
    const { account } = demandSignedIn(call.caller);
    return (await leadsOfAccount(people.db, { eventId: event.id, accountId: account.id })).map((row) => givenOf(event, row, language));
  }),

  takeBackLead: live(async ({ leadid }, { people }, call) => {
    const event = demandEvent(call.event);
    const { account } = demandSignedIn(call.caller);
    const of = { eventId: event.id, accountId: account.id };
    const company = await removeLead(people.db, of, leadid);
    if (company !== undefined) await announceBetween(people, 'contacts', { ...of, company });
    return { Removed: company !== undefined };
  }),

  companyLeads: live(async ({ id }, { people }, call) => (await leadsOfCompany(people.db, demandStaff(call, id))).map(companysOf)),

  noteLead: live(async ({ id, leadid }, { people, clock }, { body, ...call }) => {
    const owner = demandStaff(call, id);
    const { Note: note, Quality: quality, NoteRevision: revision } = body;
    const row = await storeNote(people.db, owner, leadid, { note, quality, revision }, clock.now());
    if (!row) throw notFound('This company has no lead with this id.', 'leadid');
    await announceBetween(people, 'contacts', { eventId: owner.eventId, accountId: null, company: id });
    return companysOf(row);
  }),

  companyViews: live(async ({ id }, { people }, call) => {
    const { eventId } = demandStaff(call, id);
    const days = await viewsByDay(people.db, { eventId, kind: 'company', action: 'view', item: id });
    return {
      Total: days.reduce((sum, { count }) => sum + count, 0),
      Days: days.flatMap(({ day, count }) => (day === '' ? [] : { Day: day, Count: count })),
    };
  }),

  exportLeads: live(async ({ id, format }, { people }, call) => {
    const owner = demandStaff(call, id);
    const { shortName, timeZone } = owner.event;
    const rows = await leadsOfCompany(people.db, owner);
    return format === 'xlsx'
      ? { FileName: `${shortName}-leads.xlsx`, Csv: '', Workbook: Buffer.from(await leadsWorkbook(rows, timeZone)).toString('base64') }
      : { FileName: `${shortName}-leads.csv`, Csv: leadsCsv(rows, timeZone), Workbook: '' };
  }),
};
