// The boot block: what the app must know before its first request, as JSON inside the page.
import { scriptJson } from '../../src/base/script-json.ts';
import type { EventInfo } from '../../src/contract/core.ts';
import type { DefaultEvent } from '../published/default-event.ts';

/** Id of the block: `<script type="application/json" id="foyer-boot">`. */
const BOOT_ID = 'foyer-boot';

export type Boot = {
  /** The instant at which the server lives, ISO 8601 in UTC; missing on an exported site, which no server will correct. */
  serverTime?: string;
  /** Set on an exported site: answers are files. */
  static?: true;
  /** Set where the cookies of the request hold no answer to the cookie notice of the event: the page is drawn with it. */
  consentMissing?: true;
  /** Time zone that the visitor has chosen for the event, other than its own; missing for none. */
  zone?: string;
  /** The event of the address; null when it has none or the event is not published. */
  event: EventInfo | null;
  /** What the recipient of this page may see of the event now; missing where it has none, and on an exported site. */
  access?: {
    /** Name of the class (`AccessClass` of `/api/Session/Me`), or `preview` where the server grants one. */
    class: string;
    /** First instant at which time alone may change it, ISO 8601 in UTC; null for never. */
    nextChangeAt: string | null;
  };
  /** The instance of the address; null when it has none or the instance has published nothing. */
  instance: { name: string; document: Readonly<Record<string, unknown>> } | null;
  /** Language of the page, xx-XX: the address's when the event has it, else the nearest the event has. */
  language: string;
  /** Where an address without event leads on this host (A §3 Domain configuration). */
  defaults: DefaultEvent;
  /** Set when the address names a single thing, a presentation or an abstract, that this version of the event has not. */
  missing?: true;
  /** Name of the single thing the page is about, as far as visitors may know it; missing for none. */
  subject?: string;
};

/** The block as HTML. */
export const bootBlock = (boot: Boot): string => jsonElement(BOOT_ID, scriptJson(boot));

/** What the browser needs to take over a rendered page (`RenderedState`, as JSON), as HTML in pieces. */
export const stateBlock = (state: Uint8Array): readonly (string | Uint8Array)[] => [opening('foyer-state'), state, CLOSING];

/** JSON that `scriptJson` has written, as data inside the page. */
const jsonElement = (id: string, json: string): string => opening(id) + json + CLOSING;
const opening = (id: string): string => `<script type="application/json" id="${id}">`;
const CLOSING = '</script>';
