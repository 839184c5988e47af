// Favourites of the reader that have changed since they were chosen: an account's from the server, a visitor's by what this device has noted.
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { query } from '../../api/query.ts';
import { nameOfInfo } from '../../contract/event-name.ts';
import { type FavouriteChangeItem, personalChanges, readPersonalChanges } from '../../contract/changed-favourites.ts';
import type { Session } from '../../contract/programme.ts';
import { placedThings, placedName } from '../../rules/placed-things.ts';
import { onFavouritesChanged } from '../../stores/favourites.ts';
import { useFrame } from '../frame.ts';
import { useCall } from '../use-call.ts';
import { useFavourites } from '../use-favourites.ts';
import { useRemembered } from '../use-remembered.ts';
import { useNow } from '../use-time.ts';
import { type ChangedFavourite, changedPlaces, noteDevicePlaces, parsePlaces, placesKey } from './device-places.ts';

export type { ChangedFavourite };

const none: readonly FavouriteChangeItem[] = [];

/** `sessions`: the programme as it is. `markRead` resolves to false if it could not be stored. */
export function useFavouriteChanges(sessions: readonly Session[]): {
  changes: readonly ChangedFavourite[];
  markRead: () => Promise<boolean>;
} {
  const things = useMemo(() => placedThings(sessions), [sessions]);
  const ofDevice = useDeviceChanges(things);
  const ofAccount = useAccountChanges(things);
  return useFrame().person?.user ? ofAccount : ofDevice;
}

type Things = ReturnType<typeof placedThings>;

function useDeviceChanges(things: Things) {
  const { info, person, preview } = useFrame();
  const event = nameOfInfo(info);
  const { session, presentation, phase } = useFavourites();
  const [stored] = useRemembered(placesKey(event), 'local');
  const places = useMemo(() => parsePlaces(stored), [stored]);
  const now = useNow();
  const chosen = { session, presentation };
  const isKept = !person?.user && !preview && phase === 'ready';
  useEffect(() => {
    if (isKept) noteDevicePlaces(event, { session, presentation }, things);
  }, [isKept, event, session, presentation, things]);
  return {
    changes: isKept ? changedPlaces(places, chosen, things, now) : [],
    markRead: () => {
      noteDevicePlaces(event, chosen, things, true);
      return Promise.resolve(true);
    },
  };
}

function useAccountChanges(things: Things) {
  const { info, person, preview } = useFrame();
  const eventid = nameOfInfo(info);
  const call = useCall();
  const { data: items = none, refetch } = useQuery({
    ...query(personalChanges, { eventid }),
    enabled: Boolean(person?.user) && !preview,
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
    retry: false,
  });
  useEffect(() => onFavouritesChanged(() => void refetch()), [refetch]);
  const changes = items.map(({ Change, Kind: kind, Id: id, ...was }) => ({
    change: Change,
    was: {
      kind,
      id,
      title: was.Title,
      start: instantOf(was.StartDateTime),
      end: instantOf(was.EndDateTime),
      roomId: was.RoomId,
      room: was.RoomName,
      isOff: Change === 'on',
      sessionId: things.get(placedName({ kind, id }))?.sessionId ?? '',
    },
  }));
  return {
    changes,
    markRead: async () => {
      // The newest is the first.
      const newest = items[0]?.ChangedAt;
      if (newest === undefined) return true;
      const { ok } = await call(readPersonalChanges, { eventid, pUntil: newest });
      if (ok) await refetch();
      return ok;
    },
  };
}

const instantOf = (time: string | null): number | null => (time === null ? null : Date.parse(time));
