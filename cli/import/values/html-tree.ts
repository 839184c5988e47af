// A small tree of sanitised HTML, to put it in order.
import { Parser } from 'htmlparser2';

/** An element; `attributes` is the text between name and `>`, already escaped. */
export type HtmlElement = { name: string; attributes: string; children: HtmlNode[] };
/** Text is kept as written, with its entities. */
export type HtmlNode = string | HtmlElement;

/** The nodes of HTML as the sanitiser writes it: balanced, `<br />` closed, no `<` or `>` but in tags. Pictures become their alternative text. */
export function htmlTree(html: string): HtmlNode[] {
  const root: HtmlElement = { name: '', attributes: '', children: [] };
  const open = [root];
  const add = (node: HtmlNode): void => void (open.at(-1) ?? root).children.push(node);
  const parser = new Parser(
    {
      ontext: add,
      onopentag(name, attributes) {
        if (name === 'img') add(attributes['alt'] ?? '');
        const element = { name, attributes: writtenAttributes(attributes), children: [] };
        if (name !== 'img') add(element);
        open.push(element);
      },
      onclosetag: () => void open.pop(),
    },
    // What is escaped stays escaped.
    { decodeEntities: false },
  );
  parser.end(html);
  return root.children;
}

const writtenAttributes = (attributes: Readonly<Record<string, string>>): string =>
  Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${value}"`)
    .join('');

/** An element as text again. */
export const written = ({ name, attributes }: HtmlElement, content: string): string =>
  name === 'br' ? '<br />' : `<${name}${attributes}>${content}</${name}>`;

/** Whether nothing in these nodes can be seen. */
export const isBlank = (nodes: readonly HtmlNode[]): boolean =>
  nodes.every((node) => (typeof node === 'string' ? node.replaceAll(/&nbsp;|[\s\u00A0]/g, '') === '' : isBlank(node.children)));
