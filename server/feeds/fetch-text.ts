// Fetches a text of another host: public addresses only, checked where the connection is made, so that no name can lead inside.
import { lookup as systemLookup, type LookupAddress } from 'node:dns';
import { type ClientRequest, type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress } from './public-address.ts';

/** Why nothing was fetched; the message is for the log alone. */
export class FetchRefused extends Error {}

/** How names become addresses and which of them may be asked; replaced in tests. */
export type Network = {
  lookup: (host: string, done: (error: Error | null, found: readonly LookupAddress[]) => void) => void;
  mayAsk: (address: string) => boolean;
  /** Ports other than those of the scheme that may be asked. */
  ports: readonly string[];
};

export const publicNetwork: Network = {
  // For a name that leads nowhere Node gives no list at all.
  lookup: (host, done) => systemLookup(host, { all: true, verbatim: true }, (error, found) => done(error, found ?? [])),
  mayAsk: isPublicAddress,
  ports: [],
};

/** Longest time for everything, redirects included, ms; longest text, bytes; most redirects. */
export const FETCH_LIMITS = { time: 5000, bytes: 1024 * 1024, redirects: 3 } as const;

/** The text of an address (http or https). Rejects with FetchRefused, whatever was wrong. */
export async function fetchText(address: string, network: Network = publicNetwork): Promise<string> {
  const signal = AbortSignal.timeout(FETCH_LIMITS.time);
  let url = allowedUrl(address, network);
  for (let hop = 0; hop <= FETCH_LIMITS.redirects; hop++) {
    // oxlint-disable-next-line no-await-in-loop -- a redirect is known only after the answer
    const answer = await answerOf(url, network, signal);
    if (typeof answer === 'string') return answer;
    url = allowedUrl(answer.location, network, url);
  }
  throw new FetchRefused('too many redirects');
}

/** The address as it may be asked: without a name and password, on an ordinary port. Throws FetchRefused. */
export function allowedUrl(address: string, { mayAsk, ports }: Network, base?: URL): URL {
  if (!URL.canParse(address, base)) throw new FetchRefused('no address');
  const url = new URL(address, base);
  if (url.protocol !== 'https:' && url.protocol !== 'http:') throw new FetchRefused(`scheme ${url.protocol}`);
  if (url.username !== '' || url.password !== '') throw new FetchRefused('a name in the address');
  if (url.port !== '' && !ports.includes(url.port)) throw new FetchRefused(`port ${url.port}`);
  const host = url.hostname.replace(/^\[|\]$/g, '');
  // A host that is an address is not looked up.
  if (isIP(host) !== 0 && !mayAsk(host)) throw new FetchRefused('not a public address');
  return url;
}

/** Looks a name up and passes on its addresses only if all may be asked: what is connected to is what was checked. */
export const checkedLookup =
  ({ lookup, mayAsk }: Network): LookupFunction =>
  (host, options, done) =>
    lookup(host, (error, found) => {
      const [first] = found;
      if (error || !first) return done(error ?? new FetchRefused('unknown host'), '', 0);
      if (!found.every(({ address }) => mayAsk(address))) return done(new FetchRefused('not a public address'), '', 0);
      return options.all ? done(null, [...found]) : done(null, first.address, first.family);
    });

/** One request: its text, or where it leads. */
function answerOf(url: URL, network: Network, signal: AbortSignal): Promise<string | { location: string }> {
  return new Promise((resolve, reject) => {
    const refuse = (error: unknown): void => reject(error instanceof FetchRefused ? error : new FetchRefused(String(error)));
    const send = url.protocol === 'https:' ? requestHttps : requestHttp;
    const headers = {
      accept: 'application/rss+xml, application/atom+xml, application/feed+json, application/xml;q=0.9, */*;q=0.5',
      // Compressed answers can be far larger than they look.
      'accept-encoding': 'identity',
      'user-agent': 'Foyer ticker',
    };
    const sent: ClientRequest = send(url, { agent: false, lookup: checkedLookup(network), signal, headers, maxHeaderSize: 16_384 });
    sent.on('error', refuse);
    sent.on('response', (answer) => {
      const { statusCode = 0, headers: answered } = answer;
      if (statusCode >= 300 && statusCode < 400 && answered.location !== undefined) {
        answer.destroy();
        resolve({ location: answered.location });
      } else if (statusCode !== 200 || (answered['content-encoding'] ?? 'identity') !== 'identity') {
        answer.destroy();
        refuse(new FetchRefused(`answered ${statusCode} ${answered['content-encoding'] ?? ''}`));
      } else readText(answer).then(resolve, refuse);
    });
    sent.end();
  });
}

async function readText(answer: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of answer as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > FETCH_LIMITS.bytes) throw new FetchRefused('too large');
    parts.push(part);
  }
  return new TextDecoder('utf-8').decode(Buffer.concat(parts));
}
