// The panel is only for people who may be super users; its switches are stored, and views open by the address.
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { renderView } from '../../../tests/support/render-view.tsx';
import { mira, viewerAccount } from '../viewer-account.fixture.ts';
import View, { hasOtherBuild } from './view.tsx';

beforeEach(() => localStorage.clear());

const open = async (answers: Record<string, unknown> = {}, builds = {}) => {
  const { person, toggled } = viewerAccount(mira, { mayBeSuperUser: true });
  const shown = renderView(View, {}, { frame: { person }, answers, search: '?room=3', raw: { app: { builds } } });
  await userEvent.click(screen.getByText('Admin Panel'));
  return { ...shown, toggled };
};
const box = (name: string) => screen.findByRole('checkbox', { name });

test('nobody else sees it, and no request is sent for them', () => {
  const { root, requests } = renderView(View, {}, { frame: { person: viewerAccount(mira).person } });
  expect([root.hidden, root.textContent, requests]).toEqual([true, '', []]);
});

test('seeing everything is switched for the instance', async () => {
  const { toggled } = await open();
  await userEvent.click(await box('See everything'));
  expect(toggled.mock.calls).toEqual([['society', true]]);
});

test('the content lock is stored, and can be removed', async () => {
  await open();
  await userEvent.click(await box('Content lock'));
  expect(localStorage.getItem('foyer.contentLock')).toBe('true');
  await userEvent.click(await box('Content lock'));
  expect(localStorage.getItem('foyer.contentLock') ?? '').toBe('');
});

test.each([
  ['App view', 'app'],
  ['Terminal view', 'terminal'],
])('%s is entered by the address', async (name, container) => {
  const { place } = await open();
  await userEvent.click(await box(name));
  expect(place()).toContain(`container=${container}`);
});

const release = { '/version.json': { Version: '1.2.0', BuildDateTime: '2027-04-01T08:00:00Z', BuildDateTimeHuman: '1 April 2027' } };

test.each([
  ['a release leads to the development build', 'Go to the development build', { development: 'https://next.example.org/' }],
  ['the development build leads back', 'Go to the live build', { development: location.origin, live: 'https://next.example.org' }],
])('%s, to the same page', async (_, name, builds) => {
  const { place } = await open(release, builds);
  expect((await screen.findByRole('link', { name })).getAttribute('href')).toBe(`https://next.example.org${place()}`);
});

test('only releases whose other build has an address link to it', async () => {
  expect(['', '1.2.0', '1.2.0-develop.3', 'Master-77'].map(hasOtherBuild)).toEqual([false, true, false, false]);
  const { requests } = await open(release, { live: 'https://live.example.org', development: 'wss://next.example.org' });
  await waitFor(() => expect(requests.some((address) => address.startsWith('/version.json'))).toBe(true));
  expect(screen.queryByRole('link')).toBeNull();
});
