// A small tree of sanitised HTML, to put it in order.

/** An element; `attributes` is the text between name and `>`, already escaped. */
export type HtmlElement = { name: string; attributes: string; children: HtmlNode[] };
/** Text is kept as written, with its entities. */
export type HtmlNode = string | HtmlElement;

/** The nodes of HTML as the sanitiser writes it: balanced, `<br />` closed, no `<` or `>` but in tags. Pictures become their alternative text. */
export function htmlTree(html: string): HtmlNode[] {
  const root: HtmlElement = { name: '', attributes: '', children: [] };
  const open = [root];
  for (const [piece, slash, name = '', attributes = ''] of html.matchAll(/<(\/?)([a-z][a-z0-9]*)([^>]*)>|[^<]+/g)) {
    const parent = open.at(-1) ?? root;
    if (name === '') parent.children.push(piece);
    else if (name === 'img') parent.children.push(/ alt="([^"]*)"/.exec(attributes)?.[1] ?? '');
    else if (slash) open.length = Math.max(1, open.length - 1);
    else {
      const element: HtmlElement = { name, attributes: attributes.replace(/\s*\/$/, ''), children: [] };
      parent.children.push(element);
      if (name !== 'br') open.push(element);
    }
  }
  return root.children;
}

/** An element as text again. */
export const written = ({ name, attributes }: HtmlElement, content: string): string =>
  name === 'br' ? '<br />' : `<${name}${attributes}>${content}</${name}>`;

/** Whether nothing in these nodes can be seen. */
export const isBlank = (nodes: readonly HtmlNode[]): boolean =>
  nodes.every((node) => (typeof node === 'string' ? node.replaceAll(/&nbsp;|[\s\u00A0]/g, '') === '' : isBlank(node.children)));
