// The script of a rendered page, run as a browser runs it: which fonts are left out after the first frame, and when the held files start.
import { JSDOM } from 'jsdom';
import { expect, test } from 'vitest';
import { heldFiles, startScript } from './start-scripts.ts';

type Face = { family: string; status: 'unloaded' | 'loading' | 'loaded' };

const [, code = ''] = /<script>(.*)<\/script>/s.exec(startScript('<html></html>').element) ?? [];

/** A page with these fonts at its frames, one list a frame. */
async function drawn(...frames: Face[][]): Promise<{ late: string | undefined; isHeld: () => boolean; paint: () => void }> {
  const { window } = new JSDOM(`<html><head>${heldFiles(['<link rel="held">'])}</head><body></body></html>`, {
    runScripts: 'outside-only',
  });
  const { document } = window;
  let faces: Face[] = [];
  let frame: (() => void) | undefined;
  let paint = (): void => undefined;
  Object.assign(document, { fonts: { forEach: (see: (face: Face) => void) => faces.forEach(see) } });
  document.documentElement.style.setProperty('--font-heading', "'Serif', serif");
  document.documentElement.style.setProperty('--font-text', "'Sans', sans-serif");
  Object.assign(window, {
    requestAnimationFrame: (run: () => void) => (frame = run),
    PerformanceObserver: function (painted: () => void) {
      paint = painted;
      return { observe() {} };
    },
  });
  Object.defineProperty(document, 'hidden', { value: false });
  window.eval(code);
  for (const next of frames) {
    faces = next;
    const run = frame;
    frame = undefined;
    run?.();
  }
  await new Promise((done) => window.setTimeout(done));
  return { late: document.documentElement.dataset['lateFonts'], isHeld: () => document.querySelector('link') === null, paint };
}

const serif = (status: Face['status']): Face => ({ family: '"Serif"', status });
const sans = (status: Face['status']): Face => ({ family: 'Sans', status });

test.each<[string, Face[][], string | undefined]>([
  ['both are there', [[serif('loaded'), sans('loaded')]], undefined],
  ['one is on its way', [[serif('loaded'), sans('loading')]], 'text'],
  [
    'none was asked for yet, then both come with the frame',
    [
      [serif('unloaded'), sans('unloaded')],
      [serif('loaded'), sans('loaded')],
    ],
    undefined,
  ],
  ['the frame shows the beginning of the page, without a heading', [[serif('unloaded'), sans('loaded')]], 'heading'],
  ['one of several files of a font is there', [[serif('unloaded'), serif('loaded'), sans('loaded')]], undefined],
  ['the event has no fonts of its own', [[]], undefined],
])('fonts: %s', async (_, frames, late) => {
  expect((await drawn(...frames)).late).toBe(late);
});

test('what is held is put into the page by the first paint', async () => {
  const page = await drawn([]);
  expect(page.isHeld()).toBe(true);
  page.paint();
  expect(page.isHeld()).toBe(false);
});
