import { expect, test } from 'vitest';
import { frameSource, sandboxOf } from './source.ts';

const hosts = ['example.org', 'map.example.net'];

test.each(['https://example.org/a', 'https://video.example.org/', 'https://map.example.net:8443/'])('%s may be framed', (url) => {
  expect(frameSource(url, hosts)).toEqual({ kind: 'allowed', href: url, host: new URL(url).host });
});

test.each([
  'http://example.org/',
  'https://badexample.org/',
  'https://example.org.evil.example.com/',
  'https://example.org@evil.example.com/',
  'https://user:pass@example.org/',
  'https://net/',
  'javascript:alert(1)//example.org',
  'not an address',
])('%s is refused', (url) => {
  expect(frameSource(url, hosts).kind).toBe('refused');
});

test('an empty list loads nothing', () => {
  expect(frameSource('https://example.org/', [])).toEqual({ kind: 'refused', host: 'example.org' });
});

test('a page of this site never gets scripts and its origin together', () => {
  expect(sandboxOf(['scripts', 'same-origin'], 'https://map.example.net/', 'https://congress.example.org')).toBe(
    'allow-scripts allow-same-origin',
  );
  expect(sandboxOf(['scripts', 'same-origin'], 'https://congress.example.org/x', 'https://congress.example.org')).toBe('allow-scripts');
});
