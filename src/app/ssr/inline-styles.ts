// Style attributes of a rendered page as one style sheet: the page's policy refuses attributes, and allows this sheet by its hash.

/** HTML without style attributes. `data-style="3"` is styled by the rule of that number, and by `rest` where no rule may hold it. */
export type Styled = { html: string; css: string; rest: Readonly<Record<string, string>> };

/** As React writes them: `>` and quotes inside a value are escaped. */
const tag = /<[a-z][^<>]*>/y;
const attributes = / ([^\s=>"/]+)="([^"]*)"/g;

/** How the attribute begins. */
const STYLE = ' style="';

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

/** A value that is more than declarations could end its rule. */
const isPlain = (declarations: string): boolean => !/[{}<>@\\]/.test(declarations);

/** Moves the style attributes of HTML that React has written into a sheet, equal ones into one rule. */
export function inlineStyles(html: string): Styled {
  const numbers = new Map<string, number>();
  const numbered = (attribute: string, name: string, written: string): string => {
    if (name !== 'style') return attribute;
    const declarations = written.replace(/&(amp|lt|gt|quot|#x27);/g, (_, entity: string) => entities[entity]!);
    const number = numbers.get(declarations) ?? numbers.size;
    numbers.set(declarations, number);
    return ` data-style="${number}"`;
  };
  // Few elements have one: looking at all of them takes as long as drawing a part of them. No part of the text is looked at twice.
  const pieces: string[] = [];
  let written = 0;
  let seen = 0;
  for (let at = html.indexOf(STYLE); at !== -1; at = html.indexOf(STYLE, seen)) {
    const start = html.slice(seen, at).lastIndexOf('<');
    tag.lastIndex = start === -1 ? html.length : seen + start;
    const element = tag.exec(html)?.[0];
    seen = at + STYLE.length;
    if (element === undefined || tag.lastIndex <= at) continue;
    seen = tag.lastIndex;
    pieces.push(html.slice(written, seen - element.length), element.replace(attributes, numbered));
    written = seen;
  }
  const all = [...numbers];
  return {
    html: pieces.join('') + html.slice(written),
    css: all.map(([declarations, number]) => (isPlain(declarations) ? `[data-style="${number}"]{${declarations}}` : '')).join('\n'),
    rest: Object.fromEntries(all.flatMap(([declarations, number]) => (isPlain(declarations) ? [] : [[number, declarations]]))),
  };
}
