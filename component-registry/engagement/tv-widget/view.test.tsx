// Television: a picture of this site, a film after consent, and nothing where it is off.
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { app } from '../../../src/model/documents/app.ts';
import { renderView } from '../../../tests/support/render-view.tsx';
import { props as schema } from './props.ts';
import TvWidget from './view.tsx';

beforeEach(() => localStorage.clear());

test('television: a picture of this site, a film after consent, and the way there', async () => {
  const tvWidget = { active: true, image: 'asset:tv.svg', video: 'https://video.example.org/tv.mp4', url: 'page:LivePage' };
  renderView(TvWidget, schema.parse({ label: 'TV' }), { documents: { app: app.parse({ tvWidget }) } });
  await userEvent.click(await screen.findByRole('button', { name: 'TV' }));
  expect((await screen.findByRole('link', { name: 'Watch Congress TV' })).getAttribute('href')).toContain('/live/');
  expect(document.querySelector('video')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Load content of video.example.org' }));
  expect(document.querySelector('video')?.getAttribute('src')).toBe('https://video.example.org/tv.mp4');
});

test.each([{ active: false, url: 'page:LivePage' }, { active: true }])('television is not offered with %o', (tvWidget) => {
  const { root } = renderView(TvWidget, schema.parse({}), { documents: { app: app.parse({ tvWidget }) } });
  expect(root.hidden).toBe(true);
});
