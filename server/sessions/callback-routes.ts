// Where browsers return to: /auth/callback after signing in, /auth/signed-out after a provider's own sign-out; and where they leave for a question-and-answer tool.
import type { FastifyInstance } from 'fastify';
import { NOT_KEPT } from '../answers/send-answer.ts';
import type { Limits } from '../http/limits.ts';
import { redirect } from '../http/redirect.ts';
import { registerSignInForms } from '../identity/form-routes.ts';
import { sourceOf } from '../http/network-of.ts';
import type { People } from '../people/people.ts';
import type { EventCache } from '../published/event-cache.ts';
import { clientBrowser } from '../routes/client-browser.ts';
import { signedOutCookie } from './cookies.ts';
import { registerQna } from './qna-route.ts';
import { endSignIn } from './sign-in-end.ts';
import { CALLBACK } from './sign-ins.ts';
import { SIGNED_OUT } from './sign-out.ts';
import { registerStart } from './start-route.ts';

/** Registers them, where a sign-in begins, and the forms of signing in and out; nothing on a server without people. */
export function registerCallbacks(
  app: FastifyInstance,
  people: People | undefined,
  eventCache: EventCache,
  limits: Pick<Limits, 'take'>,
): void {
  if (!people) return;
  registerStart(app, people, eventCache, limits);
  registerQna(app, people, eventCache, limits);
  registerSignInForms(app, people, eventCache, limits);
  // A HEAD request must not use up the code.
  app.get(CALLBACK, { schema: { hide: true }, exposeHeadRoute: false }, async (request, reply) => {
    await limits.take('sign-in', sourceOf(request).key);
    const onProblem = (problem: unknown): void => app.log.warn({ problem: sentenceOf(problem) }, 'a sign-in was refused');
    // A code must stay in no cache, and no page that follows may name the address that held it.
    reply.header('cache-control', NOT_KEPT).header('referrer-policy', 'no-referrer');
    const query = new URLSearchParams(request.url.split('?').slice(1).join('?'));
    const browser = clientBrowser(request, reply);
    const { location, allowed } = await endSignIn({ people, find: eventCache.byId, onProblem }, query, browser);
    return redirect(reply, location, { status: 303, origin: browser.origin, allowed });
  });
  app.get(SIGNED_OUT, { schema: { hide: true }, exposeHeadRoute: false }, async (request, reply) => {
    const browser = clientBrowser(request, reply);
    const name = signedOutCookie(browser.https);
    const kept = browser.cookie(name) || '/';
    browser.clearCookie(name);
    reply.header('cache-control', NOT_KEPT).header('referrer-policy', 'no-referrer');
    return redirect(reply, kept, { status: 303, origin: browser.origin });
  });
}

/** What a log may contain of a problem: name, code and message of libraries name parameters, never their values. */
const sentenceOf = (problem: unknown): string => (problem instanceof Error ? `${problem.name}: ${problem.message}` : 'unknown');
