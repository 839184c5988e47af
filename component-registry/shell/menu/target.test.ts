import { expect, test } from 'vitest';
import { targetAddress, samePage, withQuery } from './target.ts';

const href = (link: string, params: Readonly<Record<string, string>> = {}) =>
  link.startsWith('page:')
    ? `/s/c/en-GB/${link.slice(5)}${params['id'] ? `/${params['id']}` : ''}?container=app`
    : link.startsWith('https:')
      ? link
      : undefined;

test('a link is already an address', () => {
  expect(targetAddress('https://www.example.org', href)).toBe('https://www.example.org');
  expect(targetAddress('javascript:alert(1)', href)).toBeUndefined();
  expect(targetAddress('', href)).toBeUndefined();
});

test('a page gets its parameters, query and anchor, and keeps those of its address', () => {
  const page = { page: 'LivePage', params: { id: '4' }, query: { roomid: '1 2' }, hash: 'chat' };
  expect(targetAddress(page, href)).toBe('/s/c/en-GB/LivePage/4?container=app&roomid=1+2#chat');
  expect(targetAddress({ page: 'HomePage', params: {}, query: {}, hash: '' }, href)).toBe('/s/c/en-GB/HomePage?container=app');
});

test('the first query parameter starts the query', () => {
  expect(withQuery('/a', { b: 'c' })).toBe('/a?b=c');
});

test('the same page is the same path', () => {
  expect(samePage('/home/S/c/en-GB?day=1#now', '/home/s/c/en-gb/')).toBe(true);
  expect(samePage('/home/s/c/en-GB', '/home/s/c/de-DE')).toBe(false);
});

test('any anchor stays an anchor', () => {
  const at = (hash: string) => targetAddress({ page: 'HomePage', params: {}, query: {}, hash }, href)!;
  for (const hash of ['a b', '"><img src=x onerror=x()>', 'x?preview=true&y', 'ü#z', '%41']) {
    const url = new URL(at(hash), 'https://congress.example.org');
    expect([url.pathname, url.search, decodeURIComponent(url.hash)]).toEqual(['/s/c/en-GB/HomePage', '?container=app', `#${hash}`]);
    expect(at(hash)).not.toMatch(/["<> ]/);
  }
});
