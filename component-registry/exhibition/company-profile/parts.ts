// The sub-pages of a profile: which there are, and which the address asks for (B §2, §4).
import type { CompanyDetail } from '#contract/companies';

/** Names as they stand in the address; '' is the profile itself. */
export const parts = [
  '',
  'lounge',
  'booth',
  'products',
  'symposia',
  'webcasts',
  'presentations',
  'meetings',
  'team',
  'downloads',
  'leads',
  'chats',
] as const;
export type ProfilePart = (typeof parts)[number];

/** Words of each. */
export const profileWords = {
  '': 'about',
  lounge: 'lounge',
  booth: 'boothPage',
  products: 'products',
  symposia: 'symposia',
  webcasts: 'webcasts',
  presentations: 'presentations',
  meetings: 'meetings',
  team: 'team',
  downloads: 'downloads',
  leads: 'leads',
  chats: 'chats',
} as const satisfies Record<ProfilePart, string>;

/** The sub-pages of a company that have something on them; leads and conversations are for its staff. */
export function partsOf(company: CompanyDetail, isStaff: boolean): ProfilePart[] {
  const has: Record<ProfilePart, boolean> = {
    '': true,
    lounge: company.HasLounge,
    booth: company.HasBooth,
    products: company.HasProducts,
    symposia: company.HasSymposia,
    webcasts: company.HasWebcasts,
    presentations: company.HasPresentations,
    // Visitors propose times to a company without slots, too.
    meetings: company.HasMeetings || isStaff,
    team: company.Team.length > 0,
    downloads: company.Distributions.length > 0,
    leads: isStaff,
    chats: isStaff && company.ChatKind === 'text',
  };
  return parts.filter((part) => has[part]);
}

/** What the address of a page asks for: below a landing page, `page` is the word of that page, and it is the profile (B §2). */
export const partOfAddress = (page: string, params: Readonly<Record<string, string | undefined>>): ProfilePart | 'comingsoon' =>
  page === 'IndustryLandingPageProfile' ? '' : partOf(params['page']);

/** The sub-page of a word; one nobody knows is the profile. */
export const partOf = (page: string | undefined): ProfilePart | 'comingsoon' =>
  page === 'comingsoon' ? page : (parts.find((part) => part === page) ?? '');
