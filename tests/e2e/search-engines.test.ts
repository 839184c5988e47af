// Journey: what search engines and link previews find from robots.txt on.
import type { APIRequestContext } from '@playwright/test';
import { kardia, pageOf } from './events.ts';
import { expect, test } from './journey.ts';

/** The host of the sample event: the server of the journeys is asked under another name. */
const host = 'kardia2027.example.org';
const textAt = async (request: APIRequestContext, path: string): Promise<string> => {
  const answer = await request.get(path, { headers: { host, accept: path.includes('.') ? '*/*' : 'text/html' } });
  expect(answer.status(), path).toBe(200);
  return answer.text();
};
const found = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, one = '']) => one.replaceAll('&amp;', '&'));

test('robots.txt leads to the sitemap, and that to pages that name themselves, their languages and a picture', async ({ request }) => {
  const [sitemap = ''] = found(await textAt(request, '/robots.txt'), /^Sitemap: (\S+)$/gm);
  const all = found(await textAt(request, new URL(sitemap).pathname), /<loc>([^<]+)<\/loc>/g);
  expect(new Set(all).size).toBe(all.length);
  const session = all.filter((one) => one.endsWith(pageOf(kardia, 'session/1002')));
  const person = all.filter((one) => one.includes('/en-GB/faculty/')).slice(0, 1);
  const others = all.filter((one) => one.includes('/de-DE') && !/\/(session|faculty)\//.test(one)).slice(0, 6);
  expect([session.length, person.length, others.length]).toEqual([1, 1, 6]);
  for (const address of [...session, ...person, ...others]) {
    const html = await textAt(request, new URL(address).pathname);
    expect(found(html, /<link rel="canonical" href="([^"]+)"/g), address).toEqual([address]);
    expect(html, address).not.toContain('noindex');
    const languages = found(html, /<link rel="alternate" hreflang="[^"]+" href="([^"]+)"/g);
    expect(languages.length, address).toBe(5);
    expect(languages, address).toContain(address);
    for (const one of languages) expect(all, address).toContain(one);
    const [picture = ''] = found(html, /property="og:image" content="([^"]+)"/g);
    const answer = await request.get(new URL(picture).pathname, { headers: { host } });
    expect([answer.status(), answer.headers()['content-type']], picture).toEqual([200, 'image/png']);
  }
});

test('what visitors may not open is in no sitemap and has no picture', async ({ request }) => {
  const answer = await request.get('/sitemap.xml', { headers: { host } });
  expect(await answer.text()).not.toMatch(/\/(login|myarea|holding)\//);
  const picture = await request.get(`/social/${kardia.instance}/${kardia.event}/1/en-GB/session/no-such-session.png`, {
    failOnStatusCode: false,
  });
  expect(picture.status()).toBe(404);
});
