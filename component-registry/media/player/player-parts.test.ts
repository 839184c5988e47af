import { expect, test } from 'vitest';
import { languageChoice, qualityChoice } from './kept-choices.ts';
import { actionOf, filmClock } from './keys.ts';
import { filmKind, frameOf, hostOf, sourceKind } from './source.ts';

test.each([
  ['/assets/a/b/1/live/main.m3u8?x=1', 'stream'],
  ['https://stream.example.org/a.m3u8', 'stream'],
  ['https://video.example.org/a.MP4', 'file'],
  ['/assets/a/b/1/film', 'file'],
  ['https://video.example.org/watch/1', 'frame'],
] as const)('%s is a %s', (url, kind) => expect(sourceKind(url)).toBe(kind));

test('sites with an embedding form are framed by it', () => {
  expect(frameOf('https://www.youtube.com/watch?v=abc-1')).toBe('https://www.youtube-nocookie.com/embed/abc-1');
  expect(frameOf('https://slideslive.com/38938796')).toBe('https://slideslive.com/embed/presentation/38938796');
  expect(frameOf('https://vimeo.com/123')).toBe('https://player.vimeo.com/video/123');
  expect(frameOf('https://video.example.org/1')).toBe('https://video.example.org/1');
  expect([hostOf('https://a.example.org:8443/x'), hostOf('/x')]).toEqual(['a.example.org:8443', '']);
});

test('what is known to be a film is framed by sites with an embedding form alone', () => {
  expect(['https://vimeo.com/123', 'https://video.example.org/opening', '/a.m3u8', ''].map(filmKind)).toEqual([
    'frame',
    'file',
    'stream',
    'file',
  ]);
});

test('keys belong to the player, unless the control with the focus uses them', () => {
  const element = (html: string): Element => {
    const made = document.createElement('div');
    made.innerHTML = html;
    return made.firstElementChild ?? made;
  };
  const press = (key: string, html: string, more = {}) =>
    actionOf({ key, altKey: false, ctrlKey: false, metaKey: false, ...more }, element(html));
  expect([press(' ', '<div></div>'), press('K', '<div></div>'), press('ArrowLeft', '<div></div>')]).toEqual(['play', 'play', 'back']);
  expect([press(' ', '<button></button>'), press('m', '<button></button>')]).toEqual([undefined, 'mute']);
  expect([press('ArrowRight', '<input type="range">'), press('c', '<input type="text">')]).toEqual([undefined, undefined]);
  expect(press('f', '<div></div>', { ctrlKey: true })).toBeUndefined();
});

test('times of the clock', () => {
  expect([0, 65, 3725, Number.NaN].map(filmClock)).toEqual(['0:00', '1:05', '1:02:05', '0:00']);
});

test('what was chosen of another film is found in this one', () => {
  const qualities = ['1080p', '720p', '360p'].map((label, id) => ({ id, label, language: '' }));
  expect(['720p', '900p', '240p', '800 kbit/s', ''].map((label) => qualityChoice(qualities, label))).toEqual([1, 1, -1, -1, -1]);
  expect(qualityChoice([{ id: 3, label: '800 kbit/s', language: '' }], '800 kbit/s')).toBe(3);
  const sounds = ['en-GB', 'de'].map((language, id) => ({ id, label: language, language }));
  expect(['de-AT', 'en', 'fr', ''].map((language) => languageChoice(sounds, language))).toEqual([1, 0, -1, -1]);
});
