// One connection as the protocol sees it, whatever carries it: handshake, messages, pings, close.
import type { Admitted, Hub, HubLimits, Member } from '../hub.ts';
import { type Allowance, createAllowance } from './allowance.ts';
import { type Calls, createCalls } from './calls.ts';
import { createUnframe, frameOf } from './frames.ts';
import { MESSAGE, readHandshake, readMessage } from './messages.ts';

/** What carries a connection (WebSocket, server-sent events, polls). */
export type Wire = {
  send: (frame: string) => void;
  /** Bytes the client has not taken yet. */
  waiting: () => number;
  /** Ends it after what was sent. */
  end: () => void;
  /** Ends it after what was sent, and reads nothing more: what still comes costs nothing. */
  refuse: () => void;
  /** Ends it at once. */
  cut: () => void;
  /** Polls count as pings of both sides. */
  livesByItself: boolean;
};

export type Connection<Guest> = {
  admitted: Admitted<Guest>;
  member: Member<Guest>;
  /** Something has arrived. */
  receive: (text: string) => void;
  /** A ping of the transport itself has arrived; it counts like a message. */
  touch: () => void;
  /** The transport is closed. */
  gone: () => void;
  /** Checks timeouts: `now` never goes back, `wall` is the time of day (both ms). */
  tick: (now: number, wall: number) => void;
  close: Member<Guest>['close'];
};

/** What a connection is made of. `now`: milliseconds that never go back. `ended` is called once. */
export type ConnectionParts<Guest> = {
  id: string;
  hub: Hub<Guest>;
  limits: HubLimits;
  admitted: Admitted<Guest>;
  wire: Wire;
  now: () => number;
  /** What all connections of the owner share. */
  ownerMay: Allowance;
  ended: () => void;
};

const PING = frameOf({ type: MESSAGE.ping });
const WELCOME = frameOf({});
/** Versions of the JSON protocol: 2 adds only kinds of messages for a stateful reconnect, which is not offered. */
const NEWEST = 2;
/** Messages of one frame at most. */
const MOST_AT_ONCE = 2000;

/** Starts the protocol on a wire. */
export function openConnection<Guest>(parts: ConnectionParts<Guest>): Connection<Guest> {
  const { id, hub, limits, admitted, wire, now, ownerMay, ended } = parts;
  const unframe = createUnframe(limits.message);
  const mayCome: Allowance = createAllowance(limits.burst, limits.perSecond, now());
  /** For the messages after the first of a frame: a good client batches its messages. */
  const mayFollow: Allowance = createAllowance(limits.burst, limits.perSecond, now());
  const opened = now();
  let state: 'new' | 'open' | 'over' = 'new';
  let receivedAt = opened;
  let spoke = opened;
  let calls: Calls | undefined;
  /** The server ends before the first message arrives: its client can be asked to reconnect only after it. */
  let isGoing = false;

  const leave = (): void => {
    const was = state;
    state = 'over';
    if (was === 'over') return;
    calls?.stop();
    if (was === 'open') hub.left?.(member);
    ended();
  };
  const sendFrame = (frame: string): void => {
    if (state === 'over') return;
    // A client that does not read is cut off before it fills the memory.
    if (wire.waiting() > limits.waiting) {
      leave();
      wire.cut();
      return;
    }
    spoke = now();
    wire.send(frame);
  };
  const send = (message: object): void => sendFrame(frameOf(message));
  const endWith = (end: () => void, { error, mayReturn = false }: { error?: string; mayReturn?: boolean }): void => {
    if (state === 'over') return;
    if (state === 'new' && mayReturn) {
      isGoing = true;
      return;
    }
    const words = error === undefined ? {} : { error };
    if (state === 'open') send({ type: MESSAGE.close, ...words, allowReconnect: mayReturn });
    else if (error !== undefined) send(words);
    leave();
    end();
  };
  const close: Member<Guest>['close'] = (asked = {}) => endWith(wire.end, asked);
  /** For clients that violate the protocol. */
  const refuse = (error?: string): void => endWith(wire.refuse, error === undefined ? {} : { error });
  const member: Member<Guest> = {
    id,
    guest: admitted.guest,
    send: (target, ...args) => send({ type: MESSAGE.invocation, target, arguments: args }),
    sendFrame,
    close,
  };
  const room = async (): Promise<void> => {
    const isFull = (): boolean => state === 'open' && wire.waiting() > limits.waiting / 2;
    while (isFull()) await new Promise((resolve) => setTimeout(resolve, 20));
  };

  const shakeHands = (text: string): void => {
    const asked = readHandshake(text);
    if (!asked) return refuse();
    if (asked.protocol !== 'json') return refuse(`The protocol '${asked.protocol.slice(0, 40)}' is not spoken here.`);
    if (!(asked.version >= 1 && asked.version <= NEWEST)) return refuse(`Version ${asked.version} is not spoken here.`);
    sendFrame(WELCOME);
    if (state !== 'new') return;
    state = 'open';
    calls = createCalls({ hub, member, send, room });
    hub.joined?.(member);
    if (isGoing) close({ mayReturn: true });
  };
  /** `isOverflow`: the limit is exceeded; pending calls get an answer. */
  const take = (text: string, isOverflow: boolean): void => {
    const message = readMessage(text);
    if (!message) return refuse('This is no message.');
    switch (message.type) {
      case MESSAGE.invocation:
      case MESSAGE.stream:
        return calls?.start(message, isOverflow);
      case MESSAGE.cancel:
        return calls?.cancel(message.invocationId);
      case MESSAGE.item:
        return calls?.uploaded(message.invocationId, message.item, isOverflow);
      case MESSAGE.completion:
        return calls?.uploadEnded(message.invocationId, message.error);
      case MESSAGE.close:
        leave();
        return wire.end();
      case 'wrong':
        if (message.invocationId === undefined) return refuse('A message is not as it must be.');
        return send({ type: MESSAGE.completion, invocationId: message.invocationId, error: 'The call is not as it must be.' });
      case MESSAGE.ping:
      case 'unknown':
    }
  };

  return {
    admitted,
    member,
    close,
    touch() {
      if (state === 'over') return wire.refuse();
      receivedAt = now();
      if (!mayCome(receivedAt) || !ownerMay(receivedAt)) refuse('Too many messages.');
    },
    receive(text) {
      // A client that continues to send after the end.
      if (state === 'over') return wire.refuse();
      receivedAt = now();
      // Before anything is done with it.
      if (!ownerMay(receivedAt, 1 + text.length / 1024) || !mayCome(receivedAt)) return refuse('Too many messages.');
      const messages = unframe(text);
      if (!messages) return refuse('A message is too long.');
      if (messages.length > MOST_AT_ONCE) return refuse('Too many messages.');
      let isOverflow = false;
      for (const [nth, each] of messages.entries()) {
        isOverflow ||= nth > 0 && !(mayFollow(receivedAt) && ownerMay(receivedAt));
        if (state === 'new') shakeHands(each);
        else if (state === 'open') take(each, isOverflow);
      }
    },
    gone: leave,
    tick(at, wall) {
      if (wall >= admitted.expiresAt) return close({ error: 'The session has ended.' });
      if (state === 'new') {
        if (at - opened >= limits.handshake) close({ error: 'The handshake did not come.' });
      } else if (!wire.livesByItself) {
        if (at - receivedAt >= limits.clientTimeout) {
          close({ error: 'Nothing was heard of the client.', mayReturn: true });
          // Half open: the end of the other side may never come.
          wire.cut();
        } else if (at - spoke >= limits.keepAlive) sendFrame(PING);
      }
    },
  };
}
