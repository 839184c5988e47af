// The call that opens a preview for a browser: a valid key becomes a cookie scripts cannot read (A §6).
import type { openPreview } from '../../src/contract/session.ts';
import type { ReplyOf } from '../../src/contract/endpoint.ts';
import { RequestError } from '../http/errors.ts';
import type { PublishedEvent } from '../published/event.ts';
import { demandEvent } from '../routes/event-of-request.ts';
import { live } from '../routes/handlers.ts';
import type { ClientBrowser } from '../routes/client-browser.ts';
import type { Previews } from './previews.ts';

/** Handler of `openPreview`: the event is that of the query. */
export const openPreviewHandler = live<typeof openPreview>((_, { accessControl }, { body, browser, event }) =>
  previewOpened(accessControl.previews, demandEvent(event), body.Key, browser),
);

/** Answers it. Throws RequestError 403 for an invalid key. */
async function previewOpened(
  previews: Previews,
  event: PublishedEvent,
  key: string,
  browser: ClientBrowser,
): Promise<ReplyOf<typeof openPreview>> {
  const isOpen = key === '' && previews.isHost(browser.request);
  const grant = isOpen ? previews.ofServer() : await previews.byKey(key, event);
  if (!grant) throw new RequestError(403, 'no-preview', 'This preview link does not hold, or not any more.');
  previews.keep(browser, event, grant);
  const { from, to } = grant.kind === 'link' ? grant.link : {};
  return { Until: iso(grant.expires)!, From: iso(from), To: iso(to) };
}

const iso = (instant: number | undefined): string | null => (instant === undefined ? null : new Date(instant).toISOString());
