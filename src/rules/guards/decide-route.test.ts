// What guards answer where the shared cases are silent: containers, effects, spellings, days, lists, sub-pages.
import { describe, expect, test } from 'vitest';
import { visitOfCase, type VisitOfCase } from '../../../tests/oracles/visit-of-case.ts';
import { compileAccess } from '../policies/compile-access.ts';
import { notLoaded } from '../policies/plain-rules.ts';
import { decideRoute } from './decide-route.ts';
import { needsSignIn } from './needs-sign-in.ts';
import type { RouteVerdict } from './verdict.ts';

const ticket = { IsValid: true, IsPayed: true, TicketTypeName: 'Full', TicketGrade: 'A' };
const signedIn = (tickets: object[] = [ticket]) => ({
  user: { id: '9', hasTicket: tickets.length > 0, isProfessional: false },
  tickets: tickets as (typeof ticket)[],
  superUser: false,
});
const when = { now: Date.parse('2027-05-04T10:00:00Z'), timeZone: 'Europe/Berlin' };
const programme = { page: 'ProgramLandingPage', chain: 'page', isContent: false };
const content = { page: 'legal', chain: 'page', isContent: true };
const decide = (one: Partial<VisitOfCase>): RouteVerdict => decideRoute(visitOfCase({ asked: programme, when, who: signedIn(), ...one }));
const denyPolicy = (Type: string, Identifier: string) =>
  compileAccess({ policies: [{ Name: 'd', Type, Identifier, Effect: 'Deny', Requirements: [] }] }, 'UTC');

describe('containers', () => {
  test('a container in the query is kept once, and left again', () => {
    expect(decide({ query: { container: 'app' } }).effects).toEqual([{ kind: 'store-container', container: 'app', reload: true }]);
    expect(decide({ query: { container: 'app' }, known: { container: 'app' } }).effects).toEqual([]);
    expect(decide({ query: { container: 'browser' }, known: { container: 'terminal' } }).effects).toEqual([
      { kind: 'store-container', container: 'browser', reload: true },
    ]);
    expect(decide({ query: { container: 'fridge' } }).effects).toEqual([]);
  });

  test('effects of guards that let pass come along with a redirect, and the preview goes on', () => {
    const verdict = decide({ asked: { page: 'VenuePage', chain: 'venue', isContent: false }, query: { container: 'app', preview: '' } });
    expect(verdict).toMatchObject({ outcome: 'redirect', guard: 'venue', to: { page: 'HomePage', query: { preview: '' } } });
    expect(verdict.effects).toEqual([{ kind: 'store-container', container: 'app', reload: true }]);
  });
});

describe('pages that are open', () => {
  const dates = { start: '2030-01-01', end: '' };
  test('openPages pass holding, sign-in and policies; other content pages do not', () => {
    const app = { openPages: ['legal'], defaults: { allPagesWithAuth: true } };
    const rest = { app, dates, who: undefined, access: notLoaded };
    expect(decide({ ...rest, asked: content }).outcome).toBe('render');
    expect(decide({ ...rest, asked: { ...content, page: 'programme' } }).guard).toBe('holding');
  });

  test('rules that are not loaded close all but the shell and contact, at the requested address', () => {
    expect(decide({ access: notLoaded })).toMatchObject({
      outcome: 'render',
      guard: 'access',
      to: { page: 'NoaccessPage', query: { prevPage: 'ProgramLandingPage' } },
      missing: [{ kind: 'rules-not-loaded' }],
    });
    expect(decide({ access: notLoaded, app: { showNoAccessModal: true } }).outcome).toBe('render');
    expect(decide({ access: notLoaded, asked: { page: 'contact', chain: 'page', isContent: false } }).guard).toBe('');
    expect(decide({ access: notLoaded, asked: { page: 'LoginPage', chain: 'shell', isContent: false } }).guard).toBe('');
    // A content page of that name is no contact page.
    expect(decide({ access: notLoaded, asked: { page: 'contact', chain: 'page', isContent: true } }).guard).toBe('access');
  });

  test('the event may be open early, or stay open as an archive', () => {
    expect(decide({ dates }).guard).toBe('holding');
    expect(decide({ dates, app: { holdingBefore: false } }).guard).toBe('');
    const past = { start: '', end: '2026-01-01' };
    expect(decide({ dates: past }).missing).toEqual([{ kind: 'closed', at: Date.parse('2026-01-01T22:59:59.999Z') }]);
    expect(decide({ dates: past, app: { holdingAfter: false } }).guard).toBe('');
    expect(decide({ dates: { start: 'soon', end: '' } }).reasons.at(-1)?.detail).toBe('dates-unreadable');
  });

  test('a chain nobody knows is that of ordinary pages', () => {
    for (const chain of ['toString', '__proto__', 'pages'])
      expect(decide({ asked: { ...programme, chain }, who: undefined }).guard).toBe('sign-in');
  });
});

