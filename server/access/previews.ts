// Previews as browsers get them: a key of an address, or a development host, becomes a cookie scripts cannot read; the cookie is valid as long as the grant it represents (A §1, §6).
import type { FastifyRequest } from 'fastify';
import { eventName } from '../../src/contract/event-name.ts';
import type { Clock } from '../clock.ts';
import type { People } from '../people/people.ts';
import type { PublishedEvent } from '../published/event.ts';
import type { ClientBrowser } from '../routes/client-browser.ts';
import { cookieOptions, previewCookie, serverPreviewCookie } from '../sessions/cookies.ts';
import { isEqual, newSecret } from '../sessions/secrets.ts';
import { isPreviewHost, type PreviewSetting } from './preview-host.ts';
import { usePreviewLink } from './preview-link-rows.ts';
import { type PreviewLink, verifyPreviewLink } from './preview-links.ts';

/** What was opened: one event by a link, or all events of this server for as long as it runs. `expires` in ms since 1970. */
export type PreviewGrant = { expires: number } & ({ kind: 'server' } | { kind: 'link'; key: string; link: PreviewLink });

export type Previews = {
  /** Whether every visitor of this host may preview. */
  isHost: (request: FastifyRequest) => boolean;
  /** What the key of an address opens; undefined for an invalid one. An address without event takes the server's key alone. */
  byKey: (key: string, event: PublishedEvent | undefined) => Promise<PreviewGrant | undefined>;
  /** All events of this server: for a host at which everybody previews. */
  ofServer: () => PreviewGrant;
  /** Keeps what was opened in the browser. */
  keep: (browser: ClientBrowser, event: PublishedEvent | undefined, grant: PreviewGrant) => void;
  /** Whether a request carries the cookie of a grant that is valid for the event. */
  holds: (request: FastifyRequest, event: PublishedEvent) => Promise<boolean>;
};

/** Longest time a browser keeps the cookie of this server, ms; with the server it ends anyway. */
const LONGEST_COOKIE = 30 * 24 * 3_600_000;

/** `key`: opens every event of this server, and is printed at the start; none if omitted. */
export type PreviewParts = { people: People | undefined; clock: Clock; setting: PreviewSetting; key: string | undefined };

/** Creates them; without `people` nobody previews. */
export function createPreviews({ people, clock, setting, key }: PreviewParts): Previews {
  // Not the key itself: what leaves a browser opens no address, and after a restart nothing at all.
  const cookie = newSecret();
  const isHttps = (request: FastifyRequest): boolean => request.protocol === 'https';
  const byLink = async (text: string, event: PublishedEvent): Promise<PreviewGrant | undefined> => {
    if (!people) return undefined;
    const now = clock.now();
    const link = verifyPreviewLink(await people.keys('preview-links'), text, { event: eventName(event.instance, event.shortName), now });
    if (!link || !(await usePreviewLink(people.db, { id: link.id, eventId: event.id, now }))) return undefined;
    return { kind: 'link', key: text, link, expires: link.expires };
  };
  const ofServer = (): PreviewGrant => ({ kind: 'server', expires: clock.now() + LONGEST_COOKIE });
  return {
    ofServer,
    isHost: (request) => people !== undefined && isPreviewHost(request, setting),
    async byKey(text, event) {
      if (people && key !== undefined && isEqual(text, key)) return ofServer();
      return event && byLink(text, event);
    },
    keep(browser, event, grant) {
      const options = cookieOptions(browser.https, Math.max(1, Math.floor((grant.expires - clock.now()) / 1000)));
      if (grant.kind === 'server') browser.setCookie(serverPreviewCookie(browser.https), cookie, options);
      else if (event) browser.setCookie(previewCookie(event.instance, browser.https), grant.key, options);
    },
    async holds(request, event) {
      const https = isHttps(request);
      const { [serverPreviewCookie(https)]: ofThisServer, [previewCookie(event.instance, https)]: ofLink } = request.cookies;
      if (people && ofThisServer !== undefined && isEqual(ofThisServer, cookie)) return true;
      return ofLink !== undefined && (await byLink(ofLink, event)) !== undefined;
    },
  };
}
