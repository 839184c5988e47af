// Where pages of an event are met: for links that a command prints.
import type { Domain } from '../../server/store/store.ts';
import { readSettings } from '../../server/settings.ts';
import { pagePath } from '../../src/pages/match.ts';
import { UsageError } from '../output/usage-error.ts';

/** Names that lead nowhere: reserved for documentation and tests (RFC 2606, RFC 6761); samples have them. */
const NOWHERE = ['example.org', 'example.com', 'example.net', 'example', 'test', 'invalid'];
/** Addresses to listen on that are no address to open. */
const EVERY_ADDRESS = ['0.0.0.0', '::', ''];

/** The option of commands that print addresses. */
export const BASE_OPTION = ['--base <url>', 'origin of the site in addresses, https://congress.example.org'] as const;

/** What follows `foyer`'s help of such commands. */
export const siteHelp = `
  FOYER_PUBLIC_URL  origin of the site, where --base is not given; else the domain of the instance, unless it is one
                    for examples (example.org), else this machine (HOST, PORT)`;

/** The origin of this machine's server: HOST and PORT of the environment, as the server reads them; of any free port (0) nobody knows which it is, so the usual one stands there. */
export function localOrigin(): string {
  const { HOST, PORT } = process.env;
  const { host, port: asked } = readSettings({ HOST, PORT }, []);
  const port = asked === 0 ? readSettings({ HOST }, []).port : asked;
  const name = EVERY_ADDRESS.includes(host) ? '127.0.0.1' : host.includes(':') ? `[${host}]` : host;
  return `http://${name}:${port}`;
}

/** Origin of an instance's site: `base`, else FOYER_PUBLIC_URL, else its first domain that is a name somebody may have, else this machine. Throws UsageError for a base that is no address. */
export function siteOrigin(domains: readonly Pick<Domain, 'hostname' | 'instance'>[], instance: string, base?: string): string {
  const asked = base ?? process.env['FOYER_PUBLIC_URL'] ?? '';
  const configured = URL.parse(asked);
  if (configured?.protocol === 'http:' || configured?.protocol === 'https:') return configured.origin;
  if (base !== undefined) throw new UsageError(`--base takes an address such as https://congress.example.org, not “${base}”.`);
  const own = domains.find(
    (one) => one.instance.toLowerCase() === instance.toLowerCase() && !one.hostname.includes('*') && leadsSomewhere(one.hostname),
  );
  return own ? `https://${own.hostname}` : localOrigin();
}

const leadsSomewhere = (hostname: string): boolean =>
  !NOWHERE.some((name) => hostname.toLowerCase() === name || hostname.toLowerCase().endsWith(`.${name}`));

/** Addresses of an event's home page, one for each language, the default first. */
export const homeAddresses = (
  origin: string,
  { instance, event, languages }: { instance: string; event: string; languages: readonly string[] },
): string[] => languages.map((language) => `${origin}${pagePath('HomePage', { instance, event, language })}`);
