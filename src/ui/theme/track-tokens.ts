// Makes a track colour from data visible in both schemes at render time; small enough for every page.

/** Custom properties for the `style` of anything in the track's colour. */
export type TrackTokens = { '--track': string; '--track-soft': string };

/** Linear light of the channels, 0–1. */
type Light = readonly [number, number, number];

/** On a light surface a bar has 3:1 up to this luminance, on a dark raised surface from that one (WCAG 2.2, 1.4.11). */
const lightest = 0.25;
const darkest = 0.17;

/**
 * Tokens of a track whose colour comes with the data: `--track` for a bar or a dot (3:1 on every surface, light and dark),
 * `--track-soft` for an area under ordinary text. Text is never placed on `--track`; the name of the track is next to it.
 * Anything but `#rrggbb` or `#rgb` gives the neutral line.
 */
export function trackTokens(colour: string): TrackTokens {
  const light = lightOf(colour.trim());
  if (light === undefined) return { '--track': 'var(--line-strong)', '--track-soft': 'var(--surface-sunken)' };
  const track = `light-dark(${darker(light)}, ${lighter(light)})`;
  return { '--track': track, '--track-soft': `color-mix(in oklab, ${track} 12%, var(--surface-raised))` };
}

const luminance = ([r, g, b]: Light): number => 0.2126 * r + 0.7152 * g + 0.0722 * b;

function darker(light: Light): string {
  const factor = Math.min(1, lightest / Math.max(luminance(light), 1e-6));
  return written(light.map((channel) => channel * factor));
}

function lighter(light: Light): string {
  const now = luminance(light);
  const share = now >= darkest ? 0 : (darkest - now) / (1 - now);
  return written(light.map((channel) => channel + (1 - channel) * share));
}

function lightOf(colour: string): Light | undefined {
  const hex = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(colour)?.[1];
  if (hex === undefined) return undefined;
  const full = hex.length === 3 ? hex.replace(/./g, '$&$&') : hex;
  const channel = (at: number): number => {
    const value = Number.parseInt(full.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [channel(0), channel(2), channel(4)];
}

function written(light: readonly number[]): string {
  const channel = (value: number): string => {
    const encoded = value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055;
    return Math.round(encoded * 255)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${light.map(channel).join('')}`;
}
