// Cases of route guards: an address, a visitor and an event; where it leads, and what is done on the way (A §2, A §4, A §8).
import * as z from 'zod';
import { matchAddress } from '../../src/pages/match.ts';
import { guardRequestOf } from '../../src/pages/guard-request.ts';
import { decideRoute } from '../../src/rules/guards/decide-route.ts';
import type { RouteVerdict } from '../../src/rules/guards/verdict.ts';
import { normaliseLanguage } from '../../src/rules/language.ts';
import { compileAccess } from '../../src/rules/policies/compile-access.ts';
import { signedOutAt, whoOf } from '../../src/rules/principal.ts';
import type { Ticket } from '../../src/rules/ticket.ts';
import { rootAddress } from '../../src/rules/root-address.ts';
import { after401 } from '../../src/rules/sign-in/after-401.ts';
import { sessionEnd } from '../../src/rules/sign-in/session-end.ts';
import { tokenIn, withoutTokens } from '../../src/rules/sign-in/token-address.ts';
import { caseFormat } from './format.ts';
import { visitOfCase } from './visit-of-case.ts';

const shape = z.object({
  path: z.string(),
  config: z.looseObject({
    knownInstances: z.array(z.string()),
    event: z.object({ start: z.string(), end: z.string(), timezone: z.string() }),
    domain: z.object({ instance: z.string(), defaultEvent: z.string(), defaultLanguage: z.string() }).optional(),
  }),
  user: z.object({ UserId: z.number(), validUntil: z.string() }).nullable(),
  tickets: z.array(z.custom<Ticket>((ticket) => typeof ticket === 'object' && ticket !== null)),
  storage: z.record(z.string(), z.string().nullable()),
  policies: z.array(z.unknown()),
  superUser: z.boolean(),
  formComplete: z.boolean(),
  server: z.object({ any: z.number().optional(), bookedTickets: z.number().optional() }).default({}),
  now: z.iso.datetime({ offset: true }),
  expected: z.record(z.string(), z.unknown()),
});
type Case = z.output<typeof shape>;
type Facts = Readonly<Record<string, unknown>>;

export const routeGuards = caseFormat('route-guards', shape, (one) => {
  const { verdict, ...facts } = factsOf(one);
  // A case names the facts it is about.
  return { got: Object.fromEntries(Object.keys(one.expected).map((name) => [name, facts[name]])), accepted: [one.expected], verdict };
});

function factsOf(one: Case): Facts {
  if (one.server.any === 401) return reloads(one);
  const address = withoutTokens(one.path);
  const url = new URL(address, 'https://event.example.org');
  if (url.pathname === '/' && one.config.domain) {
    const root = rootAddress(one.config.domain);
    return { outcome: 'redirect', page: matchAddress(root)?.page, url: root };
  }
  const found = matchAddress(url.pathname, url.search);
  if (!found) return { outcome: 'redirect', page: 'not-found' };
  const asked = guardRequestOf(found);
  const { timezone, ...dates } = one.config.event;
  const principal = { user: one.user, tickets: one.tickets, superUserToggle: false, previewTicketType: '' };
  const now = Date.parse(one.now);
  const visit = visitOfCase({
    asked,
    address,
    params: found.params,
    query: Object.fromEntries(url.searchParams),
    who: { ...whoOf(principal, now), superUser: one.superUser },
    when: { now, timeZone: timezone },
    // The cases write the sign-in lists without their group.
    app: { ...one.config, defaults: one.config },
    dates,
    access: compileAccess({ policies: one.policies }, timezone),
    known: {
      instance: one.config.knownInstances.includes(found.instance),
      splashSeen: one.storage['hasSeenSplashscreen'] === 'true',
      redirectedOnce: one.storage['redirectedonce'] === 'true',
      sessionEndsAt: signedOutAt(principal),
      formComplete: one.formComplete,
      ticketSync: one.server.bookedTickets ?? null,
      maintenance: one.server.any === 503,
    },
  });
  const verdict = decideRoute(visit);
  return {
    verdict,
    ...verdictFacts(verdict, asked.page),
    language: normaliseLanguage(found.language),
    ...tokenFacts(one, address, now),
  };
}

/** The words of the cases for a verdict. */
function verdictFacts({ outcome, to, guard, effects }: RouteVerdict, asked: string): Facts {
  if (outcome === 'dialog') return { outcome: 'cancel', dialog: 'access-denied' };
  if (outcome === 'render' && to?.page === 'LoginPage') return { outcome: 'noSecondAutomaticRedirect' };
  const page = to?.page ?? asked;
  const effect = <Kind extends (typeof effects)[number]['kind']>(kind: Kind) =>
    effects.find((done): done is Extract<(typeof effects)[number], { kind: Kind }> => done.kind === kind);
  return {
    outcome,
    guard,
    page: page === 'NotFoundPage' ? 'not-found' : page,
    param: to?.params['page'],
    prevPage: to?.query['prevPage'] === asked,
    storesReturnUrl: effect('store-return-url')?.url,
    clearsUser: effect('clear-user') !== undefined,
    reason: effect('store-deny-reason')?.reason,
    registersView: Number(effect('register-view')?.companyAccountId),
  };
}

/** The texts of a list that are not in an address: what a case requires to be missing. */
const missingIn = (address: string, texts: unknown): unknown =>
  Array.isArray(texts) ? texts.filter((text) => !address.includes(String(text))) : undefined;

/** The address is replaced, so history holds what the address bar shows. */
function tokenFacts({ path, expected }: Case, address: string, now: number): Facts {
  const token = tokenIn(path);
  return {
    urlLacks: missingIn(address, expected['urlLacks']),
    historyLacks: missingIn(address, expected['historyLacks']),
    ...(token && { validForHours: (sessionEnd(now, token.expiresIn) - now) / 3_600_000 }),
  };
}

/** Every call is answered with 401: the route opens again until the verdict is login. */
function reloads({ path, expected }: Case): Facts {
  let step = after401(path, null);
  const opened: string[] = [];
  while (step.kind === 'reload' && opened.length < 100) {
    opened.push(step.address);
    step = after401(step.address, step.reloads);
  }
  const keeps = expected['reloadUrlKeeps'];
  return {
    outcome: step.kind,
    reloads: opened.length,
    VMXreloadAfter: step.reloads === 0 ? 'reset' : step.reloads,
    reloadUrlLacks: missingIn(opened.join(' '), expected['reloadUrlLacks']),
    reloadUrlKeeps: Array.isArray(keeps) ? keeps.filter((text) => opened.every((address) => address.includes(String(text)))) : undefined,
  };
}
