// Early hints (103, RFC 8297): what a page needs is named while it is still rendered.
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Page } from './document.ts';

/**
 * Sends the theme and fonts of a page ahead of it. Only to a browser that goes to the page, as the standard asks, and never to a client of
 * HTTP/1.0, which would take 103 for the answer. Scripts and other sheets are left out: a rendered page holds them until it is drawn.
 */
export function sendEarlyHints({ headers, raw: { httpVersion } }: FastifyRequest, { raw }: FastifyReply, page: Page): void {
  if (headers['sec-fetch-mode'] !== 'navigate' || httpVersion === '1.0' || raw.headersSent) return;
  const link = linksOf(page);
  if (link.length > 0) raw.writeEarlyHints({ link });
}

/** Values of the header `Link`. An address that could end its brackets is left out. */
const linksOf = ({ theme, preloads }: Page): string[] =>
  [
    ...(theme ? [{ href: theme, as: 'as=style' }] : []),
    ...preloads.flatMap((preload) =>
      preload.rel === 'preload' && preload.as === 'font' ? [{ href: preload.href, as: 'as=font; crossorigin' }] : [],
    ),
  ].flatMap(({ href, as }) => (/^\/[^\s<>"]*$/.test(href) ? [`<${href}>; rel=preload; ${as}`] : []));
