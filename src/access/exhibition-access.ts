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

/** Sub-pages of a profile whose content is nowhere else; a policy may close one by its address, and leave the profile open. */
export const closableParts = ['lounge', 'booth', 'webcasts', 'presentations', 'team', 'downloads'] as const;
export type ClosablePart = (typeof closableParts)[number];

/** What of an exhibition is open to a person. */
export type ExhibitionAccess = {
  /** Whether they get the row of a company. */
  listed: (company: string) => boolean;
  /** Whether they also get its profile, products and media. */
  profile: (company: string) => boolean;
  /** Whether they also get what is on a sub-page of it alone. */
  part: (company: string, part: ClosablePart) => boolean;
  /** Whether a page is open to them. */
  page: (page: string) => boolean;
};

/** The event as far as single profiles may be more or less open than the others. */
type Profiles = { addressed: EventAccess['addressed']; configured: Pick<EventAccess['configured'], 'openProfiles'> };

/** Companies whose profile is decided by itself: a policy names its address, or it is open to everybody. */
export const ownProfiles = ({ addressed, configured }: Profiles): ReadonlySet<string> =>
  new Set([...(addressed.get(PROFILE_PAGE) ?? []).map(({ companyAccountId = '' }) => companyAccountId), ...configured.openProfiles]);

/** The profile page of each company; one that is not decided by itself is as open as any other. */
export function profilePages(event: Profiles, pages: PageAccess): (company: string) => Permission {
  const named = ownProfiles(event);
  return (company) => (named.has(company) ? pages(PROFILE_PAGE, { companyAccountId: company }) : pages(PROFILE_PAGE));
}

/** Sub-pages whose address a policy names, each once. */
export function ownParts({ addressed }: Pick<Profiles, 'addressed'>): readonly { company: string; part: ClosablePart }[] {
  return (addressed.get(PROFILE_PAGE) ?? []).flatMap(({ companyAccountId: company = '', page }) => {
    const part = closableParts.find((one) => one === page);
    return part === undefined ? [] : { company, part };
  });
}

/** A sub-page of a profile: one that no policy names is as open as its profile. */
export function subPages(event: Profiles, pages: PageAccess): (company: string, part: ClosablePart) => Permission {
  const profile = profilePages(event, pages);
  const named = new Set(ownParts(event).map(({ company, part }) => `${company} ${part}`));
  return (company, part) =>
    named.has(`${company} ${part}`) ? pages(PROFILE_PAGE, { companyAccountId: company, page: part }) : profile(company);
}
