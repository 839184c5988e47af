// Black or white text on a colour, by the brightness threshold 130 (A §9, B §5; reading R43).

/** Above this brightness (0–255) text is black. */
export const BRIGHTNESS_THRESHOLD = 130;

/** Text colour on `#rgb`, `#rrggbb` or `rgb(r, g, b)`; undefined when the colour cannot be read. */
export function textColourOn(background: string): 'black' | 'white' | undefined {
  const parts = channels(background.trim());
  if (!parts) return undefined;
  const [red, green, blue] = parts;
  return (299 * red + 587 * green + 114 * blue) / 1000 > BRIGHTNESS_THRESHOLD ? 'black' : 'white';
}

function channels(colour: string): [number, number, number] | undefined {
  const short = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/i.exec(colour);
  if (short) return [parseInt(short[1]!.repeat(2), 16), parseInt(short[2]!.repeat(2), 16), parseInt(short[3]!.repeat(2), 16)];
  const long = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(colour);
  if (long) return [parseInt(long[1]!, 16), parseInt(long[2]!, 16), parseInt(long[3]!, 16)];
  const rgb = /^rgb\(\s*(\d{1,3})\s*,\s*(\d{1,3})\s*,\s*(\d{1,3})\s*\)$/i.exec(colour);
  const values = rgb?.slice(1).map(Number);
  return values?.every((value) => value <= 255) ? [values[0]!, values[1]!, values[2]!] : undefined;
}
