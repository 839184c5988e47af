// The HTML of an address: everything written into the template is escaped, and nothing of the template is lost.
import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Boot } from './boot.ts';
import { type Page, writeDocument } from './document.ts';
import { startScript } from './start-scripts.ts';

const template = `<!doctype html>
<html lang="en" class="app" dir=ltr>
  <head>
    <meta charset="utf-8">
    <title>Foyer</title>
    <link rel="icon" href="/favicon.svg" />
    <meta name="theme-color" content="#000000">
    <script type="module" crossorigin src="/static/app.js"></script>
  </head>
  <body><div id="root"></div></body>
</html>`;

const boot: Boot = {
  serverTime: '2027-05-03T07:30:00.000Z',
  event: null,
  instance: { name: 'demo', document: { note: '</script><script>steal()</script>\u2028' } },
  language: 'ar-AR',
  defaults: { instance: 'release', event: 'foyer', language: 'en-GB' },
};
const page: Page = {
  head: {
    title: 'A & B <i> - "Home"',
    description: 'One "line" & more',
    canonical: 'https://heart.example.org/home?x=1&y',
    listed: true,
    languages: [],
  },
  themeColor: '#8c1c2b',
  icon: '/assets/demo/heart27/1/favicon.svg',
  theme: '/theme/x.css',
  preloads: [],
  boot,
};

const MAIN = { html: new TextEncoder().encode('<main></main>'), css: '', state: new TextEncoder().encode('{}') };
const written = (template: string, of: Page): string => writeDocument(template, of).toString();

test('language, direction, title and links replace those of the template, its scripts stay', () => {
  const html = written(template, page);
  expect(html).toContain('<html class="app" lang="ar-AR" dir="rtl">');
  expect(html).toContain('<title>A &amp; B &lt;i&gt; - &quot;Home&quot;</title>');
  expect(html).toContain('<meta name="description" content="One &quot;line&quot; &amp; more">');
  expect(html.match(/rel="icon"[^>]*/g)).toEqual(['rel="icon" href="/assets/demo/heart27/1/favicon.svg"']);
  expect(html).toContain('<link rel="canonical" href="https://heart.example.org/home?x=1&amp;y">');
  expect(html.match(/<title>/g)).toHaveLength(1);
  expect(html.match(/theme-color/g)).toHaveLength(1);
  expect(html).toContain('<script type="module" crossorigin src="/static/app.js"></script>');
});

test('no colour and no address leaves its attribute', () => {
  const html = written(template, { ...page, themeColor: '"><script>steal()</script>', icon: '"><script>steal()</script>' });
  expect(html).not.toContain('<script>steal()');
});

test('the boot block cannot be left, and reads back as it was', () => {
  const html = written(template, page);
  const block = /<script type="application\/json" id="foyer-boot">(.*?)<\/script>/s.exec(html)?.[1] ?? '';
  expect(block).not.toMatch(/<|\u2028/);
  expect(JSON.parse(block)).toEqual(boot);
});

test('the theme comes before every script and style of the template', () => {
  const html = written(template, page);
  expect(html.indexOf('href="/theme/x.css"')).toBeGreaterThan(html.indexOf('charset'));
  expect(html.indexOf('href="/theme/x.css"')).toBeLessThan(html.indexOf('/static/app.js'));
  expect(written('<html><head></head></html>', page)).toMatch(/<head><title>A &amp; B.*theme\/x\.css/s);
});

test('a replacement pattern in a title is only text', () => {
  expect(written(template, { ...page, head: { ...page.head, title: "$& $1 $'" } })).toContain('<title>$&amp; $1 $&#39;</title>');
});

test('links for styles, modules, data and fonts', () => {
  const html = written(template, {
    ...page,
    preloads: [
      { rel: 'stylesheet', href: '/theme/a.css' },
      { rel: 'modulepreload', href: '/static/x.js' },
      { rel: 'preload', as: 'fetch', href: '/api/x?a=1&b=2' },
      { rel: 'preload', as: 'font', href: '/fonts/x.woff2' },
    ],
  });
  expect(html).toContain('<link rel="stylesheet" href="/theme/a.css">');
  expect(html).toContain('<link rel="modulepreload" href="/static/x.js" crossorigin>');
  expect(html).toContain('<link rel="preload" as="fetch" href="/api/x?a=1&amp;b=2" crossorigin>');
  expect(html).toContain('<link rel="preload" as="font" type="font/woff2" fetchpriority="low" href="/fonts/x.woff2" crossorigin>');
});

