// Random visits for the properties of guards: configurations, people, devices, policies, addresses; and the walk from redirect to redirect.
import fc from 'fast-check';
import { guardRequestOf } from '../../pages/guard-request.ts';
import { pagePath } from '../../pages/match.ts';
import { pageTable } from '../../pages/table.ts';
import { nobody } from '../context.ts';
import { compileAccess } from '../policies/compile-access.ts';
import { noRules, notLoaded } from '../policies/plain-rules.ts';
import { ALLOWED } from '../verdict.ts';
import { containerOf, isPreviewQuery } from './query.ts';
import { routeConfigurationOf } from './route-configuration.ts';
import type { Destination, Effect, RouteVerdict } from './verdict.ts';
import type { Visit } from './visit.ts';

const place = { instance: 'release', event: 'demo27', language: 'en-GB' };
const START = Date.parse('2027-05-03T00:00:00Z');
const HOUR = 3_600_000;
const pages = [...pageTable.map(({ page }) => page).filter((page) => !page.startsWith(':') && page !== ''), 'welcome', 'legal'];
const lists = fc.subarray([...pages, 'ContentPage'], { maxLength: 6 });
const companies = ['', '1', '2'];

const app = fc.record({
  holdingBefore: fc.boolean(),
  holdingAfter: fc.boolean(),
  holdingDisabledInApp: fc.boolean(),
  venueEnabled: fc.boolean(),
  OnboardingV2: fc.boolean(),
  prefill: fc.boolean(),
  showNoAccessModal: fc.boolean(),
  accessContactPage: fc.boolean(),
  strictTickets: fc.boolean(),
  loungeRedirectDisabled: fc.boolean(),
  openPages: fc.subarray(['legal', 'VenuePage', 'ContentPage']),
  specialProfiles: fc.subarray([
    { id: 1, page: 'gold' },
    { id: '2', page: 'silver' },
  ]),
  defaults: fc.record(
    {
      signInPages: lists,
      allPagesWithAuth: fc.boolean(),
      disableAuth: fc.boolean(),
      disableAuthForPages: lists,
      withPublicProgram: fc.boolean(),
      disableAuthForApp: fc.boolean(),
    },
    { requiredKeys: [] },
  ),
  industryOnly: fc.boolean(),
});

const ticket = fc.record({
  IsValid: fc.boolean(),
  IsPayed: fc.boolean(),
  TicketTypeName: fc.constantFrom('Full', 'Day'),
  TicketGrade: fc.constantFrom(null, '', 'A'),
  CompanyAccountId: fc.constantFrom(null, 1, '2'),
});
const who = fc.oneof(
  fc.constant(nobody),
  fc.record({
    user: fc.record({ id: fc.constant('9'), hasTicket: fc.boolean(), isProfessional: fc.boolean() }),
    tickets: fc.array(ticket, { maxLength: 2 }),
    superUser: fc.boolean(),
  }),
);

const time = (hours: number) => new Date(START + hours * HOUR).toISOString();
const requirement = fc.constantFrom(
  { PrincipalField: 'UserLoggedIn', Values: ['true'] },
  { PrincipalField: 'EventTicketNameValid', Values: ['Full'] },
  { PrincipalField: 'TimeAccess', Values: [time(5), time(20)] },
);
const policy = fc.record({
  Name: fc.constantFrom('a', 'b'),
  Type: fc.constantFrom('Page', 'Page', 'Url'),
  Identifier: fc.oneof(
    fc.subarray(pages, { minLength: 1, maxLength: 12 }),
    fc.constantFrom('ContentPage', pagePath('HomePage', place), pagePath('VenuePage', place)),
  ),
  Effect: fc.constantFrom('Allow', 'Deny'),
  Requirements: fc.array(requirement, { maxLength: 2 }),
});
const access = fc.oneof(
  fc.constant(noRules),
  fc.constant(notLoaded),
  fc.array(policy, { maxLength: 5 }).map((policies) => compileAccess({ policies }, 'UTC')),
);

