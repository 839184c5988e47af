// Draws a square of a picture, and makes of it what is sent; what the picture was taken with stays on the device.
import type { PictureSquare } from './picture-frame.ts';

/** Edge of what is sent at most, pixels. */
const EDGE = 1024;

/** Draws a square of a picture over the whole canvas; the square may reach beyond the picture. */
export function drawSquare(canvas: HTMLCanvasElement, picture: ImageBitmap, { left, top, side }: PictureSquare): void {
  const context = canvas.getContext('2d');
  if (!context) return;
  const scale = canvas.width / side;
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.clearRect(0, 0, canvas.width, canvas.height);
  context.setTransform(scale, 0, 0, scale, -left * scale, -top * scale);
  context.imageSmoothingQuality = 'high';
  // JPEG knows no transparency, and would make it black.
  context.fillStyle = 'white';
  context.fillRect(0, 0, picture.width, picture.height);
  context.drawImage(picture, 0, 0);
}

/** A square of a picture as JPEG in base64; undefined where the browser lets nobody draw. */
export function cropPicture(picture: ImageBitmap, square: PictureSquare): string | undefined {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = Math.max(1, Math.min(Math.round(square.side), EDGE));
  drawSquare(canvas, picture, square);
  // An empty one would take the picture of the account away.
  return canvas.toDataURL('image/jpeg', 0.9).split(',')[1] || undefined;
}
