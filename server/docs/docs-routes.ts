// `/docs` in development: the documentation of the project as pages with the look of the product. Never registered in production.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { theme } from '../../src/model/documents/theme.ts';
import { deriveTheme } from '../../src/ui/theme/derive-theme.ts';
import { typeOfPath } from '../files/content-types.ts';
import { redirect } from '../http/redirect.ts';
import { contentSecurityPolicy } from '../http/security-headers.ts';
import { docsDocument, type Framed, hitsHtml } from './layout.ts';
import { DOCS_HOME, type Docs, readDocs } from './pages.ts';
import { renderPage } from './render-page.ts';
import { searchDocs } from './search-docs.ts';

/** Longest question searched for, in characters. */
const LONGEST_QUESTION = 200;
/** Pages of documentation need nothing of what development allows. */
const policy = contentSecurityPolicy({ frameAncestors: [], development: false });

/** Serves the documentation below `root`, the folder of the project. Files are read when requested, so that a change shows at once. */
export function registerDocs(app: FastifyInstance, root: string): void {
  const hidden = { schema: { hide: true } };
  const send = (reply: FastifyReply, status: number, framed: Framed, docs: Docs): FastifyReply =>
    reply
      .code(status)
      .header('content-security-policy', policy)
      .header('cache-control', 'no-cache')
      .type('text/html; charset=utf-8')
      .send(docsDocument(framed, docs));

  app.get('/docs', hidden, async (_, reply) => redirect(reply, DOCS_HOME));
  app.get('/docs/style.css', hidden, async (_, reply) =>
    reply.header('cache-control', 'no-cache').type('text/css; charset=utf-8').send(styleOf(root)),
  );
  app.get('/docs/filter.js', hidden, async (_, reply) =>
    reply
      .header('cache-control', 'no-cache')
      .type('text/javascript; charset=utf-8')
      .send(await filterScript()),
  );
  app.get('/docs/search', hidden, async (request, reply) => {
    const docs = readDocs(root);
    const asked = (request.query as Record<string, unknown>)['q'];
    const question = (typeof asked === 'string' ? asked : '').trim().slice(0, LONGEST_QUESTION);
    return send(reply, 200, { title: 'Search', html: hitsHtml(question, searchDocs(docs, question)), path: '', question }, docs);
  });
  app.get('/docs/*', hidden, async (request, reply) => {
    const docs = readDocs(root);
    const path = `/docs/${(request.params as Record<string, string>)['*'] ?? ''}`.replace(/\/$/, '');
    const picture = docs.pictures.get(path);
    if (picture) return reply.header('cache-control', 'no-cache').type(typeOfPath(path)).send(readFileSync(picture));
    const page = docs.pages.get(path);
    if (page) return send(reply, 200, { title: page.title, path, ...renderPage(page, docs) }, docs);
    // The address of the file itself, as a code host has it.
    const clean = path.replace(/\/README\.md$|\.md$/, '');
    if (clean !== path && docs.pages.has(clean)) return redirect(reply, clean);
    return send(reply, 404, { title: 'No such page', path: '', html: missing }, docs);
  });
}

const missing = `<h1>No such page</h1><p>The documentation has no page at this address. It may have another name now: search for it above, or begin with the <a href="${DOCS_HOME}">overview</a>.</p>`;

/** Theme of the showcase, the ground of every page of the product, and what these pages add. */
function styleOf(root: string): string {
  const showcase = join(root, 'sample-configs/release/foyer/theme.json');
  const values = theme.parse(existsSync(showcase) ? JSON.parse(readFileSync(showcase, 'utf8')) : {});
  const ground = readFileSync(join(root, 'src/ui/base.css'), 'utf8').replaceAll(
    /@import '\.\/([\w/-]+\.css)' layer\((\w+)\);/g,
    (_, file: string, layer: string) => `@layer ${layer} {\n${readFileSync(join(root, 'src/ui', file), 'utf8')}\n}`,
  );
  return [
    deriveTheme({ ...values, density: 'normal' }, 'release/foyer'),
    ground,
    ...['frame.css', 'text.css'].map((file) => readFileSync(join(import.meta.dirname, file), 'utf8')),
  ].join('\n');
}

/** The script of the search without its types; made once. */
let script: Promise<string> | undefined;
const filterScript = (): Promise<string> =>
  (script ??= import('vite').then(async ({ transformWithOxc }) => {
    const url = new URL('./browser/filter.ts', import.meta.url);
    return (await transformWithOxc(readFileSync(url, 'utf8'), url.pathname)).code;
  }));
