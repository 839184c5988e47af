// Safe HTML as plain text with its paragraphs, for calendars and search engines.
import { Parser } from 'htmlparser2';
import { boundedDepth } from '../../src/model/html/bounded-depth.ts';

/** The text before an element, and after it. */
const before: Readonly<Record<string, string>> = { br: '\n', li: '\n- ' };
const behind: Readonly<Record<string, string>> = {
  ...Object.fromEntries('p h1 h2 h3 h4 h5 h6 ul ol pre blockquote table dl'.split(' ').map((name) => [name, '\n\n'])),
  ...Object.fromEntries('tr dt dd'.split(' ').map((name) => [name, '\n'])),
};

/** The text of HTML as the sanitiser writes it: paragraphs apart by a blank line, items with a dash. */
export function plainText(html: string): string {
  const parts: string[] = [];
  const parser = new Parser({
    ontext: (text) => parts.push(text.replaceAll(/\s+/g, ' ')),
    onopentagname: (name) => parts.push(before[name] ?? ''),
    onclosetag: (name, implied) => parts.push(implied && name === 'br' ? '' : (behind[name] ?? '')),
  });
  parser.end(boundedDepth(html));
  return parts
    .join('')
    .split('\n')
    .map((line) => line.replaceAll(/ +/g, ' ').trim())
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}
