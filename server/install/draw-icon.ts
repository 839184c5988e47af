// Draws an icon of an event: its favicon as it is, or in the middle of its brand colour, so that a device may cut it in any shape.

/** Share of a maskable icon that no device cuts away (W3C: a circle of 80 %); a square fits into it with this side. */
const SAFE = 0.56;

type Icon = { side: number; purpose: 'any' | 'maskable'; brand: string };

/** The icon as PNG. `mark`: a picture in any format sharp reads. Rejects for one it cannot read. */
export async function drawIcon(mark: Buffer, { side, purpose, brand }: Icon): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  const size = purpose === 'any' ? side : Math.round(side * SAFE);
  // Vectors are drawn at the size they are needed in.
  const drawn = await sharp(mark, { density: 300, limitInputPixels: 50_000_000 })
    .resize(size, size, { fit: 'contain', background: '#0000' })
    .png()
    .toBuffer();
  if (purpose === 'any') return drawn;
  return sharp({ create: { width: side, height: side, channels: 4, background: brand } })
    .composite([{ input: drawn, gravity: 'centre' }])
    .png()
    .toBuffer();
}
