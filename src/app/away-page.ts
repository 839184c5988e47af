// The page shown while the server is unreachable: the event's header and footer with a notice that it loads by itself.
import { serverTime } from '../contract/core.ts';
import { request } from '../contract/request.ts';
import { ApiError } from '../api/api-error.ts';
import { call } from '../api/http.ts';
import { behindPages } from '../pages/event-page.ts';
import { isSamePage, matchAddress } from '../pages/match.ts';
import { asksForPreview } from '../rules/guards/query.ts';
import { AWAY_PAGE, noticePage } from './failed-page.ts';
import type { ReadyPage } from './ready-page.ts';
import type { Services } from './services.ts';

/** Whether the connection to the server failed: no answer, a server error, or a file of the app that did not load. */
export const isAway = (error: unknown): boolean =>
  error instanceof ApiError ? error.kind === 'offline' || error.kind === 'timeout' || error.status >= 500 : error instanceof TypeError;

/** The last page on screen, and its address. */
export type LastPage = { ready: ReadyPage; url: URL };

/**
 * The page for an address of the event on screen: that page itself if it is requested again, otherwise the notice. Undefined
 * if the address leads elsewhere, or the fault is another.
 */
export function awayPage(shown: LastPage | undefined, url: URL, error: unknown): ReadyPage | undefined {
  const address = matchAddress(url.pathname, url.search);
  const last = shown?.ready;
  if (
    !last ||
    asksForPreview(shown.url.search) !== asksForPreview(url.search) ||
    !isAway(error) ||
    address?.instance !== last.info.Instance ||
    address.event !== last.info.Shortname
  )
    return undefined;
  if (isSamePage(shown.url, url)) return last;
  return {
    ...last,
    isAway: true,
    page: noticePage(AWAY_PAGE, address.page, behindPages(last.model)),
    params: address.params,
    context: { ...last.context, where: { ...last.context.where, page: address.page, params: address.params } },
    problems: [],
  };
}

/** Throws ApiError if code of the page is missing because the server does not answer; code missing on a working server is contained by placements. */
export async function expectCode({ registry, api }: Pick<Services, 'registry' | 'api'>, { page }: ReadyPage): Promise<void> {
  if ([...page.nodes.values()].some(({ name }) => registry.find(name)?.failed !== undefined)) await call(api, request(serverTime, {}));
}
