// Handlers of src/contract/changed-favourites.ts: what has changed of the caller's own favourites.
import type * as contract from '../../src/contract/changed-favourites.ts';
import { changesOf, readChanges } from '../favourites/changes/stored-changes.ts';
import { knownIds } from '../favourites/known-items.ts';
import { announceFavourites } from '../hubs/notification-hub.ts';
import type { FavouriteRowKind } from '../store/people-schema.ts';
import { type HandlersOf, live } from './handlers.ts';
import { ownerOf } from './owner-of-request.ts';

export const changedFavourites: HandlersOf<typeof contract> = {
  personalChanges: live((_, { people, clock, accessControl }, call) => {
    const owner = ownerOf(call);
    const access = accessControl.ofCaller(owner.event, call.caller);
    const isKnown = (kind: FavouriteRowKind, id: string): boolean => knownIds(owner.event, access, kind).has(id);
    return changesOf(people.db, owner, { event: owner.event, now: clock.now(), isKnown });
  }),
  readPersonalChanges: live(async ({ pUntil }, { people }, call) => {
    const owner = ownerOf(call);
    const Read = await readChanges(people.db, owner, Date.parse(pUntil));
    if (Read > 0) await announceFavourites(people, owner);
    return { Read };
  }),
};
