// Takes tags out of HTML that nest deeper than anybody means: parsers need the square of the depth, and strangers write the text.
import { Tokenizer } from 'htmlparser2';

/** Deeper than any text a person writes; sanitisers allow less. */
const DEEPEST = 200;

const empty = new Set('area base br col embed hr img input link meta source track wbr'.split(' '));

/** What an opening tag ends without an end tag being written, as browsers read it. */
const ends: Readonly<Record<string, readonly string[]>> = {
  p: ['p'],
  li: ['p', 'li'],
  dt: ['p', 'dt', 'dd'],
  dd: ['p', 'dt', 'dd'],
  td: ['p', 'td', 'th'],
  th: ['p', 'td', 'th'],
  tr: ['p', 'td', 'th', 'tr'],
  option: ['option'],
};

/**
 * The same HTML without opening tags below `DEEPEST` others and without end tags of what is not open. Words stay.
 * Time grows with the length alone.
 */
export function boundedDepth(html: string): string {
  const open: string[] = [];
  let [kept, from] = ['', 0];
  let [name, start] = ['', 0];
  const drop = (begin: number, end: number): void => {
    kept += html.slice(from, begin);
    from = end;
  };
  const opened = (end: number): void => {
    if (empty.has(name)) return;
    while (ends[name]?.includes(open.at(-1) ?? '')) open.pop();
    if (open.length < DEEPEST) open.push(name);
    else drop(start, end + 1);
  };
  const tokenizer = new Tokenizer(
    { decodeEntities: false },
    {
      onopentagname(begin, end) {
        name = html.slice(begin, end).toLowerCase();
        start = begin - 1;
      },
      onopentagend: opened,
      onselfclosingtag: opened,
      onclosetag(begin, end) {
        const at = open.lastIndexOf(html.slice(begin, end).toLowerCase());
        if (at >= 0) {
          open.length = at;
          return;
        }
        const close = html.indexOf('>', end);
        if (close >= 0) drop(begin - 2, close + 1);
      },
      ...silent,
    },
  );
  tokenizer.write(html);
  tokenizer.end();
  return kept + html.slice(from);
}

const nothing = (): void => undefined;
const silent = {
  onattribdata: nothing,
  onattribentity: nothing,
  onattribend: nothing,
  onattribname: nothing,
  oncdata: nothing,
  oncomment: nothing,
  ondeclaration: nothing,
  onend: nothing,
  onprocessinginstruction: nothing,
  ontext: nothing,
  ontextentity: nothing,
};
