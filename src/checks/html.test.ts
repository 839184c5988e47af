// HTML and addresses: what a browser would read, however it is disguised; and that findings and the runtime agree.
import { expect, test } from 'vitest';
import { forbiddenScheme, LINK, mayFollow, mayLoad, MEDIA } from '../model/addresses.ts';
import { checked, home } from './checked.fixture.ts';
import { htmlTags } from './html-tags.ts';

const hostile = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  'java\tscript:alert(1)',
  '\u0001javascript:alert(1)',
  'vbscript:x',
  'data:text/html,x',
  'file:///etc/hosts',
  'blob:https://example.org/1',
  '//evil.example.org',
  '\\\\evil.example.org',
  '/\\evil.example.org',
  '/\t/evil.example.org',
];

test.each(hostile)('%j is forbidden, and no gate lets it through', (address) => {
  expect(forbiddenScheme(address)).not.toBe('');
  expect([mayFollow(address), mayLoad(address)]).toEqual([false, false]);
  // The schemas cannot see what a browser makes of a backslash or a tab after the first slash.
  expect([LINK.test(address), MEDIA.test(address)]).toEqual(Array.from({ length: 2 }, () => /^\/[^/]/.test(address)));
});

test.each(['https://example.org', 'http://example.org', 'mailto:a@example.org', 'tel:+49', '/a', '#a', 'page:Venue', 'asset:a.png', ''])(
  '%j is not forbidden',
  (address) => expect(forbiddenScheme(address)).toBe(''),
);

test('tags as a browser reads them', () => {
  expect(
    htmlTags('<p>a < b <A HREF=x>One</A> <img src="a.png" alt=\'>\'><a href="&#106;avascript&colon;x"> &nbsp;</a><a href="y"'),
  ).toMatchObject([
    { name: 'p' },
    { name: 'a', attributes: { href: 'x' }, words: 'One' },
    { name: 'img', attributes: { src: 'a.png', alt: '>' } },
    { name: 'a', attributes: { href: 'javascript:x' }, words: '' },
  ]);
});

test('long hostile text takes no longer than it is long', () => {
  for (const part of ['<a ', '<a href="', '<img <', '<a>', "<a '", '&amp', '<'])
    expect(htmlTags(part.repeat(20_000)).length).toBeLessThanOrEqual(20_000);
});

const html = (text: string) => checked(home([{ id: 'text', name: 'structure/rich-text', props: { html: text } }]));

test.each([
  ['<p><a href="page:HomePage">Home</a> <a href="https://www.example.org"><img src="/a.png" alt="The hall"></a></p>', []],
  ['<a href="page:HomPage">x</a>', ['unknown-page']],
  ['<a href="page:HomePage#nowhere">x</a>', ['unknown-anchor']],
  ['<a href="#cookie-settings">x</a><a href="#advertisement">y</a>', []],
  ['<a href="#text">x</a>', []],
  ['<a href="#top">x</a><a href="page:HomePage#TOP">y</a>', []],
  ['<a href=" jav&#x09;ascript:x">x</a>', ['forbidden-scheme']],
  ['<a href="/x"><img src="/a.png" alt=""></a>', ['empty-link']],
  ['<img src="/a.png">', ['missing-alt']],
  ['<img src="http://example.org/a.png" alt="">', ['insecure-link']],
  ['<script>x</script><style>y</style>', ['html-removed']],
  ['a < b and c > d', []],
])('%s', async (text, expected) => {
  expect(await html(text)).toEqual(expected.map((code) => `${code} /0/props/html`));
});

test('links in menus: pages with parameters, rows, addresses of this site', async () => {
  const found = await checked({
    'data/sessions.json': { schemaVersion: 1, rows: [{ Id: 's1', Name: 'A' }] },
    'header.json': {
      schemaVersion: 1,
      menu: {
        menuItems: [
          { name: 'a', url: { page: 'PagSessionDetailPage', params: { sessionId: 's1' } } },
          { name: 'b', url: { page: 'PagSessionDetailPage', params: { sessionId: 's2' } } },
          { name: 'c', url: '/society/congress/en-GB/session/s3' },
          { name: 'd', url: '/society/congress/en-GB/page/Nowhere' },
          { name: 'e', url: '/other/event/en-GB/page/Nowhere' },
          { name: 'f', url: '/files/plan.pdf' },
          { name: 'g', url: 'javascript:x' },
          { name: 'h', url: '', subMenu: [] },
        ],
      },
    },
  });
  expect(found.map((line) => line.replace('/menu/menuItems', ''))).toEqual([
    'unknown-row /1/url/params/sessionId',
    'unknown-row /2/url',
    'unknown-page /3/url',
    'forbidden-scheme /6/url',
    'menu-item-without-target /7',
  ]);
});
