// Signing out: the session on the server, then everything this device remembers of the user (A §4 Logout).
import { type Api, call } from '../api/http.ts';
import { request } from '../contract/request.ts';
import { endSession } from '../contract/session.ts';
import { pendingSignOutKey } from './signed-out.ts';
import type { EventScope, Presence } from './presence.ts';

import { remember } from './use-remembered.ts';

/**
 * Ends the session and forgets the user; the address to go to next, empty when the server names none. Without connection
 * everything the device holds is gone all the same, and the server is told with the next page. Never rejects.
 */
export async function signOut({ api, presence }: { api: Api; presence: Presence }, scope: EventScope, returnUrl = ''): Promise<string> {
  const said = await call(api, request(endSession, { shortName: scope.event }), { body: { ReturnUrl: returnUrl } }).catch(() => undefined);
  if (!said) remember(pendingSignOutKey(scope.instance), scope.event, 'local');
  // Only then: other tabs load anew at once, and would still be signed in.
  presence.forget(scope, true);
  return said?.Url ?? '';
}

/** Ends the session that could not be ended without connection. Throws ApiError while there is still none. */
export async function finishSignOut(api: Api, { instance, event }: EventScope): Promise<void> {
  await call(api, request(endSession, { shortName: event }), { body: { ReturnUrl: '' } });
  remember(pendingSignOutKey(instance), '', 'local');
}
