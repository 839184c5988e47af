// Writes the app's HTML for one address into the built template: language, direction, title, links and the boot block.
import { appText } from '../../src/app/app-texts.ts';
import { directionOf } from '../../src/i18n/direction.ts';
import { addEveryText } from '../../src/i18n/platform-files.ts';
import type { Container } from '../../src/rules/context.ts';
import { escapeHtml } from '../published/rich-text.ts';
import { type Boot, bootBlock, stateBlock } from './boot.ts';
import type { Preload } from './first-view.ts';
import { headElements, type PageHead } from './page-head.ts';
import { SHEETS } from './first-styles.ts';
import { heldFiles, HOLDS, startScript } from './start-scripts.ts';

addEveryText();

export type Page = {
  head: PageHead;
  /** Colour of the browser's frame, `#rrggbb`; empty for none. */
  themeColor: string;
  /** Address of the event's icon; empty keeps the template's. */
  icon: string;
  /** Addresses of what a device installs of the event; missing for none. */
  install?: { manifest: string; touchIcon: string } | undefined;
  /** Address of the event's theme; empty for none. */
  theme: string;
  preloads: readonly Preload[];
  boot: Boot;
  /** Colour scheme this browser has chosen; missing where it has chosen none. */
  scheme?: 'light' | 'dark' | undefined;
  /** Container the address names: its sizes hold from the first paint on. */
  container?: Container | undefined;
  /** The page as rendered; missing where the browser draws it. */
  rendered?: { html: Uint8Array; css: string; state: Uint8Array } | undefined;
  /** Styles it is drawn with first, as CSS; missing where it waits for its sheets. */
  firstStyles?: string | undefined;
  /** Where a visitor without scripts is led; empty for nowhere. */
  withoutScripts?: string;
  /** Structured data as a whole element (`structuredData`); empty for none. */
  data?: string;
  /** What an exported page must contain because no server sends it: its path and its policy. */
  site?: { base: string; policy: string } | undefined;
};

/** Fills the template (`dist/index.html`). Its own title, description, theme colour, lang and dir are replaced. */
export const writeDocument = (template: string, page: Page): Buffer =>
  Buffer.concat(documentPieces(template, page).map((piece) => (typeof piece === 'string' ? Buffer.from(piece) : piece)));