describe('sign-in', () => {
  const needs = (one: Partial<VisitOfCase>) => needsSignIn(visitOfCase({ asked: programme, when, ...one }));
  test.each<[boolean, Partial<VisitOfCase>]>([
    [true, {}],
    [true, { asked: content }],
    [false, { app: { openPages: ['ContentPage'] }, asked: content }],
    [false, { app: { alwaysPublic: true, defaults: { allPagesWithAuth: true } } }],
    [false, { app: { defaults: { withPublicProgram: true, allPagesWithAuth: true } } }],
    [true, { app: { defaults: { withPublicProgram: true, programPages: ['ProgramPage'] } } }],
    [false, { app: { defaults: { signInPages: ['LivePage'] } } }],
    [false, { app: { defaults: { disableAuthForPages: ['ContentPage'] } }, asked: content }],
    [true, { app: { defaults: { disableAuthForApp: true, disableAuthForTerminal: true } } }],
    [true, { app: { defaults: { disableAuthForAppPages: ['ProgramLandingPage'] } }, container: 'terminal' }],
  ])('%s with %j', (expected, one) => {
    expect(needs(one)).toBe(expected);
  });

  test('the address to come back to has no token and no code of a letter, and gives way to an exception', () => {
    const address = '/programlanding/a/b/en-GB?jwt_token=x&contact=c0de&day=2#top';
    const urlOf = (one: Partial<VisitOfCase>) => decide({ who: undefined, address, ...one }).effects;
    expect(urlOf({})).toEqual([{ kind: 'store-return-url', url: '/programlanding/a/b/en-GB?day=2#top' }]);
    const exception = (to: string) => ({ returnUrlExceptions: [{ page: 'ProgramLandingPage', container: 'terminal', to }] });
    expect(urlOf({ app: exception('/home/a/b/en-GB'), container: 'terminal' })).toEqual([
      { kind: 'store-return-url', url: '/home/a/b/en-GB' },
    ]);
    expect(urlOf({ app: exception(''), container: 'terminal' })).toEqual([]);
    expect(urlOf({ app: exception('//elsewhere.example.org'), container: 'terminal' })).toHaveLength(1);
  });

  test('a session that is over is forgotten everywhere; before that its end is a change', () => {
    const home = { page: 'HomePage', chain: 'home', isContent: false };
    const over = decide({ asked: home, who: undefined, known: { sessionEndsAt: when.now } });
    expect([over.outcome, over.effects]).toEqual(['render', [{ kind: 'clear-user' }]]);
    expect(decide({ asked: home, known: { sessionEndsAt: when.now + 1 } }).nextChangeAt).toBe(when.now + 1);
  });

  test('a login that was tried automatically stays here and waits', () => {
    expect(decide({ who: undefined, known: { redirectedOnce: true } })).toMatchObject({ outcome: 'render', to: { page: 'LoginPage' } });
  });
});

