import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { app } from '../../../src/model/documents/app.ts';
import { renderView } from '../../../tests/support/render-view.tsx';
import { props as schema } from './props.ts';
import View from './view.tsx';

const show = (props: Record<string, unknown> = {}, around = {}) =>
  renderView(
    View,
    schema.parse({ url: 'https://video.example.org/a.mp4', title: { 'en-GB': 'Opening', 'de-DE': 'Eröffnung' }, ...props }),
    { documents: { app: app.parse({}) }, ...around },
  );
/** Presses play, and waits for the player, which is loaded then. */
async function play(title = 'Opening'): Promise<HTMLVideoElement> {
  await userEvent.click(screen.getByRole('button', { name: new RegExp(`: ${title}$`) }));
  const player = await screen.findByRole('group', { name: new RegExp(title) });
  return player.querySelector('video')!;
}

// jsdom plays nothing, and so has no text tracks.
Object.defineProperty(HTMLMediaElement.prototype, 'textTracks', { value: [], configurable: true });

beforeEach(() => {
  localStorage.clear();
  localStorage.setItem('foyer.consent.hosts.society/congress2027', 'video.example.org');
});

test('nothing of the film is loaded before it is played', async () => {
  const { root } = show({}, { language: 'de-DE' });
  expect(root.querySelector('video')).toBeNull();
  expect(root.innerHTML.replace(/<noscript>.*<\/noscript>/, '')).not.toContain('video.example.org');
  const film = await play('Eröffnung');
  expect(film.getAttribute('src')).toBe('https://video.example.org/a.mp4');
  expect(film.getAttribute('aria-label')).toBe('Eröffnung');
});

/** In whichever language the page is. */
const captionsButton = () => document.querySelector('button[aria-pressed]')!;

const captions = [
  { url: 'asset:en.vtt', language: 'en-GB' },
  { url: 'asset:de-subtitles.vtt', language: 'de-DE', kind: 'subtitles' },
  { url: 'asset:de.vtt', language: 'de-DE', label: 'Deutsch für alle' },
  { url: 'asset:chapters.vtt', language: 'de-DE', kind: 'chapters' },
];

test('captions in the viewer’s language are switched on, before subtitles; the key switches them off', async () => {
  show({ captions }, { language: 'de-DE' });
  const film = await play('Eröffnung');
  expect([...film.querySelectorAll('track')].map(({ kind, label, src }) => [kind, label, new URL(src).pathname])).toEqual([
    ['captions', 'English', '/assets/society/congress2027/1/en.vtt'],
    ['subtitles', 'Deutsch', '/assets/society/congress2027/1/de-subtitles.vtt'],
    ['captions', 'Deutsch für alle', '/assets/society/congress2027/1/de.vtt'],
    ['chapters', 'Deutsch', '/assets/society/congress2027/1/chapters.vtt'],
  ]);
  const button = captionsButton();
  expect(button.getAttribute('aria-pressed')).toBe('true');
  await userEvent.click(screen.getByRole('button', { name: 'Einstellungen' }));
  const choice = screen.getByLabelText<HTMLSelectElement>('Untertitel', { selector: 'select' });
  expect([...choice.options].map(({ text }) => text)).toEqual(['Aus', 'English', 'Deutsch für alle', 'Deutsch']);
  expect(choice.selectedOptions[0]?.text).toBe('Deutsch für alle');
  await userEvent.click(button);
  expect(button.getAttribute('aria-pressed')).toBe('false');
});

test('captions in no language of the viewer stay off', async () => {
  show({ captions }, { language: 'fr-FR' });
  await play();
  expect(captionsButton().getAttribute('aria-pressed')).toBe('false');
});

test('a film that cannot be played reports it, can be retried and opened on its own', async () => {
  show();
  const film = await play();
  fireEvent.error(film);
  expect(screen.getByRole('alert').textContent).toContain('cannot be played');
  expect(screen.getByRole('link', { name: 'Open it by itself' }).getAttribute('href')).toBe('https://video.example.org/a.mp4');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('the title can be visually hidden', () => {
  const { root } = show({ showTitle: false });
  expect(root.querySelector('p')).toBeNull();
  expect(screen.getByRole('button', { name: /: Opening$/ })).toBeTruthy();
});

test('a film of another host is loaded when the viewer has agreed, and then plays at once', async () => {
  localStorage.clear();
  const { root } = show({ poster: 'https://pictures.example.org/opening.jpg' });
  expect(root.innerHTML).not.toContain('pictures.example.org');
  await userEvent.click(screen.getByRole('button', { name: /: Opening$/ }));
  expect(root.querySelector('video')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Load content of video.example.org' }));
  expect((await screen.findByRole('group', { name: /Opening/ })).querySelector('video')?.getAttribute('src')).toBe(
    'https://video.example.org/a.mp4',
  );
});

test('a film of this site needs no consent', async () => {
  localStorage.clear();
  show({ url: 'asset:a.mp4' });
  expect(await play()).toBeTruthy();
});
