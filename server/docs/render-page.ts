// Markdown of a page → safe HTML: headings with anchors, links and pictures as addresses below `/docs`, tables that fit a phone.
import { posix } from 'node:path';
import { Marked, type Token, type Tokens } from 'marked';
import sanitizeHtml from 'sanitize-html';
import { escapeHtml } from '../published/rich-text.ts';
import { type Docs, type DocsPage, docsPath } from './pages.ts';
import { slugOf } from './slug.ts';

/** A heading of the second level, for the list of what is on a page. */
export type Heading = { id: string; text: string };

export type RenderedPage = { html: string; headings: Heading[] };

/** Renders a page. A link to no page here becomes plain text. */
export function renderPage({ file, text }: Pick<DocsPage, 'file' | 'text'>, docs: Docs): RenderedPage {
  const headings: Heading[] = [];
  const marked = new Marked({
    gfm: true,
    renderer: {
      heading({ tokens, depth, text: source }) {
        const id = slugOf(source);
        const words = this.parser.parseInline(tokens);
        if (depth === 2) headings.push({ id, text: plainOf(tokens) });
        if (depth === 1) return `<h1 id="${id}">${words}</h1>`;
        return `<h${depth} id="${id}">${words} <a href="#${id}" class="anchor" aria-label="Link to ${escapeHtml(plainOf(tokens))}">#</a></h${depth}>`;
      },
      table({ header, rows }) {
        const heads = header.map(({ tokens }) => this.parser.parseInline(tokens));
        const cell = (tokens: Token[], index: number): string =>
          `<td data-label="${escapeHtml(plainOf(header[index]?.tokens ?? []))}">${this.parser.parseInline(tokens)}</td>`;
        const body = rows.map((row) => `<tr>${row.map(({ tokens }, index) => cell(tokens, index)).join('')}</tr>`);
        return `<table><thead><tr>${heads.map((head) => `<th scope="col">${head}</th>`).join('')}</tr></thead><tbody>${body.join('')}</tbody></table>`;
      },
    },
  });
  return { html: sanitise(marked.parse(text, { async: false }), file, docs), headings };
}

const plainOf = (tokens: readonly Token[]): string =>
  tokens.map((token) => ('tokens' in token && token.tokens ? plainOf(token.tokens) : ((token as Tokens.Text).text ?? ''))).join('');

const headingIds = Object.fromEntries(['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((tag) => [tag, ['id']]));

function sanitise(html: string, file: string, docs: Docs): string {
  return sanitizeHtml(html, {
    allowedTags: [...sanitizeHtml.defaults.allowedTags, 'img', 'picture', 'source'],
    allowedAttributes: {
      ...headingIds,
      a: ['href', 'class', 'aria-label'],
      img: ['src', 'alt', 'width', 'height', 'loading'],
      source: ['srcset', 'media'],
      // Former anchors of a section, see src/checks/codes/former-codes.ts.
      span: ['id'],
      td: ['data-label'],
      th: ['scope'],
      code: ['class'],
    },
    transformTags: {
      a: (_, { href = '', ...attributes }) => {
        const to = addressOf(href, file, docs);
        return to === undefined ? { tagName: 'span', attribs: {} } : { tagName: 'a', attribs: { ...attributes, href: to } };
      },
      img: (tagName, attributes) => ({
        tagName,
        attribs: { ...attributes, src: pictureOf(attributes['src'] ?? '', file), loading: 'lazy' },
      }),
      source: (tagName, attributes) => ({ tagName, attribs: { ...attributes, srcset: pictureOf(attributes['srcset'] ?? '', file) } }),
    },
  });
}

/** Path of a file in the project that a page names relative to itself. */
const fromPage = (href: string, file: string): string => posix.normalize(posix.join(posix.dirname(file), href));

const pictureOf = (href: string, file: string): string => `/${fromPage(href, file)}`;

/** Where a link leads: elsewhere and on this page as written, to another page as its address; undefined when that is none of ours. */
function addressOf(href: string, file: string, docs: Docs): string | undefined {
  if (/^(https?:|#)/.test(href)) return href;
  const [path = '', hash] = href.split('#');
  const to = docsPath(fromPage(decodeURIComponent(path), file).replace(/\/$/, ''));
  return docs.pages.has(to) ? `${to}${hash === undefined ? '' : `#${hash}`}` : undefined;
}
