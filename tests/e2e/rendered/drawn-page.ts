// The page on screen as lines of text that are equal where the page is: attributes in order, identities of React numbered as they come.

/** Marks the content of the document that arrives; give it to `addInitScript`. */
export function markArrived(): void {
  document.addEventListener('DOMContentLoaded', () => document.querySelector('#root main')?.setAttribute('data-arrived', ''));
}

/** Stops time in the app: its clock runs on with the device's, which stands from the first byte on. Give it to `addInitScript`. */
export function stopTime(): void {
  performance.now = () => 0;
  Object.defineProperty(PerformanceResourceTiming.prototype, 'responseStart', { get: () => 0 });
}

/** Whether the page on screen is the browser's own and nothing of it is on its way; runs in the browser. */
export const isSettled = (): boolean =>
  document.getElementById('foyer-main')?.checkVisibility() === true &&
  document.querySelector('#root:is([data-rendered], [data-rest])') === null &&
  document.querySelector('[data-loading], #root [aria-busy="true"]') === null;

/** Whether the elements are those of the document that arrived; runs in the browser. */
export const isKept = (): boolean => document.querySelector('main[data-arrived]') !== null;

/** Title, language, direction, then every element and text, indented by its depth; or only the SHA-256 of it. Runs in the browser. */
export async function readDrawnPage(whole: boolean): Promise<string> {
  const { title, documentElement } = document;
  const lines = [title, documentElement.lang, documentElement.dir];
  const numbers = new Map<string, number>();
  // As `useId` writes them: where a tree was rendered they begin otherwise than where it was not.
  const numbered = (value: string): string =>
    value.replaceAll(/_[rR]_\w*?_/g, (id) => {
      if (!numbers.has(id)) numbers.set(id, numbers.size);
      return `#${numbers.get(id)}`;
    });
  // Rows near the screen, at measured places: the library of long lists alone sets this.
  const isLongList = (style: CSSStyleDeclaration | undefined): boolean => style?.contain.includes('size') === true;
  const ofElement = ({ attributes, style }: HTMLElement): string[] =>
    [...attributes]
      // `muted` and `selected`: a server writes the attribute, in the browser React sets the property alone.
      .filter(({ name }) => name !== 'data-arrived' && name !== 'muted' && name !== 'selected')
      // Also empty where an overlay has set one and taken it back.
      .filter(({ name }) => name !== 'style' || (style.cssText !== '' && !isLongList(style)))
      .map(({ name, value }) => `${name}=${name === 'style' ? style.cssText : numbered(value)}`)
      .sort();
  /** Where the last text stands: texts beside each other are one to whoever looks. */
  let text: number | undefined;
  const read = (node: Node, depth: number): void => {
    const indent = ' '.repeat(depth);
    if (node instanceof Text && text === lines.length) lines[text - 1] += node.data;
    else if (node instanceof Text && node.data !== '') text = lines.push(indent + node.data);
    else if (node instanceof Element) {
      lines.push(`${indent}<${[node.localName, ...ofElement(node as HTMLElement)].join(' ')}>`);
      // Only a server writes into the one, for browsers without scripts; of the other it draws more than is on screen; the third is loaded when a reader comes near.
      if (node.localName !== 'noscript' && !isLongList((node as HTMLElement).style) && !node.hasAttribute('data-near'))
        for (const child of node.childNodes) read(child, depth + 1);
    }
  };
  read(document.getElementById('root')!, 0);
  const all = lines.join('\n');
  if (whole) return all;
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(all));
  return [...new Uint8Array(hash)].join(' ');
}
