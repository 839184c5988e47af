// Signs this device out after another one took over: the session is blocked on the server before the device forgets it (A §4, A §7 BlockUser).
import { type Api, call } from '../../api/http.ts';
import { blockUser } from '../../contract/people.ts';
import { request } from '../../contract/request.ts';
import { type EventScope, nameOfScope } from '../event-scope.ts';
import type { Presence } from '../presence.ts';
import { signOut } from '../sign-out.ts';

/** Blocks and forgets the session; returns the address to go to next, empty for none. Never rejects. */
export async function leaveDevice(parts: { api: Api; presence: Presence }, scope: EventScope): Promise<string> {
  await call(parts.api, request(blockUser, { shortname: nameOfScope(scope) })).catch(() => undefined);
  return signOut(parts, scope);
}