test('scripts of a rendered page start after its first paint, by a script that its policy allows', () => {
  const holds = '<script type="module" async>hold();</script>';
  const rendered = `<html><head><title></title>${holds}<link rel="modulepreload" crossorigin href="/c.js"><script type="module" src="/a.js"></script></head><body><div id="root"></div></body></html>`;
  expect(written(rendered, page), 'of no use where the browser draws').not.toContain('hold()');
  const html = written(rendered, {
    ...page,
    preloads: [
      { rel: 'modulepreload', href: '/b.js' },
      { rel: 'stylesheet', href: '/b.css' },
      { rel: 'preload', as: 'font', href: '/f.woff2' },
    ],
    rendered: MAIN,
  });
  const [, held = ''] = /<template[^>]*>(.*)<\/template>/.exec(html) ?? [];
  const [, code = ''] = /<script>([^<]*)<\/script>/.exec(html) ?? [];
  for (const address of ['/a.js', '/b.js', '/c.js']) expect(held).toContain(address);
  expect(html.replace(held, '')).not.toContain('.js"');
  expect(createHash('sha256').update(code).digest('base64')).toBe(startScript(rendered).hash);
  expect([code.includes('hold();'), html.split('hold();').length]).toEqual([true, 2]);
  expect(html).toContain('<link rel="stylesheet" href="/b.css">');
  expect(html.indexOf('/f.woff2'), 'fonts are asked for behind the page').toBeGreaterThan(html.indexOf('id="foyer-state"'));
  // Behind a style sheet the script would wait for it, and the rest of the page for the script.
  expect(html.indexOf('<script>'), 'the script stands before every style').toBeLessThan(html.indexOf('rel="stylesheet"'));
});

test('a page with its first styles holds its other sheets back, and keeps the sheet of the app from being loaded', () => {
  const sheet = '<link rel="stylesheet" crossorigin href="/static/app.css">';
  const html = written(`<html><head><title></title>${sheet}</head><body><div id="root"></div></body></html>`, {
    ...page,
    preloads: [{ rel: 'stylesheet', href: '/static/b.css' }],
    rendered: { ...MAIN, css: '[data-style="0"]{a:b}' },
    firstStyles: 'body{margin:0}',
  });
  expect(html).toContain('<link disabled rel="stylesheet" crossorigin href="/static/app.css">');
  expect(html).toContain('<template id="foyer-code"><link rel="stylesheet" href="/static/b.css">');
  const order = ['data-precedence="theme"', '<style>body{margin:0}</style>', '<template', '<style id="foyer-styles">'];
  expect(order.map((part) => html.indexOf(part))).toEqual(order.map((part) => html.indexOf(part)).sort((one, other) => one - other));
  expect(order.every((part) => html.includes(part))).toBe(true);
});

test('a rendered page names the code it asks for later, for who keeps it; one the browser draws loads it', () => {
  const preloads = [
    { rel: 'modulepreload', href: '/b.js' },
    { rel: 'modulepreload', href: '/later.js', toDraw: true },
    { rel: 'modulepreload', href: '/checks.js', toDraw: true },
  ] as const;
  const drawn = written(template, { ...page, preloads, rendered: MAIN });
  expect(drawn).toContain('<meta name="foyer-later" content="/later.js /checks.js">');
  expect(drawn).not.toContain('href="/later.js"');
  const bare = written(template, { ...page, preloads });
  expect(bare).not.toContain('foyer-later');
  expect(bare).toContain('<link rel="modulepreload" href="/later.js" crossorigin>');
});

test('a page the server has not drawn says in its language what it needs', () => {
  const bare = (language: string, rendered?: Page['rendered']) =>
    written('<html><head><title></title></head><body><div id="root"></div></body></html>', {
      ...page,
      boot: { ...page.boot, language },
      rendered,
    });
  expect(bare('de-DE')).toContain('<noscript><p>Diese Seite braucht JavaScript');
  expect(bare('xx-XX')).toContain('<noscript><p>This page needs JavaScript');
  expect(bare('de-DE', MAIN)).not.toContain('<noscript>');
});
