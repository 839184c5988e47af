// The end of a hub: every client is asked to reconnect, also one that is just connecting (quality F19).
import { expect, test } from 'vitest';
import type { RequestError } from '../http/errors.ts';
import { createConnectionManager } from './connection-manager.ts';
import { hubLimits } from './hub.ts';
import { SEPARATOR } from './protocol/frames.ts';

const admitted = { owner: 'mira', expiresAt: Infinity, guest: '' };
const handshake = `{"protocol":"json","version":1}${SEPARATOR}`;
const comeBack = { type: 7, allowReconnect: true };

/** A wire that records its calls. */
function paper() {
  const lines: unknown[] = [];
  const note = (line: unknown) => (): void => void lines.push(line);
  const send = (frame: string): void => void lines.push(JSON.parse(frame.slice(0, -1)));
  return { lines, wire: { send, waiting: () => 0, end: note('end'), refuse: note('refuse'), cut: note('cut'), livesByItself: false } };
}

const manager = () =>
  createConnectionManager<string>(
    { path: '/hub', admit: () => admitted, methods: {} },
    hubLimits,
    () => 0,
    () => 0,
  );

test('a close is sent at once to open connections, after the hello to those before it, and to new ones as well', () => {
  const hub = manager();
  const [there, silent, late] = [paper(), paper(), paper()];
  const agreed = hub.agree(admitted);
  hub.open(hub.agree(admitted), admitted, there.wire).receive(handshake);
  const coming = hub.open(hub.agree(admitted), admitted, silent.wire);
  const cutRest = hub.closeAll();
  expect(there.lines).toEqual([{}, comeBack, 'end']);
  expect(silent.lines).toEqual([]);
  coming.receive(handshake);
  expect(silent.lines).toEqual([{}, comeBack, 'end']);
  const another = hub.open(agreed, admitted, late.wire);
  another.receive(handshake);
  expect(late.lines).toEqual([{}, comeBack, 'end']);
  cutRest();
  expect([there, silent].map(({ lines }) => lines.at(-1))).toEqual(['cut', 'cut']);
});

test('nothing new is agreed upon at the end', () => {
  const hub = manager();
  hub.closeAll();
  const status = (): number => {
    try {
      return hub.agree(admitted) && 200;
    } catch (error) {
      return (error as RequestError).status;
    }
  };
  expect(status()).toBe(503);
});
