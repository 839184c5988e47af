// Where a browser begins a sign-in by going there: /auth/start, the address of each link of sso/links (A §7).
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { LONGEST_NAME } from '../../src/contract/event-shapes.ts';
import { pagePath } from '../../src/pages/match.ts';
import { NOT_KEPT } from '../answers/send-answer.ts';
import { badRequest, RequestError } from '../http/errors.ts';
import type { Limits } from '../http/limits.ts';
import { sourceOf } from '../http/network-of.ts';
import { redirect, redirectForm } from '../http/redirect.ts';
import type { People } from '../people/people.ts';
import type { EventCache } from '../published/event-cache.ts';
import { findEvent } from '../published/find-event.ts';
import { clientBrowser } from '../routes/client-browser.ts';
import { START } from './links.ts';
import { keptReturnUrl } from './sign-ins.ts';

const text = (most: number) => z.string().max(most).default('');
/** The parameters its query may have; each once. */
const query = z.object({
  eventShort: z.string().min(1).max(LONGEST_NAME),
  provider: text(60),
  language: text(20),
  returnUrl: text(4096),
  /** Set by the form of a page, which no redirect may lead to another site. */
  isForm: z.literal('1').optional(),
});

/** Registers it: leads on to the provider, or to the login page if the form of this site is used or the provider does not answer. */
export function registerStart(app: FastifyInstance, people: People, eventCache: EventCache, limits: Pick<Limits, 'take'>): void {
  // A HEAD request begins nothing.
  app.get(START, { schema: { hide: true }, exposeHeadRoute: false }, async (request, reply) => {
    await limits.take('sign-in', sourceOf(request).key);
    // Pictures and frames of other sites begin nothing; people who follow a link do.
    if ((request.headers['sec-fetch-dest'] ?? 'document') !== 'document')
      throw new RequestError(403, 'foreign', 'Open this address as a page.');
    const asked = query.safeParse(request.query);
    if (!asked.success) throw badRequest('The query could not be read.', String(asked.error.issues[0]?.path[0] ?? ''));
    const { eventShort, provider, language, returnUrl, isForm } = asked.data;
    const event = await findEvent(eventCache, { name: eventShort, field: 'eventShort', hostname: request.hostname });
    const browser = clientBrowser(request, reply);
    reply.header('cache-control', NOT_KEPT).header('referrer-policy', 'no-referrer');
    const toForm = (more: Record<string, string>) => {
      const where = { instance: event.instance, event: event.shortName, language: event.languageFor(language) };
      const [own, back] = [`${new URL(browser.origin).origin}/`, keptReturnUrl(returnUrl, event, browser.origin)];
      const parameters = new URLSearchParams({
        ...more,
        ...(back.startsWith(own) ? { returnUrl: back.slice(own.length - 1) } : {}),
      }).toString();
      return redirect(reply, `${pagePath('LoginPage', where)}${parameters && `?${parameters}`}`, { status: 303 });
    };
    try {
      const { kind, url } = await people.signIns.start(event, { language, returnUrl, provider }, browser);
      // The provider's address comes from the instance's own configuration.
      if (kind === 'form') return toForm({});
      const rules = { origin: browser.origin, allowed: [new URL(url).origin] };
      return isForm ? redirectForm(reply, url, rules) : redirect(reply, url, { ...rules, status: 303 });
    } catch (error) {
      if (error instanceof RequestError && error.code === 'provider-unreachable') return toForm({ problem: 'refused' });
      throw error;
    }
  });
}
