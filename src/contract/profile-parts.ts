// The sub-pages of an exhibitor's profile, by the word in its address, and which of them a company has (B §2).
import type { CompanyDetail } from './companies.ts';

/** Names as they stand in the address; '' is the profile itself. */
export const profileParts = [
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
export type ProfilePart = (typeof profileParts)[number];

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
  return profileParts.filter((part) => has[part]);
}
