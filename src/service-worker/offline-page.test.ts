// The page without a connection, by what there is a copy of.
import { expect, test } from 'vitest';
import { offlinePage } from './offline-page.ts';

const SITE = 'https://congress.example.org/';
const THEME = '/theme/kardia/kardia2027/3.css';
const page = (path: string, title: string, theme = THEME) => ({ url: SITE + path, title, theme });
const home = page('home/kardia/kardia2027/de-DE', 'Kardia 2027 - Start');
const programme = page('kardia/kardia2027/de-DE/search', 'Kardia 2027 - Programm');
const other = page('home/ccc/38c3/en-GB', '38C3 - Home', '/theme/ccc/38c3/1.css');
const htmlOf = (path: string, kept: Parameters<typeof offlinePage>[2]) => offlinePage(SITE + path, SITE, kept).text();

test('it has the theme, the name and the language of its event, and leads to the programme', async () => {
  const html = await htmlOf('kardia/kardia2027/de-DE/page/Contact', [other, home, programme]);
  expect(html).toContain('<html lang="de-DE"');
  expect(html).toContain('<link rel="stylesheet" href="https://congress.example.org/theme/kardia/kardia2027/3.css">');
  expect(html).toContain('<p class="event">Kardia 2027</p>');
  expect(html).toContain('<a class="onward" href="https://congress.example.org/kardia/kardia2027/de-DE/search">Programm</a>');
  expect([...html.matchAll(/<li><a [^>]*>([^<]*)/g)].map(([, title]) => title)).toEqual(['Start', '38C3 - Home']);
});

test('an address that names no event has the look of the only one there is, and of none where there are several', async () => {
  expect(await htmlOf('page/Contact', [home])).toContain(THEME);
  expect(await htmlOf('page/Contact', [home, other])).not.toContain('/theme/');
});

test('without a copy of anything it says so in the colours of the system, and can be tried again', async () => {
  const html = await htmlOf('kardia/kardia2027/en-GB/search', []);
  expect(html).toContain('You are offline');
  expect(html).not.toMatch(/class="(event|onward)"|theme/);
  expect(html).toContain('class="retry" href="https://congress.example.org/kardia/kardia2027/en-GB/search"');
});
