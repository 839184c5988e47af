// The configuration of routes, read from a checked document and from one that nobody checked.
import { expect, test } from 'vitest';
import { app } from '../../model/documents/app.ts';
import { routeConfigurationOf } from './route-configuration.ts';

const dates = { start: '', end: '' };
const usual = routeConfigurationOf({}, dates);

test('the defaults here are those of the document', () => {
  expect(routeConfigurationOf(app.parse({}), dates)).toEqual(usual);
});

test('every key is read from the document', () => {
  const written = {
    ...Object.fromEntries(Object.entries(usual).map(([key, value]) => [key, typeof value === 'boolean' ? !value : value])),
    openPages: ['legal'],
    openProfiles: [4711, 'a'],
    loungeRedirectCompanies: [4711, 'a'],
    specialProfiles: [{ id: 4711, page: 'gold' }],
    returnUrlExceptions: [{ page: 'RegistrationLandingPage', container: 'terminal', to: '/home/a/b/en-GB' }],
    defaults: {
      allPagesWithAuth: true,
      withPublicProgram: true,
      disableAuth: true,
      disableAuthForApp: true,
      disableAuthForTerminal: true,
      disableAuthForPages: ['LivePage'],
      disableAuthForAppPages: ['LivePage'],
      signInPages: ['LivePage'],
      programPages: ['LivePage'],
    },
  };
  const read = routeConfigurationOf(app.parse(written), { start: '2027-05-03', end: '2027-05-05' });
  expect(Object.entries(read).filter(([key, value]) => JSON.stringify(value) === JSON.stringify(usual[key as keyof typeof usual]))).toEqual(
    [],
  );
  expect(read.openProfiles).toEqual(['4711', 'a']);
  expect(routeConfigurationOf({ openProfiles: ['a', null] }, { start: '', end: '' }).openProfiles).toEqual([]);
  expect(read.specialProfiles).toEqual([{ id: '4711', page: 'gold' }]);
});

test.each([0, 1, 'true', null, [], [1], {}, { id: 1 }])('a key that is %j has its default', (wrong) => {
  const keys = Object.keys(usual).filter((key) => key !== 'start' && key !== 'end');
  const all = Object.fromEntries(keys.map((key) => [key, wrong]));
  const read = routeConfigurationOf({ ...all, defaults: { ...all } }, dates);
  // Values to prefill are an object; an empty list is a list.
  const prefill = typeof wrong === 'object' && wrong !== null && !Array.isArray(wrong);
  const lists = Array.isArray(wrong) && wrong.length === 0 ? { signInPages: [], programPages: [] } : {};
  // A number is the id of a company.
  const ids = Array.isArray(wrong) ? wrong.map(String) : [];
  expect(read).toEqual({ ...usual, ...lists, prefill, openProfiles: ids, loungeRedirectCompanies: ids });
  expect(routeConfigurationOf({ defaults: wrong }, dates)).toEqual(usual);
});
