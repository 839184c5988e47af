// A font kit is taken over https alone, its families as plain names, its hosts as origins.
import { expect, test } from 'vitest';
import { fontKitOf } from './font-kit.ts';

const kit = (more: object) => fontKitOf({ fontKit: { url: 'https://fonts.example.org/kit.css', ...more } });

test('the style sheet, its families, and where it loads from', () => {
  expect(kit({ heading: 'Example Serif', text: 'Example Sans', hosts: ['files.example.org', 'fonts.example.org'] })).toEqual({
    url: 'https://fonts.example.org/kit.css',
    heading: 'Example Serif',
    text: 'Example Sans',
    origins: ['https://fonts.example.org', 'https://files.example.org'],
  });
});

test.each([{ url: '' }, { url: 'http://fonts.example.org/kit.css' }, { url: 'https://a:b@fonts.example.org/' }, { url: 7 }])(
  'none: %j',
  (more) => expect(kit(more)).toBeUndefined(),
);

test('what could end a string or a directive is left out', () => {
  expect(kit({ heading: 'x", url(//evil)', text: "a'b", hosts: ['a; script-src *', 'https://b.example.org', 3] })).toEqual({
    url: 'https://fonts.example.org/kit.css',
    heading: '',
    text: '',
    origins: ['https://fonts.example.org'],
  });
  expect([fontKitOf({}), fontKitOf({ fontKit: [] })]).toEqual([undefined, undefined]);
});
