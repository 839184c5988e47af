// `/docs`: the documentation of the project as pages with the look of the product, in development and where `FOYER_DOCS` asks for it.
import { readFileSync } from 'node:fs';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Answer, makeAnswer } from '../answers/answer.ts';
import { createCompressor } from '../answers/compressor.ts';
import { ASK_AGAIN, sendAnswer } from '../answers/send-answer.ts';
import { typeOfPath } from '../files/content-types.ts';
import { redirect } from '../http/redirect.ts';
import { contentSecurityPolicy } from '../http/security-headers.ts';
import { docsDocument, type Framed, hitsHtml } from './layout.ts';
import { DOCS_HOME, type Docs, readDocs } from './pages.ts';
import { renderPage } from './render-page.ts';
import { type DocsSearch, searchIn } from './search-docs.ts';
import { docsScript, docsStyle } from './style.ts';

/** Longest question searched for, in characters. */
const LONGEST_QUESTION = 200;
/** Pages of documentation need nothing of what development allows. */
const policy = contentSecurityPolicy({ frameAncestors: [], development: false });
const hidden = { schema: { hide: true } };
const HTML = 'text/html; charset=utf-8';

/** The documentation as it was read, with what is made of it on first request. */
type Reading = { docs: Docs; answers: Map<string, Answer>; search?: DocsSearch };

/**
 * Serves the documentation below `root`, the folder of the project. Where it is `changing`, files are read at each request, so that
 * a change shows at once; else once.
 */
export function registerDocs(app: FastifyInstance, root: string, { changing }: { changing: boolean }): void {
  const compressor = createCompressor();
  app.addHook('onClose', async () => compressor.stop());
  const read = (): Reading => ({ docs: readDocs(root), answers: new Map() });
  let kept: Reading | undefined;
  const reading = (): Reading => (changing ? read() : (kept ??= read()));
  const send = (request: FastifyRequest, reply: FastifyReply, answer: Answer): Promise<FastifyReply> => {
    if (answer.type === HTML) reply.header('content-security-policy', policy);
    return sendAnswer(request, reply, answer, compressor, ASK_AGAIN);
  };
  /** Sends what stands at a path; `make` is called where that is not known yet. */
  const sendKept = (request: FastifyRequest, reply: FastifyReply, { answers }: Reading, path: string, make: () => Answer) => {
    const answer = answers.get(path) ?? make();
    answers.set(path, answer);
    return send(request, reply, answer);
  };
  const pageAnswer = (framed: Framed, docs: Docs): Answer => makeAnswer(docsDocument(framed, docs), HTML);

  app.get('/docs', hidden, async (_, reply) => redirect(reply.header('cache-control', ASK_AGAIN), DOCS_HOME));
  app.get('/docs/style.css', hidden, (request, reply) =>
    sendKept(request, reply, reading(), '/docs/style.css', () => makeAnswer(docsStyle(root), 'text/css; charset=utf-8')),
  );
  app.get('/docs/filter.js', hidden, (request, reply) =>
    sendKept(request, reply, reading(), '/docs/filter.js', () => makeAnswer(readFileSync(docsScript), 'text/javascript; charset=utf-8')),
  );
  app.get('/docs/search', hidden, (request, reply) => {
    const now = reading();
    const asked = (request.query as Record<string, unknown>)['q'];
    const question = (typeof asked === 'string' ? asked : '').trim().slice(0, LONGEST_QUESTION);
    now.search ??= searchIn(now.docs);
    const html = hitsHtml(question, question ? now.search(question) : []);
    return send(request, reply, pageAnswer({ title: 'Search', html, path: '', question }, now.docs));
  });
  app.get('/docs/*', hidden, (request, reply) => {
    const now = reading();
    const { pages, pictures } = now.docs;
    const path = `/docs/${(request.params as Record<string, string>)['*'] ?? ''}`.replace(/\/$/, '');
    const picture = pictures.get(path);
    if (picture !== undefined) return sendKept(request, reply, now, path, () => makeAnswer(readFileSync(picture), typeOfPath(path)));
    const page = pages.get(path);
    if (page)
      return sendKept(request, reply, now, path, () => pageAnswer({ title: page.title, path, ...renderPage(page, now.docs) }, now.docs));
    // The address of the file itself, as a code host has it.
    const clean = path.replace(/\/README\.md$|\.md$/, '');
    if (clean !== path && pages.has(clean)) return redirect(reply, clean);
    return send(request, reply.code(404), pageAnswer({ title: 'No such page', path: '', html: missing }, now.docs));
  });
}

const missing = `<h1>No such page</h1><p>The documentation has no page at this address. It may have another name now: search for it above, or begin with the <a href="${DOCS_HOME}">overview</a>.</p>`;
