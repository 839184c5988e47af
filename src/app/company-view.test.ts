// Visiting a company's profile counts one view on the server (A §2): once, however often the page is drawn, and never in a preview.
import { afterEach, expect, test } from 'vitest';
import { row, services as servicesWith } from './app.fixture.ts';
import { nobody } from '../rules/context.ts';
import { loadPage } from './load-page.ts';

afterEach(() => localStorage.clear());

const VIEW = '/api/Exhibition/SetCompanyAccountViewCount/society/congress2027?id=';
const profile = (id: string, language = 'en-GB', query = '') =>
  new URL(`http://localhost/society/congress2027/${language}/profile/${id}${query}`);

/** Services of an open event, and the views it received. */
function made() {
  const { services } = servicesWith([row('app', { alwaysPublic: true })]);
  const views: string[] = [];
  const { fetch } = services.api;
  services.api.fetch = (input, init) => {
    const address = String(input);
    if (!address.includes('SetCompanyAccountViewCount')) return fetch(input, init);
    views.push(address);
    return Promise.resolve(Response.json({ Taken: true }));
  };
  return { services, views };
}

test('one view a visit: drawn again, in another language, after another page', async () => {
  const { services, views } = made();
  const first = await loadPage(services, profile('4711'));
  expect(first.kind === 'page' && first.params['companyAccountId']).toBe('4711');
  for (const again of [profile('4711'), profile('4711', 'de-DE'), profile('815'), profile('4711', 'en-GB', '?x=1')])
    await loadPage(services, again);
  expect(views).toEqual([`${VIEW}4711`, `${VIEW}815`]);
});

test('another visit counts another view', async () => {
  const views = await Promise.all(
    [made(), made()].map(async ({ services, views: own }) => (await loadPage(services, profile('4711')), own)),
  );
  expect(views.flat()).toEqual([`${VIEW}4711`, `${VIEW}4711`]);
});

test('a preview counts nothing; one that was not granted is an ordinary visit', async () => {
  const { services, views } = made();
  const look = () => ({ who: nobody, container: 'browser' as const, preview: true, search: '', extras: {} });
  await loadPage(services, profile('4711', 'en-GB', '?preview'), look);
  expect(views).toEqual([]);
  await loadPage(services, profile('4711', 'en-GB', '?preview'));
  expect(views).toEqual([`${VIEW}4711`]);
});

test('other pages count nothing', async () => {
  const { services, views } = made();
  await loadPage(services, new URL('http://localhost/society/congress2027/en-GB/list'));
  expect(views).toEqual([]);
});

test('a server that does not answer is asked once, and the page is shown', async () => {
  const { services, views } = made();
  const { fetch } = services.api;
  services.api.fetch = (input, init) =>
    String(input).includes('SetCompanyAccountViewCount')
      ? (views.push(String(input)), Promise.reject(new TypeError('no connection')))
      : fetch(input, init);
  expect((await loadPage(services, profile('4711'))).kind).toBe('page');
  await new Promise((done) => setTimeout(done));
  expect(views).toEqual([`${VIEW}4711`]);
});
