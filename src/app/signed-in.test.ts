// A page for a signed-in user: the configuration of their class, their facts for guards, the redirect to the login page and back.
import { afterEach, expect, test } from 'vitest';
import { nobody } from '../rules/context.ts';
import { signedOut, type Viewer } from '../session/signed-out.ts';
import { noPresence } from '../../tests/support/no-presence.ts';
import { storeUser } from '../session/stored-user.ts';
import { mira } from '../../component-registry/shell/viewer-account.fixture.ts';
import { row, services as servicesWith } from './app.fixture.ts';
import { loadPage } from './load-page.ts';

afterEach(() => localStorage.clear());

const rows = [
  row('app', { defaults: { signInPages: ['news'] } }),
  row('pages/news', {
    schemaVersion: 1,
    page: 'news',
    layers: { page: { grids: [{ id: 'a', placements: [{ id: 'own', name: 'x/y' }] }] } },
  }),
];
const news = new URL('http://localhost/news/society/congress2027/en-GB?day=2');

/** Services with these viewers in turn. */
function withPeople(...people: Viewer[]) {
  const { services, kept } = servicesWith(rows);
  const asked: string[] = [];
  const { fetch } = services.api;
  services.api.fetch = (input, init) => (asked.push(String(input)), fetch(input, init));
  services.presence = () => Promise.resolve({ ...noPresence, find: () => Promise.resolve(people.shift() ?? signedOut) });
  return { services, kept, asked };
}

const here = (more: Partial<Viewer> = {}): Viewer => ({
  ...signedOut,
  User: { ...mira, validUntil: '2027-05-04T20:00:00Z' },
  Tickets: [{ IsValid: true, IsPayed: true, TicketTypeName: 'Full', CompanyAccountId: null } as Viewer['Tickets'][number]],
  TicketStatus: 200,
  AccessClass: 'class-a',
  ...more,
});

test('a visitor is redirected to the login page with the return address', async () => {
  const { services } = withPeople();
  const loaded = await loadPage(services, news);
  expect(loaded).toEqual({
    kind: 'redirect',
    to: `/login/society/congress2027/en-GB?returnUrl=${encodeURIComponent('/news/society/congress2027/en-GB?day=2')}`,
  });
});

test('a ticket holder is admitted; their configuration is that of their class, kept apart and not on the device', async () => {
  storeUser('society', mira);
  const { services, kept, asked } = withPeople(here(), here({ AccessClass: 'class-b' }), signedOut);
  const loaded = await loadPage(services, news);
  expect(loaded.kind === 'page' && [loaded.context.who.user?.id, loaded.viewer.User?.UserId]).toEqual(['7', '7']);
  await loadPage(services, news);
  await loadPage(services, news);
  const named = asked
    .filter((address) => address.includes('GetResources'))
    .map((address) => new URL(address, 'http://localhost').searchParams.get('for'));
  expect(named).toEqual(['class-a', 'class-b', null]);
  expect(kept).toHaveLength(1);
});

test.each([
  ['no ticket', { TicketStatus: 204, Tickets: [] }, 'TicketSyncError'],
  ['withdrawn tickets', { TicketStatus: 410, Tickets: [] }, 'TicketSyncError'],
])('%s leads to the page that says so', async (_, more, reason) => {
  storeUser('society', mira);
  const loaded = await loadPage(withPeople(here(more)).services, news);
  expect(loaded.kind === 'redirect' && new URL(loaded.to, 'http://localhost').searchParams.get('reason')).toBe(reason);
});

test('an ended session redirects to the login page, and nothing is requested for it', async () => {
  storeUser('society', mira);
  const over = here({ User: { ...mira, validUntil: '2027-05-04T09:00:00Z' } });
  const { services, asked } = withPeople(over);
  const loaded = await loadPage(services, news);
  expect(loaded.kind === 'redirect' && loaded.to).toMatch(/^\/login\//);
  expect(asked.some((address) => address.startsWith('/api/Session/End'))).toBe(true);
});

test('a code that waits for its ticket redirects to the auth page (Onboarding V2); with a ticket, and in a preview, nothing does', async () => {
  document.cookie = 'externalAuthorizationCode=ext-77; path=/';
  const onboarding = [row('app', { OnboardingV2: true, defaults: { signInPages: ['news'] } }), rows[1]!];
  const { services } = servicesWith(onboarding);
  const visit = async (url: URL, person = signedOut) => {
    services.presence = () => Promise.resolve({ ...noPresence, find: () => Promise.resolve(person) });
    const loaded = await loadPage(services, url);
    return loaded.kind === 'redirect' ? loaded.to.split('/')[1] : loaded.kind;
  };
  expect(await visit(news)).toBe('auth');
  document.cookie = 'externalAuthorizationCode=; path=/; max-age=0';
  expect(await visit(news), 'without a code somebody signs in first').toBe('login');
  document.cookie = 'externalAuthorizationCode=ext-77; path=/';
  storeUser('society', mira);
  const graded = here({ Tickets: [{ ...here().Tickets[0]!, TicketGrade: 'A' }] });
  expect(await visit(news, graded)).toBe('page');
  expect(await visit(new URL(`${news.href}&preview`)), 'a preview that was not granted').toBe('auth');
  const look = () => ({ who: nobody, container: 'browser' as const, preview: true, search: '', extras: {} });
  expect((await loadPage(services, new URL(`${news.href}&preview`), look)).kind).toBe('page');
  document.cookie = 'externalAuthorizationCode=; path=/; max-age=0';
});
