// Requests of a page that is rendered, answered in this process as its recipient would get them.
import type { FastifyInstance } from 'fastify';
import type { ServerRendering } from './render.ts';

/** Asks the server itself; a server that ends answers 503. */
export const askOwnServer =
  (app: FastifyInstance): ServerRendering['ask'] =>
  async (url, { host, cookie, ip }, sent) => {
    try {
      const { statusCode, body } = await app.inject({
        url,
        remoteAddress: ip,
        ...(sent !== undefined && { method: 'POST', payload: sent }),
        headers: { host, ...(cookie && { cookie }), ...(sent !== undefined && { 'content-type': 'application/json' }) },
      });
      return { status: statusCode, body };
    } catch {
      return { status: 503, body: '' };
    }
  };
