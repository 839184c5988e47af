// Codes are read without the browser's own detector, too: by the library, out of pixels.
import { encodeQR } from 'qr';
import { afterEach, expect, test, vi } from 'vitest';
import { createReader } from './read-code.ts';

afterEach(() => vi.restoreAllMocks());

/** Gives a canvas the pixels of a code, each module `scale` pixels wide. */
function picture(text: string, scale = 4): HTMLCanvasElement {
  const modules = encodeQR(text, 'raw', { border: 4 });
  const side = modules.length * scale;
  const data = new Uint8ClampedArray(side * side * 4).fill(255);
  for (let y = 0; y < side; y++)
    for (let x = 0; x < side; x++)
      if (modules[Math.floor(y / scale)]![Math.floor(x / scale)]) data.fill(0, (y * side + x) * 4, (y * side + x) * 4 + 3);
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [side, side];
  vi.spyOn(canvas, 'getContext').mockReturnValue({ getImageData: () => ({ data }) } as never);
  return canvas;
}

test('an address is read, and a picture without a code has none', async () => {
  const read = await createReader();
  expect(await read(picture('https://congress.example.org/home/a/b/en-GB'))).toBe('https://congress.example.org/home/a/b/en-GB');
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [100, 100];
  vi.spyOn(canvas, 'getContext').mockReturnValue({ getImageData: () => ({ data: new Uint8ClampedArray(40_000).fill(255) }) } as never);
  expect(await read(canvas)).toBeUndefined();
});
