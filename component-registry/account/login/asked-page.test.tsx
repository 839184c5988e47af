// Why one is asked to sign in: the page that was wanted, and the tickets that open it.
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { UnmetRequirement } from '../../../src/rules/policies/unmet-requirement.ts';
import { renderView } from '../../../tests/support/render-view.tsx';
import { props as schema } from './props.ts';
import View from './view.tsx';

const closed: readonly UnmetRequirement[] = [
  { kind: 'sign-in' },
  { kind: 'ticket', names: ['Gold'], paid: true },
  { kind: 'ticket', names: ['Gold', 'Press'], paid: false },
];
const show = (search: string, missing: readonly UnmetRequirement[] = closed) =>
  renderView(View, schema.parse({}), {
    page: 'LoginPage',
    search,
    answers: { '/v2/event/society/congress2027/config/sso/links': [] },
    frame: { denial: (page: string) => (page === 'LivePage' ? missing : []) },
  });
const to = (path: string): string => `?returnUrl=${encodeURIComponent(path)}`;
const LIVE = '/live/society/congress2027/en-GB?roomid=a';

test('the page that was asked for is named, with the tickets that open it', () => {
  show(to(LIVE));
  expect(screen.getByText('Sign in to open “Live”.')).toBeTruthy();
  expect(screen.getByText('It needs this ticket: Gold or Press.')).toBeTruthy();
});

test('any ticket, and none at all', () => {
  const { unmount } = show(to(LIVE), [{ kind: 'sign-in' }, { kind: 'ticket', names: [], paid: false }]);
  expect(screen.getByText('It needs a ticket of the congress.')).toBeTruthy();
  unmount();
  show(to(LIVE), [{ kind: 'sign-in' }]);
  expect(screen.getByText('Sign in to open “Live”.')).toBeTruthy();
  expect(screen.queryByText(/ticket/)).toBeNull();
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
