// A preview of the app: its key leaves the address before any script sees it, and development hosts let everybody in (A §1, §6).
import type { FastifyReply, FastifyRequest } from 'fastify';
import { NOT_KEPT } from '../answers/send-answer.ts';
import { PREVIEW } from '../access/access.ts';
import type { AccessControl } from '../access/access-control.ts';
import type { PublishedEvent } from '../published/event.ts';
import { clientBrowser } from '../routes/client-browser.ts';

/** Parameter of the address that carries a key: of a link, or of this server. */
const KEY = 'previewKey';

/** The query of the address without the key of a preview, after the key has become a cookie; undefined when it has none. */
export async function withoutKey(
  { previews }: AccessControl,
  event: PublishedEvent | undefined,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<string | undefined> {
  const query = request.url.split('?').slice(1).join('?').split('&');
  const key = query.find((pair) => pair.startsWith(`${KEY}=`))?.slice(KEY.length + 1);
  if (key === undefined) return undefined;
  const grant = await previews.byKey(key, event);
  if (grant) previews.keep(clientBrowser(request, reply), event, grant);
  reply.header('cache-control', NOT_KEPT).header('referrer-policy', 'no-referrer');
  const rest = query.filter((pair) => !pair.startsWith(`${KEY}=`)).join('&');
  return rest === '' ? '' : `?${rest}`;
}

/**
 * The class the app of this page asks for (A §5): that of the signed-in caller, undefined for a caller who sees what visitors see, or a preview.
 * `previews`: whether the address asks for one, and the app can show it. Who may not preview gets an ordinary page. On a development host the cookie is set here, so that files are answered in full, too.
 */
export async function readerClass(
  accessControl: AccessControl,
  event: PublishedEvent,
  { request, reply, previews }: { request: FastifyRequest; reply: FastifyReply; previews: boolean },
): Promise<string | undefined> {
  if (!previews && !accessControl.hasSession(request, event)) return undefined;
  const has = await accessControl.accessOf(request, event);
  const own = has.name === '' || has.name === PREVIEW ? undefined : has.name;
  if (!previews) return own;
  if (has.all) return PREVIEW;
  if (!accessControl.previews.isHost(request)) return own;
  accessControl.previews.keep(clientBrowser(request, reply), event, accessControl.previews.ofServer());
  return PREVIEW;
}