describe('tickets', () => {
  test('where tickets are strict, who has none is signed out, whatever the sync answered', () => {
    for (const ticketSync of [204, 410])
      expect(decide({ app: { strictTickets: true }, who: signedIn([]), known: { ticketSync } }).guard).toBe('strict-tickets');
  });

  const strict = { app: { strictTickets: true } };
  test('strict events sign out without a ticket, or on another day of the event', () => {
    expect(decide({ ...strict, who: signedIn([]) }).effects).toEqual([
      { kind: 'clear-user' },
      { kind: 'store-deny-reason', reason: 'NoTicket' },
    ]);
    const other = decide({ ...strict, known: { accessOnDays: ['2027-05-03', '2027-05-05'] } });
    expect(other).toMatchObject({
      guard: 'strict-tickets',
      to: { page: 'NoaccessPage' },
      nextChangeAt: Date.parse('2027-05-04T22:00:00Z'),
    });
    expect(other.missing).toEqual([{ kind: 'opens', at: Date.parse('2027-05-04T22:00:00Z') }]);
    const today = decide({ ...strict, known: { accessOnDays: ['2027-05-04'] } });
    expect([today.guard, today.nextChangeAt]).toEqual(['', Date.parse('2027-05-04T22:00:00Z')]);
    expect(decide({ ...strict, known: { accessOnDays: [] } }).guard).toBe('strict-tickets');
    expect(decide({ ...strict, who: { ...signedIn(), superUser: true }, known: { accessOnDays: [] } }).guard).toBe('');
  });

  test('the day is that of the event, not of the device', () => {
    const midnight = { now: Date.parse('2027-05-03T22:30:00Z'), timeZone: 'Europe/Berlin' };
    expect(decide({ ...strict, when: midnight, known: { accessOnDays: ['2027-05-04'] } }).guard).toBe('');
    expect(decide({ ...strict, when: midnight, known: { accessOnDays: ['2027-05-03'] } }).guard).toBe('strict-tickets');
  });

  test('the account of a person is open without a ticket, other modules are not, and strict events sign out all the same', () => {
    const own = { page: 'MyAreaPage', chain: 'page', isContent: false };
    const module = (name: string, one: Partial<VisitOfCase> = {}) => {
      const visit = visitOfCase({ asked: own, when, who: signedIn([]), known: { ticketSync: 204 }, ...one });
      const { context } = visit;
      return decideRoute({ ...visit, context: { ...context, where: { ...context.where, params: { module: name } } } }).guard;
    };
    expect([module('profile'), module('documents'), module('')]).toEqual(['', 'ticket-sync', 'ticket-sync']);
    expect(module('profile', { asked: { ...own, isContent: true } })).toBe('ticket-sync');
    expect(module('profile', { who: undefined })).toBe('sign-in');
    expect(module('profile', strict)).toBe('strict-tickets');
  });

  test('Onboarding V2 welcomes who has no ticket yet; who is not signed in signs in first', () => {
    const app = { OnboardingV2: true };
    expect(decide({ app, who: signedIn([]), known: { ticketSync: 204 } }).to?.page).toBe('AuthPage');
    expect(decide({ app, who: signedIn([]), known: { ticketSync: 400 } }).to?.page).toBe('NoaccessPage');
    expect(decide({ app, who: undefined }).to?.page).toBe('LoginPage');
    expect(decide({ app, who: undefined, known: { hasAuthorisationCode: true } }).to?.page).toBe('AuthPage');
    expect(decide({ app, who: signedIn([{ ...ticket, TicketGrade: '' }, ticket]) }).guard).toBe('');
  });

  test('where no sign-in is needed no ticket is required', () => {
    const app = { alwaysPublic: true, strictTickets: true, OnboardingV2: true };
    expect(decide({ app, who: signedIn([]), known: { ticketSync: 410 } }).outcome).toBe('render');
  });
});

