// What the server gives for a page to be rendered, and what it gets back: plain data, which reaches another thread.
import type { IconParts } from '../../ui/icon-set.ts';

/** A page to render. */
export type RenderRequest = {
  /** Absolute address of the page. */
  url: string;
  /** The text of the boot block the page will carry. */
  boot: string;
  /** Instant at which the page is rendered, ms since 1970 by the server's clock. */
  at: number;
  /** Names all who get the same answers: event, version, access class. */
  scope: string;
  /** Whether somebody is signed in: their answers are theirs alone. */
  isPersonal: boolean;
};

/** What a rendering calls. */
export type RenderTools = {
  /** Answers a request of the page as its recipient would get it: status and body. `sent` is the JSON of a POST. Never rejects. */
  ask: (address: string, sent?: string) => Promise<{ status: number; body: string }>;
  /** Receives the error of every part that is left to the browser. */
  failed: (error: unknown) => void;
};

/** What the browser needs to draw the same again. */
export type RenderedState = {
  /** Instant of the rendering, ms since 1970. */
  at: number;
  /** Identity of the page (`pageIdentity`): what the guards decide in the browser may be another one. */
  page: string;
  /** For whom it was drawn (`personIdentity`). */
  person: string;
  /** Components whose code must be there before the page is taken over. */
  components: readonly string[];
  /** Placements that are taken over once the rest reacts, by id; their code comes then. */
  later: readonly string[];
  /** Whether every placement is in a boundary of its own: one of them is left to the browser. */
  isGuarded: boolean;
  /** Whether there is nothing wrong with the page and its event: it is taken over without checks. */
  isChecked: boolean;
  /** Answers the page was loaded with, by address: the configuration of the event. */
  answers: Readonly<Record<string, unknown>>;
  /** Styles of elements that no sheet may hold, by number. */
  styles: Readonly<Record<string, string>>;
  /** Documents that components have read, with their defaults, by name; those with a problem are missing. */
  documents: Readonly<Record<string, unknown>>;
  /** Icons organisers have named, by that name; what is drawn needs no further file. */
  icons: Readonly<Record<string, IconParts>>;
  /** What components have drawn with and hand over instead of an answer, by their ids. */
  handedOver: Readonly<Record<string, unknown>>;
  /** Answers of components, by their key in the query cache. */
  queries: readonly { key: readonly unknown[]; data: unknown }[];
};

/** A page as HTML with the style sheet of its elements, and what belongs to it; or where its guards lead. */
export type PageRendering =
  | {
      kind: 'page';
      /** Encoded as UTF-8, as it is sent: bytes pass from thread to thread without a copy. */
      html: Uint8Array<ArrayBuffer>;
      css: string;
      /** First instant (ms) at which time can change what is shown; null for never. Texts that name minutes change with each. */
      nextChangeAt: number | null;
      /** `RenderedState` as JSON that is safe inside a script element, in UTF-8. */
      state: Uint8Array<ArrayBuffer>;
    }
  /** `isRemembered`: the browser remembers the address asked for, and comes back to it (the event opens). */
  | { kind: 'redirect'; to: string; isRemembered: boolean };

/** Renders a page; undefined where there is none to render. Rejects if the page as a whole cannot be drawn. */
export type RenderToHtml = (asked: RenderRequest, tools: RenderTools) => Promise<PageRendering | undefined>;

/** What the module exports that the build leaves for the server; `prepareSanitiser` gets a window (DOM) first, and is awaited. */
export type RendererCode = { renderToHtml: RenderToHtml; prepareSanitiser: (window: object) => Promise<void> };

/** Digest of errors whose place is left to the browser: it draws there without a report. */
export const LEFT_TO_BROWSER = 'left-to-browser';
