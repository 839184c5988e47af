// Finds the tags of an HTML text: enough to judge links and pictures, without a browser.

/** One tag: `name` in lower case, attributes as written (entities of addresses read), `words` of what is between it and its end for links. */
export type HtmlTag = { name: string; attributes: Readonly<Record<string, string>>; words: string };

/** Tags that RichHtml removes (src/renderer/rich-html.tsx); the text inside some of them is removed, too. */
export const takenOut: ReadonlySet<string> = new Set(
  'script style form input button textarea select option iframe video audio svg math template slot dialog object embed link meta base'.split(
    ' ',
  ),
);

const NAME = /[a-z][a-z0-9]*/iy;
const LINK_EDGE = /<\/?a\b/gi;
const ATTRIBUTE = /\s*([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?|\s*\/+/y;

/** The opening tags of a text in order. Goes over the text once; what is no complete tag ends the search. */
export function htmlTags(html: string): HtmlTag[] {
  const tags: HtmlTag[] = [];
  for (let at = html.indexOf('<'); at >= 0; at = html.indexOf('<', at + 1)) {
    NAME.lastIndex = at + 1;
    const name = NAME.exec(html)?.[0].toLowerCase();
    if (!name) continue;
    const { attributes, end } = attributesAt(html, NAME.lastIndex);
    if (end === undefined) break;
    tags.push({ name, attributes, words: name === 'a' ? wordsOf(html.slice(end, linkEnd(html, end))) : '' });
    at = end - 1;
  }
  return tags;
}

/** Where a link ends: at its end tag, or where the next one begins. */
function linkEnd(html: string, from: number): number {
  LINK_EDGE.lastIndex = from;
  return LINK_EDGE.exec(html)?.index ?? html.length;
}

function attributesAt(html: string, from: number): { attributes: Record<string, string>; end: number | undefined } {
  const attributes: Record<string, string> = Object.create(null) as Record<string, string>;
  let at = from;
  for (;;) {
    ATTRIBUTE.lastIndex = at;
    const match = ATTRIBUTE.exec(html);
    if (!match || match[0] === '') break;
    if (match[1]) attributes[match[1].toLowerCase()] = plain(match[2] ?? match[3] ?? match[4] ?? '');
    at = ATTRIBUTE.lastIndex;
  }
  const end = html.indexOf('>', at);
  return { attributes, end: end < 0 ? undefined : end + 1 };
}

/** What a piece of HTML says to readers and screen readers: its text, and the alternative texts of its pictures. */
function wordsOf(html: string): string {
  let [words, from] = ['', 0];
  for (let at = html.indexOf('<'); at >= 0; at = html.indexOf('<', from)) {
    const tag = /^<img\b/i.test(html.slice(at, at + 5)) ? attributesAt(html, at + 4) : { attributes: {}, end: html.indexOf('>', at) + 1 };
    if (!tag.end) break;
    words += `${html.slice(from, at)} ${tag.attributes['alt'] ?? ''} `;
    from = tag.end;
  }
  return plain(words + html.slice(from)).trim();
}

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  nbsp: ' ',
  colon: ':',
  tab: '\t',
  newline: '\n',
};

/** A text with its character references read, as a browser does before it looks at an address. */
const plain = (text: string): string =>
  text.replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]+));?/gi, (all, decimal?: string, hex?: string, name?: string) => {
    const code = decimal ? Number(decimal) : hex ? parseInt(hex, 16) : undefined;
    if (code !== undefined) return code <= 0x10ffff ? String.fromCodePoint(code) : '';
    return entities[name?.toLowerCase() ?? ''] ?? all;
  });
