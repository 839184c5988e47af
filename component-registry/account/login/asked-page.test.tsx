// Why one is asked to sign in: the page that was wanted, and the tickets that open it.
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { compileAccess } from '../../../src/rules/policies/compile-access.ts';
import { renderView } from '../../../tests/support/render-view.tsx';
import { props as schema } from './props.ts';
import View from './view.tsx';

const needs = (PrincipalField: string, Values: readonly string[]) => ({
  Name: PrincipalField,
  Type: 'Page',
  Identifier: 'LivePage',
  Effect: 'Allow',
  Requirements: [{ PrincipalField, Values }],
});
/** Two ways in, by tickets that both have. */
const tickets = [needs('EventTicketNamePaid', ['Gold']), needs('EventTicketNameValid', ['Gold', 'Press'])];

type Shown = { policies?: readonly object[]; raw?: Record<string, Record<string, unknown>> };
const show = (search: string, { policies = tickets, raw = { 'pages/LivePage': { title: 'Live' } } }: Shown = {}) =>
  renderView(View, schema.parse({}), {
    page: 'LoginPage',
    search,
    raw,
    answers: { '/v2/event/society/congress2027/config/sso/links': [] },
    // As the guards say it: of visitors they ask no more than to sign in.
    frame: { access: compileAccess({ policies }, 'Europe/Berlin'), denial: (page) => (page === 'LivePage' ? [{ kind: 'sign-in' }] : []) },
  });
const to = (path: string): string => `?returnUrl=${encodeURIComponent(path)}`;
const LIVE = '/live/society/congress2027/en-GB?roomid=a';

test('the page that was asked for is named, with the tickets that open it', () => {
  show(to(LIVE));
  expect(screen.getByText('Sign in to open “Live”.')).toBeTruthy();
  expect(screen.getByText('It needs one of these tickets: Gold or Press.')).toBeTruthy();
});

test('one ticket is named as one', () => {
  show(to(LIVE), { policies: [needs('EventTicketNamePaid', ['Gold'])] });
  expect(screen.getByText('It needs this ticket: Gold.')).toBeTruthy();
});

test('any ticket, and none at all', () => {
  const { unmount } = show(to(LIVE), { policies: [needs('EventTicketPaid', ['true'])] });
  expect(screen.getByText('It needs a ticket of the congress.')).toBeTruthy();
  unmount();
  show(to(LIVE), { policies: [] });
  expect(screen.getByText('Sign in to open “Live”.')).toBeTruthy();
  expect(screen.queryByText(/ticket/)).toBeNull();
});

test('a page whose name is not known yet is no less asked for', () => {
  show(to(LIVE), { raw: { 'pages/LivePage': { title: '' } } });
  expect(screen.getByText('Sign in to open the page you asked for.')).toBeTruthy();
  expect(screen.getByText('It needs one of these tickets: Gold or Press.')).toBeTruthy();
});

test.each([
  ['a page open to everybody', to('/home/society/congress2027/en-GB')],
  ['another site', to('https://evil.example.com/live/society/congress2027/en-GB')],
  ['no page', to('/nowhere')],
  ['no address', ''],
])('nothing is said of %s', (_, search) => {
  show(search);
  expect(screen.queryByText(/Sign in to open/)).toBeNull();
});
