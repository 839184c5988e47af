// `/assets/<instance>/<event>/<version>/<path>`: pictures and documents of a published version; they never change, but may be closed or withdrawn.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Answer, makeAnswer } from '../answers/answer.ts';
import { FOR_EVER, OWN_ASK_AGAIN, sendAnswer } from '../answers/send-answer.ts';
import { isEverybodys, isOpenFile } from '../access/filter-file.ts';
import { notFound, RequestError } from '../http/errors.ts';
import type { Answering } from '../routes/published-answers.ts';
import type { Store } from '../store/store.ts';
import { DOWNLOAD } from './content-types.ts';
import { sendRange } from './range.ts';

/** A drawing opened on its own must not run, load or reach anything. */
const SVG_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

export function registerAssets(app: FastifyInstance, answering: Answering, store: Store): void {
  app.get('/assets/:instance/:event/:version/*', { schema: { hide: true } }, async (request, reply) => {
    const { answer, caching } = (await assetAnswer(request, answering, store)) ?? {};
    if (!answer || !caching) throw notFound('There is no such file.');
    if (answer.type === 'image/svg+xml') reply.header('content-security-policy', SVG_POLICY);
    if (answer.type === DOWNLOAD) reply.header('content-disposition', 'attachment');
    return sendFile(request, reply, answer, caching, answering);
  });
}

async function assetAnswer(
  request: FastifyRequest,
  { eventCache, cache, accessControl }: Answering,
  store: Store,
): Promise<{ answer: Answer; caching: string } | undefined> {
  const params = request.params as Readonly<Record<string, string>>;
  const version = /^[1-9]\d{0,8}$/.test(params['version'] ?? '') ? Number(params['version']) : 0;
  const event = version === 0 ? undefined : await eventCache.byName(params['instance'] ?? '', params['event'] ?? '', version);
  if (!event) return undefined;
  const path = params['*'] ?? '';
  const head = await store.asset(event.id, version, path);
  if (!head) return undefined;
  if (head.isWithdrawn) throw new RequestError(410, 'withdrawn', 'The organiser has withdrawn this file.');
  const own = await eventCache.versionOf(event, version);
  if (!own) return undefined;
  // What was closed when it was published stays so, whatever newer versions name; what is closed today is closed in older ones, too.
  for (const one of new Set([own, event])) if (!isOpenFile(one, path, await accessControl.accessOf(request, one))) return undefined;
  // No proxy caches what depends on later policies, or what not everybody gets; browsers revalidate it.
  const caching = [own, event].every((one) => isEverybodys(one, path, accessControl.ofVisitors(one))) ? FOR_EVER : OWN_ASK_AGAIN;
  const key = `asset ${head.hash} ${head.type}`;
  const kept = cache.find(key);
  if (kept) return { answer: kept, caching };
  const bytes = await store.blob(head.hash);
  if (!bytes) return undefined;
  const answer = makeAnswer(bytes, head.type);
  cache.keep(key, answer);
  return { answer, caching };
}

/** Films are requested in parts; everything else is compressed where that helps. */
function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: Answer,
  caching: string,
  { compressor }: Answering,
): FastifyReply | Promise<FastifyReply> {
  if (/^(video|audio)\//.test(answer.type)) return sendRange(request, reply, answer, caching);
  return sendAnswer(request, reply, answer, compressor, caching);
}
