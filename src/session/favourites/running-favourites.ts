// What the personal programme of a reader is opened with, and what can be done with it.
import type { Api } from '../../api/http.ts';
import type { KeptResult } from '../call-or-keep.ts';
import type { FavouriteChange } from './changes.ts';

export type FavouriteParts = {
  /** Names event and account. */
  of: string;
  /** Exact name of the event. */
  event: string;
  /** `UserId`; empty for a visitor. */
  account: string;
  api: Api | undefined;
  now: () => number;
  /** Nothing is read or stored: a preview. */
  isPreview: boolean;
};

export type RunningFavourites = {
  /** Carries out a change, on screen at once. `label` names it in the outbox. Never rejects. */
  change: (change: FavouriteChange, label: string) => Promise<KeptResult<unknown>>;
  /** Reads the account's again. */
  readAgain: () => void;
  stop: () => void;
};
