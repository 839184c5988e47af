// Decides what of an exhibition is sent to a person: rows of companies they may know of, and profiles whose page is open to them (decision 0042).
import type { Permission } from '../rules/verdict.ts';
import type { EventAccess } from './event-access.ts';
import type { PageAccess } from './page-access.ts';

/** Where meetings are booked; where it is closed, nothing says that a company can be met. */
const MEETINGS_PAGE = 'MeetingHubPage';

/** Whether somebody learns that companies can be met. */
export const learnsOfMeetings = ({ page }: Pick<ExhibitionAccess, 'page'>): boolean => page(MEETINGS_PAGE);

/** The page of a profile (A §2). */
export const PROFILE_PAGE = 'ProfilePage';

/** What of an exhibition is open to a person. */
export type ExhibitionAccess = {
  /** Whether they get the row of a company. */
  listed: (company: string) => boolean;
  /** Whether they also get its profile, products and media. */
  profile: (company: string) => boolean;
  /** Whether a page is open to them. */
  page: (page: string) => boolean;
};

/** The profile page of each company; one whose own address no policy names is as open as any other. */
export function profilePages({ addressed }: Pick<EventAccess, 'addressed'>, pages: PageAccess): (company: string) => Permission {
  const named = new Set((addressed.get(PROFILE_PAGE) ?? []).map(({ companyAccountId = '' }) => companyAccountId));
  return (company) => (named.has(company) ? pages(PROFILE_PAGE, { companyAccountId: company }) : pages(PROFILE_PAGE));
}
