// The sub-pages of a profile: what they are called, and which the address asks for (B §2, §4).
import { profileParts, type ProfilePart } from '#contract/profile-parts';

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

/** What the address of a page asks for: below a landing page, `page` is the word of that page, and it is the profile (B §2). */
export const partOfAddress = (page: string, params: Readonly<Record<string, string | undefined>>): ProfilePart | 'comingsoon' =>
  page === 'IndustryLandingPageProfile' ? '' : partOf(params['page']);

/** The sub-page of a word; one nobody knows is the profile. */
export const partOf = (page: string | undefined): ProfilePart | 'comingsoon' =>
  page === 'comingsoon' ? page : (profileParts.find((part) => part === page) ?? '');
