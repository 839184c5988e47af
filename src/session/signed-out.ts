// Whether anybody may be signed in on this device: as much as the entry needs to know, so that visitors wait for nothing.
import type { WhoIsThere } from '../contract/session.ts';
import { recall } from './use-remembered.ts';

/** What is known of the person on screen. `isAnswered` is false where only the device remembers them (no connection). */
export type Viewer = WhoIsThere & { isAnswered: boolean };

/** Nobody signed in. */
export const signedOut: Viewer = {
  User: null,
  Tickets: [],
  TicketStatus: 204,
  AccessOnDays: null,
  FormComplete: true,
  MayBeSuperUser: false,
  AccessClass: '',
  NextChangeAt: null,
  isAnswered: true,
};

/** Key of an instance's user in the storage; instances are named without regard to case. */
export const userKey = (instance: string): string => `user.${instance.toLowerCase()}`;

/** Key under which a sign-out waits that the server could not be told of. */
export const pendingSignOutKey = (instance: string): string => `signOutDue.${instance.toLowerCase()}`;

/** The sign that the server set a session for this instance; the session itself no script can see (`server/sessions/cookies.ts`). */
export const signedInCookie = (instance: string): string =>
  `foyer-here-${instance.toLowerCase().replaceAll(/[^a-z0-9-]/g, (character) => `_${character.codePointAt(0)!.toString(16)}`)}`;

/** Whether the server has to be asked: it said so, the device remembers somebody, or a sign-out waits. */
export const mayBeSignedIn = (instance: string): boolean =>
  `; ${document.cookie}`.includes(`; ${signedInCookie(instance)}=`) ||
  [userKey, pendingSignOutKey].some((keyOf) => recall(keyOf(instance), 'local') !== '');
