// Preview links: signed, expiring, for one event, with an id by which they are revoked. Whoever has one may see what is closed to visitors (A §6).
import { createHmac, randomBytes } from 'node:crypto';
import { eventNameOf } from '../../src/contract/event-name.ts';
import { isEqual } from '../sessions/secrets.ts';

/** What a link allows. Instants in ms since 1970. */
export type PreviewLink = {
  /** Names the link in the store; no secret. */
  id: string;
  /** Exact name of the event, `instance/short`; case does not matter. */
  event: string;
  /** Instants the link is intended to show; unlimited if omitted. */
  from?: number;
  to?: number;
  /** First instant at which it opens nothing any more. */
  expires: number;
};

/** Longest link believed, ms: one that leaked must end by itself. */
export const LONGEST_PREVIEW = 90 * 24 * 3_600_000;

/** A new id, ten hexadecimal digits: short enough to be typed. */
export const newLinkId = (): string => randomBytes(5).toString('hex');

/** Signs a link; `key` is the server's (`people.keys('preview-links')`). The text is safe in an address. */
export function signPreviewLink(key: string, { id, event, from, to, expires }: PreviewLink): string {
  const payload = Buffer.from(JSON.stringify({ id, event: event.toLowerCase(), from, to, expires })).toString('base64url');
  return `${payload}.${signature(key, payload)}`;
}

/** The link of a text, if this server signed it for this event and it has not ended; else undefined. Whether it was revoked, the store knows. */
export function verifyPreviewLink(key: string, text: string, asked: { event: string; now: number }): PreviewLink | undefined {
  const parts = /^([\w-]{1,600})\.([\w-]{43})$/.exec(text);
  if (!parts || !isEqual(signature(key, parts[1]!), parts[2]!)) return undefined;
  // Signed by this server: its payload has the shape it was given. Those of older releases have no id, and cannot be revoked.
  const link = JSON.parse(Buffer.from(parts[1]!, 'base64url').toString()) as PreviewLink;
  // Links of older releases name the short name alone; whose event it is, the store knows.
  const isOfEvent = [asked.event, eventNameOf(asked.event).short].some((name) => link.event === name.toLowerCase());
  const holds = isOfEvent && asked.now < link.expires && link.expires <= asked.now + LONGEST_PREVIEW;
  return holds && typeof link.id === 'string' ? link : undefined;
}

/** Another purpose of the same key would sign other texts. */
const signature = (key: string, payload: string): string =>
  createHmac('sha256', key).update(`foyer-preview.${payload}`).digest('base64url');
