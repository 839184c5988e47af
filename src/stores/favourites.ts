// The personal programme of the page's reader (B §3): favourites and own appointments, as drawn now.
import { createStore } from 'zustand/vanilla';
import { createListeners } from '../base/listeners.ts';

/** An own appointment, as the contract has it: instants ISO 8601 in UTC. */
export type OwnAppointment = { Id: string; Title: string; Place: string; StartDateTime: string; EndDateTime: string };

export const favouriteKinds = ['session', 'presentation', 'speaker', 'company'] as const;
export type FavouriteKind = (typeof favouriteKinds)[number];

/** Ids of each kind, and appointments by start. */
export type FavouriteLists = Readonly<Record<FavouriteKind, readonly string[]>> & { readonly appointments: readonly OwnAppointment[] };

export const noFavourites: FavouriteLists = { session: [], presentation: [], speaker: [], company: [], appointments: [] };

export type Favourites = FavouriteLists & {
  /** Whose they are: event and account; empty for nobody's yet. */
  of: string;
  /** `unknown` as the server draws it · `failed`: the account's could not be read. */
  phase: 'unknown' | 'ready' | 'failed';
  /** For quick look-ups: `kind id`. */
  keys: ReadonlySet<string>;
};

const none: Favourites = { ...noFavourites, of: '', phase: 'unknown', keys: new Set() };

export const favourites = createStore<Favourites>(() => none);

const keysOf = (lists: FavouriteLists): ReadonlySet<string> =>
  new Set(favouriteKinds.flatMap((kind) => lists[kind].map((id) => `${kind} ${id}`)));

/** Begins for somebody; what another one had is gone. */
export const beginFavourites = (of: string): void => {
  if (favourites.getState().of !== of) favourites.setState({ ...none, of });
};

/** What is drawn from now on. */
export const setFavourites = (lists: FavouriteLists, phase: Favourites['phase']): void =>
  favourites.setState({ ...lists, phase, keys: keysOf(lists) });

const changes = createListeners();
/** Another device of the account has changed something: calls back until unsubscribed. */
export const onFavouritesChanged = changes.subscribe;
/** The hub says that the account's programme has changed. */
export const favouritesChanged = changes.notify;
