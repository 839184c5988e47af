// Writes the app's HTML for one address into the built template: language, direction, title, links and the boot block.
import { directionOf } from '../../src/i18n/direction.ts';
import { escapeHtml } from '../published/rich-text.ts';
import { type Boot, bootBlock } from './boot.ts';
import type { RenderedDocument } from './page-renderings.ts';
import type { Preload } from './first-view.ts';

export type Page = {
  title: string;
  description: string;
  /** Absolute address of the page without query; empty for none. */
  canonical: string;
  /** Colour of the browser's frame, `#rrggbb`; empty for none. */
  themeColor: string;
  /** Address of the event's icon; empty keeps the template's. */
  icon: string;
  /** Address of the event's theme; empty for none. */
  theme: string;
  preloads: readonly Preload[];
  boot: Boot;
  /** The page as rendered; missing where the browser draws it. */
  rendered?: RenderedDocument | undefined;
  /** Structured data as a whole element (`structuredData`); empty for none. */
  data?: string;
  /** What an exported page must contain because no server sends it: its path and its policy. */
  site?: { base: string; policy: string } | undefined;
};

/** Fills the template (`dist/index.html`). Its own title, description, theme colour, lang and dir are replaced. */
export function writeDocument(template: string, page: Page): string {
  const language = escapeHtml(page.boot.language);
  // On a site below a folder every address of it begins with that folder.
  const at = (address: string): string => escapeHtml(page.site && address.startsWith('/') ? page.site.base + address.slice(1) : address);
  const first = [
    // Before anything is loaded, or it would not apply.
    ...(page.site
      ? [
          `<meta http-equiv="Content-Security-Policy" content="${escapeHtml(page.site.policy)}">`,
          '<meta name="referrer" content="strict-origin-when-cross-origin">',
        ]
      : []),
    `<title>${escapeHtml(page.title)}</title>`,
    ...(page.description ? [`<meta name="description" content="${escapeHtml(page.description)}">`] : []),
    ...(page.themeColor ? [`<meta name="theme-color" content="${escapeHtml(page.themeColor)}">`] : []),
    ...(page.icon ? [`<link rel="icon" href="${at(page.icon)}">`] : []),
    ...(page.canonical ? [`<link rel="canonical" href="${escapeHtml(page.canonical)}">`] : []),
    // Before every other style: the theme names the order of the cascade layers. The app finds it by its precedence and adds newer ones behind.
    ...(page.theme ? [`<link rel="stylesheet" data-precedence="theme" href="${at(page.theme)}">`] : []),
  ];
  const { rendered } = page;
  const last = [
    ...(rendered?.css ? [`<style id="foyer-styles">${rendered.css}</style>`] : []),
    // What a rendered page was drawn with is in it.
    ...page.preloads
      .filter((preload) => !rendered || preload.rel !== 'preload' || preload.as !== 'fetch')
      .map((preload) => linkElement(preload, at(preload.href))),
    bootBlock(page.boot),
    ...(page.data ? [page.data] : []),
  ];
  const replaced = [
    ...(page.description ? [/<meta\s+name="description"[^<>]*>\s?/i] : []),
    ...(page.themeColor ? [/<meta\s+name="theme-color"[^<>]*>\s?/i] : []),
    ...(page.icon ? [/<link\s+rel="icon"[^<>]*>\s?/i] : []),
  ];
  const bare = replaced.reduce(
    (html, pattern) => html.replace(pattern, ''),
    /<title>/i.test(template) ? template : template.replace(/<head\b[^<>]*>/i, '$&<title></title>'),
  );
  return bare
    .replace(
      /<html\b([^<>]*)>/i,
      (_, attributes: string) =>
        `<html${attributes.replaceAll(/\s(lang|dir)=("[^"]*"|'[^']*'|[^\s>]*)/gi, '')} lang="${language}" dir="${directionOf(page.boot.language)}">`,
    )
    .replace(/<title>[^<]*<\/title>/i, () => first.join('\n'))
    .replace('<div id="root"></div>', (empty) =>
      rendered ? `<div id="root" data-rendered="">${rendered.html}</div>\n${rendered.state}` : empty,
    )
    .replace(/<\/head>/i, () => `${last.join('\n')}\n</head>`);
}

/** `href` is escaped. */
function linkElement(preload: Preload, href: string): string {
  if (preload.rel !== 'preload')
    return `<link rel="${preload.rel}" href="${href}"${preload.rel === 'modulepreload' ? ' crossorigin' : ''}>`;
  // crossorigin in the mode fetch uses, or the browser would load it twice.
  return `<link rel="preload" as="${preload.as}"${preload.as === 'font' ? ' type="font/woff2"' : ''} href="${href}" crossorigin>`;
}
