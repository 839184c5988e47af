// Turns a screenshot into WebP in the browser that took it: no other program is needed.
import type { Page } from 'playwright-core';

/** As it is, or in the size of lists with the ground of its corner around it. */
export type Shape = 'whole' | 'small';

/** The largest file of the reference, in bytes. */
const MOST = 25_000;
const qualities = [0.92, 0.85, 0.75, 0.6] as const;
/** What is still too large is made smaller. */
const scales = [1, 0.8, 0.65, 0.5] as const;
/** A picture of a list in px: twice the size it is shown in. */
const small = { width: 320, height: 200 };

/** The picture as WebP, in the best quality that keeps it below `most` bytes. `page` is an empty one. */
export async function encodePicture(page: Page, png: Buffer, shape: Shape, most = MOST): Promise<Buffer> {
  const encoded = await page.evaluate(draw, {
    source: `data:image/png;base64,${png.toString('base64')}`,
    size: shape === 'small' ? small : undefined,
    qualities: [...qualities],
    scales: [...scales],
    most,
  });
  return Buffer.from(encoded, 'base64');
}

type Drawing = { source: string; size: { width: number; height: number } | undefined; qualities: number[]; scales: number[]; most: number };

/** Runs in the browser. */
async function draw({ source, size, qualities: tried, scales: sizes, most }: Drawing): Promise<string> {
  const image = new Image();
  image.src = source;
  await image.decode();
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d')!;
  let text = '';
  for (const part of sizes) {
    const { width, height } = size ?? { width: Math.round(image.width * part), height: Math.round(image.height * part) };
    [canvas.width, canvas.height] = [width, height];
    context.drawImage(image, 0, 0, 1, 1, 0, 0, width, height);
    const scale = width / image.width;
    context.imageSmoothingQuality = 'high';
    context.drawImage(image, 0, Math.max(0, (height - image.height * scale) / 2), width, image.height * scale);
    for (const quality of tried) {
      text = canvas.toDataURL('image/webp', quality).split(',')[1]!;
      if (text.length * 0.75 <= most) return text;
    }
  }
  return text;
}
