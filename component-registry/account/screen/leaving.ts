// The one place where an account screen leaves the app: for a callback, a provider's page, or the page one came from, loaded anew.
import { leaveFor } from '#sdk';

/** As a property, so that tests can watch it: no test browser goes anywhere. */
export const leaving = {
  /** Goes there; false, and nothing happens, for an address that may not be followed. */
  to: (url: string): boolean => leaveFor(url),
};
