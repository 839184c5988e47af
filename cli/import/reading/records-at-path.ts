// The records that a path of a mapping finds in a file, each at the place where it stands there.
import { pointerKey } from '../../../src/model/source.ts';
import type { Place } from '../place.ts';
import { madeOf, valueAtPath } from './path-expressions.ts';
import type { RecordFile } from './records.ts';
import { recordsOf, type SourceRecord } from './source-records.ts';

/** What a path finds in a file, as records. Throws `UnreadableFile` where the path fails. */
export function recordsAtPath(read: RecordFile, path: string): SourceRecord[] {
  const nowhere: Place = { file: read.path, pointer: '', line: 0, column: 0 };
  const placeOf = placesIn(read, nowhere);
  const found = valueAtPath(read.whole ?? read.records.map(({ value }) => value), path, read.path) ?? [];
  return recordsOf(found, read.path).map((record) => ({ ...record, place: placeOf(record.value) ?? nowhere }));
}

/**
 * Finds the place of an object or list of a file; of one that an expression made, that of what it was made of, else of the first part with a place.
 * Every value is looked at once.
 */
function placesIn(read: RecordFile, root: Place): (value: unknown) => Place | undefined {
  const places = new Map<unknown, Place | undefined>();
  const waiting: { value: unknown; place: Place }[] = read.whole === undefined ? [...read.records] : [{ value: read.whole, place: root }];
  // The list grows while it is read.
  for (const { value, place } of waiting) {
    // An alias of YAML is one value at two places: the first counts.
    if (typeof value !== 'object' || value === null || places.has(value)) continue;
    places.set(value, place);
    for (const [key, inner] of Object.entries(value))
      waiting.push({ value: inner, place: place.line > 0 ? place : { ...place, pointer: `${place.pointer}/${pointerKey(key)}` } });
  }
  const placeOf = (value: unknown): Place | undefined => {
    if (typeof value !== 'object' || value === null || places.has(value)) return places.get(value);
    let place = placeOf((value as { [madeOf]?: unknown })[madeOf]);
    for (const inner of Object.values(value)) place ??= placeOf(inner);
    places.set(value, place);
    return place;
  };
  return placeOf;
}
