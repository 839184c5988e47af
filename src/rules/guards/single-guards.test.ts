// Small things single guards must not forget: what is marked, what they leave alone, until when they hold.
import { expect, test } from 'vitest';
import { visitOfCase, type VisitOfCase } from '../../../tests/oracles/visit-of-case.ts';
import { decideHolding } from '../holding.ts';
import { nobody } from '../context.ts';
import { decideRoute } from './decide-route.ts';
import { needsSignIn } from './needs-sign-in.ts';
import { asksForPreview, isPreviewQuery } from './query.ts';
import { routeConfigurationOf } from './route-configuration.ts';

const when = { now: Date.parse('2027-05-04T10:00:00Z'), timeZone: 'Europe/Berlin' };
const asked = (page: string, chain: string) => ({ page, chain, isContent: false });
const decide = (one: Partial<VisitOfCase> & Pick<VisitOfCase, 'asked'>) => decideRoute(visitOfCase({ when, ...one }));

test('the splash is marked as seen on the way to the venue', () => {
  const verdict = decide({ asked: asked('HomePage', 'home'), app: { venueEnabled: true }, known: { splashSeen: false } });
  expect(verdict.effects).toEqual([{ kind: 'mark-splash-seen' }]);
});

test('an event of the industry alone leads from overviews of its programme to the exhibition; sessions and everything else stay', () => {
  const led = (page: string, isContent = false, industryOnly = true) =>
    decide({ asked: { page, chain: 'page', isContent }, app: { industryOnly } }).to?.page;
  expect(['PagSearchPage', 'ProgramLandingPage', 'PosterLandingPage', 'FacultySearchPage'].map((page) => led(page))).toEqual(
    Array.from({ length: 4 }, () => 'IndustryLandingPage'),
  );
  expect([led('PagSessionDetailPage'), led('IndustryLandingPage'), led('SymposiaPage'), led('PosterPage', true)]).not.toContain(
    'IndustryLandingPage',
  );
  expect(led('PagSearchPage', false, false)).not.toBe('IndustryLandingPage');
});

test('the public shell never needs sign-in', () => {
  const app = { defaults: { allPagesWithAuth: true, signInPages: ['LoginPage'] } };
  expect(needsSignIn(visitOfCase({ asked: asked('LoginPage', 'shell'), when, app }))).toBe(false);
});

test('the page of evaluation is open to visitors where the event says so, and no other page', () => {
  const app = { activateEvaluationUrlsWithoutUser: true, defaults: { allPagesWithAuth: true } };
  expect(['SurveyPage', 'MyAreaPage'].map((page) => needsSignIn(visitOfCase({ asked: asked(page, 'home'), when, app })))).toEqual([
    false,
    true,
  ]);
  expect(needsSignIn(visitOfCase({ asked: asked('SurveyPage', 'home'), when, app: { defaults: app.defaults } }))).toBe(true);
});

test('maintenance replaces every page but its own', () => {
  const known = { maintenance: true, instance: false };
  expect(decide({ asked: asked('LoginPage', 'shell'), known }).outcome).toBe('maintenance');
  expect(decide({ asked: asked('MaintenancePage', 'shell'), known }).outcome).toBe('render');
});

test('a flag may be taken back in words', () => {
  const queries: Record<string, string>[] = [{ preview: '' }, { previewLounge: 'true' }, { preview: 'false' }, {}];
  expect(queries.map(isPreviewQuery)).toEqual([true, true, false, false]);
  expect(queries.map((query) => asksForPreview(`/home?${new URLSearchParams(query)}#preview`))).toEqual([true, true, false, false]);
});

test('the holding page comes and goes at the very instant', () => {
  const settings = routeConfigurationOf({}, { start: '2027-05-04T12:00', end: '2027-05-05' });
  const at = (now: number) => decideHolding(settings, { who: nobody, where: { container: 'browser' }, when: { ...when, now } });
  const [start, end] = [Date.parse('2027-05-04T10:00:00Z'), Date.parse('2027-05-05T21:59:59.999Z')];
  expect(at(start - 1)).toEqual({ outcome: 'before', reasons: [], opensAt: start, closesAt: end, nextChangeAt: start });
  expect(at(end)).toEqual({ outcome: 'open', reasons: [], opensAt: start, closesAt: end, nextChangeAt: end + 1 });
  expect(at(end + 1)).toEqual({ outcome: 'after', reasons: [], opensAt: start, closesAt: end, nextChangeAt: null });
});

test('a profile that is open to everybody is closed by nothing, and still leads to what is published; another one needs sign-in', () => {
  const at = (company: string, more: Partial<VisitOfCase> = {}) =>
    decide({
      asked: { page: 'ProfilePage', chain: 'profile', isContent: false, company },
      params: { companyAccountId: company },
      app: { openProfiles: [7], defaults: { allPagesWithAuth: true } },
      ...more,
    });
  expect([at('7').outcome, at('8').to?.page]).toEqual(['render', 'LoginPage']);
  expect(at('7').effects).toContainEqual(expect.objectContaining({ kind: 'register-view' }));
  expect(at('7', { known: { profile: { PublicationState: 1, Enable2DBooth: false } } }).to?.params).toMatchObject({ page: 'comingsoon' });
});

test('people of the companies named are led to their lounge; without names those of every company', () => {
  const led = (loungeRedirectCompanies: unknown, ...companies: (number | string)[]) => {
    const tickets = companies.map((CompanyAccountId) => ({ IsValid: true, IsPayed: true, TicketTypeName: 'Exhibitor', CompanyAccountId }));
    const who = { user: { id: '9', hasTicket: true, isProfessional: false }, tickets, superUser: false };
    return decide({ asked: asked('HomePage', 'home'), who, app: { loungeRedirectCompanies } }).to?.params['companyAccountId'];
  };
  expect([led(['706'], 706), led([706], '706'), led([706], 701, '706')]).toEqual(['706', '706', '706']);
  expect([led([], 701, '706'), led(undefined, 701)]).toEqual(['701', '701']);
  expect(led(['706'], 701)).toBeUndefined();
});
