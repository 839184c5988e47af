// The token of the webcast (A §7 BearerTokenWebcastAccess): asked for once a stream's host needs it, renewed before it ends.
import { useMemo } from 'react';
import { bearerTokenWebcastAccess } from '../contract/people.ts';
import { request, requestAddress } from '../contract/request.ts';
import { nameOfInfo } from '../contract/event-name.ts';
import { useFrame } from './frame.ts';
import { useDocument } from './use-document.ts';

/** Renewed this long before it ends, ms. */
const EARLY = 30_000;

/** Returns the token a host asks for; undefined for hosts that ask for none. Rejects where the server gives none. */
export function useWebcastToken(): (host: string) => Promise<string> | undefined {
  const { api, info, clock } = useFrame();
  const { webcastTokenHosts } = useDocument('app');
  const event = nameOfInfo(info);
  return useMemo(() => {
    let held: { token: Promise<string>; until: number } | undefined;
    const ask = async (): Promise<string> => {
      if (!api) throw new Error('no server');
      const address = api.base + requestAddress(request(bearerTokenWebcastAccess, { eventshort: event }));
      const init = { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } };
      const reply = await api.fetch(address, init);
      const token = reply.headers.get('authenticationtoken');
      if (!reply.ok || !token) throw new Error(`no token: ${reply.status}`);
      const body = (await reply.json()) as { ExpiresIn?: unknown };
      const seconds = typeof body.ExpiresIn === 'number' ? body.ExpiresIn : 0;
      if (held) held.until = clock.now() + seconds * 1000 - EARLY;
      return token;
    };
    return (host) => {
      if (!webcastTokenHosts.includes(host)) return undefined;
      if (!held || clock.now() >= held.until) {
        const asked = { token: ask(), until: Infinity };
        held = asked;
        // What failed is asked again.
        asked.token.catch(() => (asked.until = 0));
      }
      return held.token;
    };
  }, [api, clock, event, webcastTokenHosts]);
}
