// The page for an address that was never visited, while there is no connection: it says so, and names the pages that open.
import { directionOf } from '../i18n/direction.ts';
import { offlineWords } from './offline-words.ts';

/** Most pages named. */
const MOST = 12;

const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** Language of an address of the site, by its form `xx-XX`; empty for none. */
const languageOf = (url: string): string => /\/([a-z]{2}-[A-Z]{2})(?:\/|$)/.exec(new URL(url).pathname)?.[1] ?? '';

/** Titles are HTML as the pages have it. `kept`: the last visited first. */
export function offlinePage(url: string, scope: string, kept: readonly { url: string; title: string }[]): Response {
  const language = languageOf(url) || languageOf(kept[0]?.url ?? scope) || 'en-GB';
  const [used, words] = offlineWords(language);
  const links = kept.slice(0, MOST).map((page) => `<li><a href="${escape(page.url)}">${page.title}</a></li>`);
  const html = `<!doctype html>
<html lang="${used}" dir="${directionOf(used)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${words.title}</title>
<link rel="stylesheet" href="${escape(scope)}offline.css">
</head>
<body>
<main>
<h1>${words.title}</h1>
<p>${words.sentence}</p>
<p><a class="retry" href="${escape(url)}">${words.retry}</a></p>
${links.length > 0 ? `<h2>${words.kept}</h2>\n<ul>${links.join('')}</ul>` : ''}
</main>
</body>
</html>`;
  return new Response(html, {
    status: 503,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'",
    },
  });
}
