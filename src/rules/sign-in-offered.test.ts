import { expect, test } from 'vitest';
import { isSignInOffered } from './sign-in-offered.ts';

const resources = (app: Record<string, unknown>, ...others: string[]) =>
  new Map([['app', { value: app }], ...others.map((name) => [name, { value: {} }] as const)]);

test('sign-in is offered unless the event has set disableAuth', () => {
  expect(isSignInOffered(new Map())).toBe(true);
  expect(isSignInOffered(resources({ defaults: { allPagesWithAuth: true } }))).toBe(true);
  expect(isSignInOffered(resources({ defaults: { disableAuth: true } }))).toBe(false);
});

test('a value that is no flag switches nothing off', () => {
  for (const defaults of [{ disableAuth: 'true' }, { disableAuth: 1 }, [], null, 'disableAuth'])
    expect(isSignInOffered(resources({ defaults }))).toBe(true);
});

test('an event that registers people offers it all the same: they need an account', () => {
  expect(isSignInOffered(resources({ defaults: { disableAuth: true } }, 'registration'))).toBe(true);
});
