// Where the button of an advertisement leads: a protocol is added where there is none, schemes that could run something give no link (A §5; reading R25).
import { mayFollow } from '../../model/addresses.ts';

/** What a browser takes out of an address before it reads it: line breaks and tabs anywhere, control characters and blanks around. */
const readAsBrowser = (text: string): string =>
  // oxlint-disable-next-line no-control-regex -- these are the characters
  text.replace(/[\t\n\r]/g, '').replace(/^[\u0000-\u0020]+|(?<![\u0000-\u0020])[\u0000-\u0020]+$/g, '');

const HOST_AND_PORT = /^(localhost|[a-z0-9-]+(\.[a-z0-9-]+)+):\d{1,5}(?=[/?#]|$)/i;

/**
 * The address to follow, null for none. http, https, mailto and tel stay as written, `host:port` and addresses without scheme
 * get `protocol`; every other scheme, a path without host and what is no address at all give no link.
 */
export function adLink(written: unknown, protocol: 'https' | 'http' = 'https'): string | null {
  if (typeof written !== 'string') return null;
  const text = readAsBrowser(written);
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(text)?.[1]?.toLowerCase();
  if (scheme !== undefined && ['http', 'https', 'mailto', 'tel'].includes(scheme)) return followed(text);
  if (scheme !== undefined && !HOST_AND_PORT.test(text)) return null;
  if (text.startsWith('//')) return followed(`${protocol}:${text}`);
  return /^[^/?#\\]/.test(text) ? followed(`${protocol}://${text}`) : null;
}

const followed = (address: string): string | null => (mayFollow(address) && URL.canParse(address) ? address : null);
