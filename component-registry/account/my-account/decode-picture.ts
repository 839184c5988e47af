// Reads a picture of the device: upright, whatever way the camera was held.
import { MOST_PICTURE_BYTES } from '#sdk';

/** Undefined for a file that is too large or no picture. Close it when it is done with: it is large. */
export async function decodePicture(file: Blob): Promise<ImageBitmap | undefined> {
  if (file.size > MOST_PICTURE_BYTES) return undefined;
  return createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => undefined);
}
