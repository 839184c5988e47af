// Once after each login, a user with a company ticket is led to the lounge of that company (A §4 Lounge redirect; R37, R38).
import type { Context } from '../context.ts';
import type { Ticket } from '../ticket.ts';
import { type Guard, leadTo, toPage, pass } from './guard.ts';
import { isSet } from './query.ts';
import type { RouteConfiguration } from './route-configuration.ts';
import type { Effect } from './verdict.ts';

/** Company of the first ticket that has one whose people are led; compared as text (R17). */
const companyOf = (tickets: readonly Ticket[], led: readonly string[]): string | undefined =>
  tickets.map(({ CompanyAccountId }) => String(CompanyAccountId ?? '')).find((id) => id !== '' && (led.length === 0 || led.includes(id)));

/** Whether this is where the redirect ends: the lounge, or the landing page that a special profile has in its place. */
function isThere(company: string, { page: name, params }: Context['where'], { specialProfiles }: RouteConfiguration): boolean {
  const special = specialProfiles.find(({ id }) => id === company);
  if (special) return name === 'IndustryLandingPage' && params['page'] === special.page;
  return name === 'ProfilePage' && params['companyAccountId'] === company && params['page'] === 'lounge';
}

/** Leads to the lounge; the marker that it happened is kept with the time. */
export const lounge: Guard = ({ asked, context, configured, query, known }) => {
  const company = context.who.user ? companyOf(context.who.tickets, configured.loungeRedirectCompanies) : undefined;
  if (company === undefined || known.loginMarker !== null) return undefined;
  // Who is at the form fills it in first; it would lead straight back there.
  if (asked.page === 'UserFormPage') return undefined;
  if (configured.loungeRedirectDisabled || isSet(query, 'companyLoungeRedirectDisabled')) return undefined;
  const effects: Effect[] = [{ kind: 'store-login-marker', at: context.when.now }];
  if (isThere(company, context.where, configured)) return pass('in-the-lounge', { effects });
  return leadTo(toPage('ProfilePage', { companyAccountId: company, page: 'lounge' }), 'company-ticket', { effects });
};
