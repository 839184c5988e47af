// One connection as the protocol sees it, whatever carries it: handshake, messages, signs of life, close.
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
  /** Ends it at once. */
  cut: () => void;
  /** Polls are a sign of life of both sides by themselves. */
  livesByItself: boolean;
};

export type Connection<Guest> = {
  admitted: Admitted<Guest>;
  member: Member<Guest>;
  /** Something has arrived. */
  receive: (text: string) => void;
  /** What carried it is gone. */
  gone: () => void;
  /** Looks what time has brought: `now` never goes back, `wall` is the time of day (both ms). */
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
  ended: () => void;
};

const PING = frameOf({ type: MESSAGE.ping });
const WELCOME = frameOf({});
/** Versions of the JSON protocol: 2 adds only kinds of messages for a stateful reconnect, which is not offered. */
const NEWEST = 2;

/** Starts the protocol on a wire. */
export function openConnection<Guest>(parts: ConnectionParts<Guest>): Connection<Guest> {
  const { id, hub, limits, admitted, wire, now, ended } = parts;
  const unframe = createUnframe(limits.message);
  const mayCome: Allowance = createAllowance(limits.burst, limits.perSecond, now());
  const opened = now();
  let state: 'new' | 'open' | 'over' = 'new';
  let heard = opened;
  let spoke = opened;
  let calls: Calls | undefined;

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
  const close: Member<Guest>['close'] = ({ error, mayReturn = false } = {}) => {
    if (state === 'over') return;
    const words = error === undefined ? {} : { error };
    if (state === 'open') send({ type: MESSAGE.close, ...words, allowReconnect: mayReturn });
    else if (error !== undefined) send(words);
    leave();
    wire.end();
  };
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
    if (!asked) return close();
    if (asked.protocol !== 'json') return close({ error: `The protocol '${asked.protocol.slice(0, 40)}' is not spoken here.` });
    if (!(asked.version >= 1 && asked.version <= NEWEST)) return close({ error: `Version ${asked.version} is not spoken here.` });
    sendFrame(WELCOME);
    if (state !== 'new') return;
    state = 'open';
    calls = createCalls({ hub, member, send, room });
    hub.joined?.(member);
  };
  const take = (text: string): void => {
    const message = readMessage(text);
    if (!message) return close({ error: 'This is no message.' });
    switch (message.type) {
      case MESSAGE.invocation:
      case MESSAGE.stream:
        return calls?.start(message);
      case MESSAGE.cancel:
        return calls?.cancel(message.invocationId);
      case MESSAGE.item:
        return calls?.uploaded(message.invocationId, message.item);
      case MESSAGE.completion:
        return calls?.uploadEnded(message.invocationId, message.error);
      case MESSAGE.close:
        leave();
        return wire.end();
      case 'wrong':
        if (message.invocationId === undefined) return close({ error: 'A message is not as it must be.' });
        return send({ type: MESSAGE.completion, invocationId: message.invocationId, error: 'The call is not as it must be.' });
      case MESSAGE.ping:
      case 'unknown':
    }
  };

  return {
    admitted,
    member,
    close,
    receive(text) {
      if (state === 'over') return;
      heard = now();
      const messages = unframe(text);
      if (!messages) return close({ error: 'A message is too long.' });
      for (const each of messages) {
        if (!mayCome(heard)) return close({ error: 'Too many messages.' });
        if (state === 'new') shakeHands(each);
        else if (state === 'open') take(each);
      }
    },
    gone: leave,
    tick(at, wall) {
      if (wall >= admitted.expiresAt) return close({ error: 'The session has ended.' });
      if (state === 'new') {
        if (at - opened >= limits.handshake) close({ error: 'The handshake did not come.' });
      } else if (!wire.livesByItself) {
        if (at - heard >= limits.clientTimeout) {
          close({ error: 'Nothing was heard of the client.', mayReturn: true });
          // Half open: the end of the other side may never come.
          wire.cut();
        } else if (at - spoke >= limits.keepAlive) sendFrame(PING);
      }
    },
  };
}
