// Where and when the favourites of a visitor were when they were chosen: stored on this device, until the visitor has read what has changed.
import { parseJson } from '../../base/parse-json.ts';
import type { PlaceChange } from '../../base/favourite-changes.ts';
import { decideFavouriteChange } from '../../rules/favourite-change.ts';
import { type PlacedThing, placedName, withoutTalksOfTheirSession } from '../../rules/placed-things.ts';
import type { FavouriteLists } from '../../stores/favourites.ts';
import { recall, remember } from '../use-remembered.ts';

type Chosen = Pick<FavouriteLists, 'session' | 'presentation'>;
type Things = ReadonlyMap<string, PlacedThing>;

/** A favourite that has changed: what was known of it, and what has become of it. */
export type ChangedFavourite = { was: PlacedThing; change: PlaceChange };

/** Name in the storage, with the exact name of the event. */
export const placesKey = (event: string): string => `favouritePlaces.${event}`;

/** What is stored, by name; what cannot be read is none. */
export function parsePlaces(stored: string): Things {
  const list = parseJson(stored);
  return new Map((Array.isArray(list) ? list : []).filter(isPlaced).map((one) => [placedName(one), one]));
}

/** Notes favourites of which nothing is known yet. `again`: all of them, for the visitor has read what has changed. */
export function noteDevicePlaces(event: string, chosen: Chosen, things: Things, again = false): void {
  const known = parsePlaces(recall(placesKey(event), 'local'));
  const named = namesOf(chosen).flatMap((name) => (again ? things.get(name) : (known.get(name) ?? things.get(name))) ?? []);
  write(event, named);
}

/** Forgets what is no favourite any more: chosen again, it is known as it is then. */
export function forgetPlaces(event: string, chosen: Chosen): void {
  const known = parsePlaces(recall(placesKey(event), 'local'));
  write(
    event,
    namesOf(chosen).flatMap((name) => known.get(name) ?? []),
  );
}

/** What differs at `now` (ms) from what is stored, of what is chosen, by the rule the server asks, too. */
export function changedPlaces(places: Things, chosen: Chosen, things: Things, now: number): ChangedFavourite[] {
  const changed = namesOf(chosen).flatMap((name) => {
    const was = places.get(name);
    const change = was && decideFavouriteChange(was, things.get(name), now);
    return change ? [{ was, change }] : [];
  });
  return withoutTalksOfTheirSession(changed, ({ was: { kind, sessionId }, change }) => ({ kind, sessionId, change }));
}

const namesOf = ({ session, presentation }: Chosen): string[] => [
  ...session.map((id) => placedName({ kind: 'session', id })),
  ...presentation.map((id) => placedName({ kind: 'presentation', id })),
];

function write(event: string, places: readonly PlacedThing[]): void {
  const value = places.length === 0 ? '' : JSON.stringify(places);
  if (recall(placesKey(event), 'local') !== value) remember(placesKey(event), value, 'local');
}

function isPlaced(value: unknown): value is PlacedThing {
  const { kind, start, end, isOff, ...texts } = (value ?? {}) as Record<string, unknown>;
  const isInstant = (time: unknown): boolean => time === null || typeof time === 'number';
  return (
    (kind === 'session' || kind === 'presentation') &&
    isInstant(start) &&
    isInstant(end) &&
    typeof isOff === 'boolean' &&
    ['id', 'title', 'roomId', 'room', 'sessionId'].every((name) => typeof texts[name] === 'string')
  );
}
