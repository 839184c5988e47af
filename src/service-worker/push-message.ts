// What the server sends to a device by Web Push, and its service worker reads (A §7 EventPushnotifications). Small, and encrypted for that device.

/** Changes when a field changes its meaning; workers leave out what they do not know. */
export const PUSH_VERSION = 1;

export type PushMessage = {
  version: typeof PUSH_VERSION;
  /** Id of the notification: shown once, however often it is delivered. */
  id: string;
  /** `instance/short`. */
  event: string;
  language: string;
  title: string;
  /** Plain text; empty for none. */
  text: string;
  /** Where a tap leads, a path of the site. */
  path: string;
  /** Path of a picture. */
  icon: string;
  /** Start of the favourite of which it reminds, ISO 8601 in UTC: shown before the text, in the time zone of the device. */
  startsAt?: string;
};

/** Reads a message; undefined for what is none. */
export function readPushMessage(sent: unknown): PushMessage | undefined {
  const { version, ...words } = (typeof sent === 'object' && sent !== null ? sent : {}) as Partial<PushMessage>;
  const { id, event, language, title, text, path, icon } = words;
  const all = [id, event, language, title, text, path, icon];
  if (version !== PUSH_VERSION || !all.every((word) => typeof word === 'string') || !id || !event || !title) return undefined;
  // Nothing leads to another site.
  if (words.startsAt !== undefined && typeof words.startsAt !== 'string') return undefined;
  if (![path, icon].every((address) => /^\/(?![/\\])/.test(address ?? ''))) return undefined;
  return { version, ...words } as PushMessage;
}
