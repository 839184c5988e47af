// Colours of the source.

/** A colour as #rrggbb in small letters, from #rgb, #rrggbb or #rrggbbaa with or without #; empty for anything else. */
export function hexColour(text: string): string {
  const digits = /^#?([0-9a-f]{3}|[0-9a-f]{6}|[0-9a-f]{8})$/i.exec(text)?.[1]?.toLowerCase();
  if (!digits) return '';
  return digits.length === 3 ? `#${digits.replaceAll(/./g, '$&$&')}` : `#${digits.slice(0, 6)}`;
}

/** Hue in degrees and chroma (0 grey … 255) of #rrggbb, as in HSV. */
export function hueOf(colour: string): { hue: number; chroma: number } {
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16)) as [number, number, number];
  const most = Math.max(red, green, blue);
  const chroma = most - Math.min(red, green, blue);
  if (chroma === 0) return { hue: 0, chroma };
  const sixth = most === red ? (green - blue) / chroma : most === green ? (blue - red) / chroma + 2 : (red - green) / chroma + 4;
  return { hue: (sixth * 60 + 360) % 360, chroma };
}

/** Whether a colour is too close to grey to represent anything. */
export const isGreyish = (colour: string): boolean => hueOf(colour).chroma < 48;
