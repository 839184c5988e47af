// What the server gives for a page to be rendered, and what it gets back: plain data, so that neither side needs the other's code.

/** A page to render. */
export type RenderRequest = {
  /** Absolute address of the page. */
  url: string;
  /** The text of the boot block the page will carry. */
  boot: string;
  /** Instant at which the page is rendered, ms since 1970 by the server's clock. */
  at: number;
  /** Answers a request of the page as its recipient would get it: status and body. Never rejects. */
  ask: (address: string) => Promise<{ status: number; body: string }>;
  /** Receives the error of every part that is left to the browser. */
  failed: (error: unknown) => void;
};

/** What the browser needs to draw the same again. */
export type RenderedState = {
  /** Instant of the rendering, ms since 1970. */
  at: number;
  /** Identity of the page (`pageIdentity`): what the guards decide in the browser may be another one. */
  page: string;
  /** Components on the page; their code must be there before the page is taken over. */
  components: readonly string[];
  /** Answers the page was loaded with, by address: the configuration of the event. */
  answers: Readonly<Record<string, unknown>>;
  /** Styles of elements that no sheet may hold, by number. */
  styles: Readonly<Record<string, string>>;
  /** Answers of components, by their key in the query cache. */
  queries: readonly { key: readonly unknown[]; data: unknown }[];
};

/** A page as HTML with the style sheet of its elements, and what belongs to it. */
export type PageRendering = {
  html: string;
  css: string;
  /** First instant (ms) at which time can change what is shown; null for never. Texts that name minutes change with each. */
  nextChangeAt: number | null;
  state: RenderedState;
};

/** Renders a page; undefined where there is none to render: the guards lead elsewhere, or nothing is there. */
export type RenderToHtml = (asked: RenderRequest) => Promise<PageRendering | undefined>;
