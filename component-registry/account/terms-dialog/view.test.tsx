// New terms for somebody who is signed in: what is mandatory must be ticked, a consent need not; each answer names its version.
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, test, vi } from 'vitest';
import { nobody } from '../../../src/rules/context.ts';
import { overlayQueue } from '../../../src/stores/overlay-queue.ts';
import { installTopLayer } from '../../../src/ui/top-layer.testing.ts';
import { noPresence } from '../../../tests/support/no-presence.ts';
import { renderView } from '../../../tests/support/render-view.tsx';
import { faults, type Reply, refused, server, user } from '../account.fixture.ts';
import View from './view.tsx';

const TERMS = '/api/custominterfaces/oauth/UserConsent/TermsAndConditions';
const ACCEPT = '/api/Core/AcceptTerms';
const use = {
  Id: 'use',
  Version: '2',
  Title: 'Terms of use',
  Content: '<p>Be kind.</p>',
  IsPrivacyPolicy: false,
  IsMandatory: true,
  AnsweredAt: null,
  IsAccepted: false,
};
const photos = { ...use, Id: 'photos', Title: 'Photographs', IsMandatory: false };

beforeAll(installTopLayer);

function show(termsDue: string[], reply: Reply = { AnsweredAt: '2027-05-03T08:00:00Z' }, frame: object = {}) {
  const api = server({ [TERMS]: [use, photos, { ...use, Id: 'old', Title: 'Old', IsAccepted: true }], [ACCEPT]: reply });
  const invalidate = vi.fn();
  const person = { user, who: nobody, mayBeSuperUser: false, termsDue, presence: async () => ({ ...noPresence, invalidate }) };
  const shown = renderView(View, {}, { answers: api.answers, frame: { person, ...frame } });
  return { ...shown, invalidate, sent: () => api.seen.flatMap(({ body }) => (body === undefined ? [] : [body])) };
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('asks for what is due alone, and goes on when what is mandatory is ticked', async () => {
  const { root, sent, invalidate } = show(['use', 'photos']);
  await screen.findByRole('dialog', { name: 'Our terms have changed' });
  expect(await faults(root)).toEqual([]);
  expect(screen.getAllByRole('checkbox')).toHaveLength(2);
  await press('Continue');
  expect(sent()).toEqual([]);
  expect(screen.getByRole('checkbox', { name: /I accept/ }).getAttribute('aria-invalid')).toBe('true');
  await userEvent.click(screen.getByRole('checkbox', { name: 'I accept: Terms of use' }));
  await press('Continue');
  await waitFor(() => expect(invalidate).toHaveBeenCalled());
  expect(sent()).toEqual([
    { Id: 'use', Version: '2', IsAccepted: true },
    { Id: 'photos', Version: '2', IsAccepted: false },
  ]);
});

test('it cannot be put away, but somebody may sign out or see their account', async () => {
  show(['use']);
  await screen.findByRole('dialog');
  await userEvent.keyboard('{Escape}');
  expect(screen.getByRole('dialog')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /close/i })).toBeNull();
  expect(screen.getByRole('button', { name: 'Sign out' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'My account and data' }).getAttribute('href')).toContain('/myarea/');
});

test.each([
  ['a version that has changed meanwhile', refused(409, 'another-version'), /changed again/],
  ['a server that does not answer', refused(503), /could not be kept/],
])('%s is said', async (_, reply, words) => {
  show(['use'], reply);
  await userEvent.click(await screen.findByRole('checkbox'));
  await press('Continue');
  expect((await screen.findAllByText(words)).length).toBeGreaterThan(0);
});

test.each([
  ['nothing is due', [], {}],
  ['the account is open', ['use'], { page: 'MyAreaPage', params: { module: 'profile' } }],
])('where %s nobody is asked', async (_, due, frame) => {
  show(due as string[], undefined, frame);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(overlayQueue.getState().waiting).toEqual([]);
});
