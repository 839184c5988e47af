// Rules a page can use are in its head, in their order, and no others; where a sheet is unknown the page waits for it.
import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { makeAnswer } from '../answers/answer.ts';
import { createFirstStyles } from './first-styles.ts';

const template = '<head><link rel="stylesheet" crossorigin href="/static/app-1.css"></head>';
const sheets: Record<string, string> = {
  'static/app-1.css': 'body{margin:0}.unused{color:red}',
  'static/one-1.css': [
    '/* a note */',
    '.row_1 .name_1{a:1}',
    '.row_1 .other_1{a:2}',
    '.other_1,.row_1{a:3}',
    '.row_1:not(.other_1):is(.other_1,p){a:4}',
    '.name_1[data-x=".other_1"]{a:5}',
    'h1>span{a:6}',
    String.raw`.odd\:other_1{a:7}`,
    '@media print{.name_1{a:8}.other_1{a:9}}',
    '@container (width>=20px){@supports (a:b){.other_1{a:10}}}',
    '@keyframes turn{to{rotate:1turn}}',
    '@layer first,second;',
    '.name_10{a:11}',
  ].join('\n'),
};
const make = (files = sheets) => {
  const firstStyles = createFirstStyles((path) => (files[path] === undefined ? undefined : makeAnswer(files[path], 'text/css')));
  return (html: string, href = '/static/one-1.css') =>
    firstStyles(
      template,
      [
        { rel: 'stylesheet', href },
        { rel: 'modulepreload', href: '/static/x.js' },
      ],
      new TextEncoder().encode(html),
    );
};
const HTML = '<ul class="row_1 wide"><li class="name_1">Größe</li></ul>';

test('the sheet of the app is there whole, of others what the classes of the page ask for', () => {
  const { css, hash } = make()(HTML)!;
  expect(css.startsWith(sheets['static/app-1.css']!)).toBe(true);
  const values = [...css.matchAll(/a:(\d+)/g)].map(([, value]) => Number(value));
  expect(values).toEqual([1, 3, 4, 5, 6, 7, 8]);
  expect(css).toContain('@media print{.name_1{a:8}}');
  expect(css).toContain('@keyframes turn{to{rotate:1turn}}');
  expect(css).toContain('@layer first,second;');
  expect(css).not.toMatch(/@container|a note/);
  expect(hash).toBe(createHash('sha256').update(css).digest('base64'));
});

test('each page has its own, and the same page the same', () => {
  const firstStyles = make();
  expect(firstStyles('<p class="other_1"></p>')!.css).toContain('a:10');
  expect(firstStyles(HTML)!.css).toBe(make()(HTML)!.css);
});

test('a page waits for its sheets where one is not of the build, or could end its element', () => {
  expect(make()(HTML, '/static/unknown.css')).toBeUndefined();
  expect(make({ ...sheets, 'static/one-1.css': 'p{content:"</style>"}' })(HTML)).toBeUndefined();
  expect(createFirstStyles(() => undefined)('<head></head>', [], new Uint8Array())).toBeUndefined();
});

test('on a site below a folder the sheets are found, too', () => {
  expect(make()(HTML, '/congress/static/one-1.css')!.css).toContain('a:1');
});
