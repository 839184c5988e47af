// Connects the account hub with this device: who is asked, who is signed out, and where they go next (A §4 Single session).
import type { Api } from '../../api/http.ts';
import type { Takeover } from '../frame.ts';
import { leaveFor } from '../leave.ts';
import { type EventScope, nameOfScope } from '../event-scope.ts';
import type { Presence } from '../presence.ts';
import { recall, remember } from '../use-remembered.ts';
import { keepConnected } from './account-hub.ts';
import { leaveDevice } from './leave-device.ts';

/** Storage key of the session that was chosen to stay. */
const STAYING = 'accountHub.staying';

export type AccountHubParts = {
  api: Api;
  presence: () => Promise<Presence>;
  /** Base of the hubs; empty for this site. */
  base: string;
  scope: EventScope;
  /** Id of this session. */
  uuid: string;
  asksFirst: boolean;
  ask: (question: Takeover | undefined) => void;
  /** Called when the server answers again after a loss. */
  onReconnected: () => void;
  /** Loads the page again, after the viewer was requested again. */
  invalidate: () => void;
};

/** Opens the connection; returns a function that closes it. */
export function openAccountHub({
  api,
  presence,
  base,
  scope,
  uuid,
  asksFirst,
  ask,
  onReconnected,
  invalidate,
}: AccountHubParts): () => void {
  return keepConnected({
    base,
    event: nameOfScope(scope),
    uuid,
    asksFirst,
    // Asked once a session: a reload is not another device.
    isStaying: recall(STAYING, 'session') === uuid,
    keepStaying: () => remember(STAYING, uuid, 'session'),
    ask,
    onReconnected,
    onRefused: () => void presence().then((known) => (known.invalidate(), invalidate())),
    async leave() {
      if (!leaveFor(await leaveDevice({ api, presence: await presence() }, scope))) location.reload();
    },
  });
}
