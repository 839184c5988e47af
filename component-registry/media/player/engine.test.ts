// Where the browser plays a stream by itself its captions are those of the film element.
import { expect, test, vi } from 'vitest';
import { type EngineState, startEngine } from './engine.ts';

vi.mock('hls.js', () => ({ default: { isSupported: () => false } }));

test('captions that the browser finds in a stream can be chosen, and only they are turned on and off', () => {
  const film = document.createElement('video');
  film.load = () => undefined;
  const found: Partial<TextTrack>[] = [];
  const tracks = Object.assign(new EventTarget(), { [Symbol.iterator]: () => found[Symbol.iterator]() });
  Object.defineProperty(film, 'textTracks', { value: tracks });
  const told: EngineState[] = [];
  const engine = startEngine(film, {
    url: 'https://video.example.org/hall.m3u8',
    onChange: (state) => told.push(state),
    tokens: { of: () => undefined, refused: () => undefined },
  });
  expect(film.src).toBe('https://video.example.org/hall.m3u8');
  film.dispatchEvent(new Event('loadedmetadata'));
  expect(told.at(-1)).toMatchObject({ state: 'ready', captions: [] });
  found.push(
    { kind: 'metadata', label: 'Times', language: '', mode: 'hidden' },
    { kind: 'subtitles', label: 'English', language: 'en', mode: 'disabled' },
    { kind: 'captions', label: '', language: 'de', mode: 'disabled' },
  );
  tracks.dispatchEvent(new Event('addtrack'));
  expect(told.at(-1)!.captions).toEqual([
    { id: 1, label: 'English', language: 'en' },
    { id: 2, label: 'de', language: 'de' },
  ]);
  engine.setCaption(2);
  expect(found.map(({ mode }) => mode)).toEqual(['hidden', 'disabled', 'showing']);
  expect(told.at(-1)).toMatchObject({ state: 'ready', caption: 2 });
  engine.setCaption(-1);
  expect(found.map(({ mode }) => mode)).toEqual(['hidden', 'disabled', 'disabled']);
  engine.stop();
  const times = told.length;
  tracks.dispatchEvent(new Event('removetrack'));
  expect(told).toHaveLength(times);
  expect(film.hasAttribute('src')).toBe(false);
});
