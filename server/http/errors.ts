// Errors as answers: one JSON shape with a code, a sentence and the request's id; never a stack, a path or SQL.
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { NOT_KEPT } from '../answers/send-answer.ts';
import { troubleOf } from '../store/store-error.ts';
import { type Destination, wantsHtml, sendMaintenance } from './maintenance-page.ts';

/** Body of every answer from 400 on. `field` names the parameter at fault. */
type ErrorBody = { error: { code: string; message: string; requestId: string; field?: string } };

/** An answer that is not 200, thrown by handlers. `code` is stable, in kebab case. */
export class RequestError extends Error {
  readonly status: number;
  readonly code: string;
  readonly field: string | undefined;
  /** Seconds after which it is worth another try. */
  readonly retryAfter: number | undefined;
  constructor(status: number, code: string, message: string, field?: string, retryAfter?: number) {
    super(message);
    this.status = status;
    this.code = code;
    this.field = field;
    this.retryAfter = retryAfter;
  }
}

export const notFound = (message: string, field?: string): RequestError => new RequestError(404, 'not-found', message, field);
export const badRequest = (message: string, field?: string): RequestError => new RequestError(400, 'invalid-request', message, field);

/** What visitors may read of the framework's own refusals; every other message stays in the log. */
const known: Readonly<Record<number, [code: string, message: string]>> = {
  400: ['invalid-request', 'The request could not be read.'],
  404: ['not-found', 'There is nothing at this address.'],
  405: ['method-not-allowed', 'This address does not take this method.'],
  408: ['too-slow', 'The request took too long to arrive.'],
  413: ['body-too-large', 'The body is too large.'],
  414: ['address-too-long', 'The address is too long.'],
  415: ['unsupported-type', 'The body must be JSON (application/json).'],
  503: ['unavailable', 'The server cannot answer right now; try again in a moment.'],
  507: ['storage-full', 'The server has no room to keep this right now; what it has can be read. Try again later.'],
};

/** Seconds before a retry, by status: a database is back soon, disk space is not. */
const waits: Readonly<Record<number, number>> = { 503: 2, 507: 30 };

/** Says what is wrong with an error, as a visitor may know it. */
export function describeError(error: unknown): { status: number; code: string; message: string; field?: string } {
  if (error instanceof RequestError)
    return { status: error.status, code: error.code, message: error.message, ...(error.field ? { field: error.field } : {}) };
  if (hasZodFastifySchemaValidationErrors(error)) {
    const [first] = error.validation;
    const field = (first?.instancePath ?? '').slice(1);
    const where = error.validationContext === 'body' ? 'the body' : 'the query';
    return {
      status: 400,
      code: 'invalid-request',
      message: `${field ? `"${field}" in ${where}` : where}: ${first?.message ?? 'not as expected'}`,
      ...(field ? { field } : {}),
    };
  }
  const trouble = troubleOf(error);
  const status = trouble ? (trouble === 'full' ? 507 : 503) : ((error as Partial<FastifyError> | null)?.statusCode ?? 500);
  const words = Object.hasOwn(known, status)
    ? known[status]!
    : status < 500
      ? known[400]!
      : (['internal-error', 'Something went wrong on the server; the request id finds it in the log.'] as const);
  return { status: status >= 400 && status < 600 ? status : 500, code: words[0], message: words[1] };
}

/** Logs an error that is the server's own, sets Retry-After, and removes the headers of another answer. */
function beginError(request: FastifyRequest, reply: FastifyReply, error: unknown): FastifyReply {
  const { status } = describeError(error);
  if (status >= 500) request.log.error({ err: error }, 'request failed');
  const retryAfter = (error instanceof RequestError ? error.retryAfter : undefined) ?? waits[status];
  if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter));
  for (const name of ['content-encoding', 'etag', 'content-length'] as const) reply.removeHeader(name);
  return reply;
}

/** Sends an error in the one shape. */
export function sendError(request: FastifyRequest, reply: FastifyReply, error: unknown): FastifyReply {
  const { status, code, message, field } = describeError(error);
  const body: ErrorBody = { error: { code, message, requestId: request.id, ...(field ? { field } : {}) } };
  return beginError(request, reply, error)
    .code(status)
    .header('cache-control', NOT_KEPT)
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(body));
}

/** Makes every error of the app an answer of that shape; a page request while the database is away gets the maintenance page of its event. */
export function registerErrors(app: FastifyInstance, destinationOf?: (request: FastifyRequest) => Promise<Destination>): void {
  app.setErrorHandler(async (error, request, reply) => {
    if (!destinationOf || troubleOf(error) === undefined || !wantsHtml(request)) return sendError(request, reply, error);
    const destination = await destinationOf(request);
    return sendMaintenance(beginError(request, reply, error), describeError(error).status, destination);
  });
  app.setNotFoundHandler((request, reply) => sendError(request, reply, notFound('There is nothing at this address.')));
}