const flag = fc.constantFrom('', 'true', 'false');
const query = fc.record(
  {
    preview: flag,
    previewLounge: flag,
    companyLoungeRedirectDisabled: flag,
    container: fc.constantFrom('app', 'terminal', 'browser', 'car'),
  },
  { requiredKeys: [] },
);
const instant = fc.option(
  fc.integer({ min: -10, max: 90 }).map((hours) => START + hours * HOUR),
  { nil: null },
);
const devices = fc.record({
  instance: fc.boolean(),
  splashSeen: fc.boolean(),
  redirectedOnce: fc.boolean(),
  loginMarker: instant,
  sessionEndsAt: instant,
  container: fc.constantFrom('browser' as const, 'app' as const, 'terminal' as const),
  formComplete: fc.boolean(),
  ticketSync: fc.constantFrom(null, 200, 204, 400, 410, 500),
  hasAuthorisationCode: fc.boolean(),
  accessOnDays: fc.constantFrom(null, [], ['2027-05-03'], ['2027-05-04', '2027-05-06']),
  profile: fc.option(fc.record({ PublicationState: fc.integer({ min: 0, max: 2 }), Enable2DBooth: fc.boolean() }), { nil: undefined }),
  // Rarely: it hides everything else.
  maintenance: fc.integer({ max: 20, min: 0 }).map((die) => die === 0),
});

// Sometimes the server does not send what is requested.
const known = devices.map((one) => ({
  ...one,
  sent: one.splashSeen || one.loginMarker === null || one.redirectedOnce ? ALLOWED : ({ ...ALLOWED, outcome: 'deny' } as const),
}));

/** Random visits at random addresses. */
export const visits: fc.Arbitrary<Visit> = fc
  .record({
    page: fc.oneof(fc.constantFrom('HomePage', 'ProfilePage', 'VenuePage'), fc.constantFrom(...pages)),
    params: fc.record({
      companyAccountId: fc.constantFrom(...companies),
      page: fc.constantFrom('', 'gold', 'lounge', 'booth', 'comingsoon'),
    }),
    query,
    app,
    who,
    known,
    access,
    now: fc.integer({ min: -30, max: 100 }).map((hours) => START + hours * HOUR),
    dates: fc.constantFrom({ start: '', end: '' }, { start: '2027-05-03', end: '2027-05-05' }, { start: 'soon', end: '' }),
  })
  .map(({ page, params, query: asked, app: document, who: person, known: facts, access: rules, now, dates }) => {
    const visit: Visit = {
      asked: guardRequestOf({ ...place, page, params: {} }),
      address: '',
      query: {},
      context: {
        who: person,
        where: { ...place, page, params: {}, container: 'browser', preview: false },
        when: { now, timeZone: 'UTC' },
      },
      configured: routeConfigurationOf(document, dates),
      access: rules,
      known: { ...facts, sessionEndsAt: person.user ? (facts.sessionEndsAt ?? null) : null },
    };
    return visitAt(visit, { page, params, query: asked });
  });

/** The same visitor at another address. */
export function visitAt(visit: Visit, { page, params, query: asked }: Destination): Visit {
  const where = {
    ...visit.context.where,
    page,
    params,
    container: containerOf(asked, visit.known.container),
    preview: isPreviewQuery(asked),
  };
  const search = new URLSearchParams(asked).toString();
  const path = pagePath(page, place, params);
  return {
    ...visit,
    asked: guardRequestOf({ ...place, page, params }),
    address: search ? `${path}?${search}` : path,
    query: asked,
    context: { ...visit.context, where },
  };
}

/** What a device knows after an effect. */
function afterEffect(visit: Visit, effect: Effect): Visit {
  const { known: device, context } = visit;
  if (effect.kind === 'mark-splash-seen') return { ...visit, known: { ...device, splashSeen: true } };
  if (effect.kind === 'store-login-marker') return { ...visit, known: { ...device, loginMarker: effect.at } };
  if (effect.kind === 'store-container') return { ...visit, known: { ...device, container: effect.container } };
  if (effect.kind === 'clear-user')
    return { ...visit, context: { ...context, who: nobody }, known: { ...device, sessionEndsAt: null, loginMarker: null } };
  return visit;
}

/** Where a visit ends: the last verdict, and the pages on the way. `keeps` is whether the device keeps what effects say. */
export function followRoute(
  first: Visit,
  decide: (visit: Visit) => RouteVerdict,
  { keeps, most = 10 }: { keeps: boolean; most?: number },
): { end: RouteVerdict; way: string[] } {
  let visit = first;
  const way = [visit.asked.page];
  for (;;) {
    const verdict = decide(visit);
    if (verdict.outcome !== 'redirect' || way.length > most) return { end: verdict, way };
    if (keeps) visit = verdict.effects.reduce(afterEffect, visit);
    visit = visitAt(visit, verdict.to!);
    way.push(visit.asked.page);
  }
}
