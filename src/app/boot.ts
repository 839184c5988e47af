// What the server put into the page: its time, the event of the address, and where an address without event leads.
import type { EventInfo } from '../contract/core.ts';

export type Boot = {
  /** Instant of the server when it wrote the page, ms; undefined where no server wrote it. */
  serverTime: number | undefined;
  event: EventInfo | null;
  /** What who got this page may see of that event (`AccessClass`), and until when (ms); undefined where the server did not say. */
  access?: { class: string; nextChangeAt: number | null };
  /** Base of the API, empty for the same origin (A §3 Instance configuration, apiBaseUrl). */
  apiBase: string;
  /** Base of the hubs, empty for the same origin (A §3 Instance configuration, signalrHub). */
  hubBase: string;
  /** Set on an exported site: answers are files, there is no server. */
  isStatic?: true;
  defaults: { instance: string; event: string; language: string };
  /** Path that names a presentation or abstract which the version of `event` has not; undefined for any other. */
  missing?: string | undefined;
};

/** Default landing when nothing else is known (A §1). */
const productDefault = { instance: 'release', event: 'foyer', language: 'en-GB' };

type Written = Partial<{
  serverTime: string;
  static: boolean;
  event: EventInfo | null;
  access: { class?: unknown; nextChangeAt?: unknown };
  instance: { document: { apiBaseUrl?: unknown; signalrHub?: unknown } } | null;
  defaults: Boot['defaults'];
  missing: boolean;
}>;

/** Reads the boot block; a page without one (or with a damaged one) still works, with more requests. */
export function readBoot(document: Document): Boot {
  const written = parse(document.getElementById('foyer-boot')?.textContent ?? '');
  const time = typeof written.serverTime === 'string' ? Date.parse(written.serverTime) : NaN;
  const { apiBaseUrl, signalrHub } = written.instance?.document ?? {};
  return {
    serverTime: Number.isNaN(time) ? undefined : time,
    event: written.event ?? null,
    ...(typeof written.access?.class === 'string' && {
      access: { class: written.access.class, nextChangeAt: instantOf(written.access.nextChangeAt) },
    }),
    ...(written.static === true && { isStatic: true }),
    apiBase: baseOf(apiBaseUrl),
    hubBase: baseOf(signalrHub),
    defaults: written.defaults ?? productDefault,
    ...(written.missing === true && { missing: document.location.pathname }),
  };
}

const instantOf = (written: unknown): number | null => (typeof written === 'string' ? Date.parse(written) : null);

const baseOf = (written: unknown): string => (typeof written === 'string' ? written.replace(/\/$/, '') : '');

function parse(text: string): Written {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}
