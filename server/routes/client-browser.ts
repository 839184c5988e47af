// What handlers may do to the browser that calls: cookies and headers of the answer, and its own headers.
import type { FastifyReply, FastifyRequest } from 'fastify';

export type ClientBrowser = {
  /** Whether the browser came over HTTPS, as far as proxies are believed. */
  https: boolean;
  /** `https://host` this call was sent to. */
  origin: string;
  /** User agent, as sent; at most 400 characters. */
  agent: string;
  cookie: (name: string) => string | undefined;
  /** Sets a cookie; options of `cookieOptions`. */
  setCookie: FastifyReply['setCookie'];
  clearCookie: (name: string) => void;
  header: (name: string, value: string) => void;
  request: FastifyRequest;
};

/** The door of one call. */
export const clientBrowser = (request: FastifyRequest, reply: FastifyReply): ClientBrowser => ({
  https: request.protocol === 'https',
  origin: `${request.protocol}://${request.host}`,
  agent: (request.headers['user-agent'] ?? '').slice(0, 400),
  cookie: (name) => request.cookies[name],
  setCookie: (name, value, options) => reply.setCookie(name, value, options),
  clearCookie: (name) => void reply.clearCookie(name, { path: '/', httpOnly: true, sameSite: 'lax', secure: request.protocol === 'https' }),
  header: (name, value) => void reply.header(name, value),
  request,
});
