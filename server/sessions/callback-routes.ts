// Where browsers come back to: /auth/callback after signing in, /auth/signed-out after a provider's own sign-out.
import type { FastifyInstance } from 'fastify';
import { acceptReturnUrl } from '../../src/rules/sign-in/return-url.ts';
import { NOT_KEPT } from '../answers/send-answer.ts';
import type { Limits } from '../http/limits.ts';
import type { People } from '../people/people.ts';
import type { Shelf } from '../published/shelf.ts';
import { browserDoor } from '../routes/browser-door.ts';
import { signedOutCookie } from './cookies.ts';
import { endSignIn } from './sign-in-end.ts';
import { CALLBACK } from './sign-ins.ts';
import { SIGNED_OUT } from './sign-out.ts';

/** Registers both; nothing on a server without people. */
export function registerCallbacks(app: FastifyInstance, people: People | undefined, shelf: Shelf, limits: Pick<Limits, 'take'>): void {
  if (!people) return;
  // A look at the head alone must not use up the code.
  app.get(CALLBACK, { schema: { hide: true }, exposeHeadRoute: false }, async (request, reply) => {
    await limits.take('sign-in', request.ip);
    const find = (id: string) => shelf.find(id);
    const onProblem = (problem: unknown): void => app.log.warn({ problem: sentenceOf(problem) }, 'a sign-in was refused');
    // A code must stay in no cache, and no page that follows may name the address that held it.
    reply.header('cache-control', NOT_KEPT).header('referrer-policy', 'no-referrer');
    const query = new URLSearchParams(request.url.split('?').slice(1).join('?'));
    const location = await endSignIn({ people, find, onProblem }, query, browserDoor(request, reply));
    return reply.redirect(location, 303);
  });
  app.get(SIGNED_OUT, { schema: { hide: true }, exposeHeadRoute: false }, async (request, reply) => {
    const browser = browserDoor(request, reply);
    const name = signedOutCookie(browser.https);
    const kept = acceptReturnUrl(browser.cookie(name) ?? '', { origin: browser.origin });
    browser.clearCookie(name);
    return reply
      .header('cache-control', NOT_KEPT)
      .header('referrer-policy', 'no-referrer')
      .redirect(kept ?? '/', 303);
  });
}

/** What a log may hold of a problem: name, code and message of libraries speak of parameters, never of their values. */
const sentenceOf = (problem: unknown): string => (problem instanceof Error ? `${problem.name}: ${problem.message}` : 'unknown');
