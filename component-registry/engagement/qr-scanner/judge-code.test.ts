// What a code may do: nothing but open a page of this event without asking.
import { expect, test } from 'vitest';
import { judgeCode, LONGEST } from './judge-code.ts';

const origin = 'https://congress.example.org';
const judge = (content: string) => judgeCode(content, origin, (href) => new URL(href).pathname.startsWith('/home/'));

test('a page of the event is opened as a path of this site', () => {
  expect(judge(` ${origin}/home/a/b/en-GB?x=1#hall\n`)).toEqual({ kind: 'page', href: '/home/a/b/en-GB?x=1#hall' });
});

test.each([
  ['https://other.example.org/home/', 'other.example.org'],
  ['http://congress.example.org/home/', 'congress.example.org'],
  ['https://congress.example.org:8443/home/', 'congress.example.org:8443'],
  ['https://congress.example.org.evil.example/home/', 'congress.example.org.evil.example'],
  ['https://cоngress.example.org/home/', 'xn--cngress-9ig.example.org'],
  [`${origin}/elsewhere/a/b/en-GB`, 'congress.example.org'],
])('%s asks first, with its host', (content, host) => {
  expect(judge(content)).toMatchObject({ kind: 'site', host });
});

test.each([
  'javascript:alert(1)',
  'data:text/html,x',
  '//evil.example/home/',
  '/home/a/b/en-GB',
  'WIFI:T:WPA;S:Congress;P:secret;;',
  'https://congress.example.org@evil.example/',
  'https://user:word@congress.example.org/home/',
  'https://',
  'tel:+4912345',
])('%s is only shown', (content) => {
  expect(judge(content)).toEqual({ kind: 'text', text: content });
});

test('no more is kept than a code can hold', () => {
  expect(judge('x'.repeat(LONGEST + 5))).toEqual({ kind: 'text', text: 'x'.repeat(LONGEST) });
});
