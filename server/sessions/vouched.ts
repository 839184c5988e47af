// A provider's answer about a person who signs in.
import type { Admission, Identity } from './identity-of.ts';

/** Somebody vouched for, and by which configuration. `provider`: name the session keeps. */
export type Vouched = {
  identity: Identity;
  admission: Admission;
  provider: string;
  idToken: string;
  seconds?: number | undefined;
};
