// The time zones of the world as a list to choose from, found by place, region, name or distance from UTC.
import { offsetAt } from '#sdk';

/** A zone with what it is found by. */
export type ZoneOption = {
  zone: string;
  place: string;
  /** `Asia`; empty for none. */ region: string;
  /** `+09:00` at the instant of the list. */ offset: string;
};

/** All zones this browser knows, with UTC. */
export function zoneOptions(now: number): ZoneOption[] {
  const zones = new Set(['UTC', ...Intl.supportedValuesOf('timeZone')]);
  return [...zones].map((zone) => {
    const parts = zone.replaceAll('_', ' ').split('/');
    return { zone, place: parts.at(-1)!, region: parts.slice(0, -1).join(', '), offset: offsetText(offsetAt(now, zone)) };
  });
}

/** `+05:30` of milliseconds. */
export function offsetText(offset: number): string {
  const minutes = Math.round(Math.abs(offset) / 60_000);
  const pad = (value: number): string => String(value).padStart(2, '0');
  return `${offset < 0 ? '-' : '+'}${pad(Math.floor(minutes / 60))}:${pad(minutes % 60)}`;
}

/** Without case and accents, so that `sao` finds São. */
const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** The zones that have every word typed; `nameOf` gives the name in the reader's language, empty while it is not known. */
export function fittingZones(options: readonly ZoneOption[], typed: string, nameOf: (zone: string) => string): readonly ZoneOption[] {
  const words = plain(typed.replaceAll('−', '-')).split(/\s+/).filter(Boolean);
  if (words.length === 0) return options;
  return options.filter(({ zone, place, region, offset }) => {
    const text = plain(`${zone} ${place} ${region} ${nameOf(zone)} utc${offset} gmt${offset} ${offset}`);
    return words.every((word) => text.includes(word));
  });
}
