// Whether a user may be signed in on this device: as little as the entry needs, so that visitors wait for nothing.
import type { WhoIsThere } from '../contract/session.ts';
import { recall } from './use-remembered.ts';

/** The person in front of the screen. `isAnswered` is false if only the device remembers them (no connection). */
export type Viewer = WhoIsThere & { isAnswered: boolean };

/** Nobody signed in. */
export const signedOut: Viewer = {
  User: null,
  Tickets: [],
  TicketStatus: 204,
  AccessOnDays: null,
  FormComplete: true,
  TermsDue: [],
  MayBeSuperUser: false,
  AccessClass: '',
  NextChangeAt: null,
  isAnswered: true,
};

/** Storage key of an instance's user; instance names ignore case. */
export const userKey = (instance: string): string => `user.${instance.toLowerCase()}`;

/** Storage key of a sign-out that the server has not received yet. */
export const pendingSignOutKey = (instance: string): string => `signOutDue.${instance.toLowerCase()}`;

/** Cookie that states that the server has set a session for this instance; scripts cannot see the session itself (`server/sessions/cookies.ts`). */
export const signedInCookie = (instance: string): string =>
  `foyer-here-${instance.toLowerCase().replaceAll(/[^a-z0-9-]/g, (character) => `_${character.codePointAt(0)!.toString(16)}`)}`;

/** Whether a request is needed: the cookie is set, the device remembers a user, or a sign-out is pending. */
export const mayBeSignedIn = (instance: string): boolean =>
  `; ${document.cookie}`.includes(`; ${signedInCookie(instance)}=`) ||
  [userKey, pendingSignOutKey].some((keyOf) => recall(keyOf(instance), 'local') !== '');
