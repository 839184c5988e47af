import { expect, test } from 'vitest';
import { writeCookie } from './cookie.ts';

test('a cookie is written with signs of its own, replaced, and removed by an empty value', () => {
  writeCookie('demo.choice', 'Europe/Berlin; x=1', 60);
  expect(document.cookie).toContain('demo.choice=Europe%2FBerlin%3B%20x%3D1');
  writeCookie('demo.choice', 'b', 60);
  expect(document.cookie).toContain('demo.choice=b');
  writeCookie('demo.choice', '', 60);
  expect(document.cookie).not.toContain('demo.choice');
});
