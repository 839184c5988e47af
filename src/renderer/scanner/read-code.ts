// Reads QR codes out of pictures: with the browser's own detector, else with a library in plain JavaScript, loaded when it is needed.

/** The content of the first QR code of a picture; undefined if it has none. Never rejects. */
export type ReadCode = (canvas: HTMLCanvasElement) => Promise<string | undefined>;

/** The part of the Shape Detection API that is used; few browsers have it. */
type Detector = { detect: (source: HTMLCanvasElement) => Promise<readonly { rawValue: string }[]> };
type DetectorClass = { new (options: { formats: string[] }): Detector; getSupportedFormats: () => Promise<readonly string[]> };

/** Longest side of a picture that is read, in pixels. */
const LONGEST_SIDE = 1280;

/** Makes the reader of this browser. */
export async function createReader(): Promise<ReadCode> {
  const own = (globalThis as { BarcodeDetector?: DetectorClass }).BarcodeDetector;
  const isThere = own && (await own.getSupportedFormats().catch((): readonly string[] => [])).includes('qr_code');
  if (isThere) {
    const detector = new own({ formats: ['qr_code'] });
    return async (canvas) => (await detector.detect(canvas).catch(() => []))[0]?.rawValue;
  }
  const { decodeQR } = await import('qr/decode.js');
  return async (canvas) => {
    const { width, height } = canvas;
    const data = canvas.getContext('2d', { willReadFrequently: true })?.getImageData(0, 0, width, height).data;
    try {
      return data && decodeQR({ width, height, data });
    } catch {
      // It throws where there is none.
      return undefined;
    }
  };
}

/** Draws a picture, not larger than is read. */
export function draw(canvas: HTMLCanvasElement, source: CanvasImageSource, width: number, height: number): void {
  const scale = Math.min(1, LONGEST_SIDE / Math.max(width, height, 1));
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  canvas.getContext('2d', { willReadFrequently: true })?.drawImage(source, 0, 0, canvas.width, canvas.height);
}

/** The code in a picture of the device; undefined if it has none or is no picture. */
export async function readPicture(file: Blob): Promise<string | undefined> {
  const [read, picture] = await Promise.all([createReader(), createImageBitmap(file).catch(() => undefined)]);
  if (!picture) return undefined;
  const canvas = document.createElement('canvas');
  draw(canvas, picture, picture.width, picture.height);
  picture.close();
  return read(canvas);
}
