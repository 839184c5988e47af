// `/dev/mail`: the letters of development as a page, newest first, with links that can be followed. Registered only where letters stay in a mailbox.
import type { FastifyInstance } from 'fastify';
import { contentSecurityPolicy } from '../http/security-headers.ts';
import type { Letter } from './post.ts';

/** The page needs nothing of what development allows. */
const policy = contentSecurityPolicy({ frameAncestors: [], development: false });

/** Shows the letters of a mailbox; `letters` is newest last. */
export function registerMailbox(app: FastifyInstance, { letters }: { letters: readonly Letter[] }): void {
  const hidden = { schema: { hide: true } };
  app.get('/dev/mail', hidden, async (_, reply) =>
    reply
      .header('content-security-policy', policy)
      .header('cache-control', 'no-store')
      // Links carry codes; where they lead should not learn more than it must.
      .header('referrer-policy', 'no-referrer')
      .type('text/html; charset=utf-8')
      .send(page(letters)),
  );
  app.get('/dev/mail/style.css', hidden, async (_, reply) =>
    reply.header('cache-control', 'no-cache').type('text/css; charset=utf-8').send(style),
  );
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (character) => escapes[character]!);

/** A line of a letter: an address that has the line for itself is a link. */
const line = (text: string): string => (/^https?:\/\/\S+$/.test(text) ? `<a href="${escaped(text)}">${escaped(text)}</a>` : escaped(text));

const article = ({ to, subject, text, language }: Letter): string => `<article lang="${escaped(language)}">
<h2>${escaped(subject)}</h2>
<p class="to">To <strong>${escaped(to)}</strong></p>
<p class="text">${text.trim().split('\n').map(line).join('\n')}</p>
</article>`;

const page = (letters: readonly Letter[]): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<link rel="icon" href="data:,">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Mailbox (${letters.length})</title>
<link rel="stylesheet" href="/dev/mail/style.css">
</head>
<body>
<main>
<h1>Mailbox</h1>
<p class="note">Letters this server would have sent, newest first. They are kept in memory until it stops; with <code>FOYER_SMTP</code> they go out instead.</p>
${letters.length === 0 ? '<p class="none">No letters yet. Create an account or ask for a new password, then reload this page.</p>' : letters.toReversed().map(article).join('\n')}
</main>
</body>
</html>
`;

const style = `:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { margin: 0; background: Canvas; color: CanvasText; }
main { max-inline-size: 46rem; margin-inline: auto; padding: 2rem 1rem 4rem; }
h1 { font-size: 1.75rem; line-height: 1.2; margin-block: 0 0.5rem; }
h2 { font-size: 1.125rem; line-height: 1.3; margin-block: 0; overflow-wrap: anywhere; }
.note, .to, .none { color: color-mix(in srgb, CanvasText 70%, Canvas); margin-block: 0.25rem 1rem; }
article { border: 1px solid color-mix(in srgb, CanvasText 20%, Canvas); border-radius: 0.75rem; padding: 1rem 1.25rem; margin-block: 1rem; }
.text { white-space: pre-line; overflow-wrap: anywhere; margin-block: 0; }
a { color: LinkText; }
`;
