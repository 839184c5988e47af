// The connections of one hub: negotiated, opened on a transport, checked each second, ended together.
import { randomUUID } from 'node:crypto';
import { RequestError } from '../http/errors.ts';
import { newSecret } from '../sessions/secrets.ts';
import type { Admitted, Hub, HubLimits } from './hub.ts';
import { type Allowance, createAllowance } from './protocol/allowance.ts';
import { type Connection, openConnection, type Wire } from './protocol/connection.ts';
import type { Polls } from './transports/polls.ts';

/** A connection from the moment it is negotiated. */
export type Entry<Guest> = {
  /** Identifies it in later requests; known to its client alone. */
  token: string;
  /** Names it to its client, unless it was opened without being negotiated. */
  id: string;
  owner: string;
  /** Last time it was negotiated, opened or ended (ms that never go back). */
  since: number;
  isOver: boolean;
  connection?: Connection<Guest>;
  polls?: Polls;
};

export type ConnectionManager<Guest> = {
  /** Agrees upon a connection. Throws RequestError 429 when the owner has too many or did too much, 503 when the server ends. */
  agree: (admitted: Admitted<Guest>) => Entry<Guest>;
  /** The connection of a token that belongs to an owner. */
  find: (token: string, owner: string) => Entry<Guest> | undefined;
  /** Opens it on a wire. */
  open: (entry: Entry<Guest>, admitted: Admitted<Guest>, wire: Wire) => Connection<Guest>;
  /** Checks all of them. */
  tick: () => void;
  /** Ends all: clients may come back, to another server. Returns what ends at once those that take too long. */
  closeAll: () => () => void;
  /** Connections that are open. */
  count: () => number;
};

/** How long the last message may still be fetched by a poll, ms. */
const AFTERWARDS = 5000;
/** What a connection costs its owner, in messages. */
const CONNECTION = 8;

/** Creates the connection manager of a hub. `now`: ms that never go back; `wall`: time of day in ms. */
export function createConnectionManager<Guest>(
  hub: Hub<Guest>,
  limits: HubLimits,
  now: () => number,
  wall: () => number,
): ConnectionManager<Guest> {
  const entries = new Map<string, Entry<Guest>>();
  const wires = new Map<Entry<Guest>, Wire>();
  const owned = new Map<string, number>();
  /** By owner, with the last time it was used. It outlives connections: a client that is closed and reconnects has no more than before. */
  const allowances = new Map<string, { may: Allowance; asked: number }>();
  const fillsIn = (limits.ownerBurst / limits.ownerPerSecond) * 1000;
  let isEnding = false;

  const ownerMay =
    (owner: string): Allowance =>
    (at, cost) => {
      const own = allowances.get(owner) ?? { may: createAllowance(limits.ownerBurst, limits.ownerPerSecond, at), asked: at };
      own.asked = at;
      allowances.set(owner, own);
      return own.may(at, cost);
    };
  const release = ({ owner }: Entry<Guest>): void => {
    const left = (owned.get(owner) ?? 1) - 1;
    if (left > 0) owned.set(owner, left);
    else owned.delete(owner);
  };
  const finish = (entry: Entry<Guest>): void => {
    if (entry.isOver) return;
    entry.isOver = true;
    entry.since = now();
    release(entry);
    wires.delete(entry);
    if (!entry.polls) entries.delete(entry.token);
  };
  return {
    agree({ owner }) {
      if (isEnding) throw new RequestError(503, 'busy', 'This server ends; another one takes over.', undefined, 1);
      const count = owned.get(owner) ?? 0;
      if (count >= limits.perOwner || !ownerMay(owner)(now(), CONNECTION))
        throw new RequestError(429, 'too-many', 'There are too many connections.', undefined, 5);
      owned.set(owner, count + 1);
      const entry: Entry<Guest> = { token: newSecret(), id: randomUUID(), owner, since: now(), isOver: false };
      entries.set(entry.token, entry);
      return entry;
    },
    find(token, owner) {
      const entry = entries.get(token);
      return entry?.owner === owner ? entry : undefined;
    },
    open(entry, admitted, wire) {
      wires.set(entry, wire);
      entry.since = now();
      const ended = (): void => finish(entry);
      const connection = openConnection({ id: entry.id, hub, limits, admitted, wire, now, ownerMay: ownerMay(entry.owner), ended });
      entry.connection = connection;
      if (isEnding) connection.close({ mayReturn: true });
      return connection;
    },
    tick() {
      const [at, time] = [now(), wall()];
      for (const [owner, { asked }] of allowances) if (at - asked >= fillsIn) allowances.delete(owner);
      for (const entry of entries.values()) {
        const { connection, polls, isOver, since } = entry;
        if (isOver) {
          polls?.tick(at, 0, Infinity);
          if (at - since >= AFTERWARDS) entries.delete(entry.token);
        } else if (!connection) {
          if (at - since < limits.handshake) continue;
          finish(entry);
          entries.delete(entry.token);
        } else {
          connection.tick(at, time);
          if (polls?.tick(at, limits.poll, limits.clientTimeout)) {
            connection.gone();
            polls.wire.cut();
          }
        }
      }
    },
    closeAll() {
      isEnding = true;
      const ending = new Set(wires.values());
      for (const entry of wires.keys()) entry.connection?.close({ mayReturn: true });
      return () => new Set([...ending, ...wires.values()]).forEach((wire) => wire.cut());
    },
    count: () => wires.size,
  };
}
