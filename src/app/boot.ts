// The boot block of the page: the server's time, the event of the address, and the default event.
import { parseJson } from '../base/parse-json.ts';
import type { EventInfo } from '../contract/core.ts';
import { isObject } from '../model/is-object.ts';

export type BootState = {
  /** Server time when the page was written, ms; undefined without a server. */
  serverTime: number | undefined;
  event: EventInfo | null;
  /** Access class of the caller who received this page (`AccessClass`), and until when (ms); undefined if the server did not state it. */
  access?: { class: string; nextChangeAt: number | null };
  /** Base of the API, empty for the same origin (A §3 Instance configuration, apiBaseUrl). */
  apiBase: string;
  /** Base of the hubs, empty for the same origin (A §3 Instance configuration, signalrHub). */
  hubBase: string;
  /** Where the instance takes tracking actions (A §3 Instance configuration, dataInsight); omitted for nowhere. */
  insight?: string;
  /** Where the instance issues certificates (A §3 Instance configuration, certificate); omitted for nowhere. */
  certificates?: string;
  /** Set on an exported site: answers are files, there is no server. */
  isStatic?: true;
  /** Set where the visitor had not answered the cookie notice of the event when the page was written. */
  isConsentMissing?: true;
  /** IANA name of the zone the visitor has chosen for the event, other than its own; omitted for none. */
  zone?: string;
  defaults: { instance: string; event: string; language: string };
  /** Path that names a presentation or abstract missing from the version of `event`; undefined for any other. */
  missing?: string | undefined;
  /** Path and query of the page, and name of the single thing it is about; undefined for none. */
  subject?: { path: string; name: string };
};

/** Default landing if nothing else is known (A §1). */
const productDefault = { instance: 'release', event: 'foyer', language: 'en-GB' };

type Written = Partial<{
  serverTime: string;
  static: boolean;
  consentMissing: boolean;
  zone: string;
  event: EventInfo | null;
  access: { class?: unknown; nextChangeAt?: unknown };
  instance: { document: { apiBaseUrl?: unknown; signalrHub?: unknown; dataInsight?: unknown; certificate?: unknown } } | null;
  defaults: BootState['defaults'];
  missing: boolean;
  subject: unknown;
}>;

/** Reads the text of the boot block of the page at an address; a page with a missing or damaged one still works, with more requests. */
export function readBoot(text: string, { pathname, search }: Pick<URL, 'pathname' | 'search'>): BootState {
  const value = parseJson(text);
  const written: Written = isObject(value) ? value : {};
  const time = typeof written.serverTime === 'string' ? Date.parse(written.serverTime) : NaN;
  const { apiBaseUrl, signalrHub, dataInsight, certificate } = written.instance?.document ?? {};
  return {
    serverTime: Number.isNaN(time) ? undefined : time,
    event: written.event ?? null,
    ...(typeof written.access?.class === 'string' && {
      access: { class: written.access.class, nextChangeAt: instantOf(written.access.nextChangeAt) },
    }),
    ...(written.static === true && { isStatic: true }),
    ...(written.consentMissing === true && { isConsentMissing: true }),
    ...(typeof written.zone === 'string' && { zone: written.zone }),
    apiBase: baseOf(apiBaseUrl),
    hubBase: baseOf(signalrHub),
    ...(typeof dataInsight === 'string' && dataInsight !== '' && { insight: dataInsight }),
    ...(typeof certificate === 'string' && certificate !== '' && { certificates: certificate }),
    defaults: written.defaults ?? productDefault,
    ...(written.missing === true && { missing: pathname }),
    ...(typeof written.subject === 'string' && { subject: { path: pathname + search, name: written.subject } }),
  };
}

const instantOf = (written: unknown): number | null => (typeof written === 'string' ? Date.parse(written) : null);

const baseOf = (written: unknown): string => (typeof written === 'string' ? written.replace(/\/$/, '') : '');
