// Puts sanitised HTML in order: words are in paragraphs, paragraphs hold only words, items are in lists, cells in tables.
import { type HtmlElement, type HtmlNode, htmlTree, isBlank, written } from './html-tree.ts';

const inlineNames = new Set(['a', 'em', 'strong', 'sub', 'sup', 'code', 'br']);
const BREAK = '<br />';
const tableParts = new Set(['caption', 'thead', 'tbody', 'tfoot', 'tr', 'td', 'th']);

/** The same words and links in valid structure. */
export const tidyHtml = (html: string): string => flow(htmlTree(html), true);

type Group = { kind: 'words' | 'items' | 'block'; nodes: HtmlNode[] };

/** Blocks one below the other. Words between them become paragraphs when `wrapped`, else (in an item or a cell) stay as they are. */
function flow(nodes: readonly HtmlNode[], wrapped: boolean): string {
  return groupsOf(nodes)
    .map(({ kind, nodes: members }) => {
      if (kind === 'items') return `<ul>\n${itemsOf(members).map(item).join('\n')}\n</ul>`;
      if (kind === 'block') return block(members[0] as HtmlElement, wrapped);
      const text = trimmedInline(members);
      return wrapped && text !== '' ? `<p>${text}</p>` : text;
    })
    .filter((part) => part !== '')
    .join('\n');
}

/** Neighbours that belong together: words, items without a list, and every block for itself. */
function groupsOf(nodes: readonly HtmlNode[]): Group[] {
  const groups: Group[] = [];
  for (const node of nodes) {
    const last = groups.at(-1);
    // White space separates words and is only layout everywhere else.
    const kind = isSpace(node) ? last?.kind : kindOf(node);
    if (isSpace(node) && kind !== 'words') continue;
    if (last && last.kind === kind && kind !== 'block') last.nodes.push(node);
    else if (kind) groups.push({ kind, nodes: [node] });
  }
  return groups;
}

const isSpace = (node: HtmlNode): boolean => typeof node === 'string' && node.trim() === '';

function kindOf(node: HtmlNode): Group['kind'] {
  if (typeof node === 'string' || isInline(node)) return 'words';
  return node.name === 'li' ? 'items' : 'block';
}

function block(element: HtmlElement, wrapped: boolean): string {
  const { name, children } = element;
  if (isBlank(children)) return '';
  if (name === 'p') return flow(children, true);
  if (/^h\d$/.test(name)) return written(element, trimmedInline(children));
  if (name === 'ul' || name === 'ol') return written(element, `\n${itemsOf(children).map(item).join('\n')}\n`);
  if (name === 'blockquote') return written(element, `\n${flow(children, true)}\n`);
  if (name === 'pre') return written(element, children.map(inline).join(''));
  if (name === 'table') return table(element);
  // Emphasis around blocks, and cells without a table: what is inside counts.
  return flow(children, wrapped);
}

/** The items of a list; anything else in it becomes an item of its own. */
const itemsOf = (nodes: readonly HtmlNode[]): HtmlElement[] =>
  nodes.flatMap((node) => {
    if (typeof node === 'string') return isSpace(node) ? [] : [{ name: 'li', attributes: '', children: [node] }];
    return node.name === 'li' ? [node] : [{ name: 'li', attributes: '', children: [node] }];
  });

const item = (element: HtmlElement): string => written(element, flow(element.children, false));

/** A table of its rows and cells; what is between them comes before it, as browsers do it. */
function table(element: HtmlElement): string {
  const strays: HtmlNode[] = [];
  const content = (nodes: readonly HtmlNode[]): string =>
    nodes
      .map((node) => {
        if (typeof node === 'string' || !tableParts.has(node.name)) {
          strays.push(node);
          return '';
        }
        return written(node, ['td', 'th', 'caption'].includes(node.name) ? flow(node.children, false) : content(node.children));
      })
      .join('');
  const rows = content(element.children);
  return [flow(strays, true), rows === '' ? '' : written(element, rows)].filter((part) => part !== '').join('\n');
}

/** Links keep whatever they hold as words; emphasis around blocks is no inline element. */
const isInline = (node: HtmlElement): boolean =>
  node.name === 'a' || (inlineNames.has(node.name) && node.children.every((child) => typeof child === 'string' || isInline(child)));

function inline(node: HtmlNode): string {
  if (typeof node === 'string') return node;
  const content = node.children.map(inline).join('');
  return inlineNames.has(node.name) ? written(node, content) : ` ${content} `;
}

/** Inline nodes without the blanks and line breaks at both ends; empty when nothing can be seen. */
function trimmedInline(nodes: readonly HtmlNode[]): string {
  if (isBlank(nodes)) return '';
  let text = nodes.map(inline).join('').trim();
  // Step by step, not by one pattern: that would be slow on a long run of blanks.
  while (text.startsWith(BREAK)) text = text.slice(BREAK.length).trimStart();
  while (text.endsWith(BREAK)) text = text.slice(0, -BREAK.length).trimEnd();
  return text;
}
