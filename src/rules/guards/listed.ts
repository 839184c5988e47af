// Pages in the lists of the configuration; content pages are there by their name or all at once.
import { CONTENT_PAGE } from '../../model/documents/app/page-lists.ts';
import type { RequestedPage, Visit } from './visit.ts';

/** Whether a list names the requested page. */
export const isListedPage = (list: readonly string[], { page, isContent }: RequestedPage): boolean =>
  list.includes(page) || (isContent && list.includes(CONTENT_PAGE));

/** Whether everybody may open the requested profile at any time. */
export const isOpenProfile = ({ asked, configured }: Pick<Visit, 'asked' | 'configured'>): boolean =>
  asked.company !== undefined && configured.openProfiles.includes(asked.company);

/** Whether everybody may open the page at any time: legal notice, privacy. */
export const isOpenPage = (visit: Pick<Visit, 'asked' | 'configured'>): boolean =>
  isListedPage(visit.configured.openPages, visit.asked) || isOpenProfile(visit);
