// The hosts that an event's own documents and rows show in frames: players, widgets of companies, embedded pages, pages that open above another one.
import { frameOf } from '../../component-registry/media/player/source.ts';
import { parseJson } from '../../src/base/parse-json.ts';
import { isObject } from '../../src/model/is-object.ts';
import { isFrameAncestor } from '../http/security-headers.ts';
import type { PublishedEvent } from '../published/event.ts';

/** Longest list that is sent, characters: proxies refuse long headers. A longer one becomes every https host. */
const LONGEST_LIST = 2500;

/** Fields of rows whose address a player or a dialog frames. */
const framedFields = new Set(['StreamUrl', 'RecordingUrl', 'MediaUrl', 'BoothGuruUrl']);

/** What reads a value: the names of the fields on the way to it are not known, only those of its own. */
type Reading = { address: (written: string) => string; found: Set<string> };

/** Origins that pages of the event may frame, sorted; `https:` alone where they are too many to name. `hosts`: further ones, each with its subdomains. */
export function frameOrigins(
  event: Pick<PublishedEvent, 'rows' | 'programme' | 'exhibition' | 'editorial' | 'address'>,
  hosts: readonly string[],
): string[] {
  const reading: Reading = { address: event.address, found: new Set() };
  for (const { resourcevalue, language } of event.rows) {
    const value = language === undefined ? parseJson(resourcevalue) : undefined;
    readValue(value ?? resourcevalue, reading);
  }
  for (const rows of [event.programme.rows, event.exhibition.rows, event.editorial.rows]) readValue(rows, reading);
  addHosts(hosts, reading.found);
  const origins = [...reading.found].sort();
  return origins.join(' ').length > LONGEST_LIST ? ['https:'] : origins;
}

function readValue(value: unknown, reading: Reading): void {
  if (typeof value === 'string') return addLinksOf(value, reading);
  if (Array.isArray(value)) return value.forEach((one) => readValue(one, reading));
  if (!isObject(value)) return;
  const { name, props, target, open, Open, Chat: chat } = value;
  // A component of the media domain shows the page of its address, or of the hosts it lists.
  if (typeof name === 'string' && name.startsWith('media/') && isObject(props)) addAddress(props['url'], reading);
  if (isObject(props) && Array.isArray(props['hosts'])) addHosts(props['hosts'], reading.found);
  if ([target, open, Open].includes('modal')) addEveryAddress(value, reading);
  if (isObject(chat) && chat['Kind'] === 'widget') addAddress(chat['Url'], reading);
  for (const [field, one] of Object.entries(value)) {
    if (framedFields.has(field)) addAddress(one, reading);
    readValue(one, reading);
  }
}

/** Links of a text that open above the page (`target="modal"`, see `src/renderer/sanitise.ts`). */
function addLinksOf(text: string, reading: Reading): void {
  if (!text.includes('modal')) return;
  for (const [tag] of text.matchAll(/<a\s[^<>]*>/gi))
    if (/\starget\s*=\s*["']?modal\b/i.test(tag)) addAddress(/\shref\s*=\s*["']?([^"'\s>]+)/i.exec(tag)?.[1], reading);
}

/** Every address in a link that opens above the page: its fields have a name each, and a language each. */
function addEveryAddress(value: unknown, reading: Reading): void {
  if (typeof value === 'string') addAddress(value, reading);
  else if (Array.isArray(value) || isObject(value)) for (const one of Object.values(value)) addEveryAddress(one, reading);
}

function addAddress(written: unknown, { address, found }: Reading): void {
  const url = typeof written === 'string' ? address(written) : '';
  // Pages frame nothing without TLS.
  if (!/^https:\/\//i.test(url) || !URL.canParse(url)) return;
  add(new URL(frameOf(url)).origin, found);
}

function addHosts(hosts: readonly unknown[], found: Set<string>): void {
  for (const host of hosts) {
    if (typeof host !== 'string') continue;
    add(`https://${host}`, found);
    add(`https://*.${host}`, found);
  }
}

/** Nothing but an origin: no text of an organiser ends the directive. */
const add = (origin: string, found: Set<string>): void => {
  if (isFrameAncestor(origin)) found.add(origin);
};
