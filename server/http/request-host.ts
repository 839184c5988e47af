// Which host a request is for: exactly one is named, in its Host header or in a target that is a whole address (RFC 9112 §3.2).
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { badRequest } from './errors.ts';

/** The target of a request as paths are read: a whole address (`GET http://host/path`) becomes its path, and its host the one that counts. */
export function pathOfTarget({ url = '/', headers }: Pick<IncomingMessage, 'url' | 'headers'>): string {
  if (!/^https?:\/\//i.test(url) || !URL.canParse(url)) return url;
  headers.host = new URL(url).host;
  const path = url.replace(/^https?:\/\/[^/?#]*/i, '');
  return path.startsWith('/') ? path : `/${path}`;
}

/** A name or an address of a host, with or without a port: what else a header may contain would be part of addresses in the page. */
const isHost = (host: string): boolean => /^([\w.-]+|\[[\da-f:.]+\])(:\d{1,5})?$/i.test(host) && URL.canParse(`http://${host}`);

/** Refuses requests with no host, with two, or with what is none: a proxy and this server could read different ones. Call after the security headers. */
export function registerHostCheck(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _, next) => {
    const names = request.raw.rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host').length;
    if (names !== 1) next(badRequest(`A request names one host in its header, not ${names === 0 ? 'none' : 'several'}.`));
    else next(isHost(request.host) ? undefined : badRequest('The host of the request is no name of one.'));
  });
}
