// A theme from the colours a programme brings along, so that two imported events do not look alike.
import type { ProgrammeRows } from '../rows.ts';
import type { ImportedEvent } from '../result.ts';
import { hueOf, isGreyish } from '../values/colours.ts';
import { stableHash } from '../values/stable-hash.ts';

/** Brand colours for programmes without any, one chosen by the event's name. All are dark enough for white words. */
const palette = ['#1f3a5f', '#5b2a6e', '#0f5c5c', '#7a2e2e', '#2f5233', '#7a4b12', '#34348a', '#6b1f45'];

/** The values of `theme.json` that an import can know. */
export type ImportedTheme = { brand: string; accent?: string; tracks?: string[] };

/**
 * Brand: the first colour of the event itself that is not grey, else the track colour that most sessions have, else one of a palette by
 * the event's name. Accent: the next most used colour of a clearly different hue. Tracks: all their colours, in their order.
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

const fallback = ({ acronym, name }: ImportedEvent): string => palette[stableHash(acronym || name) % palette.length]!;
