// A page that was opened while the server is away: the event's header and footer stay, between them stands that it comes by itself.
import { serverTime } from '../contract/core.ts';
import { request } from '../contract/request.ts';
import { ApiError } from '../api/api-error.ts';
import { call } from '../api/http.ts';
import { behindPages } from '../pages/event-page.ts';
import { isSamePage, matchAddress } from '../pages/match.ts';
import { asksForPreview } from '../rules/guards/query.ts';
import { AWAY_PAGE, noticePage } from './failed-page.ts';
import type { ReadyPage } from './load-page.ts';
import type { Services } from './services.ts';

/** Whether the way to the server failed, and not something in it: no answer, no good one, or a file of the app that did not come. */
export const isAway = (error: unknown): boolean =>
  error instanceof ApiError ? error.kind === 'offline' || error.kind === 'timeout' || error.status >= 500 : error instanceof TypeError;

/** A page that was on screen, and its address. */
export type LastPage = { ready: ReadyPage; url: URL };

/**
 * What stands under an address of the event that was on screen: that page itself when it is asked for again, else the notice. Undefined
 * when the address leads elsewhere, or the fault is another.
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

/** Throws ApiError when code of the page did not come because nobody answers; code that is missing on a server that answers is contained. */
export async function expectCode({ registry, api }: Pick<Services, 'registry' | 'api'>, { page }: ReadyPage): Promise<void> {
  if ([...page.nodes.values()].some(({ name }) => registry.find(name)?.failed !== undefined)) await call(api, request(serverTime, {}));
}
