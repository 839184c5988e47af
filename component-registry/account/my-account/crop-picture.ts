// Crops a picture on the device: the square in its middle, small enough to send; what it was taken with stays on the device.
import { MOST_PICTURE_BYTES } from '#sdk';

/** Edge of what is sent, pixels. */
const EDGE = 1024;

/** JPEG as base64; undefined for a file that is too large or no picture. */
export async function cropPicture(file: Blob): Promise<string | undefined> {
  if (file.size > MOST_PICTURE_BYTES) return undefined;
  const picture = await createImageBitmap(file).catch(() => undefined);
  if (!picture) return undefined;
  const side = Math.min(picture.width, picture.height);
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = Math.min(side, EDGE);
  const [left, top] = [(picture.width - side) / 2, (picture.height - side) / 2];
  canvas.getContext('2d')?.drawImage(picture, left, top, side, side, 0, 0, canvas.width, canvas.height);
  picture.close();
  return canvas.toDataURL('image/jpeg', 0.9).split(',')[1];
}
