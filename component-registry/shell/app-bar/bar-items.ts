// The entries of the bar at the bottom of the app, and when Back is among them (A §2 App bottom bar).
import type { Documents } from '#sdk';

type Navigation = Documents['header']['appNavigationItems'];
export type BarItem = Navigation['bottomItems'][number];

/** Entries of the bar at most; more could not be told apart on a phone. */
const MOST = 5;

/** What decides whether Back is shown. */
export type Behind = { page: string; historyLength: number };

/** The entries shown, in order. */
export function barItems({ bottomItems, backDisabled, backPages }: Navigation, { page, historyLength }: Behind): readonly BarItem[] {
  const isBackShown = !backDisabled && (historyLength > 1 || backPages.includes(page));
  return bottomItems.filter((item) => item.showMenuItem && (item.action !== 'back' || isBackShown)).slice(0, MOST);
}

/** Whether the bar opens the app menu, so that the header needs no button for one. */
export const opensMenu = ({ bottomItems }: Navigation): boolean =>
  bottomItems.slice(0, MOST).some((item) => item.showMenuItem && item.action === 'menu');
