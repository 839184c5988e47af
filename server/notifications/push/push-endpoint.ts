// Which addresses of push services are asked: https at public hosts, checked again where the connection is made; this machine in tests alone.
import { allowedUrl, type Network, publicNetwork } from '../../feeds/fetch-text.ts';
import { isPublicAddress } from '../../feeds/public-address.ts';

const here = new Set(['127.0.0.1', '::1']);

/** The network of push services. `isLocal`: setting `FOYER_PUSH_LOCAL`. */
export const pushNetwork = (isLocal: boolean): Network =>
  isLocal ? { ...publicNetwork, mayAsk: (address) => here.has(address) || isPublicAddress(address) } : publicNetwork;

/** The address, where it may be one of a push service; undefined where it may not. */
export function endpointUrl(endpoint: string, isLocal: boolean): URL | undefined {
  try {
    const asked = new URL(endpoint);
    const isHere = isLocal && /^(?:127\.0\.0\.1|localhost)$/.test(asked.hostname);
    const url = allowedUrl(endpoint, isHere ? { ...pushNetwork(true), ports: [asked.port] } : publicNetwork);
    // A name without a dot is one of the own network.
    const isNamed = /[.:]/.test(url.hostname);
    return isHere || (url.protocol === 'https:' && isNamed) ? url : undefined;
  } catch {
    return undefined;
  }
}
