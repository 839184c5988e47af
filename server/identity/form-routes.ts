// Signing in and out by a form, without a script: /auth/sign-in and /auth/sign-out, with the rules and limits of the calls that scripts make.
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { LONGEST_NAME } from '../../src/contract/event-shapes.ts';
import { contextModel, type validateLogin } from '../../src/contract/identity.ts';
import { SIGN_IN_FORM, SIGN_OUT_FORM, type SignInFormProblem } from '../../src/contract/sign-in-form.ts';
import { pagePath } from '../../src/pages/match.ts';
import { NOT_KEPT } from '../answers/send-answer.ts';
import { badRequest, describeError, RequestError } from '../http/errors.ts';
import type { Limits } from '../http/limits.ts';
import { sourceOf } from '../http/network-of.ts';
import { redirectForm } from '../http/redirect.ts';
import { refuseForeign } from '../http/same-site.ts';
import type { People } from '../people/people.ts';
import type { EventCache } from '../published/event-cache.ts';
import type { PublishedEvent } from '../published/event.ts';
import { findEvent } from '../published/find-event.ts';
import { type ClientBrowser, clientBrowser } from '../routes/client-browser.ts';
import { signInOptions } from '../sessions/sign-in-options.ts';
import { keptReturnUrl } from '../sessions/sign-ins.ts';
import { signOut } from '../sessions/sign-out.ts';
import { signInByPassword } from './sign-in.ts';

const text = (most: number) => z.string().max(most).default('');
/** What every form of these has: the event, the page to open afterwards. */
const place = z.object({ eventShort: z.string().min(1).max(LONGEST_NAME), returnUrl: text(4096) });
const ticked = z.literal('on').optional();
const signInForm = place.extend({
  language: text(20),
  Email: text(320),
  Password: text(1024),
  RememberMe: ticked,
  AcceptTermsOfUse: ticked,
});

type Login = z.output<NonNullable<typeof validateLogin.body>>;

/** Why nobody was admitted, by the outcome of the sign-in. */
const problems = { Unconfirmed: 'unconfirmed', Lockout: 'locked', Terms: 'terms' } as const satisfies Record<string, SignInFormProblem>;

/** Registers both. */
export function registerSignInForms(app: FastifyInstance, people: People, eventCache: EventCache, limits: Pick<Limits, 'take'>): void {
  /** A form of this site's own pages; `limit` counts it. */
  const registerForm = <F extends typeof place>(
    path: string,
    limit: 'sign-in' | 'write',
    fields: F,
    answer: (event: PublishedEvent, sent: z.output<F>, browser: ClientBrowser) => Promise<string>,
  ): void => {
    app.post(
      path,
      {
        schema: { hide: true },
        config: { takesForm: true },
        bodyLimit: 16 * 1024,
        onRequest: async (request) => {
          refuseForeign(request, []);
          await limits.take(limit, sourceOf(request).key);
        },
      },
      async (request, reply) => {
        const sent = fields.safeParse(request.body);
        if (!sent.success) throw badRequest('The form could not be read.', String(sent.error.issues[0]?.path[0] ?? ''));
        const event = await findEvent(eventCache, { name: sent.data.eventShort, field: 'eventShort', hostname: request.hostname });
        const browser = clientBrowser(request, reply);
        reply.header('cache-control', NOT_KEPT).header('referrer-policy', 'no-referrer');
        const location = await answer(event, sent.data, browser);
        const allowed = [...signInOptions(event).signIn.returnOrigins, ...providersOf(location)];
        return redirectForm(reply, location, { origin: browser.origin, allowed });
      },
    );
  };
  registerForm(SIGN_IN_FORM, 'sign-in', signInForm, (event, sent, browser) => signIn(people, event, sent, browser));
  registerForm(SIGN_OUT_FORM, 'write', place, (event, { returnUrl }, browser) => signOut(people, event, browser, returnUrl));
}

/** Addresses of other sites come from the instance's own configuration: what was sent has been judged by then. */
const providersOf = (location: string): string[] => (location.startsWith('/') ? [] : [new URL(location).origin]);

/** Where it leads: to the callback that begins the session, to the place where the event signs in, or back to the form with what stands in the way. */
async function signIn(people: People, event: PublishedEvent, sent: z.output<typeof signInForm>, browser: ClientBrowser): Promise<string> {
  const { language, returnUrl } = sent;
  const back = (problem: SignInFormProblem): string => formWith(problem, event, { language, returnUrl }, browser.origin);
  const login: Login = {
    Email: sent.Email.trim(),
    Password: sent.Password,
    RememberMe: sent.RememberMe === 'on',
    AcceptTermsOfUse: sent.AcceptTermsOfUse === 'on',
    ContextModel: contextModel.parse({ Short: sent.eventShort }),
  };
  try {
    const { kind, request, url } = await people.signIns.start(event, { language, returnUrl }, browser);
    if (kind === 'redirect') return url;
    const { Outcome, RedirectUrl } = await signInByPassword(people, event, login, { request, browser });
    return Outcome === 'Succeeded' ? RedirectUrl : back(problems[Outcome]);
  } catch (error) {
    // The database is away, or its disk is full: whoever sent a form gets a page, too.
    if (describeError(error).status > 500) return back('away');
    if (!(error instanceof RequestError)) throw error;
    if (error.code === 'wrong-credentials') return back('wrong');
    if (error.status === 429) return back('wait');
    throw error;
  }
}

/** The login page with a problem by its name: nothing that was typed is in an address. */
function formWith(
  problem: SignInFormProblem,
  event: PublishedEvent,
  { language, returnUrl }: { language: string; returnUrl: string },
  origin: string,
): string {
  const where = { instance: event.instance, event: event.shortName, language: event.languageFor(language) };
  const own = `${new URL(origin).origin}/`;
  const kept = keptReturnUrl(returnUrl, event, origin);
  const query = new URLSearchParams({ problem, ...(kept.startsWith(own) ? { returnUrl: kept.slice(own.length - 1) } : {}) });
  return `${pagePath('LoginPage', where)}?${query.toString()}`;
}
