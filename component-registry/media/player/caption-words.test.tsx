// With sound only the captions are words below the controls.
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderView } from '../../../tests/support/render-view.tsx';
import { Player } from './player.tsx';

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

const captions = [{ url: '/assets/a/b/1/en.vtt', language: 'en-GB', label: 'English', kind: 'captions' as const }];
const View = ({ frame }: { frame: object }) => (
  <div {...frame}>
    <Player url="/assets/a/b/1/film.mp4" title="Opening" counted="presentation/7" captions={captions} />
  </div>
);

test('what is said is read below the controls while the picture is hidden, and no longer when it is back or captions are off', async () => {
  const said = document.createDocumentFragment();
  said.append('Good morning, Leipzig.');
  const track = { kind: 'captions', mode: 'disabled', activeCues: [{ text: '<v Ada>Good morning, Leipzig.', getCueAsHTML: () => said }] };
  vi.spyOn(HTMLMediaElement.prototype, 'textTracks', 'get').mockReturnValue([track] as unknown as TextTrackList);
  const { root } = renderView(View, {});
  await userEvent.click(screen.getByRole('button'));
  await vi.waitFor(() => expect(root.querySelector('video')).toBeTruthy());
  const film = root.querySelector('video')!;
  await vi.waitFor(() => expect(track.mode).toBe('showing'));
  const words = () => screen.queryByText('Good morning, Leipzig.');
  expect(words()).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Settings' }));
  const soundOnly = screen.getByRole('checkbox', { name: 'Sound only' });
  await userEvent.click(soundOnly);
  expect(words()?.lang).toBe('en-GB');
  track.activeCues = [];
  fireEvent.timeUpdate(film);
  expect(words()).toBeNull();
  track.activeCues = [{ text: '', getCueAsHTML: () => said }];
  fireEvent.timeUpdate(film);
  expect(words()).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Captions' }));
  expect(words()).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Captions' }));
  expect(words()).toBeTruthy();
  await userEvent.click(soundOnly);
  expect(words()).toBeNull();
});
