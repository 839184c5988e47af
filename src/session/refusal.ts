// Handles 401: the user is forgotten and the page reloads, three times at most, then the login page opens (A §4, §8, §9).
import { after401 } from '../rules/sign-in/after-401.ts';
import { recall, remember } from './use-remembered.ts';

const COUNTER = 'VMXreload';
/** A page without a 401 for this long has worked, ms: the next 401 is the first again. */
const GOOD_AFTER = 10_000;

export type RefusalParts = {
  /** Whether a user is remembered: for a visitor nothing happens, and the component shows what it needs. */
  isSomebody: () => boolean;
  /** The address that is loading or on screen, path and query below the site. */
  address: () => string;
  /** Forgets the user; `all`: also the sign that somebody is signed in. */
  forget: (all: boolean) => void;
  /** Loads an address of the site in place of the one on screen. */
  open: (address: string) => void;
  /** The login page, from which `returnUrl` leads back. */
  loginPage: (returnUrl: string) => string;
};

/** Makes the function to call at each 401; all calls of one page count as one. */
export function createRefusal({ isSomebody, address, forget, open, loginPage }: RefusalParts): () => void {
  let isLeaving = false;
  const good = recall(COUNTER, 'session') === '' ? undefined : setTimeout(() => remember(COUNTER, '', 'session'), GOOD_AFTER);
  return () => {
    if (isLeaving || !isSomebody()) return;
    isLeaving = true;
    clearTimeout(good);
    const next = after401(address(), recall(COUNTER, 'session'));
    remember(COUNTER, next.reloads === 0 ? '' : String(next.reloads), 'session');
    forget(next.kind === 'login');
    open(next.kind === 'login' ? loginPage(next.address) : next.address);
  };
}
