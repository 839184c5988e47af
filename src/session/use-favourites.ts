// The personal programme for components: a star, and the whole of it. Its code is loaded when the page is idle, or when a star is pressed.
import { useCallback, useEffect } from 'react';
import { useStore } from 'zustand';
import { whenIdle } from '../base/when-idle.ts';
import { nameOfInfo } from '../contract/event-name.ts';
import { type FavouriteKind, favourites, type Favourites } from '../stores/favourites.ts';
import { showToast } from '../stores/toasts.ts';
import type { FavouriteChange } from './favourites/changes.ts';
import type { FavouriteParts, RunningFavourites } from './favourites/running-favourites.ts';
import { type Frame, useFrame } from './frame.ts';

/** Words of a change: what it is called while it waits for a connection, and what is said if it could not be stored. */
export type FavouriteWords = { label: string; failed: string };

/** What runs, for whom; replaced with the reader. */
let running: { of: string; opened: Promise<RunningFavourites | undefined> | undefined } | undefined;

const ofReader = ({ info, person, preview }: Frame): string => (preview ? 'preview' : `${nameOfInfo(info)} ${person?.user?.UserId ?? ''}`);

/** Starts once for a reader. Resolves to undefined where the code cannot be loaded. */
function start(frame: Frame): Promise<RunningFavourites | undefined> {
  const of = ofReader(frame);
  if (running?.of === of && running.opened) return running.opened;
  const before = running?.opened;
  const { api, clock, info, person, preview } = frame;
  const parts: FavouriteParts = {
    of,
    event: nameOfInfo(info),
    account: person?.user?.UserId ?? '',
    api,
    now: clock.now,
    isPreview: preview,
  };
  const opened = import('./favourites/open-favourites.ts').then(
    async ({ openFavourites }) => {
      (await before)?.stop();
      return openFavourites(parts);
    },
    () => {
      // Pressed again, it is tried again.
      if (running?.of === of) running = undefined;
      return undefined;
    },
  );
  running = { of, opened };
  return opened;
}

/** Starts when the page is idle, once for all stars of a page. */
function useStart(): Frame {
  const frame = useFrame();
  useEffect(() => {
    const of = ofReader(frame);
    if (running?.of === of) return;
    void running?.opened?.then((before) => before?.stop());
    running = { of, opened: undefined };
    whenIdle(() => running?.of === of && void start(frame));
  }, [frame]);
  return frame;
}

async function carryOut(frame: Frame, change: FavouriteChange, { label, failed }: FavouriteWords): Promise<boolean> {
  const opened = await start(frame);
  const answer = await opened?.change(change, label);
  if (answer && answer.ok !== false) return true;
  showToast({ id: 'favourite-failed', text: failed, tone: 'bad' });
  return false;
}

/** Whether something is a favourite of the reader, and a function that makes it one or none. False until the page is idle. */
export function useFavourite(kind: FavouriteKind, id: string): [isOn: boolean, set: (isOn: boolean, words: FavouriteWords) => void] {
  const frame = useStart();
  const of = ofReader(frame);
  const isOn = useStore(favourites, (state) => state.of === of && state.keys.has(`${kind} ${id}`));
  const set = useCallback((on: boolean, words: FavouriteWords) => void carryOut(frame, { kind, id, isOn: on }, words), [frame, kind, id]);
  return [isOn, set];
}

export type PersonalProgrammeFacts = Omit<Favourites, 'of'> & {
  /** Stored on this device alone. */
  isOnDevice: boolean;
  /** Resolves to false if it could not be stored; then it has been said. */
  change: (change: FavouriteChange, words: FavouriteWords) => Promise<boolean>;
  readAgain: () => void;
};

/** The whole programme of the reader. */
export function useFavourites(): PersonalProgrammeFacts {
  const frame = useStart();
  const { of, ...state } = useStore(favourites);
  const own = of === ofReader(frame) ? state : favourites.getInitialState();
  return {
    ...own,
    isOnDevice: !frame.person?.user,
    change: useCallback((change, words) => carryOut(frame, change, words), [frame]),
    readAgain: useCallback(() => void start(frame).then((opened) => opened?.readAgain()), [frame]),
  };
}
