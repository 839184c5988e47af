// What this device stores of personal programmes: a visitor's own under the names of B §9 and one like them for companies, and a copy of the account's for times without connection.
import { parseJson } from '../../base/parse-json.ts';
import { type FavouriteKind, favouriteKinds, type FavouriteLists, noFavourites } from '../../stores/favourites.ts';
import { recall, remember } from '../use-remembered.ts';
import { isAppointment } from './changes.ts';
import { forgetPlaces } from './device-places.ts';

/** Names in the storage; each ends with the exact name of the event (decision 0034). */
const names: Readonly<Record<FavouriteKind, string>> = {
  session: 'favoriteSessions',
  presentation: 'favoritePresentations',
  speaker: 'favoriteSpeakers',
  company: 'favoriteCompanies',
};
const APPOINTMENTS = 'ownAppointments';

const keyOf = (name: string, event: string): string => `${name}.${event}`;

function listAt(key: string): unknown[] {
  const list = parseJson(recall(key, 'local'));
  return Array.isArray(list) ? list : [];
}

const idsIn = (list: unknown): string[] => (Array.isArray(list) ? [...new Set(list.map(String))] : []);

/** A visitor's lists; what cannot be read is none. */
export const readDevice = (event: string): FavouriteLists => ({
  ...noFavourites,
  ...Object.fromEntries(favouriteKinds.map((kind) => [kind, idsIn(listAt(keyOf(names[kind], event)))])),
  appointments: listAt(keyOf(APPOINTMENTS, event)).filter(isAppointment),
});

/** Stores them; where storage is refused they hold for this page. */
export function writeDevice(event: string, lists: FavouriteLists): void {
  const write = (name: string, list: readonly unknown[]): void =>
    remember(keyOf(name, event), list.length === 0 ? '' : JSON.stringify(list), 'local');
  for (const kind of favouriteKinds) write(names[kind], lists[kind]);
  write(APPOINTMENTS, lists.appointments);
  forgetPlaces(event, lists);
}

/** Whether a change of the storage, by another tab, is of a visitor's lists. */
export const isOfDevice = (key: string | null, event: string): boolean =>
  key === null || [...Object.values(names), APPOINTMENTS].some((name) => key === `foyer.${keyOf(name, event)}`);

/** The copy of one account at one event; removed when somebody signs out (`presence.ts`, by its name: this is loaded late). */
const FAVOURITES_COPY = 'favouritesCopy';

export function readCopy(of: string): FavouriteLists | undefined {
  const copy = parseJson(recall(FAVOURITES_COPY, 'local')) as Record<string, unknown> | undefined;
  if (!copy || copy['of'] !== of) return undefined;
  const { appointments } = copy;
  return {
    ...noFavourites,
    ...Object.fromEntries(favouriteKinds.map((kind) => [kind, idsIn(copy[kind])])),
    appointments: Array.isArray(appointments) ? appointments.filter(isAppointment) : [],
  };
}

export const writeCopy = (of: string, lists: FavouriteLists): void => remember(FAVOURITES_COPY, JSON.stringify({ of, ...lists }), 'local');
