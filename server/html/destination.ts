// Where a request was going, found without waiting for a database that may be away.
import type { FastifyRequest } from 'fastify';
import type { Destination } from '../http/maintenance-page.ts';
import { eventInfo } from '../published/event.ts';
import type { EventCache } from '../published/event-cache.ts';
import { visitOf } from './visit.ts';

/** Longest wait for what is not in memory, ms. */
const PATIENCE = 200;

/** The event's language and name where it is in memory; else the language the browser likes best, and no name. Never rejects. */
export async function destinationOf(eventCache: EventCache, request: FastifyRequest): Promise<Destination> {
  let timer: NodeJS.Timeout | undefined;
  const over = new Promise<undefined>((resolve) => (timer = setTimeout(resolve, PATIENCE, undefined)));
  const found = visitOf(eventCache, request, request.url.split(/[?#]/, 1)[0] ?? '/').catch(() => undefined);
  const visit = await Promise.race([found, over]);
  clearTimeout(timer);
  if (visit?.event) return { language: visit.language, eventName: eventInfo(visit.event, visit.language).Name };
  return { language: preferred(request.headers['accept-language']), eventName: '' };
}

/** The first language of the header that can be one. */
const preferred = (header: string | undefined): string => /^\s*([a-z]{2}(?:-[a-z]{2})?)\b/i.exec(header ?? '')?.[1] ?? 'en';
