// Fetches a feed of tickets: HTTPS, few redirects, a limit of size and time, no private addresses unless allowed (quality S12).
import { type IncomingMessage, request as requestPlain } from 'node:http';
import { request as requestSecure } from 'node:https';
import { isIP } from 'node:net';
import { MAX_BYTES } from '../import/reading/bytes.ts';
import { UsageError } from '../output/usage-error.ts';
import { isPrivate } from './private-addresses.ts';
import { publicLookup } from './public-lookup.ts';

export type FeedOptions = {
  /** Also addresses of the own network, and plain HTTP there. */
  allowPrivate: boolean;
  /** ETag of the last answer; empty for none. */
  etag: string;
  /** Value of the Authorization header, sent to the first host alone; empty for none. */
  authorization: string;
  /** Longest time of the whole fetch, ms. */
  patience?: number;
  /** Most bytes of the answer. */
  most?: number;
};

/** What came: bytes with their ETag (empty for none), or undefined when nothing has changed since `etag`. */
export type Feed = { bytes: Uint8Array; etag: string } | undefined;

const MOST_REDIRECTS = 3;
const PATIENCE = 30_000;
/** One sentence for every network error, so that an open port cannot be distinguished from a closed one. */
const UNREACHABLE = 'The feed could not be fetched: its address is not reachable, too slow, or not allowed.';

/** Fetches it. Throws UsageError with a sentence; never the address, which may hold a secret. */
export async function fetchFeed(
  address: string,
  { allowPrivate, etag, authorization, patience = PATIENCE, most = MAX_BYTES }: FeedOptions,
): Promise<Feed> {
  const signal = AbortSignal.timeout(patience);
  let url = checked(address, undefined, allowPrivate);
  const first = url.origin;
  for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects++) {
    const headers = {
      accept: 'text/csv, application/json',
      'accept-encoding': 'identity',
      ...(etag && { 'if-none-match': etag }),
      ...(authorization && url.origin === first && { authorization }),
    };
    const answer = await ask(url, headers, allowPrivate, signal);
    const status = answer.statusCode ?? 0;
    if (status === 304) return void answer.destroy();
    if ([301, 302, 303, 307, 308].includes(status) && answer.headers.location !== undefined) {
      answer.destroy();
      url = checked(answer.headers.location, url, allowPrivate);
      continue;
    }
    if (status !== 200) {
      answer.destroy();
      throw new UsageError(`The feed answered with ${status}.`);
    }
    return { bytes: await bytesOf(answer, most), etag: answer.headers.etag ?? '' };
  }
  throw new UsageError(`The feed redirects more than ${MOST_REDIRECTS} times.`);
}

function checked(address: string, base: URL | undefined, allowPrivate: boolean): URL {
  const url = URL.parse(address, base?.href);
  if (!url || (url.protocol !== 'https:' && !(allowPrivate && url.protocol === 'http:')))
    throw new UsageError('The address of a feed begins with https://.');
  if (url.username || url.password) throw new UsageError('Name and password do not belong into the address; use FOYER_FEED_AUTHORIZATION.');
  if (allowPrivate) return url;
  const host = url.hostname.replaceAll(/^\[|\]$/g, '');
  // A host that is an address is never looked up, so it is judged here.
  if (url.port !== '' || (isIP(host) !== 0 && isPrivate(host))) throw new UsageError(UNREACHABLE);
  return url;
}

function ask(url: URL, headers: Record<string, string>, allowPrivate: boolean, signal: AbortSignal): Promise<IncomingMessage> {
  const request = url.protocol === 'http:' ? requestPlain : requestSecure;
  return new Promise((resolve, reject) => {
    request(url, { headers, signal, agent: false, ...(allowPrivate ? {} : { lookup: publicLookup() }) }, resolve)
      .on('error', () => reject(new UsageError(UNREACHABLE)))
      .end();
  });
}

async function bytesOf(answer: IncomingMessage, most: number): Promise<Uint8Array> {
  const parts: Buffer[] = [];
  let size = 0;
  try {
    for await (const part of answer as AsyncIterable<Buffer>) {
      size += part.length;
      if (size > most) break;
      parts.push(part);
    }
  } catch {
    throw new UsageError(UNREACHABLE);
  }
  if (size > most) throw new UsageError(`The feed has more than ${most} bytes.`);
  return Buffer.concat(parts);
}
