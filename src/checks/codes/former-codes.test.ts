import { expect, test } from 'vitest';
import { codes } from '../codes.ts';
import { formerCodes, formerNamesOf } from './former-codes.ts';

test('a former code leads to one of the table and is in the table no more', () => {
  for (const [former, code] of Object.entries(formerCodes)) {
    expect(Object.hasOwn(codes, code), code).toBe(true);
    expect(Object.hasOwn(codes, former), former).toBe(false);
  }
});

test('a code knows its former names', () => {
  expect(formerNamesOf('orphan-page')).toEqual(['page-without-way']);
  expect(formerNamesOf('unknown-page')).toEqual([]);
});
