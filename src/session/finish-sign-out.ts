// Tells the server of a sign-out that the device made without connection (A §4 Logout).
import { type Api, call } from '../api/http.ts';
import { request } from '../contract/request.ts';
import { endSession } from '../contract/session.ts';
import { type EventScope, nameOfScope } from './event-scope.ts';
import { pendingSignOutKey } from './signed-out.ts';
import { remember } from './use-remembered.ts';

/** Ends the session after a sign-out without connection. Throws ApiError while there is still none. */
export async function finishSignOut(api: Api, scope: EventScope): Promise<void> {
  await call(api, request(endSession, { shortName: nameOfScope(scope) }), { body: { ReturnUrl: '' } });
  remember(pendingSignOutKey(scope.instance), '', 'local');
}
