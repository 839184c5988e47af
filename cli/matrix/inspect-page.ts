// What is read from a page inside the browser; each function is self-contained, for it is sent there as text.

/** What a page shows at one width. */
export type Inspected = {
  /** Visible text of the main region, shortened. */
  text: string;
  /** Px by which the page is wider than its window. */
  sideways: number;
  /** The element that reaches furthest out, when it is wider. */
  widest: string;
  /** Addresses of all links, absolute, as the document resolves them. */
  links: string[];
  /** Ids and names that an anchor can lead to. */
  ids: string[];
};

/** Reads the page as it is. */
export function inspectPage(): Inspected {
  const root = document.documentElement;
  const main = document.getElementById('foyer-main');
  const sideways = root.scrollWidth - root.clientWidth;
  let widest = '';
  let edge = root.clientWidth;
  if (sideways > 0) {
    for (const element of document.body.querySelectorAll('*')) {
      const { right } = element.getBoundingClientRect();
      if (right > edge + 0.5) {
        edge = right;
        widest =
          `${element.tagName.toLowerCase()}${element.id ? `#${element.id}` : ''} ${element.closest('[data-placement]')?.getAttribute('data-placement') ?? ''}`.trim();
      }
    }
  }
  return {
    text: (main?.innerText ?? '').trim().slice(0, 200),
    sideways,
    widest,
    links: [...new Set([...document.querySelectorAll<HTMLAnchorElement>('a[href]')].map((link) => link.href))],
    ids: [...document.querySelectorAll('[id], a[name]')]
      .flatMap((element) => [element.id, element.getAttribute('name') ?? ''])
      .filter(Boolean),
  };
}

/** Whether the page is ready: its main region is there, and nothing of it is loading. */
export function isSettled(): boolean {
  return document.getElementById('foyer-main') !== null && document.querySelector('[data-loading], #root [aria-busy="true"]') === null;
}

/** Takes the preview's own bar away, and the room it has made for itself: what is looked at is the page as that person sees it. */
export function hidePreview(): void {
  document.querySelector('foyer-preview')?.remove();
  // The preview may still change its own style; this wins over it, and set by script it meets no policy.
  document.body.style.setProperty('padding-block-end', '0', 'important');
}

/** Passes what the app would report to the server to `foyerMatrixReport`, and lets nothing leave. */
export function catchBeacons(): void {
  const tell = (window as unknown as { foyerMatrixReport: (text: string) => void }).foyerMatrixReport;
  navigator.sendBeacon = (_, data) => {
    if (data instanceof Blob) void data.text().then(tell);
    else if (typeof data === 'string') tell(data);
    return true;
  };
}
