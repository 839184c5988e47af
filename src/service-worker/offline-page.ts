// The page for an address that was never visited, while there is no connection: it says so in the look of its event, and names the pages that open.
import { directionOf } from '../i18n/direction.ts';
import { offlineWords } from './offline-words.ts';

/** A page with a copy. `title` is HTML as the pages have it, `theme` the address of its event's style sheet, empty for unknown. */
export type PageCopy = { url: string; title: string; theme: string };

/** Most pages named. */
const MOST = 12;

const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** Language of an address of the site, by its form `xx-XX`; empty for none. */
const languageOf = (url: string): string => /\/([a-z]{2}-[A-Z]{2})(?:\/|$)/.exec(new URL(url).pathname)?.[1] ?? '';

/** The event of a theme's style sheet, `/kardia/kardia2027/`; empty for unknown. */
const eventOf = (theme: string): string => /\/theme(\/[^/]+\/[^/]+\/)/.exec(theme)?.[1] ?? '';

/** The pages of the event that an address belongs to, and those of the one event there is; none where several are kept and none is named. */
function ofOneEvent(url: string, kept: readonly PageCopy[]): readonly PageCopy[] {
  const path = `${new URL(url).pathname}/`;
  const own = kept.filter(({ theme }) => theme !== '' && path.includes(eventOf(theme)));
  if (own.length > 0) return own;
  return new Set(kept.map(({ theme }) => eventOf(theme))).size === 1 ? kept : [];
}

/** The name of the event, which all its pages have before their own; empty where they have none in common. */
function nameOf(pages: readonly PageCopy[]): string {
  const names = new Set(pages.map(({ title }) => (title.includes(' - ') ? title.slice(0, title.indexOf(' - ')) : '')));
  return names.size === 1 ? [...names][0]! : '';
}

/** `kept`: the last visited first. */
export function offlinePage(url: string, scope: string, kept: readonly PageCopy[]): Response {
  const language = languageOf(url) || languageOf(kept[0]?.url ?? scope) || 'en-GB';
  const [used, words] = offlineWords(language);
  const own = ofOneEvent(url, kept);
  const name = nameOf(own);
  const theme = own[0]?.theme ?? '';
  // The programme is what most come back for; without a copy of it the page read last.
  const onward = own.find((page) => new URL(page.url).pathname.endsWith('/search')) ?? kept[0];
  const titleOf = ({ title }: PageCopy): string => (name !== '' && title.startsWith(`${name} - `) ? title.slice(name.length + 3) : title);
  const others = [...own, ...kept.filter((page) => !own.includes(page))].filter((page) => page !== onward).slice(0, MOST);
  const links = others.map((page) => `<li><a href="${escape(page.url)}">${titleOf(page)}</a></li>`);
  const html = `<!doctype html>
<html lang="${used}" dir="${directionOf(used)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${words.title}</title>
${theme && `<link rel="stylesheet" href="${escape(new URL(theme, scope).href)}">`}
<link rel="stylesheet" href="${escape(scope)}offline.css">
</head>
<body>
<main>
<div class="motif"></div>
${name && `<p class="event">${name}</p>`}
<h1>${words.title}</h1>
<p>${words.sentence}</p>
<p class="actions"><a class="retry" href="${escape(url)}">${words.retry}</a>${onward ? ` <a class="onward" href="${escape(onward.url)}">${titleOf(onward)}</a>` : ''}</p>
${links.length > 0 ? `<h2>${words.kept}</h2>\n<ul>${links.join('')}</ul>` : ''}
</main>
</body>
</html>`;
  return new Response(html, {
    status: 503,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy':
        "default-src 'none'; style-src 'self'; font-src 'self'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'self'",
    },
  });
}
