// What is asked of the policies before a page is sent: its key, all content pages for one of them, nothing for what is everybody's.
import { expect, test } from 'vitest';
import { pageRequests } from './page-requests.ts';
import { routeConfigurationOf } from './route-configuration.ts';

const asked = (page: string, chain: string, isContent: boolean, app = {}) =>
  pageRequests({ asked: { page, chain, isContent }, configured: routeConfigurationOf(app, { start: '', end: '' }) }).map(
    ({ type, identifier }) => `${type} ${identifier}`,
  );

test.each([
  ['a page of the platform', 'PagSessionDetailPage', 'session', false, {}, ['Page PagSessionDetailPage']],
  ['a page of the event', 'Club', 'page', true, {}, ['Page Club', 'Page ContentPage']],
  ['the public shell', 'LoginPage', 'shell', false, {}, []],
  ['a page for everybody', 'Imprint', 'page', true, { openPages: ['Imprint'] }, []],
  ['the contact page', 'contact', 'page', true, {}, ['Page contact', 'Page ContentPage']],
  ['the contact page where it is open', 'contact', 'page', true, { accessContactPage: true }, []],
] as const)('%s', (_, page, chain, isContent, app, expected) => {
  expect(asked(page, chain, isContent, app)).toEqual(expected);
});
