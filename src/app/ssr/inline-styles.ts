// Style attributes of a rendered page as one style sheet: the page's policy refuses attributes, and allows this sheet by its hash.

/** HTML without style attributes. `data-style="3"` is styled by the rule of that number, and by `rest` where no rule may hold it. */
export type Styled = { html: string; css: string; rest: Readonly<Record<string, string>> };

/** As React writes them: `>` and quotes inside a value are escaped. */
const tag = /<[a-z][^<>]*>/g;
const attributes = / ([^\s=>"/]+)="([^"]*)"/g;

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
  // Few elements have one: looking at the attributes of all of them takes as long as drawing a part of them.
  const without = html.replace(tag, (element) => (element.includes(' style="') ? element.replace(attributes, numbered) : element));
  const all = [...numbers];
  return {
    html: without,
    css: all.map(([declarations, number]) => (isPlain(declarations) ? `[data-style="${number}"]{${declarations}}` : '')).join('\n'),
    rest: Object.fromEntries(all.flatMap(([declarations, number]) => (isPlain(declarations) ? [] : [[number, declarations]]))),
  };
}
