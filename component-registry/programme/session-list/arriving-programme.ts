// The programme of a list while it arrives.
import type { HandedOver } from '#sdk';
import type { ListedThing } from '../session/listed-session.ts';
import type { FirstProgramme } from './first-view.ts';

/** The programme as it arrives: whole, or what is on screen first. */
export type ArrivingProgramme = HandedOver<readonly ListedThing[], FirstProgramme> & {
  /** The answer it is made of; the same for every list of it. */
  source: object | undefined;
  /** What sessions say of themselves: a search finds it; missing where the list has no such texts. */
  texts?: { isPending: boolean; ask: () => void };
};
