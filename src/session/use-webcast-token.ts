// The token of the webcast (A §7 BearerTokenWebcastAccess): asked for once a stream's host needs it, renewed before it ends.
import { useMemo } from 'react';
import { bearerTokenWebcastAccess } from '../contract/people.ts';
import { request, requestAddress } from '../contract/request.ts';
import { nameOfInfo } from '../contract/event-name.ts';
import { useFrame } from './frame.ts';
import { useDocument } from './use-document.ts';

/** Renewed this long before it ends, ms. */
const EARLY = 30_000;

export type WebcastTokens = {
  /** The token a host asks for; undefined for hosts that ask for none. Rejects where the server gives none. */
  of: (host: string) => Promise<string> | undefined;
  /** A host has refused the token: the next one is asked for anew. */
  refused: () => void;
};

/** The tokens of the event's webcast. */
export function useWebcastToken(): WebcastTokens {
  const { api, info, clock } = useFrame();
  const { webcastTokenHosts } = useDocument('app');
  const event = nameOfInfo(info);
  return useMemo(() => {
    const held: Held = { until: 0 };
    const ask = async (): Promise<string> => {
      if (!api) throw new Error('no server');
      const address = api.base + requestAddress(request(bearerTokenWebcastAccess, { eventshort: event }));
      const reply = await api.fetch(address, { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } });
      const token = reply.headers.get('authenticationtoken');
      if (!reply.ok || !token) throw new Error(`no token: ${reply.status}`);
      const body = (await reply.json()) as { ExpiresIn?: unknown };
      held.until = clock.now() + (typeof body.ExpiresIn === 'number' ? body.ExpiresIn * 1000 : 0) - EARLY;
      return token;
    };
    return createTokens(webcastTokenHosts, held, () => clock.now(), ask);
  }, [api, clock, event, webcastTokenHosts]);
}

type Held = { token?: Promise<string>; until: number };

/** One token for all hosts that ask for one; what failed is asked again. */
function createTokens(hosts: readonly string[], held: Held, now: () => number, ask: () => Promise<string>): WebcastTokens {
  return {
    of(host) {
      if (!hosts.includes(host)) return undefined;
      if (!held.token || now() >= held.until) {
        held.until = Infinity;
        const asked = ask();
        asked.catch(() => (held.until = 0));
        held.token = asked;
      }
      return held.token;
    },
    // One that is on its way is no refused one.
    refused: () => void (held.until = held.until === Infinity ? Infinity : 0),
  };
}
