// Connects the account hub with this device: who is asked, who is signed out, and where they go next (A §4 Single session).
import { type Api, call } from '../../api/http.ts';
import { blockUser } from '../../contract/people.ts';
import { request } from '../../contract/request.ts';
import { leaveFor } from '../leave.ts';
import { type EventScope, nameOfScope } from '../event-scope.ts';
import type { Presence } from '../presence.ts';
import { signOut } from '../sign-out.ts';
import { recall, remember } from '../use-remembered.ts';
import { type HubParts, keepConnected } from './account-hub.ts';

/** Storage key of the session that was chosen to stay. */
const STAYING = 'accountHub.staying';

export type AccountHubParts = Pick<HubParts, 'base' | 'uuid' | 'asksFirst' | 'ask' | 'onReconnected'> & {
  api: Api;
  presence: () => Promise<Presence>;
  scope: EventScope;
  /** Loads the page again, after the viewer was requested again. */
  invalidate: () => void;
};

/** Opens the connection; returns a function that closes it. */
export function openAccountHub({ api, presence, scope, invalidate, ...parts }: AccountHubParts): () => void {
  return keepConnected({
    ...parts,
    event: nameOfScope(scope),
    // Asked once a session: a reload is not another device.
    isStaying: recall(STAYING, 'session') === parts.uuid,
    keepStaying: () => remember(STAYING, parts.uuid, 'session'),
    onRefused: () => void presence().then((known) => (known.invalidate(), invalidate())),
    async leave() {
      if (!leaveFor(await leaveDevice({ api, presence: await presence() }, scope))) location.reload();
    },
  });
}

/** Blocks the session on the server before the device forgets it (A §4, A §7 BlockUser); returns the address to go to next, empty for none. Never rejects. */
export async function leaveDevice(parts: { api: Api; presence: Presence }, scope: EventScope): Promise<string> {
  await call(parts.api, request(blockUser, { shortname: nameOfScope(scope) })).catch(() => undefined);
  return signOut(parts, scope);
}
