// Says for whom a page was written, so that the service worker never shows one person's copy to another (`src/service-worker/readers.ts`).
import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { PublishedEvent } from '../published/event.ts';
import { sessionCookie } from '../sessions/cookies.ts';

/** Name of the header. */
export const READER = 'foyer-reader';

/** Its value: the instance and a sign of the session that leads back to nothing, `-` for a visitor. */
export function readerOf(request: FastifyRequest, { instance }: PublishedEvent): string {
  const session = request.cookies[sessionCookie(instance, request.protocol === 'https')];
  const sign = session === undefined ? '-' : createHash('sha256').update(session).digest('base64url').slice(0, 16);
  return `${encodeURIComponent(instance)} ${sign}`;
}
