// The personal programme of the page's reader: a visitor's on this device, an account's on the server, on screen at once.
import { beginFavourites, setFavourites } from '../../stores/favourites.ts';
import { openAccountFavourites } from './account-favourites.ts';
import { applyChange } from './changes.ts';
import type { FavouriteParts, RunningFavourites } from './running-favourites.ts';
import { isOfDevice, readDevice, writeDevice } from './device-lists.ts';

/** Starts. The store is the result. */
export function openFavourites(parts: FavouriteParts): RunningFavourites {
  beginFavourites(parts.of);
  const { api } = parts;
  return parts.account !== '' && api && !parts.isPreview ? openAccountFavourites({ ...parts, api }) : openDeviceFavourites(parts);
}

const done = { ok: true, reply: undefined } as const;

function openDeviceFavourites({ event, isPreview }: FavouriteParts): RunningFavourites {
  const closing = new AbortController();
  const read = (): void => setFavourites(readDevice(event), 'ready');
  // A preview shows no person's programme.
  let shown = applyChange(readDevice(event), { kind: 'clear' });
  if (isPreview) setFavourites(shown, 'ready');
  else {
    read();
    addEventListener('storage', ({ key }) => isOfDevice(key, event) && read(), closing);
    // A page that comes back from the browser's own cache may be older than the storage.
    addEventListener('pageshow', ({ persisted }) => persisted && read(), closing);
  }
  return {
    change(change) {
      if (isPreview) setFavourites((shown = applyChange(shown, change)), 'ready');
      else {
        writeDevice(event, applyChange(readDevice(event), change));
        read();
      }
      return Promise.resolve(done);
    },
    readAgain: read,
    stop: () => closing.abort(),
  };
}
