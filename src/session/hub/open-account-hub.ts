// Connects the account hub with this device: who asks, who is signed out, and where it goes then (A §4 Single session).
import type { Api } from '../../api/http.ts';
import type { Takeover } from '../frame.ts';
import { leaveFor } from '../leave.ts';
import type { EventScope, Presence } from '../presence.ts';
import { recall, remember } from '../use-remembered.ts';
import { keepConnected } from './account-hub.ts';
import { leaveDevice } from './leave-device.ts';

/** Key under which the session that was chosen to stay is kept. */
const STAYING = 'accountHub.staying';

export type AccountHubParts = {
  api: Api;
  presence: () => Promise<Presence>;
  /** Base of the hubs; empty for this site. */
  base: string;
  scope: EventScope;
  /** Names this session. */
  uuid: string;
  asksFirst: boolean;
  ask: (question: Takeover | undefined) => void;
  /** The server answers again after it was lost. */
  onReconnected: () => void;
  /** Loads the page anew, after the server was asked again who is there. */
  invalidate: () => void;
};

/** Opens the connection; returns how to stop. */
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
    event: scope.event,
    uuid,
    asksFirst,
    // Asked once a session: a reload is no other device.
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
