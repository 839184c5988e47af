// Warns once of an untrusted proxy in front of the server: all visitors then look like one, and links in letters may be wrong.
import type { FastifyInstance } from 'fastify';
import { isForwarded } from './network-of.ts';

/** Warns at the first request that comes through a proxy. */
export function warnOfProxy(app: FastifyInstance): void {
  let isSaid = false;
  app.addHook('onRequest', (request, _, next) => {
    if (!isSaid && isForwarded(request)) {
      isSaid = true;
      app.log.warn(
        { proxy: request.ip },
        `requests arrive through a proxy (${request.ip}) that nobody is told to trust: set FOYER_TRUST_PROXY, or visitors cannot be told apart`,
      );
    }
    next();
  });
}
