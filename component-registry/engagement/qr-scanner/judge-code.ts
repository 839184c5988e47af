// What is done with the content of a code: a page of this event is opened, another site is confirmed first, everything else is only shown.

/** Longest content that is looked at, in characters; a QR code holds fewer. */
export const LONGEST = 4300;

/** What a code leads to: `href` is a path of this site, `url` an address of another one. */
export type Judged = { kind: 'page'; href: string } | { kind: 'site'; url: string; host: string } | { kind: 'text'; text: string };

/** Judges a code on a page of `origin`; `isOfEvent` says whether an address is a page of the event on screen. */
export function judgeCode(content: string, origin: string, isOfEvent: (href: string) => boolean): Judged {
  const text = content.slice(0, LONGEST).trim();
  // Only whole addresses: in a code a path alone is as good as any other text.
  const url = /^https?:\/\//i.test(text) && URL.canParse(text) ? new URL(text) : undefined;
  // A name and password in an address disguise its host.
  if (!url || url.username !== '' || url.password !== '') return { kind: 'text', text };
  if (url.origin === origin && isOfEvent(url.href)) return { kind: 'page', href: url.pathname + url.search + url.hash };
  return { kind: 'site', url: url.href, host: url.host };
}
