// Whom a provider vouches for: nobody without a subject, nobody whose address it does not explicitly state as verified.
import { expect, test } from 'vitest';
import { identityOf } from './identity-of.ts';

const claims = { email: 'email', emailVerified: 'email_verified', firstname: 'given_name', surname: 'family_name', tickets: 'tickets' };
const of = (said: object, names: object = {}) =>
  identityOf({ sub: 's', email: 'ada@example.org', ...said }, 'https://id.example.org', {
    claims: { ...claims, ...names },
    registerAtOnce: false,
    joinByAddress: false,
  });

test.each([undefined, null, false, 'true', 1, {}])('an address that is verified as %j is not', (email_verified) => {
  expect(of(email_verified === undefined ? {} : { email_verified })).toBeUndefined();
});

test('an address that is verified is; where the instance names no claim for it, every address counts', () => {
  expect(of({ email_verified: true })).toMatchObject({ subject: 's', email: 'ada@example.org', tickets: undefined });
  expect(of({}, { emailVerified: '' })).toMatchObject({ subject: 's' });
});

test.each([{ sub: '' }, { sub: {} }, { email: 'ada' }, { email: 5 }, { email: 'a b@example.org' }])('%j is nobody', (said) => {
  expect(of({ email_verified: true, ...said })).toBeUndefined();
});

test('a subject may be a number; tickets are a list or omitted', () => {
  expect(of({ email_verified: true, sub: 7, tickets: 'all' })).toMatchObject({ subject: '7', tickets: undefined });
  expect(of({ email_verified: true, tickets: [1] })).toMatchObject({ tickets: [1] });
});
