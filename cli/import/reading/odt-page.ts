// The text of an ODT document as HTML: headings, paragraphs, lists and tables; pictures, comments, footnotes and what was deleted are left out.
import { SaxesParser } from 'saxes';
import { MAX_XML_DEPTH } from './xml.ts';
import { UnreadableFile } from './unreadable-file.ts';

/** Elements whose text is none of the programme. */
const silent = new Set(['office:annotation', 'text:tracked-changes', 'text:note', 'office:styles', 'office:automatic-styles']);
const elements: Readonly<Record<string, string>> = {
  'text:h': 'h2',
  'text:p': 'p',
  'text:list-item': 'li',
  'table:table': 'table',
  'table:table-row': 'tr',
  'table:table-cell': 'td',
};

/** Most columns a cell reaches over or is repeated in, and most blanks of one element. */
const MOST = 100;
/** Documents nest more deeply than schedules: frames, lists and tables within each other. */
const MAX_DEPTH = 2 * MAX_XML_DEPTH;

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
const number = (written: string | undefined): number => Math.min(MOST, Math.max(1, Math.trunc(Number(written ?? 1)) || 1));

/** The body of a page. Throws `UnreadableFile` for XML that is broken, nested deeply, or defines entities. */
export function odtPage(path: string, content: string): string {
  const out: string[] = [];
  let [hidden, depth] = [0, 0];
  const repeated: number[] = [];
  const parser = new SaxesParser();
  const refuse = (code: string, message: string): never => {
    throw new UnreadableFile(code, path, message);
  };
  parser.on('error', (error) => refuse('document-broken', `not well-formed XML: ${error.message.replace(/^\d+:\d+:\s*/, '')}`));
  parser.on('doctype', () => refuse('xml-doctype', 'a DOCTYPE is not accepted in a document, because it can define entities'));
  parser.on('opentag', ({ name, attributes }) => {
    depth += 1;
    if (depth > MAX_DEPTH) refuse('xml-too-deep', `nested deeper than ${MAX_DEPTH} levels`);
    if (silent.has(name)) hidden += 1;
    if (hidden > 0) return;
    const of = (attribute: string): number => number(attributes[attribute]);
    const element = elements[name];
    if (name === 'table:table-cell') {
      repeated.push(of('table:number-columns-repeated'));
      out.push(`<td colspan="${of('table:number-columns-spanned')}" rowspan="${of('table:number-rows-spanned')}">`);
    } else if (element !== undefined) out.push(`<${element}>`);
    else if (name === 'text:line-break') out.push('<br>');
    else if (name === 'text:tab') out.push('\t');
    else if (name === 'text:s') out.push(' '.repeat(of('text:c')));
  });
  parser.on('closetag', ({ name }) => {
    depth -= 1;
    if (silent.has(name)) hidden -= 1;
    else if (hidden === 0 && elements[name] !== undefined) {
      out.push(`</${elements[name]}>`);
      if (name === 'table:table-cell') out.push('<td></td>'.repeat(repeated.pop()! - 1));
    }
  });
  parser.on('text', (text) => void (hidden === 0 && out.push(escaped(text.replaceAll(/\s+/g, ' ')))));
  parser.write(content).close();
  return out.join('');
}