test('the form is asked for on every page but its own, and a page of the event is not the form by its name', () => {
  const ask = (page: string, isContent: boolean) =>
    decide({ app: { prefill: true }, known: { formComplete: false }, asked: { page, chain: 'page', isContent } }).to?.page;
  expect([ask('ProgramLandingPage', false), ask('UserFormPage', false), ask('AssemblyPage', false)]).toEqual([
    'UserFormPage',
    undefined,
    undefined,
  ]);
  expect([ask('UserFormPage', true), ask('AssemblyPage', true)]).toEqual(['UserFormPage', 'UserFormPage']);
});

describe('access control', () => {
  const address = '/programlanding/a/b/en-GB';
  test.each([address, `${address}/`, `${address}?x=1`, '/%70rogramlanding/a/b/en-GB', '/%zz'])(
    'a Deny for an address holds for %s',
    (written) => {
      const path = written === '/%zz' ? address : undefined;
      const asked = { ...programme, ...(path && { path }) };
      expect(decide({ asked, address: written, access: denyPolicy('Url', address) }).guard).toBe('access');
    },
  );

  test('a policy for ContentPage holds for every content page, and for nothing else', () => {
    const access = denyPolicy('Page', 'ContentPage');
    expect(decide({ asked: content, access }).guard).toBe('access');
    expect(decide({ access }).guard).toBe('');
  });

  test('a dialog knows where to lead when nothing is on screen', () => {
    const verdict = decide({ access: denyPolicy('Page', 'ProgramLandingPage'), app: { showNoAccessModal: true } });
    expect(verdict).toMatchObject({ outcome: 'dialog', to: { page: 'NoaccessPage' }, missing: [{ kind: 'refused' }] });
  });
});

describe('companies', () => {
  const profile = (params: Record<string, string>, one: Partial<VisitOfCase> = {}) =>
    decide({ asked: { page: 'ProfilePage', chain: 'profile', isContent: false }, params, ...one });
  const exhibitor = signedIn([{ ...ticket, CompanyAccountId: 7 }]);

  test('the lounge is reached once: there the marker is kept, and nothing leads away from the user form', () => {
    const there = profile({ companyAccountId: '7', page: 'lounge' }, { who: exhibitor });
    expect([there.outcome, there.effects[0]]).toEqual(['render', { kind: 'store-login-marker', at: when.now }]);
    expect(profile({ companyAccountId: '8', page: 'lounge' }, { who: exhibitor }).guard).toBe('lounge');
    expect(decide({ asked: { page: 'UserFormPage', chain: 'page', isContent: false }, who: exhibitor }).guard).toBe('');
  });

  test('only a profile that is shown counts as seen', () => {
    expect(profile({ companyAccountId: '7' }, { access: denyPolicy('Page', 'ProfilePage') }).effects).toEqual([]);
  });

  test('what is not published is closed on every sub-page; the booth replaces the plain profile alone', () => {
    const state = (PublicationState: number) => ({ known: { profile: { PublicationState, Enable2DBooth: true } } });
    expect(profile({ companyAccountId: '7', page: 'products' }, state(1)).to?.params['page']).toBe('comingsoon');
    expect(profile({ companyAccountId: '7', page: 'comingsoon' }, state(1)).to).toBeUndefined();
    expect(profile({ companyAccountId: '7' }, state(0)).to?.params['page']).toBe('booth');
    expect(profile({ companyAccountId: '7', page: 'lounge' }, state(0)).to).toBeUndefined();
  });

  test.each(['gold', 'products', 'comingsoon', 'booth', 'profile'])(
    'below a landing page called %s no word is a sub-page: the profile leads where the plain one does',
    (page) => {
      const below = (PublicationState: number) =>
        decide({
          asked: { page: 'IndustryLandingPageProfile', chain: 'profile', isContent: false },
          params: { page, companyAccountId: '7' },
          known: { profile: { PublicationState, Enable2DBooth: true } },
        }).to;
      expect(below(0)).toMatchObject({ page: 'ProfilePage', params: { companyAccountId: '7', page: 'booth' } });
      expect(below(1)).toMatchObject({ page: 'ProfilePage', params: { companyAccountId: '7', page: 'comingsoon' } });
      expect(below(2)).toBeUndefined();
    },
  );
});
