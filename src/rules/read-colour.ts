// Reads a colour as CSS writes it (Color 4): hexadecimal, rgb, hsl, hwb, oklab, oklch, with commas or without, with transparency or without.

/** Red, green and blue, 0–255, and how much is covered, 0–1. */
export type Colour = { rgb: readonly [number, number, number]; alpha: number };

type Three = [number, number, number];

const NUMBER = /^([+-]?(?:\d+(?:\.\d+)?|\.\d+)(?:e[+-]?\d+)?)(%|deg|grad|rad|turn)?$/i;
const turns: Readonly<Record<string, number>> = { '': 1, deg: 1, grad: 0.9, rad: 180 / Math.PI, turn: 360 };

/** The colour; undefined for what is none, and for names and other colour spaces, which are not supported. */
export function readColour(written: string): Colour | undefined {
  const text = written.trim().toLowerCase();
  if (text.startsWith('#')) return hexadecimal(text.slice(1));
  const [, name = '', inside = ''] = /^(rgb|hsl|hwb|oklab|oklch)a?\(([^()]{1,200})\)$/.exec(text) ?? [];
  const parts = inside.split(/[\s,/]+/).filter(Boolean);
  if (name === '' || parts.length < 3 || parts.length > 4) return undefined;
  const alpha = parts[3] === undefined ? 1 : part(parts[3], 1);
  const read = spaces[name]!(parts.slice(0, 3));
  if (alpha === undefined || read.some((value) => value === undefined)) return undefined;
  return { rgb: toRgb[name]!(read as Three).map((share) => 255 * within(share)) as Three, alpha: within(alpha) };
}

function hexadecimal(digits: string): Colour | undefined {
  if (!/^(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/.test(digits)) return undefined;
  const pairs = digits.length < 6 ? digits.split('').map((digit) => digit + digit) : digits.match(/../g)!;
  const [red = 0, green = 0, blue = 0, alpha = 255] = pairs.map((pair) => parseInt(pair, 16));
  return { rgb: [red, green, blue], alpha: alpha / 255 };
}

/** A number, or a percentage of `whole`; `none` is 0. */
function part(text: string, whole: number): number | undefined {
  if (text === 'none') return 0;
  const [, number, unit = ''] = NUMBER.exec(text) ?? [];
  if (number === undefined || (unit !== '' && unit !== '%')) return undefined;
  return unit === '%' ? (Number(number) / 100) * whole : Number(number);
}

/** An angle in degrees. */
function angle(text: string): number | undefined {
  if (text === 'none') return 0;
  const [, number, unit = ''] = NUMBER.exec(text) ?? [];
  const turn = turns[unit];
  return number === undefined || turn === undefined ? undefined : Number(number) * turn;
}

const cylinder = ([hue, ...rest]: string[]) => [angle(hue!), ...rest.map((text) => part(text, 100))];

const spaces: Readonly<Record<string, (parts: string[]) => (number | undefined)[]>> = {
  rgb: (parts) => parts.map((text) => part(text, 255)),
  hsl: cylinder,
  hwb: cylinder,
  oklab: ([light, ...rest]) => [part(light!, 1), ...rest.map((text) => part(text, 0.4))],
  oklch: ([light, chroma, hue]) => [part(light!, 1), part(chroma!, 0.4), angle(hue!)],
};

/** To shares of red, green and blue, 0–1, perhaps beyond. */
const toRgb: Readonly<Record<string, (values: Three) => Three>> = {
  rgb: ([red, green, blue]) => [red / 255, green / 255, blue / 255],
  hsl: ([hue, saturation, light]) => fromHsl(hue, within(saturation / 100), within(light / 100)),
  hwb: ([hue, white, black]) => {
    const [w, b] = [within(white / 100), within(black / 100)];
    if (w + b >= 1) return [w / (w + b), w / (w + b), w / (w + b)];
    return fromHsl(hue, 1, 0.5).map((share) => share * (1 - w - b) + w) as Three;
  },
  oklab: (lab) => fromOklab(lab),
  oklch: ([light, chroma, hue]) => fromOklab([light, chroma * Math.cos((hue * Math.PI) / 180), chroma * Math.sin((hue * Math.PI) / 180)]),
};

/** CSS Color 4 §7.1. */
function fromHsl(hue: number, saturation: number, light: number): Three {
  const at = (n: number): number => {
    const k = (((n + hue / 30) % 12) + 12) % 12;
    return light - saturation * Math.min(light, 1 - light) * Math.max(-1, Math.min(k - 3, 9 - k, 1));
  };
  return [at(0), at(8), at(4)];
}

/** CSS Color 4 §9.4 and §10. */
function fromOklab([light, a, b]: Three): Three {
  const l = (light + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (light - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (light - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ].map((share) => (share <= 0.0031308 ? 12.92 * share : 1.055 * share ** (1 / 2.4) - 0.055)) as Three;
}

const within = (share: number): number => Math.min(1, Math.max(0, share));
