// Lets the little HTML through that an abstract needs, and nothing that could act.
import sanitizeHtml from 'sanitize-html';
import { boundedDepth } from '../../../src/model/html/bounded-depth.ts';
import { webAddress } from './addresses.ts';
import { tidyHtml } from './tidy-html.ts';

const headings = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'];

/** Elements whose content a parser swallows up to their end tag; without one it would swallow the rest of the text. */
const swallowing = [
  'script',
  'style',
  'textarea',
  'title',
  'xmp',
  'iframe',
  'noscript',
  'noembed',
  'noframes',
  'select',
  'option',
  'plaintext',
];

/**
 * Sanitised HTML: headings from h3 (the highest level used becomes h3, the next one h4), paragraphs, lists, links to http,
 * https and mailto with rel noopener, em, strong, sub, sup, code, pre, blockquote, br, tables. Pictures leave their alternative text. The structure is valid.
 */
export function safeHtml(html: string): string {
  const whole = boundedDepth(unswallowed(html));
  const levels = headings.filter((name) => new RegExp(`<${name}[\\s>]`, 'i').test(whole));
  const clean = sanitizeHtml(whole, {
    allowedTags: [
      'h3',
      'h4',
      'h5',
      'h6',
      'p',
      'ul',
      'ol',
      'li',
      'a',
      'em',
      'strong',
      'sub',
      'sup',
      'code',
      'pre',
      'blockquote',
      'br',
      'img',
      'table',
      'caption',
      'thead',
      'tbody',
      'tfoot',
      'tr',
      'th',
      'td',
    ],
    allowedAttributes: { a: ['href', 'rel'], img: ['alt'], ol: ['start'], td: ['colspan', 'rowspan'], th: ['colspan', 'rowspan', 'scope'] },
    allowedSchemes: ['http', 'https', 'mailto'],
    allowProtocolRelative: false,
    nestingLimit: 30,
    transformTags: {
      ...Object.fromEntries(levels.map((name, step) => [name, `h${Math.min(6, 3 + step)}`])),
      b: 'strong',
      i: 'em',
      div: 'p',
      dt: 'p',
      dd: 'p',
      a: (_tag, attributes) => {
        const href = webAddress(attributes['href'] ?? '');
        // Without an address it is only words: `span` is not allowed, so the words stay and the element goes.
        const attribs: sanitizeHtml.Attributes = href === '' ? {} : { href, rel: 'noopener' };
        return { tagName: href === '' ? 'span' : 'a', attribs };
      },
    },
  });
  return tidyHtml(clean);
}

/** Turns a tag or comment that is opened and never closed into words, so that what follows it is not lost. */
function unswallowed(html: string): string {
  let text = html;
  for (const name of swallowing) {
    const end = [...text.matchAll(new RegExp(`</${name}`, 'gi'))].at(-1)?.index ?? -1;
    text = escapedAfter(text, new RegExp(`<(?=${name}[\\s/>]|${name}$)`, 'gi'), end);
  }
  return escapedAfter(text, /<(?=!)/g, text.lastIndexOf('-->'));
}

/** Escapes every match after `end`. */
const escapedAfter = (text: string, opening: RegExp, end: number): string =>
  text.replaceAll(opening, (sign, ...rest) => {
    const offset = rest.find((part): part is number => typeof part === 'number') ?? 0;
    return offset > end ? '&lt;' : sign;
  });
