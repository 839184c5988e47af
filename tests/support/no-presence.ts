// A presence without a user, as pages have it before anybody signs in.
import type { Presence } from '../../src/session/presence.ts';
import { signedOut } from '../../src/session/signed-out.ts';

export const noPresence: Presence = {
  find: () => Promise.resolve(signedOut),
  invalidate: () => undefined,
  forget: () => undefined,
  onChange: () => () => undefined,
  toggle: () => undefined,
};
