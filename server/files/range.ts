// Sends a part of a file: players request films in ranges (RFC 9110 §14), some refuse to play without.
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Answer } from '../answers/answer.ts';
import { etagOf, hasAlready } from '../answers/negotiate.ts';

/** First and last byte of a single range; undefined when the header requests something else, null when it lies outside. */
export function readRange(header: string | undefined, size: number): { first: number; last: number } | null | undefined {
  const match = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '');
  if (!match || (match[1] === '' && match[2] === '')) return undefined;
  const first = match[1] === '' ? Math.max(0, size - Number(match[2])) : Number(match[1]);
  const last = match[1] === '' || match[2] === '' ? size - 1 : Math.min(Number(match[2]), size - 1);
  return first > last ? null : { first, last };
}

/** Sends the range requested, or everything. A range of an older file (If-Range) is answered with everything. */
export function sendRange(request: FastifyRequest, reply: FastifyReply, answer: Answer, cacheControl: string): FastifyReply {
  const size = answer.bytes.length;
  const etag = etagOf(answer, 'identity');
  reply.header('cache-control', cacheControl).header('accept-ranges', 'bytes').header('etag', etag).type(answer.type);
  if (hasAlready(request.headers['if-none-match'], answer)) return reply.code(304).send();
  const fresh = request.headers['if-range'] === undefined || request.headers['if-range'] === etag;
  const range = fresh ? readRange(request.headers.range, size) : undefined;
  if (range === undefined) return reply.send(answer.bytes);
  if (range === null) return reply.code(416).header('content-range', `bytes */${size}`).send();
  return reply
    .code(206)
    .header('content-range', `bytes ${range.first}-${range.last}/${size}`)
    .send(answer.bytes.subarray(range.first, range.last + 1));
}
