// Sends a browser elsewhere: the one place that writes a Location header, so that no answer leads away from this site unasked.
import type { FastifyReply } from 'fastify';
import { acceptReturnUrl } from '../../src/rules/sign-in/return-url.ts';
import { escapeHtml } from '../published/rich-text.ts';

/** What must never reach the header: controls, blanks. */
// oxlint-disable-next-line no-control-regex
const unwritable = /[\u0000-\u0020\u007F]/;
/** How often a path is decoded before it is judged: routers and proxies in between decode, too. */
const DECODED = 3;
const HERE = 'http://site.invalid';

/** Where a redirect may lead in addition to paths of this site. */
type RedirectRules = {
  /** Origin this request was sent to, `https://host`; missing: paths alone are let through. */
  origin?: string;
  /** Other origins allowed by name, those of `signIn.returnOrigins`: `https://forms.example.org`. */
  allowed?: readonly string[];
};

/** Whether a text is a path of this site, with or without query, and stays one however often it is decoded. */
function isOwnPath(text: string): boolean {
  let path = text.split(/[?#]/, 1)[0]!;
  if (unwritable.test(text) || path.includes('\\')) return false;
  for (let times = 0; times <= DECODED; times++) {
    // As browsers read it: backslashes are slashes, dot segments go, and two slashes begin the name of a host.
    const url = path.startsWith('/') && URL.canParse(path, HERE) ? new URL(path, HERE) : undefined;
    if (url?.origin !== HERE || url.pathname.startsWith('//')) return false;
    const next = decoded(path);
    if (next === path) return true;
    path = next;
  }
  return true;
}

/** Byte by byte, so that one fault in a path does not hide the rest of it. */
const decoded = (path: string): string =>
  path.replaceAll(/%([\da-f]{2})/gi, (_, digits: string) => String.fromCharCode(Number.parseInt(digits, 16)));

/** The address to write: a path of this site, an address of an allowed origin, else the start page. */
export function safeLocation(written: string, { origin, allowed = [] }: RedirectRules = {}): string {
  if (written.startsWith('/')) return isOwnPath(written) ? written : '/';
  const accepted = origin === undefined || unwritable.test(written) ? undefined : acceptReturnUrl(written, { origin, allowed });
  return accepted ?? '/';
}

/**
 * Answers a form of a page: with a redirect within this site; to another site a page leads on, because `form-action` of the page's
 * policy holds for the whole way of what a form sends.
 */
export function redirectForm(reply: FastifyReply, written: string, rules: RedirectRules & { origin: string }) {
  const location = safeLocation(written, rules);
  if (location.startsWith('/') || new URL(location).origin === new URL(rules.origin).origin)
    return redirect(reply, written, { ...rules, status: 303 });
  const href = escapeHtml(location);
  return reply
    .type('text/html; charset=utf-8')
    .send(
      `<!doctype html><meta charset="utf-8"><meta http-equiv="refresh" content="0;url=${href}"><title>${escapeHtml(new URL(location).host)}</title><p><a href="${href}">${href}</a></p>`,
    );
}

/** Answers with a redirect (302 by default). A refused address leads to `/`, and is logged. */
export function redirect(reply: FastifyReply, written: string, { status = 302, ...rules }: RedirectRules & { status?: 302 | 303 } = {}) {
  const location = safeLocation(written, rules);
  if (location === '/' && written !== '/') reply.log.warn('a redirect that leaves this site was not sent');
  return reply.redirect(location, status);
}
