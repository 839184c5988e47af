// Signs out: ends the session on the server, and removes what this device stores of the user (A §4 Logout).
import { type Api, call } from '../api/http.ts';
import { request } from '../contract/request.ts';
import { endSession } from '../contract/session.ts';
import { pendingSignOutKey } from './signed-out.ts';
import { type EventScope, nameOfScope } from './event-scope.ts';
import { remember } from './use-remembered.ts';

export type SignOutParts = { api: Api; presence: { forget: (scope: EventScope, all?: boolean) => void } };

/**
 * Ends the session and forgets the user; returns the address to go to next, empty if the server names none. Without connection
 * the device forgets everything anyway, and the server is informed with the next page. Never rejects.
 */
export async function signOut({ api, presence }: SignOutParts, scope: EventScope, returnUrl = ''): Promise<string> {
  const said = await call(api, request(endSession, { shortName: nameOfScope(scope) }), { body: { ReturnUrl: returnUrl } }).catch(
    () => undefined,
  );
  if (!said) remember(pendingSignOutKey(scope.instance), scope.event, 'local');
  // Not earlier: other tabs reload at once, and would still be signed in.
  presence.forget(scope, true);
  return said?.Url ?? '';
}

/** Ends the session after a sign-out that the device made without connection. Throws ApiError while there is still none. */
export async function finishSignOut(api: Api, scope: EventScope): Promise<void> {
  await call(api, request(endSession, { shortName: nameOfScope(scope) }), { body: { ReturnUrl: '' } });
  remember(pendingSignOutKey(scope.instance), '', 'local');
}
