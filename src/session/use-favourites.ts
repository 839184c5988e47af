// The personal programme for components: a star, and the whole of it. Its code is loaded when the page is idle, or when a star is pressed.
import { useCallback, useEffect } from 'react';
import { useStore } from 'zustand';
import { whenIdle } from '../base/when-idle.ts';
import { nameOfInfo } from '../contract/event-name.ts';
import { beginFavourites, type FavouriteKind, favourites, type Favourites } from '../stores/favourites.ts';
import { showToast } from '../stores/toasts.ts';
import type { FavouriteChange } from './favourites/changes.ts';
import type { FavouriteParts, RunningFavourites } from './favourites/running-favourites.ts';
import { type Frame, useFrame } from './frame.ts';

/** Words of a change: what it is called while it waits for a connection, and what is said if it could not be stored. */
export type FavouriteWords = { label: string; failed: string };

/** What runs for the reader the store names; undefined until it is started. */
let opened: Promise<RunningFavourites | undefined> | undefined;
/** Resolves when what ran for the reader before has ended. */
let ended: Promise<unknown> = Promise.resolve();

const ofReader = ({ info, person, preview }: Frame): string => (preview ? 'preview' : `${nameOfInfo(info)} ${person?.user?.UserId ?? ''}`);
const isOf = (of: string): boolean => favourites.getState().of === of;

/** Makes somebody the reader; false where they are already. */
function begin(of: string): boolean {
  if (isOf(of)) return false;
  if (opened) ended = opened.then((before) => before?.stop());
  opened = undefined;
  beginFavourites(of);
  return true;
}

/** Starts once for a reader. Resolves to undefined where the code cannot be loaded, or another is the reader by then. */
function start(frame: Frame): Promise<RunningFavourites | undefined> {
  const of = ofReader(frame);
  begin(of);
  if (opened) return opened;
  const { api, clock, info, person, preview } = frame;
  const parts: FavouriteParts = {
    of,
    event: nameOfInfo(info),
    account: person?.user?.UserId ?? '',
    api,
    now: clock.now,
    isPreview: preview,
  };
  const before = ended;
  const starting: Promise<RunningFavourites | undefined> = import('./favourites/open-favourites.ts').then(
    async ({ openFavourites }) => {
      await before;
      return isOf(of) ? openFavourites(parts) : undefined;
    },
    () => {
      // Pressed again, it is tried again.
      if (opened === starting) opened = undefined;
      return undefined;
    },
  );
  opened = starting;
  return starting;
}

/** Starts when the page is idle, once for all stars of a page. */
function useStart(): Frame {
  const frame = useFrame();
  useEffect(() => {
    const of = ofReader(frame);
    if (begin(of)) whenIdle(() => isOf(of) && void start(frame));
  }, [frame]);
  return frame;
}

async function carryOut(frame: Frame, change: FavouriteChange, { label, failed }: FavouriteWords): Promise<boolean> {
  const running = await start(frame);
  const answer = await running?.change(change, label);
  if (answer && answer.ok !== false) return true;
  showToast({ id: 'favourite-failed', text: failed, tone: 'bad' });
  return false;
}

/** The words of a star: its name, what pressing it again does, and what is said if that could not be stored. */
export type StarText = (key: 'favourite' | 'removeFavourite' | 'favouriteFailed', values?: { title: string }) => string;

/** What a `StarButton` needs to show whether something is a favourite of the reader, and to change it; not one until the page is idle. */
export function useFavourite(kind: FavouriteKind, id: string, title: string, t: StarText) {
  const frame = useStart();
  const of = ofReader(frame);
  const isOn = useStore(favourites, (state) => state.of === of && state.keys.has(`${kind} ${id}`));
  const name = t('favourite', { title });
  const label = isOn ? t('removeFavourite', { title }) : name;
  const onChange = (on: boolean): void => void carryOut(frame, { kind, id, isOn: on }, { label, failed: t('favouriteFailed') });
  return { isOn, name, label, onChange };
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
    readAgain: useCallback(() => void start(frame).then((running) => running?.readAgain()), [frame]),
  };
}
