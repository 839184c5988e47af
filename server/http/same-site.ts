// What changes something is taken only from pages of this site (CSRF; ASVS 3.5, quality S04), be it a POST or one of the specification's changing GETs.
import type { FastifyRequest } from 'fastify';
import { RequestError } from './errors.ts';

/** Throws RequestError 403 for a call that another site's page has caused. `origins`: own origins in addition to the host's. */
export function refuseForeign(request: FastifyRequest, origins: readonly string[]): void {
  const { 'sec-fetch-site': site, origin } = request.headers;
  // A navigation (an address typed or a link followed) carries no origin: it changes nothing either.
  refuseForeignPage(request, origins, 'This call is taken from pages of this site only.');
  // A client without these headers is no browser and has no cookie to misuse.
  if (origin === undefined && site === undefined && request.headers.cookie !== undefined)
    throw new RequestError(403, 'other-site', 'A call with cookies must say where it comes from.');
}

/** Throws RequestError 403 for a page of another site; what is no browser is let through, as a hub does (quality S26). */
export function refuseForeignPage({ headers, protocol, host }: FastifyRequest, origins: readonly string[], message: string): void {
  const { 'sec-fetch-site': site, origin } = headers;
  const isOwn =
    origin === undefined ? site === undefined || site === 'same-origin' : origin === `${protocol}://${host}` || origins.includes(origin);
  if (!isOwn) throw new RequestError(403, 'other-site', message);
}
