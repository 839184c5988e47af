import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { app } from '../../../src/model/documents/app.ts';
import { renderView } from '../../../tests/support/render-view.tsx';
import { defaultTrack } from './captions.tsx';
import { props as schema } from './props.ts';
import View from './view.tsx';

const show = (props: Record<string, unknown> = {}, around = {}) =>
  renderView(
    View,
    schema.parse({ url: 'https://video.example.org/a.mp4', title: { 'en-GB': 'Opening', 'de-DE': 'Eröffnung' }, ...props }),
    { documents: { app: app.parse({}) }, ...around },
  );

beforeEach(() => localStorage.setItem('foyer.consent.hosts.society/congress2027', 'video.example.org'));

test('nothing of the film is loaded before it is played', async () => {
  const { root } = show({}, { language: 'de-DE' });
  expect(root.querySelector('video')).toBeNull();
  expect(root.innerHTML).not.toContain('video.example.org');
  await userEvent.click(screen.getByRole('button', { name: /: Eröffnung$/ }));
  const video = root.querySelector('video')!;
  expect(video.getAttribute('src')).toBe('https://video.example.org/a.mp4');
  expect(video.controls).toBe(true);
  expect(video.getAttribute('aria-label')).toBe('Eröffnung');
});

test('captions in the visitor’s language are switched on', async () => {
  const captions = [
    { url: 'asset:en.vtt', language: 'en-GB' },
    { url: 'asset:de.vtt', language: 'de-DE', label: 'Deutsch für alle' },
  ];
  const { root } = show({ captions }, { language: 'de-DE' });
  await userEvent.click(screen.getByRole('button'));
  const tracks = [...root.querySelectorAll('track')];
  expect(tracks.map((track) => [track.label, track.default, track.getAttribute('src')])).toEqual([
    ['English', false, '/assets/society/congress2027/1/en.vtt'],
    ['Deutsch für alle', true, '/assets/society/congress2027/1/de.vtt'],
  ]);
});

test('captions go before subtitles, the region counts less than the language, chapters never count', () => {
  const track = (kind: 'captions' | 'subtitles' | 'chapters', language: string) => ({ kind, language, url: '', label: '' });
  const tracks = [track('chapters', 'de-DE'), track('subtitles', 'de-DE'), track('captions', 'de-DE'), track('captions', 'en-GB')];
  expect(defaultTrack(tracks, 'de-DE')).toBe(tracks[2]);
  expect(defaultTrack(tracks, 'en-US')).toBe(tracks[3]);
  expect(defaultTrack(tracks, 'fr-FR')).toBeUndefined();
});

test('a film that cannot be played reports it, can be retried and opened on its own', async () => {
  const { root } = show();
  await userEvent.click(screen.getByRole('button'));
  fireEvent.error(root.querySelector('video')!);
  expect(screen.getByRole('alert').textContent).toContain('cannot be played');
  expect(screen.getByRole('link').getAttribute('href')).toBe('https://video.example.org/a.mp4');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(root.querySelector('video')).toBeTruthy();
});

test('the title can be visually hidden', () => {
  const { root } = show({ showTitle: false });
  expect(root.textContent).toBe('');
  expect(screen.getByRole('button', { name: /: Opening$/ })).toBeTruthy();
});

test('a film of another host is loaded when the visitor has agreed, and then plays at once', async () => {
  localStorage.clear();
  const { root } = show({ poster: 'https://pictures.example.org/opening.jpg' });
  expect(root.innerHTML).not.toContain('pictures.example.org');
  await userEvent.click(screen.getByRole('button', { name: /: Opening$/ }));
  expect(root.querySelector('video')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Load content of video.example.org' }));
  expect(root.querySelector('video')?.getAttribute('src')).toBe('https://video.example.org/a.mp4');
  expect(root.querySelector('video')?.hasAttribute('poster')).toBe(false);
});

test('a film of this site needs no consent', async () => {
  localStorage.clear();
  const { root } = show({ url: 'asset:a.mp4' });
  await userEvent.click(screen.getByRole('button'));
  expect(root.querySelector('video')).toBeTruthy();
});
