// Which support chat is offered on a page (A §3 freshworks, FreshChatAllPages; A §4).
import type { Documents } from '#sdk';

/** Profile and industry pages (A §2). */
const industryPages = [
  'ProfilePage',
  'BoothPage',
  'IndustryLandingPage',
  'IndustryLandingPageProfile',
  'IndustryLandingListPage',
  'IndustrySymposiaPage',
  'PagIndustrySearchPage',
];

/** The chat of all pages where it is switched on, else the support widget on profile and industry pages; undefined for none. */
export function chatOn(
  { freshworks, FreshChatAllPages }: Documents['app'],
  page: string,
): { kind: 'chat' | 'support'; url: string } | undefined {
  const chat = FreshChatAllPages.url || freshworks.url;
  if (FreshChatAllPages.enableChat && chat.startsWith('https:')) return { kind: 'chat', url: chat };
  return industryPages.includes(page) && freshworks.url.startsWith('https:') ? { kind: 'support', url: freshworks.url } : undefined;
}
