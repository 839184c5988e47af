// Services that measure, against a real HTTP server: nothing before consent, the right calls after it, nothing after it is withdrawn.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Collected, type Collector, startCollector } from '../../tests/support/collector.ts';
import { decideConsent } from '../stores/consent.ts';
import { consentScope } from '../stores/consent-cookies.ts';
import { measure, type MeasuredEvent } from './providers.ts';
import type { TrackingAction } from './tracking-action.ts';

let collector: Collector;
beforeEach(async () => {
  collector = await startCollector();
});
afterEach(async () => {
  decide(false);
  await new Promise((later) => setTimeout(later));
  await collector.close();
  document.head.replaceChildren();
});

const at = { address: 'https://congress.example.org/home/society/congress2027/en-GB', title: 'Congress 2027 - Home' };
const view: TrackingAction = { Action: 'View', Entity: 'Page', ActionContext: 'HomePage' };
const click: TrackingAction = { Action: 'Click', Entity: 'FooterLink', ActionContext: 'https://www.example.org' };
const decide = (analytics: boolean): boolean => decideConsent(consentScope('society', 'congress2027'), { analytics, fonts: false });

const placeOf = (app: object, around: Partial<MeasuredEvent> = {}): MeasuredEvent => ({
  instance: 'society',
  shortName: 'congress2027',
  event: 'society/congress2027',
  app: app as Record<string, unknown>,
  insight: '',
  ...around,
});
const matomo = () => ({ analyticsProviders: [{ provider: 'matomo', settings: { url: collector.address, siteId: '12' } }] });
const arrived = async (count: number): Promise<Collected[]> => {
  await vi.waitFor(() => expect(collector.requests.length).toBeGreaterThanOrEqual(count));
  return collector.requests;
};
/** Long enough for a request that should not come. */
const quiet = () => new Promise((later) => setTimeout(later, 150));

test('nothing leaves the page before consent, and what happened until then is not sent later', async () => {
  const place = placeOf({ ...matomo(), gtagConfig: { id: 'G-1', url: collector.address } }, { insight: collector.address });
  await measure(place, view, at);
  await quiet();
  expect([collector.requests, document.querySelectorAll('script').length]).toEqual([[], 0]);
  decide(true);
  await quiet();
  expect(collector.requests).toEqual([]);
});

test('Matomo: a page view, and everything else as an event; no cookie, no person', async () => {
  decide(true);
  await measure(placeOf(matomo()), view, at);
  await measure(placeOf(matomo()), click, at);
  const sent = (await arrived(2)).map(({ method, path, body, cookie }) => [
    method,
    path,
    cookie,
    Object.fromEntries(new URLSearchParams(body)),
  ]);
  const always = { idsite: '12', rec: '1', apiv: '1', send_image: '0', url: at.address };
  expect(sent).toEqual([
    ['POST', '/matomo.php', '', { ...always, action_name: at.title }],
    ['POST', '/matomo.php', '', { ...always, ca: '1', e_c: 'FooterLink', e_a: 'Click', e_n: 'https://www.example.org' }],
  ]);
  expect(document.cookie).not.toContain('_pk');
});

test('boothguru and the tracking address of the instance get the action as it is', async () => {
  decide(true);
  const app = { analyticsProviders: [{ provider: 'boothguru', settings: { url: `${collector.address}/booth` } }] };
  await measure(placeOf(app, { insight: `${collector.address}/insight` }), click, at);
  const sent = await arrived(2);
  expect(sent.map(({ path }) => path).sort()).toEqual(['/booth', '/insight']);
  for (const { body } of sent) expect(JSON.parse(body)).toEqual({ ...click, Event: 'society/congress2027', Page: at.address });
});

test('the Google tag: its script, no page view of its own, then page views and events', async () => {
  decide(true);
  const page = window as unknown as { dataLayer: ArrayLike<unknown>[] | undefined; 'ga-disable-G-1'?: boolean };
  page.dataLayer = undefined;
  const place = placeOf({ gtagConfig: { id: 'G-1', url: collector.address, cookie_expires: 60 } });
  const sending = measure(place, view, at);
  const script = await vi.waitFor(() => document.head.querySelector('script') ?? Promise.reject(new Error('no script')));
  expect(script.src).toBe(`${collector.address}/gtag/js?id=G-1`);
  script.dispatchEvent(new Event('load'));
  await sending;
  await measure(place, click, at);
  const where = { send_to: 'G-1', page_location: at.address, page_title: at.title };
  expect((window as unknown as { dataLayer: ArrayLike<unknown>[] }).dataLayer.map((entry) => Array.from(entry))).toEqual([
    ['js', expect.any(Date)],
    ['config', 'G-1', { cookie_expires: 60, send_page_view: false }],
    ['event', 'page_view', where],
    ['event', 'footerlink_click', { ...where, item_id: 'https://www.example.org' }],
  ]);
  document.cookie = '_ga_1=x';
  decide(false);
  await quiet();
  expect([page['ga-disable-G-1'], document.cookie.includes('_ga_1')]).toEqual([true, false]);
});

test('Google Tag Manager: actions are events of the data layer', async () => {
  decide(true);
  const page = window as unknown as { dataLayer: unknown[] | undefined };
  page.dataLayer = undefined;
  const app = { analyticsProviders: [{ provider: 'google-tag-manager', settings: { containerId: 'GTM-1', url: collector.address } }] };
  const sending = measure(placeOf(app), click, at);
  const script = await vi.waitFor(() => document.head.querySelector('script') ?? Promise.reject(new Error('no script')));
  expect(script.src).toBe(`${collector.address}/gtm.js?id=GTM-1`);
  script.dispatchEvent(new Event('load'));
  await sending;
  expect(page.dataLayer).toEqual([
    { event: 'gtm.js', 'gtm.start': expect.any(Number) },
    { event: 'foyer', ...click, congress: 'society/congress2027', page_location: at.address, page_title: at.title },
  ]);
});

test('withdrawn consent stops everything at once; given again, it goes on', async () => {
  decide(true);
  await measure(placeOf(matomo()), view, at);
  await arrived(1);
  decide(false);
  await measure(placeOf(matomo()), click, at);
  await quiet();
  expect(collector.requests.length).toBe(1);
  decide(true);
  await measure(placeOf(matomo()), click, at);
  expect((await arrived(2)).length).toBe(2);
});

test('a service whose script does not come holds up no other', async () => {
  decide(true);
  const place = placeOf({ ...matomo(), gtagConfig: { id: 'G-2', url: collector.address } });
  const sending = measure(place, view, at);
  const script = await vi.waitFor(() => document.head.querySelector('script') ?? Promise.reject(new Error('no script')));
  script.dispatchEvent(new Event('error'));
  await sending;
  expect((await arrived(1))[0]?.path).toBe('/matomo.php');
});

test.each([
  ['advanced tracking attributes actions to the id of the server', true, 'a'.repeat(32)],
  ['without it the server is not asked', false, undefined],
])('%s', async (_, advancedUserTracking, expected) => {
  decide(true);
  const asked: string[] = [];
  const fetch: typeof globalThis.fetch = async (address) => {
    asked.push(String(address));
    return Response.json({ TrackingId: 'a'.repeat(32) });
  };
  await measure(placeOf({ ...matomo(), advancedUserTracking }, { user: { base: '', fetch } }), view, at);
  const [sent] = await arrived(1);
  expect(new URLSearchParams(sent?.body).get('uid') ?? undefined).toBe(expected);
  expect(asked).toEqual(expected ? ['/api/Session/TrackingId?shortName=society%2Fcongress2027'] : []);
});
