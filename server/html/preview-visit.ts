// A preview of the app: a link's key leaves the address before any script sees it, and development hosts let everybody in (A §1, §6).
import type { FastifyReply, FastifyRequest } from 'fastify';
import { NOT_KEPT } from '../answers/send-answer.ts';
import type { Clock } from '../clock.ts';
import { PREVIEW } from '../gate/access.ts';
import type { Gate } from '../gate/gate.ts';
import { keepPreview, newPreviewKey } from '../gate/open-preview.ts';
import type { PublishedEvent } from '../published/event.ts';
import { browserDoor } from '../routes/browser-door.ts';

/** Parameter of the address that carries a link's key. */
const KEY = 'previewKey';

/** Whether an address asks for a preview. */
export const isPreview = (url: string): boolean => /[?&]preview(=|&|$)/.test(url);

/** The address without the key of a preview link, after the key has become a cookie; undefined when it has none. */
export async function withoutKey(
  { gate, clock }: { gate: Gate; clock: Clock },
  event: PublishedEvent | undefined,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<string | undefined> {
  const [path = '', search = ''] = request.url.split('?', 2);
  const query = search.split('&');
  const key = query.find((pair) => pair.startsWith(`${KEY}=`))?.slice(KEY.length + 1);
  if (key === undefined) return undefined;
  const link = event && (await gate.link(key, event));
  if (event && link) keepPreview(browserDoor(request, reply), event, { key, link, now: clock.now() });
  reply.header('cache-control', NOT_KEPT);
  const rest = query.filter((pair) => !pair.startsWith(`${KEY}=`)).join('&');
  return rest === '' ? path : `${path}?${rest}`;
}

/**
 * The class the app of this page asks for (A §5): that of who is signed in, undefined for who sees what visitors see, or a preview.
 * Who may not preview gets an ordinary page. On a development host the cookie is set here, so that files are answered in full, too.
 */
export async function readerClass(
  { gate, clock }: { gate: Gate; clock: Clock },
  event: PublishedEvent,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<string | undefined> {
  const previews = isPreview(request.url);
  if (!previews && !gate.hasSession(request, event)) return undefined;
  const has = await gate.accessOf(request, event);
  const own = has.name === '' || has.name === PREVIEW ? undefined : has.name;
  if (!previews) return own;
  if (has.all) return PREVIEW;
  if (!gate.isPreviewHost(request)) return own;
  const made = await newPreviewKey(gate, event, clock.now());
  if (made) keepPreview(browserDoor(request, reply), event, { ...made, now: clock.now() });
  return PREVIEW;
}
