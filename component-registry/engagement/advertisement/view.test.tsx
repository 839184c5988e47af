// Advertisements: when they come, what they show, and that only one that was on the screen counts as seen.
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { app } from '../../../src/model/documents/app.ts';
import { BETWEEN_OVERLAYS, enterOverlay } from '../../../src/stores/overlay-queue.ts';
import { installTopLayer } from '../../../src/ui/top-layer.testing.ts';
import { renderView } from '../../../tests/support/render-view.tsx';
import { ticketHolder } from '../parts/widget-person.fixture.ts';
import View from './view.tsx';

beforeAll(installTopLayer);
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }));
afterEach(() => {
  vi.useRealTimers();
  for (const cookie of document.cookie.split('; ')) document.cookie = `${cookie.split('=')[0]}=; path=/; max-age=0`;
});

const ad = (more: object = {}) => ({
  id: 31,
  displayFromDate: null,
  displayToDate: null,
  vmxPage: 'HomePage',
  CompanyAccountIdsShowOnProfile: [],
  CompanyAccountIds: [],
  channelId: null,
  showInSeconds: 0,
  videoFilePath: '',
  pictureFilePath: '',
  headlineTop: 'Visit us',
  headlineBottom: '',
  text: '',
  optionalLink: '',
  optionalLinkTarget: '_self',
  optionalLinkButtonText: '',
  backgroundColor: '',
  ...more,
});
const networking = app.parse({ networkingWidget: true, NetworkingWidget: { url: 'https://networking.example.org/widget.js' } });
const path = '/api/Exhibition/EventAdvertisement/society/congress2027/en-GB';
const show = async (ads: object[], around: Parameters<typeof renderView>[2] = {}) => {
  const shown = renderView(
    View,
    {},
    { documents: { app: app.parse({}) }, raw: { 'advertisements/a': {} }, answers: { [path]: ads }, ...around },
  );
  // The code of advertisements comes on its own, then the check of the answer.
  for (let turn = 0; turn < 3; turn++) await act(() => vi.dynamicImportSettled());
  return shown;
};
const pass = (ms: number): Promise<void> => act(async () => void (await vi.advanceTimersByTimeAsync(ms)));
const seen = (): boolean => document.cookie.includes('foyer_ad_1_31=1');
const dialog = (): HTMLElement | null => screen.queryByRole('dialog', { name: 'Advertisement' });

test('it comes after four seconds, once, and is remembered', async () => {
  const { unmount } = await show([ad({ headlineBottom: 'Booth 42', text: '<p>Every hour.</p>' })]);
  await pass(3990);
  expect([dialog(), seen()]).toEqual([null, false]);
  await pass(20);
  expect(dialog()?.textContent).toContain('Booth 42');
  expect(seen()).toBe(true);
  unmount();
  await show([ad()]);
  await pass(10_000);
  expect(dialog()).toBeNull();
});

test('after it is closed the next one comes', async () => {
  await show([ad(), ad({ id: 32, headlineTop: 'Another' })]);
  await pass(4010);
  expect(screen.getByRole('heading', { name: 'Visit us' })).toBeTruthy();
  vi.useRealTimers();
  await userEvent.click(screen.getByRole('button', { name: 'Close advertisement' }));
  expect(await screen.findByRole('heading', { name: 'Another' })).toBeTruthy();
});

test('behind another dialog it waits, and does not count as seen before it is on the screen', async () => {
  const leave = enterOverlay({ id: 'introduction', priority: 'introduction' });
  await show([ad()]);
  await pass(6000);
  expect([dialog(), seen()]).toEqual([null, false]);
  leave();
  await pass(BETWEEN_OVERLAYS);
  expect(dialog()).toBeTruthy();
  expect(seen()).toBe(true);
});

test.each([
  ['another page', [ad({ vmxPage: 'LivePage' })], {}],
  ['a window that is over', [ad({ displayToDate: '2027-05-02' })], {}],
  ['networking agreements that are open', [ad()], { documents: { app: networking }, frame: { person: ticketHolder } }],
])('not for %s', async (_, ads, around) => {
  await show(ads, around);
  await pass(10_000);
  expect(dialog()).toBeNull();
});

test('whoever is not offered the networking widget does not wait for its agreements', async () => {
  await show([ad()], { documents: { app: networking } });
  await pass(10_000);
  expect(dialog()).toBeTruthy();
});

test('an event without advertisements asks nothing', async () => {
  const { requests } = await show([], { raw: {} });
  await pass(10_000);
  expect(requests).toEqual([]);
});

test('the button leads where it may, in the same window unless told otherwise', async () => {
  await show([ad({ optionalLink: 'www.example.org/booth', optionalLinkButtonText: 'To the booth' })]);
  await pass(4010);
  const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'To the booth' });
  expect([link.getAttribute('href'), link.target, link.rel]).toEqual(['https://www.example.org/booth', '_self', 'noopener noreferrer']);
});

test('an address that could run something gives no button', async () => {
  await show([ad({ optionalLink: 'javascript:alert(1)', optionalLinkButtonText: 'Trap' })]);
  await pass(4010);
  expect(dialog()).toBeTruthy();
  expect(screen.queryByRole('link')).toBeNull();
});

test('a film that does not play makes way for the picture, and the words on a ground can be read', async () => {
  await show([ad({ videoFilePath: '/spot.mp4', pictureFilePath: '/spot.jpg', backgroundColor: '#0b3a3a' })]);
  await pass(4010);
  const film = dialog()!.querySelector('video')!;
  expect([film.getAttribute('src'), film.getAttribute('poster')]).toEqual(['/spot.mp4', '/spot.jpg']);
  act(() => void film.dispatchEvent(new Event('error')));
  expect(dialog()!.querySelector('video')).toBeNull();
  expect(dialog()!.querySelector('img')?.getAttribute('src')).toBe('/spot.jpg');
  expect(dialog()!.querySelector<HTMLElement>('[data-ground]')!.style.getPropertyValue('--ink')).toBe('white');
});

test('a film of another host is loaded only when the visitor agrees', async () => {
  await show([ad({ videoFilePath: 'https://video.example.org/spot.mp4', pictureFilePath: '/spot.jpg' })]);
  await pass(4010);
  expect(dialog()!.querySelector('video')).toBeNull();
  act(() => screen.getByRole('button', { name: 'Load content of video.example.org' }).click());
  expect(dialog()!.querySelector('video')!.getAttribute('src')).toBe('https://video.example.org/spot.mp4');
  localStorage.clear();
});
