// `/assets/<instance>/<event>/<version>/<path>`: pictures and documents of a published version; they never change.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Answer, makeAnswer } from '../answers/answer.ts';
import { FOR_EVER, OWN_ASK_AGAIN, sendAnswer } from '../answers/send-answer.ts';
import { seenFile } from '../gate/seen-file.ts';
import { notFound } from '../http/errors.ts';
import type { Answering } from '../routes/contract-routes.ts';
import { nameKey } from '../store/publish.ts';
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
  { shelf, cache, gate }: Answering,
  store: Store,
): Promise<{ answer: Answer; caching: string } | undefined> {
  const params = request.params as Readonly<Record<string, string>>;
  const event = await shelf.find(params['event'] ?? '');
  const version = /^[1-9]\d{0,8}$/.test(params['version'] ?? '') ? Number(params['version']) : 0;
  if (!event || version === 0 || nameKey(event.instance) !== nameKey(params['instance'] ?? '')) return undefined;
  const head = await store.asset(event.id, version, params['*'] ?? '');
  if (!head) return undefined;
  const { open, personal } = seenFile(event, params['*'] ?? '', await gate.accessOf(request, event), gate.ofVisitors(event));
  if (!open) return undefined;
  const caching = personal ? OWN_ASK_AGAIN : FOR_EVER;
  const key = `asset ${head.hash} ${head.type}`;
  const kept = cache.find(key);
  if (kept) return { answer: kept, caching };
  const bytes = await store.blob(head.hash);
  if (!bytes) return undefined;
  const answer = makeAnswer(bytes, head.type);
  cache.keep(key, answer);
  return { answer, caching };
}

/** Films are asked for in parts; everything else is compressed where that helps. */
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
