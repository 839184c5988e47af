// A call was answered with 401: the user is forgotten and the route opens again, three times at most, then the login page (A §4, §8, §9).
import { after401 } from '../rules/sign-in/after-401.ts';
import { recall, remember } from './use-remembered.ts';

const COUNTER = 'VMXreload';
/** A page that stood this long without being refused has worked, ms: the next 401 is the first of its row. */
const GOOD_AFTER = 10_000;

export type RefusalParts = {
  /** Whether anybody is remembered: a visitor who is refused has nothing to lose, and the component says what it needs. */
  isSomebody: () => boolean;
  /** The address on its way or on screen, path and query below the site. */
  address: () => string;
  /** Forgets the user; `all`: so that nobody is asked after again. */
  forget: (all: boolean) => void;
  /** Loads an address of the site anew, in place of the one on screen. */
  open: (address: string) => void;
  /** The login page, on which `returnUrl` leads back. */
  loginPage: (returnUrl: string) => string;
};

/** Makes the function to be called at each 401; all those of one page count as one. */
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
