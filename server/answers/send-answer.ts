// Sends an answer: 304 when the visitor has it, else its bytes in the best coding.
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Answer } from './answer.ts';
import { type Compressor, usefulCoding } from './compressor.ts';
import { codingFor, etagOf, hasAlready } from './negotiate.ts';

/** May be cached, must be revalidated each time. */
export const ASK_AGAIN = 'no-cache';
/** Never changes at this address. */
export const FOR_EVER = 'public, max-age=31536000, immutable';
/** May be cached by the browser of the request, and by no proxy. */
export const OWN_ASK_AGAIN = 'private, no-cache';
/** Never changes at this address for the same caller. */
export const OWN_FOR_EVER = 'private, max-age=31536000, immutable';
/** Must not be cached. */
export const NOT_KEPT = 'no-store';

/** Sends `answer` with its ETag. `cacheControl` as a header value; what is private also depends on the cookie. */
export async function sendAnswer(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: Answer,
  compressor: Compressor,
  cacheControl: string,
): Promise<FastifyReply> {
  const coding = usefulCoding(answer, codingFor(request.headers['accept-encoding']));
  reply
    .header('cache-control', cacheControl)
    .header('vary', cacheControl.startsWith('private') ? 'Accept-Encoding, Cookie' : 'Accept-Encoding')
    .header('etag', etagOf(answer, coding));
  if (request.method !== 'POST' && hasAlready(request.headers['if-none-match'], answer)) return reply.code(304).send();
  const bytes = await compressor.encode(answer, coding);
  if (coding !== 'identity') reply.header('content-encoding', coding);
  return reply.type(answer.type).send(bytes);
}
