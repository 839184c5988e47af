// The frame of every page of the documentation: head, search, navigation, what is on the page.
import { policyInPage } from '../html/services.ts';
import { contentSecurityPolicy } from '../http/security-headers.ts';
import { escapeHtml } from '../published/rich-text.ts';
import { DOCS_HOME, type Docs, navigationOf } from './pages.ts';
import type { Heading } from './render-page.ts';
import { type Hit, MOST_HITS } from './search-docs.ts';

export type Framed = {
  title: string;
  /** Safe HTML of the page. */
  html: string;
  /** Address of the page; marks it in the navigation. */
  path: string;
  headings?: readonly Heading[];
  /** What was searched. */
  question?: string;
  /** Whether it is written as a file: then it has its content policy in itself, and its site searches nothing. */
  isFile?: boolean;
};

/** Title of the page that introduces the project, and of the project in every window. */
const PRODUCT = 'Foyer';

/** A whole page. It needs no script; with one, typing in the search also narrows the navigation. */
export function docsDocument({ title, html, path, headings = [], question = '', isFile = false }: Framed, docs: Docs): string {
  return `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">${isFile ? policyTag() : ''}
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title === PRODUCT ? 'Read me' : title)} · ${PRODUCT}</title>
<meta name="color-scheme" content="light dark">
<link rel="icon" href="/favicon.svg">
<link rel="stylesheet" href="/docs/style.css">
<script type="module" src="/docs/filter.js"></script>
</head>
<body>
<a class="skip-link" href="#content">Skip to the text</a>
<header class="head">
<a class="mark" href="${DOCS_HOME}">Foyer <span>Documentation</span></a>
<button type="button" class="opener" popovertarget="pages">Pages</button>
${isFile ? '' : searchForm(question)}
</header>
<div class="frame">
<nav id="pages" class="pages" popover aria-label="Pages">
${navigationOf(docs).map(groupHtml(path)).join('\n')}
<p class="nothing" hidden>No page has this in its name. Enter searches the text.</p>
</nav>
<main id="content" class="prose" tabindex="-1">
${html}
</main>
${headings.length > 1 ? outline(headings) : ''}
</div>
</body>
</html>
`;
}

const policyTag = (): string =>
  `\n<meta http-equiv="Content-Security-Policy" content="${escapeHtml(policyInPage(contentSecurityPolicy({ frameAncestors: [], development: false })))}">`;

const searchForm = (question: string): string => `<form class="search" role="search" action="/docs/search">
<input type="search" name="q" value="${escapeHtml(question)}" aria-label="Search the documentation" placeholder="Search" autocomplete="off" spellcheck="false">
<button type="submit">Search</button>
</form>`;

const groupHtml =
  (path: string) =>
  ({ group, pages }: ReturnType<typeof navigationOf>[number]): string =>
    `<section><h2>${escapeHtml(group)}</h2><ul>${pages
      .map((page) => {
        const here = page.path === path ? ' aria-current="page"' : '';
        const name = page.path === DOCS_HOME ? 'Overview' : page.title === PRODUCT ? 'Read me' : page.title;
        return `<li><a href="${page.path}"${here}>${escapeHtml(name)}</a></li>`;
      })
      .join('')}</ul></section>`;

const outline = (headings: readonly Heading[]): string =>
  `<aside class="outline" aria-label="On this page"><h2>On this page</h2><ul>${headings
    .map(({ id, text }) => `<li><a href="#${id}">${escapeHtml(text)}</a></li>`)
    .join('')}</ul></aside>`;

/** What a search found, as HTML. */
export function hitsHtml(question: string, hits: readonly Hit[]): string {
  const asked = escapeHtml(question);
  if (!question) return '<h1>Search</h1><p>Type what you look for: a component, a field, a code.</p>';
  if (hits.length === 0)
    return `<h1>Search</h1><p>Nothing has “${asked}”. Try fewer words, or look through the <a href="${DOCS_HOME}">overview</a>.</p>`;
  const items = hits.map(
    ({ page, heading, path, words }) =>
      `<li><a href="${path}">${escapeHtml(heading)}</a>${heading === page ? '' : ` <span class="muted">${escapeHtml(page)}</span>`}<p>${escapeHtml(words)}</p></li>`,
  );
  return `<h1>Search</h1><p>${countWords(hits.length)} “${asked}”.</p><ol class="hits">${items.join('')}</ol>`;
}

const countWords = (count: number): string =>
  count === MOST_HITS ? `The ${count} sections that fit best for` : count === 1 ? 'One section has' : `${count} sections have`;
