import { expect, test } from 'vitest';
import { mediaAddress, webAddress } from './addresses.ts';

test.each([
  ['https://example.org/a', 'https://example.org/a'],
  ['mailto:desk@example.org', 'mailto:desk@example.org'],
  ['/media/a.pdf', 'https://lantern.example.org/media/a.pdf'],
  ['//other.example.org/a', 'https://other.example.org/a'],
  ['javascript:alert(1)', ''],
  [' java\nscript:alert(1)', ''],
  ['data:text/html,x', ''],
  ['file:///etc/passwd', ''],
  ['http://', ''],
  ['', ''],
])('%j leads to %j', (text, address) => {
  expect(webAddress(text, 'https://lantern.example.org/2031/')).toBe(address);
});

test('pictures come over https only; a relative address without a base is none', () => {
  expect(mediaAddress('http://example.org/a.png')).toBe('');
  expect(mediaAddress('a.png')).toBe('');
  expect(mediaAddress('a.png', 'https://example.org/x/')).toBe('https://example.org/x/a.png');
});
