// The cookie notice to the word of A §4: who sees it, what each button stores, and what is loaded anew.
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { tab } from '../../../src/session/tab.ts';
import { app } from '../../../src/model/documents/app.ts';
import { header } from '../../../src/model/documents/header.ts';
import { consent } from '../../../src/stores/consent.ts';
import { openConsent } from '#sdk';
import { renderView } from '../../../tests/support/render-view.tsx';
import { props as schema } from './props.ts';
import View from './view.tsx';

const reload = vi.spyOn(tab, 'reload');

const scope = 'society.congress2027';
const cookies = (): string[] =>
  document.cookie
    .split('; ')
    .filter((one) => one.startsWith(scope))
    .map((one) => one.slice(scope.length + 1));
const answer = (analytics: string, fonts: string): void => {
  document.cookie = `${scope}.analytics=${analytics}; path=/`;
  document.cookie = `${scope}.fonts=${fonts}; path=/`;
};

beforeEach(() => {
  for (const name of ['analytics', 'fonts', 'analytics-opt-out']) document.cookie = `${scope}.${name}=; path=/; max-age=0`;
  consent.setState(consent.getInitialState());
  localStorage.clear();
  reload.mockReset().mockReturnValue(undefined);
});

const show = (written: object = {}, around = {}) =>
  renderView(View, schema.parse({}), {
    documents: { app: app.parse(written), header: header.parse({ appNavigationItems: { privacy: 'page:Privacy' } }) },
    ...around,
  });
const notice = () => screen.findByRole('region', { name: 'Cookie notice' });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('without an answer the notice is there, with a way to the privacy page, and takes no focus', async () => {
  show();
  expect((await notice()).textContent).toContain('cookies that it needs to work');
  expect(screen.getByRole('link', { name: 'Privacy' })).toBeTruthy();
  expect(document.activeElement).toBe(document.body);
  expect(screen.queryByRole('button', { name: 'Accept all' })).toBeNull();
});

test.each([
  ['the event has none', { showCookieBanner: false }, {}],
  ['the page is in a frame above another', {}, { search: '?nofooter=1' }],
])('it is not there where %s', async (_, written, around) => {
  const { root } = show(written, around);
  await act(() => Promise.resolve());
  expect(root.hidden).toBe(true);
});

test('an answer is changed by a link to #cookie-settings, wherever it stands', async () => {
  answer('declined', 'declined');
  const before = show();
  await act(() => Promise.resolve());
  expect(before.root.hidden).toBe(true);
  before.unmount();
  show({}, { search: '#cookie-settings' });
  await notice();
  expect(await screen.findByRole('heading', { name: 'Your choice' })).toBeTruthy();
});

test('accept necessary declines both and loads nothing anew', async () => {
  const { root } = show({ showAnalyticsText: true });
  await notice();
  await press('Accept necessary');
  expect(cookies()).toEqual(['analytics=declined', 'fonts=declined', 'analytics-opt-out=true']);
  expect(reload).not.toHaveBeenCalled();
  expect(root.hidden).toBe(true);
});

test('accept all accepts both and loads the page anew', async () => {
  show({ showAnalyticsText: true });
  await notice();
  await press('Accept all');
  expect(cookies()).toEqual(['analytics=accepted', 'fonts=accepted']);
  expect(reload).toHaveBeenCalledTimes(1);
});

test('a custom choice sets each from its switch and loads the page anew', async () => {
  show({ showAnalyticsText: true, showAdobeTypekitText: true });
  await notice();
  await press('Customise');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Your choice' })));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Fonts of Adobe Typekit' }));
  await press('Save my choice');
  expect(cookies()).toEqual(['analytics=declined', 'fonts=accepted', 'analytics-opt-out=true']);
  expect(reload).toHaveBeenCalledTimes(1);
});

test('only what the event offers is asked', async () => {
  show({ showAdobeTypekitText: true });
  await notice();
  await press('Customise');
  expect(screen.getAllByRole('checkbox')).toHaveLength(1);
});

test('where cookies are blocked the answer holds, and nothing is loaded anew', async () => {
  const set = vi.spyOn(document, 'cookie', 'set').mockImplementation(() => undefined);
  const { root } = show({ showAnalyticsText: true });
  await notice();
  await press('Accept all');
  expect(reload).not.toHaveBeenCalled();
  expect(root.hidden).toBe(true);
  set.mockRestore();
});

test('opened again it shows the answer, takes the focus and gives it back; hosts can be withdrawn', async () => {
  answer('accepted', 'declined');
  localStorage.setItem('foyer.consent.hosts.society/congress2027', 'map.example.org video.example.org:8443 <script>');
  const { root } = show({ showAnalyticsText: true });
  expect(root.hidden).toBe(true);
  const way = document.body.appendChild(document.createElement('button'));
  way.focus();
  act(openConsent);
  const bar = await notice();
  expect(document.activeElement).toBe(bar);
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Analytics' }).checked).toBe(true);
  expect(
    within(bar)
      .getAllByRole('listitem')
      .map((item) => item.firstChild?.textContent),
  ).toEqual(['map.example.org', 'video.example.org:8443']);
  await press('Withdraw consent for map.example.org');
  expect(localStorage.getItem('foyer.consent.hosts.society/congress2027')).toBe('video.example.org:8443');
  await userEvent.keyboard('{Escape}');
  expect(root.hidden).toBe(true);
  expect(document.activeElement).toBe(way);
  way.remove();
});
