// From where a hub may be called: pages of this site, and what is no browser. A WebSocket knows no same-origin rule of its own (quality S26).
import type { FastifyRequest } from 'fastify';
import { RequestError } from '../http/errors.ts';

/** Throws RequestError 403 for a page of another site. `origins`: own origins in addition to the host's. */
export function refuseForeignPage(request: FastifyRequest, origins: readonly string[]): void {
  const { origin, 'sec-fetch-site': site } = request.headers;
  const isOwn =
    origin === undefined
      ? site === undefined || site === 'same-origin'
      : origin === `${request.protocol}://${request.host}` || origins.includes(origin);
  if (!isOwn) throw new RequestError(403, 'other-site', 'This hub is open to pages of this site only.');
}
