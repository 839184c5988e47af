// Addresses out of a configuration: what a visitor may follow, what a page may load, and which schemes never come out of it.
import { expect, test } from 'vitest';
import { forbiddenScheme, mayFollow, mayLoad } from './addresses.ts';

test.each([
  ['https://example.org/a', true, true],
  ['HTTPS://example.org/a', true, true],
  ['http://example.org/a', true, false],
  ['mailto:a@example.org', true, false],
  ['tel:+49', true, false],
  ['/files/a.pdf', true, true],
  ['#days', true, false],
  ['//evil.example.org/a', false, false],
  ['/\\evil.example.org/a', false, false],
  ['/\t/evil.example.org/a', false, false],
  ['/\n\\evil.example.org/a', false, false],
  ['https:evil.example.org', false, false],
  ['files/a.pdf', false, false],
  ['page:Venue', false, false],
  ['asset:a.png', false, false],
  ['', false, false],
])('%j: followed %s, loaded %s', (address, follow, load) => {
  expect([mayFollow(address), mayLoad(address)]).toEqual([follow, load]);
});

const schemes = ['javascript', 'vbscript', 'data', 'file', 'blob', 'filesystem', 'about', 'view-source', 'jar', 'ftp', 'ws', 'wss'];

test.each(schemes)('%s: in any spelling is named, and neither followed nor loaded', (scheme) => {
  const spelt = [
    scheme,
    scheme.toUpperCase(),
    ` ${scheme}`,
    `\u0001${scheme}`,
    scheme.split('').join('\t'),
    `${scheme.slice(0, 1)}\n${scheme.slice(1)}`,
  ];
  for (const one of spelt) {
    const address = `${one}:x`;
    expect([forbiddenScheme(address), mayFollow(address), mayLoad(address)], JSON.stringify(address)).toEqual([scheme, false, false]);
  }
});

test.each(['https://example.org/javascript:x', '/a?b=data:x', 'mailto:javascript@example.org', 'page:data', ''])(
  '%j has none of them',
  (address) => {
    expect(forbiddenScheme(address)).toBe('');
  },
);
