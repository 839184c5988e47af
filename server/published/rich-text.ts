// Organisers' HTML and plain text as HTML that is safe to hand out: an allow-list, nothing that runs, loads or imitates.
import sanitizeHtml from 'sanitize-html';
import { boundedDepth } from '../../src/model/html/bounded-depth.ts';
import { mathAttributes, mathTags, withFormulas } from './formulas.ts';

/** Blocks, words, tables. */
const allowedTags = [
  'p br h3 h4 h5 h6 ul ol li dl dt dd hr',
  'strong b em i u s sub sup small a abbr span code pre blockquote',
  'table caption thead tbody tr th td',
].flatMap((names) => names.split(' '));

const options: sanitizeHtml.IOptions = {
  allowedTags,
  allowedAttributes: {
    a: ['href', 'rel', 'hreflang'],
    abbr: ['title'],
    ol: ['start'],
    th: ['scope', 'colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
    '*': ['lang', 'dir'],
  },
  // `page:<Name>` is a page of the event: the app turns it into an address (`RichHtml`), whoever writes for others does so himself.
  allowedSchemes: ['http', 'https', 'mailto', 'tel', 'page'],
  allowProtocolRelative: false,
  nonTextTags: ['script', 'style', 'textarea', 'option', 'noscript', 'iframe', 'object', 'template', 'svg', 'math'],
  nestingLimit: 40,
  transformTags: {
    // Headings of a text rank below those of the page.
    h1: 'h3',
    h2: 'h3',
    a: (tagName, attribs) => ({ tagName, attribs: { ...attribs, rel: 'noopener noreferrer' } }),
    // A picture would be loaded from anywhere; its alternative text stays.
    img: (_, attribs) => ({ tagName: 'span', attribs: {}, text: attribs['alt'] ?? '' }),
  },
};

/** Abstracts may write formulas in MathML. */
const withMath: sanitizeHtml.IOptions = {
  ...options,
  allowedTags: [...allowedTags, ...mathTags],
  allowedAttributes: { ...options.allowedAttributes, ...mathAttributes },
  nonTextTags: [...options.nonTextTags!.filter((tag) => tag !== 'math'), 'annotation', 'annotation-xml'],
};

/** The beginning of a tag; that it is closed follows from the last `>` of the text. */
const tagBeginning = /<\/?[a-z][a-z0-9-]*(?:\s|\/?>)/i;
const commentOrReference = /<!--|&(#\d+|#x[0-9a-f]+|[a-z][a-z0-9]*);/i;
const looksLikeHtml = (text: string): boolean =>
  tagBeginning.test(text.slice(0, text.lastIndexOf('>') + 1)) || commentOrReference.test(text);

/** Safe HTML of a text that is HTML or plain text; plain text keeps its paragraphs and lines. Empty stays empty. */
export const richText = (written: string): string => safe(written, options);

/** The same of an abstract, with its formulas drawn (`$…$`, MathML). */
export const abstractText = (written: string): string => withFormulas(safe(written, withMath));

function safe(written: string, allowed: sanitizeHtml.IOptions): string {
  const text = written.trim();
  if (text === '') return '';
  return looksLikeHtml(text) ? sanitizeHtml(boundedDepth(text), allowed).trim() : paragraphs(text);
}

const paragraphs = (text: string): string =>
  text
    .split(/\r?\n[ \t]*(?:\r?\n[ \t]*)+/)
    .map((paragraph) => `<p>${escapeHtml(paragraph).replaceAll(/\r?\n/g, '<br />')}</p>`)
    .join('');

/** Text escaped for HTML and attributes. */
export const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;').replaceAll("'", '&#39;');
