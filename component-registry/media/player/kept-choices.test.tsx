// What is chosen of one film holds for the next; the settings close by Escape.
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderView } from '../../../tests/support/render-view.tsx';
import { Player } from './player.tsx';

beforeEach(() => localStorage.clear());

const View = ({ frame }: { frame: object }) => (
  <div {...frame}>
    <Player url="/assets/a/b/1/film.mp4" title="Opening" counted="presentation/7" />
  </div>
);

async function openFilm(language = 'en-GB') {
  const { root, unmount } = renderView(View, {}, { language });
  await userEvent.click(screen.getByRole('button'));
  await vi.waitFor(() => expect(root.querySelector('video')).toBeTruthy());
  return { film: root.querySelector('video')!, unmount };
}

test('speed, volume and silence are remembered for the next film', async () => {
  const first = await openFilm();
  expect([first.film.playbackRate, first.film.muted]).toEqual([1, false]);
  await userEvent.click(screen.getByRole('button', { name: 'Mute' }));
  fireEvent.change(screen.getByRole('slider', { name: 'Volume' }), { target: { value: '0.4' } });
  await userEvent.click(screen.getByRole('button', { name: 'Settings' }));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Speed' }), '1.5×');
  expect(first.film.playbackRate).toBe(1.5);
  first.unmount();
  const { film } = await openFilm();
  expect([film.defaultPlaybackRate, film.playbackRate, film.volume, film.muted]).toEqual([1.5, 1.5, 0.4, true]);
  await userEvent.click(screen.getByRole('button', { name: 'Settings' }));
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Speed' }).value).toBe('1.5');
  fireEvent(film, new Event('volumechange'));
  await userEvent.click(screen.getByRole('button', { name: 'Sound on' }));
  expect(film.muted).toBe(false);
});

test('sliders stand where they were moved before the film tells of it, so the next key counts from there', async () => {
  const { film } = await openFilm();
  Object.defineProperty(film, 'duration', { value: 60 });
  fireEvent(film, new Event('durationchange'));
  const value = (name: string) => screen.getByRole<HTMLInputElement>('slider', { name }).value;
  fireEvent.change(screen.getByRole('slider', { name: 'Volume' }), { target: { value: '0.4' } });
  fireEvent.change(screen.getByRole('slider', { name: 'Position' }), { target: { value: '20' } });
  expect([value('Volume'), value('Position')]).toEqual(['0.4', '20']);
});

test('Escape closes the settings and gives the focus back', async () => {
  await openFilm();
  const button = screen.getByRole('button', { name: 'Settings' });
  await userEvent.click(button);
  screen.getByRole('checkbox', { name: 'Sound only' }).focus();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('checkbox')).toBeNull());
  expect(document.activeElement).toBe(button);
});

test('speeds are written as the language writes numbers', async () => {
  await openFilm('de-DE');
  await userEvent.click(screen.getByRole('button', { name: 'Einstellungen' }));
  const speeds = [...screen.getByRole<HTMLSelectElement>('combobox', { name: 'Geschwindigkeit' }).options].map(({ text }) => text);
  expect(speeds).toEqual(['0,75×', 'Normal', '1,25×', '1,5×', '2×']);
});
