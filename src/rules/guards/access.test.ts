// The address that policies are evaluated for.
import { expect, test } from 'vitest';
import { visitOfCase } from '../../../tests/oracles/visit-of-case.ts';
import { accessRequests } from './access.ts';

test('slashes at the end are no part of an address; the root keeps its one', () => {
  const asked = { page: 'ProgramLandingPage', chain: 'page', isContent: false };
  const when = { now: Date.parse('2027-05-04T10:00:00Z'), timeZone: 'Europe/Berlin' };
  const addressOf = (address: string) =>
    accessRequests(visitOfCase({ asked, when, address })).flatMap(({ type, identifier }) => (type === 'Url' ? [identifier] : []));
  expect(['/', '//', '/?x=1', '/a/b//', '/a//b'].map(addressOf)).toEqual([['/'], ['/'], ['/'], ['/a/b'], ['/a//b']]);
});
