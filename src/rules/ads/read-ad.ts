// Reads what an advertisement says of when, where and for whom it is, once, into what the rules decide by (A §3 Advertisement).
import { idText } from '../ticket.ts';
import { readWindow, type Window } from '../window.ts';

/** An advertisement as the API answers it or a document writes it; only what decides about showing it. */
export type WrittenAd = {
  id: number | string;
  /** First and last instant, event-local without offset; null, empty or missing is open (R2). */
  displayFromDate?: unknown;
  displayToDate?: unknown;
  /** Page key, compared exactly (R21). */
  vmxPage?: unknown;
  /** Ids of companies; null or missing is none. */
  CompanyAccountIdsShowOnProfile?: unknown;
  CompanyAccountIds?: unknown;
  /** Manage id of a live room; null, empty or missing does not limit. */
  channelId?: unknown;
  /** Seconds to wait once it could be shown. */
  showInSeconds?: unknown;
};

/** What decides about an advertisement. Ids are text (R17). A list is null where it could not be read: it then admits nobody (R16). */
export type AdRules = {
  id: string;
  window: Window;
  /** Page key; empty fits no page (R24). */
  page: string;
  /** Companies on whose profiles it is shown; empty does not limit. */
  profiles: ReadonlySet<string> | null;
  /** Companies whose people see it; empty is everybody. */
  companies: ReadonlySet<string> | null;
  /** Live room during which it is shown; empty does not limit. */
  channel: string;
  /** Milliseconds to wait once it could be shown. */
  delay: number;
};

/** Reads an advertisement; `timeZone` (IANA) is the event's. Never throws: what cannot be read closes it. */
export function readAd(ad: WrittenAd, timeZone: string): AdRules {
  const { showInSeconds } = ad;
  return {
    id: String(ad.id),
    window: readWindow(ad.displayFromDate, ad.displayToDate, timeZone),
    page: typeof ad.vmxPage === 'string' ? ad.vmxPage : '',
    profiles: idsOf(ad.CompanyAccountIdsShowOnProfile),
    companies: idsOf(ad.CompanyAccountIds),
    channel: idText(ad.channelId),
    delay: typeof showInSeconds === 'number' && showInSeconds > 0 ? showInSeconds * 1000 : 0,
  };
}

const nobody: ReadonlySet<string> = new Set();

function idsOf(list: unknown): ReadonlySet<string> | null {
  if (list === null || list === undefined) return nobody;
  return Array.isArray(list) ? new Set(list.map(idText)) : null;
}
