// Tells both sides what has become of a time that was proposed: open pages at once, its person by a notification and a letter, the company by a letter where it has an address.
import { announceBetween } from '../hubs/exhibition-groups.ts';
import { type EventLetterParts, sendEventLetter } from '../mail/event-letter.ts';
import type { People } from '../people/people.ts';
import type { PublishedEvent } from '../published/event.ts';
import { announceNotice } from './announce-cancelled.ts';
import { agreedName } from './agreed-name.ts';
import type { RequestNotice } from './meeting-notices.ts';
import type { RequestRow } from './stored-requests.ts';

type Told = Pick<RequestRow, 'uid' | 'account_id' | 'company_id' | 'starts_at' | 'first_name'>;

/** Open pages of its person and of the company; of the staff of all companies where it was, or is, offered to all. */
export const announceRequest = (
  people: Pick<People, 'signals'>,
  event: PublishedEvent,
  row: Told,
  toAll = row.company_id === '',
): Promise<void> =>
  announceBetween(people, 'meetings', { eventId: event.id, accountId: row.account_id, company: toAll ? '*' : row.company_id });

/** The company: that somebody has proposed a time, or another one. */
export async function tellCompany(parts: EventLetterParts, row: Told): Promise<void> {
  const { event } = parts;
  const language = event.languageFor(undefined);
  const company = row.company_id;
  await sendEventLetter(parts, {
    kind: 'proposal',
    to: event.exhibition.inLanguage(language).chat(company)?.Email ?? '',
    name: '',
    about: [company, row.account_id],
    page: 'ProfilePage',
    params: { companyAccountId: company, page: 'meetings' },
    language,
  });
}

/** Its person: what a company has answered. `now` in ms. */
export async function tellVisitor(
  parts: EventLetterParts & { people: Pick<People, 'db' | 'signals'> },
  row: Told,
  kind: RequestNotice,
  now: number,
): Promise<void> {
  const { event, people } = parts;
  const { account_id: accountId, company_id: company, uid, starts_at: start } = row;
  await announceNotice(people, event, { accountId, kind, name: agreedName(uid, company), start, now });
  const account = await people.db.selectFrom('accounts').select(['email', 'first_name']).where('id', '=', accountId).executeTakeFirst();
  await sendEventLetter(parts, {
    kind: 'proposalAnswer',
    to: account?.email ?? '',
    name: account?.first_name ?? '',
    about: [company, accountId],
    page: 'MeetingHubPage',
    params: {},
    language: event.languageFor(undefined),
  });
}
