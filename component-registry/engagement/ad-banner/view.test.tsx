// Ad banners: where they are, how high, and what stands in their room.
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { app } from '../../../src/model/documents/app.ts';
import { renderView } from '../../../tests/support/render-view.tsx';
import { props as schema } from './props.ts';
import View from './view.tsx';

type Written = Parameters<typeof app.parse>[0];
const show = (place: 'top' | 'bottom', written: Written, slots = {}) =>
  renderView(View, schema.parse({ place }), { documents: { app: app.parse(written) }, slots });
const banner = { image: '/spot.svg', alt: { 'en-GB': 'Visit us in Hall B' }, link: 'https://monitors.example.org' };

test('an event that names none has none', () => {
  expect(show('top', { mobileBannerBottom: banner }).root.hidden).toBe(true);
  expect(show('bottom', { mobileBannerTop: banner, showDesktopBottomBanner: true }).root.hidden).toBe(true);
});

test('a page in a frame above another has none', () => {
  const around = { documents: { app: app.parse({ mobileBannerBottom: banner }) }, search: '?noheader=1&nofooter=1' };
  expect(renderView(View, schema.parse({ place: 'bottom' }), around).root.hidden).toBe(true);
});

test('a picture with its link, in the heights of the event', () => {
  const { root } = show('top', { mobileBannerTop: banner, mobileBannerHeight: 60 });
  const link = screen.getByRole('link', { name: 'Visit us in Hall B' });
  expect(link.getAttribute('href')).toBe('https://monitors.example.org');
  expect(link.firstElementChild!.getAttribute('src')).toBe('/spot.svg');
  expect(['--phone', '--wide', '--above'].map((name) => root.style.getPropertyValue(name))).toEqual(['60px', '100px', '50px']);
  expect(root.dataset['wide']).toBeUndefined();
});

test('on wide screens only at the bottom, where the event wants it', () => {
  expect(show('bottom', { mobileBannerBottom: banner, showDesktopBottomBanner: true }).root.dataset['wide']).toBe('true');
  expect(show('bottom', { mobileBannerBottom: banner }).root.dataset['wide']).toBeUndefined();
  expect(show('top', { mobileBannerTop: banner, showDesktopBottomBanner: true }).root.dataset['wide']).toBeUndefined();
});

test('true keeps the room for what stands in the placement; without a link it is a picture alone', () => {
  const { unmount } = show('bottom', { mobileBannerBottom: true }, { default: <p>Partner of the day</p> });
  expect(screen.getByRole('complementary', { name: 'Advertisement' }).textContent).toBe('Partner of the day');
  unmount();
  show('bottom', { mobileBannerBottom: { ...banner, link: '' } });
  expect([screen.getByRole('img', { name: 'Visit us in Hall B' }).tagName, screen.queryByRole('link')]).toEqual(['IMG', null]);
});
