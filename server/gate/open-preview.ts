// Opens a preview for a browser: a link that holds becomes a cookie scripts cannot read (A §6).
import type { openPreview } from '../../src/contract/session.ts';
import type { ReplyOf } from '../../src/contract/endpoint.ts';
import { RequestError } from '../http/errors.ts';
import type { PublishedEvent } from '../published/event.ts';
import { live } from '../routes/handlers.ts';
import type { BrowserDoor } from '../routes/browser-door.ts';
import { cookieOptions, previewCookie } from '../sessions/cookies.ts';
import type { Gate } from './gate.ts';
import type { PreviewLink } from './preview-links.ts';

/** A key with what it allows. */
type Opened = { key: string; link: PreviewLink };

/** How long a preview without a link lasts, ms: a day of work. */
const A_DAY = 12 * 3_600_000;

/** Sets the cookie; it ends when the link does. `now` in ms. */
export function keepPreview(browser: BrowserDoor, { instance }: PublishedEvent, { key, link, now }: Opened & { now: number }): void {
  const seconds = Math.max(1, Math.floor((link.expires - now) / 1000));
  browser.setCookie(previewCookie(instance, browser.https), key, cookieOptions(browser.https, seconds));
}

/** A key for a development host, where everybody previews; undefined where the server keeps no keys. */
export async function newPreviewKey(gate: Gate, { shortName }: PublishedEvent, now: number): Promise<Opened | undefined> {
  const link: PreviewLink = { event: shortName, expires: Math.floor(now) + A_DAY };
  const key = await gate.sign(link);
  return key === undefined ? undefined : { key, link };
}

/** Handler of `openPreview`: the event is that of the query. */
export const openPreviewHandler = live<typeof openPreview>(({ shortName }, { gate, clock, event }, { body, browser }) =>
  event(shortName, 'shortName').then((found) => previewOpened(gate, found, { key: body.Key, browser, now: clock.now() })),
);

/** Answers it. Throws RequestError 403 for a key that does not hold. */
async function previewOpened(
  gate: Gate,
  event: PublishedEvent,
  asked: { key: string; browser: BrowserDoor; now: number },
): Promise<ReplyOf<typeof openPreview>> {
  const opened = await openedBy(gate, event, asked);
  if (!opened) throw new RequestError(403, 'no-preview', 'This preview link does not hold, or not any more.');
  keepPreview(asked.browser, event, { ...opened, now: asked.now });
  const { from, to, expires } = opened.link;
  return { Until: iso(expires)!, From: iso(from), To: iso(to) };
}

async function openedBy(
  gate: Gate,
  event: PublishedEvent,
  { key, browser, now }: { key: string; browser: BrowserDoor; now: number },
): Promise<Opened | undefined> {
  if (key === '') return gate.isPreviewHost(browser.request) ? newPreviewKey(gate, event, now) : undefined;
  const link = await gate.link(key, event);
  return link && { key, link };
}

const iso = (instant: number | undefined): string | null => (instant === undefined ? null : new Date(instant).toISOString());
