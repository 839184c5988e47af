// Where a request was going, found without waiting for a database that may be away.
import type { FastifyRequest } from 'fastify';
import { matchAddress } from '../../src/pages/match.ts';
import type { Destination } from '../http/maintenance-page.ts';
import { eventInfo } from '../published/event-info.ts';
import type { EventCache } from '../published/event-cache.ts';
import { visitOf } from './visit.ts';

/** Longest wait for what is not in memory, ms. */
const PATIENCE = 200;

/** The event's language and name where it is in memory; else the language of the address or the one the browser prefers, and no name. Never rejects. */
export async function destinationOf(eventCache: EventCache, request: FastifyRequest): Promise<Destination> {
  let timer: NodeJS.Timeout | undefined;
  const over = new Promise<undefined>((resolve) => (timer = setTimeout(resolve, PATIENCE, undefined)));
  const path = request.url.split(/[?#]/, 1)[0] ?? '/';
  const found = visitOf(eventCache, request, path).catch(() => undefined);
  const visit = await Promise.race([found, over]);
  clearTimeout(timer);
  if (visit?.event) return { language: visit.language, eventName: eventInfo(visit.event, visit.language).Name };
  const written = matchAddress(path, '')?.language ?? '';
  return { language: isLanguage(written) ? written : preferred(request.headers['accept-language']), eventName: '' };
}

const isLanguage = (text: string): boolean => /^[a-z]{2}-[a-z]{2}$/i.test(text);

/** The first language of the header that can be one. */
const preferred = (header: string | undefined): string => /^\s*([a-z]{2}(?:-[a-z]{2})?)\b/i.exec(header ?? '')?.[1] ?? 'en';
