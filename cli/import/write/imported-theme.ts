// A theme from the colours a programme brings along, so that two imported events do not look alike.
import type { ProgrammeRows } from '../rows.ts';
import type { ImportedEvent } from '../result.ts';
import { reach, white } from '../../../src/ui/theme/colour.ts';
import { hueOf, isGreyish } from '../values/colours.ts';
import { stableHash } from '../values/stable-hash.ts';

/** How light and how colourful a brand colour by name is (OKLCH): deep and full, or deep and quiet. */
const tones = [
  { l: 0.4, c: 0.13 },
  { l: 0.34, c: 0.09 },
  { l: 0.44, c: 0.07 },
] as const;
/** Contrast of white words on it, AAA. */
const ENOUGH = 7;

/** The values of `theme.json` that an import can know. */
export type ImportedTheme = { brand: string; accent?: string; tracks?: string[] };

/**
 * Brand: the first colour of the event itself that is not grey, else the track colour that most sessions have, else one by the event's
 * name. Accent: the next most used colour of a clearly different hue. Tracks: all their colours, in their order.
 */
export function themeOf(event: ImportedEvent, { tracks, sessions }: ProgrammeRows): ImportedTheme {
  const sessionsOf = Map.groupBy(sessions, ({ TrackId }) => TrackId ?? '');
  const used = tracks
    .map(({ Id, Color = '' }) => ({ colour: Color, uses: sessionsOf.get(Id)?.length ?? 0 }))
    .filter(({ colour }) => colour !== '' && !isGreyish(colour))
    .toSorted((one, other) => other.uses - one.uses)
    .map(({ colour }) => colour);
  const [brand = fallback(event), ...rest] = [...event.colours.filter((colour) => !isGreyish(colour)), ...used];
  const accent = rest.find((colour) => hueDistance(colour, brand) >= 40);
  const all = [...new Set(tracks.flatMap(({ Color = '' }) => Color || []))].slice(0, 24);
  return { brand, ...(accent ? { accent } : {}), ...(all.length > 0 ? { tracks: all } : {}) };
}

function hueDistance(one: string, other: string): number {
  const distance = Math.abs(hueOf(one).hue - hueOf(other).hue);
  return Math.min(distance, 360 - distance);
}

/** A colour for programmes without any: hue and tone by the name of the event, dark enough for white words. */
function fallback({ acronym, name }: ImportedEvent): string {
  const hash = stableHash(acronym || name);
  return reach({ ...tones[hash % tones.length]!, h: Math.floor(hash / tones.length) % 360 }, [white], ENOUGH, 'black');
}
