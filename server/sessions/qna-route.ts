// Where a question-and-answer link of a signed-in person leads through: /auth/qna adds a one-time code and leads on to the tool (A §2 Menu item fields).
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { LONGEST_NAME } from '../../src/contract/event-shapes.ts';
import { QNA_PATH } from '../../src/contract/qna-path.ts';
import { NOT_KEPT } from '../answers/send-answer.ts';
import { badRequest, notFound, RequestError } from '../http/errors.ts';
import type { Limits } from '../http/limits.ts';
import { sourceOf } from '../http/network-of.ts';
import { redirect } from '../http/redirect.ts';
import { qnaToken } from '../people/tokens.ts';
import type { People } from '../people/people.ts';
import type { PublishedEvent } from '../published/event.ts';
import type { EventCache } from '../published/event-cache.ts';
import { findEvent } from '../published/find-event.ts';
import { clientBrowser } from '../routes/client-browser.ts';
import { makeQnaCode } from './qna-codes.ts';
import { findQnaLink, type QnaLink, takesToken } from './qna-links.ts';
import { keptReturnUrl } from './sign-ins.ts';

/** The parameters its query may have; each once. */
const query = z.object({
  eventShort: z.string().min(1).max(LONGEST_NAME),
  url: z.string().min(1).max(2048),
  instance: z.string().max(400).default(''),
  isApp: z.enum(['true', 'false']).default('false'),
  returnUrl: z.string().max(4096).default(''),
});

/**
 * Registers it. Leads only to addresses a menu of the event names, with `instance, event_id, isApp, returnUrl`; a signed-in person
 * who pressed the link on a page of this site also brings `code`, or `access_token` and `user_id` where the organiser lists the host.
 */
export function registerQna(app: FastifyInstance, people: People, eventCache: EventCache, limits: Pick<Limits, 'take'>): void {
  // A HEAD request makes no code.
  app.get(QNA_PATH, { schema: { hide: true }, exposeHeadRoute: false }, async (request, reply) => {
    await limits.take('sign-in', sourceOf(request).key);
    if ((request.headers['sec-fetch-dest'] ?? 'document') !== 'document')
      throw new RequestError(403, 'foreign', 'Open this address as a page.');
    const asked = query.safeParse(request.query);
    if (!asked.success) throw badRequest('The query could not be read.', String(asked.error.issues[0]?.path[0] ?? ''));
    const { eventShort, url, instance, isApp, returnUrl } = asked.data;
    const event = await findEvent(eventCache, { name: eventShort, field: 'eventShort', hostname: request.hostname });
    const link = findQnaLink(event, { url, instance });
    if (!link) throw notFound('No menu of this event leads there.', 'url');
    const { origin } = clientBrowser(request, reply);
    // What the address holds must stay in no cache, and no page that follows may name it.
    reply.header('cache-control', NOT_KEPT).header('referrer-policy', 'no-referrer');
    const back = keptReturnUrl(returnUrl, event, origin);
    const location = new URL(link.url);
    const added = {
      ...(instance && { instance }),
      event_id: String(event.id),
      isApp,
      ...(back && { returnUrl: back }),
      ...(isPressedHere(request, origin) && (await identity(request, people, event, link))),
    };
    for (const [name, value] of Object.entries(added)) location.searchParams.set(name, value);
    return redirect(reply, location.href, { status: 303, origin, allowed: [location.origin] });
  });
}

/** Whether a page of this site led here: another site's page, a mail or a typed address gives nobody's identity away. */
function isPressedHere({ headers }: FastifyRequest, origin: string): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  const { referer = '' } = headers;
  return URL.canParse(referer) && new URL(referer).origin === new URL(origin).origin;
}

/** What says who comes; nothing of a visitor. */
async function identity(
  request: FastifyRequest,
  people: People,
  event: PublishedEvent,
  link: QnaLink,
): Promise<Readonly<Record<string, string>>> {
  const { session } = await people.callers.of(request, event);
  if (!session) return {};
  const user_id = String(session.accountId);
  if (takesToken(event, link)) return { access_token: await qnaToken(people, user_id, event, link.url.origin), user_id };
  return { code: await makeQnaCode(people, event, session, link) };
}
