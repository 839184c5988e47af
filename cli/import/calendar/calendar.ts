// A calendar as properties, whether it came as iCal text, as xCal XML or as RDF.
import type { Place } from '../place.ts';

/** A property: its value as text, and its parameters by small name. */
export type Property = { value: string; parameters: Readonly<Record<string, string>> };

/** Properties of a component by small name (`dtstart`, `x-wr-timezone`), each possibly several times. */
export type Properties = ReadonlyMap<string, readonly Property[]>;

/** One event of a calendar. */
export type CalendarEntry = { properties: Properties; raw: () => unknown; place: Place };

/** A whole calendar; `zones` are the names its own definitions give to time zones, with the location of each. */
export type Calendar = { file: string; properties: Properties; entries: CalendarEntry[]; zones: ReadonlyMap<string, string> };

/** The first value of a property; empty when there is none. */
export const valueIn = (properties: Properties, ...names: string[]): string =>
  names.map((name) => properties.get(name)?.[0]?.value.trim() ?? '').find((value) => value !== '') ?? '';

/** Collects properties by name. */
export function propertyList(): { add(name: string, property: Property): void; all: Properties } {
  const all = new Map<string, Property[]>();
  return { all, add: (name, property) => void all.set(name.toLowerCase(), [...(all.get(name.toLowerCase()) ?? []), property]) };
}
