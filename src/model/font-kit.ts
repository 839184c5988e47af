// The fonts of an external service that an event asks for (A §3 Cookie consent: a font-kit service), read from the app document as it was written.
import { isObject } from './is-object.ts';

/** Names of families as a style sheet may hold them: nothing that could end a string. */
export const FONT_FAMILY = /^([A-Za-z0-9][A-Za-z0-9 _-]{0,99})?$/;

const HOST = /^[a-z0-9.-]{1,253}$/;

/** The style sheet of the service, the families it offers for headings and text (empty keeps the theme's), and the origins it loads from. */
export type FontKit = { url: string; heading: string; text: string; origins: readonly string[] };

const textOf = (written: unknown, pattern: RegExp): string => (typeof written === 'string' && pattern.test(written) ? written : '');

/** The font kit of an app document; undefined where there is none, or its style sheet is not reached over https. */
export function fontKitOf(app: Readonly<Record<string, unknown>>): FontKit | undefined {
  const written = app['fontKit'];
  if (!isObject(written)) return undefined;
  const url = typeof written['url'] === 'string' ? URL.parse(written['url']) : null;
  if (url?.protocol !== 'https:' || url.username !== '') return undefined;
  const hosts = Array.isArray(written['hosts']) ? (written['hosts'] as unknown[]) : [];
  const origins = hosts.flatMap((host) => (textOf(host, HOST) ? [`https://${String(host)}`] : []));
  return {
    url: url.href,
    heading: textOf(written['heading'], FONT_FAMILY),
    text: textOf(written['text'], FONT_FAMILY),
    origins: [...new Set([url.origin, ...origins])],
  };
}
