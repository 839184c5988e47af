// Bodies that are forms (application/x-www-form-urlencoded): accepted where the contract permits them, and nowhere else, since any page of any site can send one.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { RequestError } from './errors.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route takes a form as its body. */
    takesForm?: boolean;
  }
}

/** Registers the reader of forms. A field given twice counts as it was given last. */
export function registerForms(app: FastifyInstance): void {
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, async (request: FastifyRequest, body: string) => {
    if (request.routeOptions.config.takesForm !== true)
      throw new RequestError(415, 'unsupported-type', 'The body must be JSON (application/json).');
    return Object.fromEntries(new URLSearchParams(body));
  });
}