/** The document in pieces: what was rendered can be megabytes, which nothing here looks through. */
function documentPieces(template: string, page: Page): readonly (string | Uint8Array)[] {
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
    ...(page.rendered ? [startScript(template).element] : []),
    ...headElements(page.head),
    ...(page.themeColor ? [`<meta name="theme-color" content="${escapeHtml(page.themeColor)}">`] : []),
    ...(page.icon ? [`<link rel="icon" href="${at(page.icon)}">`] : []),
    ...(page.install
      ? [`<link rel="manifest" href="${at(page.install.manifest)}">`, `<link rel="apple-touch-icon" href="${at(page.install.touchIcon)}">`]
      : []),
    // Before every other style: the theme names the order of the cascade layers. The app finds it by its precedence and adds newer ones behind.
    ...(page.theme ? [`<link rel="stylesheet" data-precedence="theme" href="${at(page.theme)}">`] : []),
  ];
  const { rendered, firstStyles } = page;
  const links = (preloads: readonly Preload[]): string[] => preloads.map((preload) => linkElement(preload, at(preload.href)));
  // What a rendered page was drawn with is in it.
  const preloads = page.preloads.filter((preload) => !rendered || !isToDraw(preload));
  const found = (elements: RegExp): readonly string[] => template.match(elements) ?? [];
  const isLater = ({ rel }: Preload): boolean =>
    rendered !== undefined && (rel === 'modulepreload' || (rel === 'stylesheet' && firstStyles !== undefined));
  // Behind the whole page: before it, fonts would have half of a slow connection that its styles wait for.
  const isLast = (preload: Preload): boolean => rendered !== undefined && preload.rel === 'preload' && preload.as === 'font';
  const last = [
    ...(firstStyles === undefined ? [] : [`<style>${firstStyles}</style>`]),
    ...links(preloads.filter((preload) => !isLater(preload) && !isLast(preload))),
    ...(rendered ? [heldFiles([...links(preloads.filter(isLater)), ...found(SCRIPTS)])] : []),
    // Behind every sheet: these are styles of single elements.
    ...(rendered?.css ? [`<style id="foyer-styles">${rendered.css}</style>`] : []),
    // The service worker keeps it with the page (`page-facts.ts`); the app asks for it once the page reacts.
    ...(rendered
      ? [
          `<meta name="foyer-later" content="${page.preloads
            .flatMap((preload) => (preload.rel === 'modulepreload' && preload.toDraw ? at(preload.href) : []))
            .join(' ')}">`,
        ]
      : []),
    bootBlock(page.boot),
    ...(page.data ? [page.data] : []),
    ...(page.withoutScripts ? [`<noscript><meta http-equiv="refresh" content="0;url=${at(page.withoutScripts)}"></noscript>`] : []),
  ];
  const replaced = [
    ...(page.head.description ? [/<meta\s+name="description"[^<>]*>\s?/i] : []),
    ...(page.themeColor ? [/<meta\s+name="theme-color"[^<>]*>\s?/i] : []),
    ...(page.icon ? [/<link\s+rel="icon"[^<>]*>\s?/i] : []),
  ];
  const bare = replaced.reduce(
    (html, pattern) => html.replace(pattern, ''),
    /<title>/i.test(template) ? template : template.replace(/<head\b[^<>]*>/i, '$&<title></title>'),
  );
  const whole = (rendered ? bare.replace(SCRIPTS, '') : bare)
    .replace(HOLDS, '')
    // Not loaded, but found: code that comes later would ask for the sheet, and set it behind those of the components.
    .replace(SHEETS, (link) => (firstStyles === undefined ? link : link.replace('<link', '$& disabled')))
    .replace(
      /<html\b([^<>]*)>/i,
      (_, attributes: string) =>
        `<html${attributes.replaceAll(/\s(lang|dir)=("[^"]*"|'[^']*'|[^\s>]*)/gi, '')} lang="${language}" dir="${directionOf(page.boot.language)}"${page.scheme ? ` data-scheme="${page.scheme}"` : ''}${page.container ? ` data-container="${page.container}"` : ''}>`,
    )
    .replace(/<title>[^<]*<\/title>/i, () => first.join('\n'))
    .replace(/<\/head>/i, () => `${last.join('\n')}\n</head>`);
  const place = whole.indexOf(ROOT);
  if (place === -1) return [whole];
  const [before, after] = [whole.slice(0, place), whole.slice(place + ROOT.length)];
  if (!rendered) return [before, ROOT, `\n<noscript><p>${escapeHtml(appText(page.boot.language)('needsScript'))}</p></noscript>`, after];
  const fonts = links(preloads.filter(isLast));
  return [
    before,
    '<div id="root" data-rendered="" data-rest="">',
    rendered.html,
    '</div>\n',
    ...stateBlock(rendered.state),
    `\n${fonts.join('\n')}`,
    after,
  ];
}

/** Where the app draws, in the template. */
const ROOT = '<div id="root"></div>';

/** Whether only a page that the browser draws needs it at once. */
const isToDraw = (preload: Preload): boolean =>
  preload.rel === 'modulepreload' ? preload.toDraw === true : preload.rel === 'preload' && preload.as === 'fetch';

/** Scripts of the template, and what is fetched early for them. */
const SCRIPTS = /<link rel="modulepreload"[^<>]*>|<script type="module"(?! async)[^<>]*><\/script>/g;

/** `href` is escaped. */
function linkElement(preload: Preload, href: string): string {
  if (preload.rel === 'stylesheet') return `<link rel="stylesheet" href="${href}">`;
  if (preload.rel === 'modulepreload') return `<link rel="modulepreload" href="${href}" crossorigin>`;
  // A page is read in another font, and not without its styles: they have the connection first.
  const font = preload.as === 'font' ? ' type="font/woff2" fetchpriority="low"' : '';
  // crossorigin in the mode fetch uses, or the browser would load it twice.
  return `<link rel="preload" as="${preload.as}"${font} href="${href}" crossorigin>`;
}
