// One connection of a page for all its parts: each joins its own group on every new connection, leaves it alone, and the last one ends it.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepConnection, type KeptConnectionParts } from './keep-connection.ts';

/** Connections that were made, as the client of SignalR is one, without a network. */
const made: { asked: string[]; closed: () => void; send: (name: string, sent: unknown) => void; isStopped: boolean }[] = [];
let refused = '';
const connect = ((): NonNullable<KeptConnectionParts['connect']> => () => {
  const listeners = new Map<string, (sent: unknown) => void>();
  const own = {
    asked: [] as string[],
    closed: (): void => {},
    send: (name: string, sent: unknown) => listeners.get(name)?.(sent),
    isStopped: false,
  };
  made.push(own);
  return {
    start: async () => undefined,
    stop: async () => void (own.isStopped = true),
    on: (name: string, listener: (sent: unknown) => void) => void listeners.set(name, listener),
    onclose: (closed: () => void) => void (own.closed = closed),
    invoke: async (method: string, argument: string) => {
      own.asked.push(`${method} ${argument}`);
      if (argument.endsWith(refused) && refused !== '') throw new Error('There are no comments here.');
    },
  } as unknown as ReturnType<NonNullable<KeptConnectionParts['connect']>>;
})();

const told: string[] = [];
const part = (group: string, more: Partial<KeptConnectionParts> = {}) =>
  keepConnection({
    base: '',
    event: 'demo/heart27',
    session: 'a',
    group,
    on: { NoteChanged: (sent) => told.push(`${group} ${String(sent)}`) },
    onJoined: () => told.push(`${group} joined`),
    onLost: () => told.push(`${group} lost`),
    connect,
    ...more,
  });

beforeEach(() => {
  vi.useFakeTimers();
  made.length = 0;
  told.length = 0;
  refused = '';
});
afterEach(() => void vi.useRealTimers());
const settle = () => vi.advanceTimersByTimeAsync(0);

test('parts of a page share one, also one that comes later; each hears of its groups anew after a loss', async () => {
  const parts = [part('en-GB'), part('session/1')];
  await settle();
  parts.push(part('presentation/2'));
  await settle();
  expect(made.map(({ asked }) => asked)).toEqual([
    ['en-GB', 'session/1', 'presentation/2'].map((group) => `JoinGroup demo/heart27/${group}`),
  ]);
  made[0]!.send('NoteChanged', 'x');
  made[0]!.closed();
  expect(told.splice(0)).toEqual([
    'en-GB joined',
    'session/1 joined',
    'presentation/2 joined',
    'en-GB x',
    'session/1 x',
    'presentation/2 x',
    'en-GB lost',
    'session/1 lost',
    'presentation/2 lost',
  ]);
  await vi.advanceTimersByTimeAsync(10_000);
  expect([made.length, told.length]).toEqual([2, 3]);
  for (const { stop } of parts) stop();
});

test('who leaves leaves a group that nobody else has; the last one ends it; another session has its own', async () => {
  const [one, same, other, stranger] = [part('session/1'), part('session/1'), part('en-GB'), part('en-GB', { session: '' })];
  await settle();
  expect(made).toHaveLength(2);
  one.stop();
  one.stop();
  expect(made[0]!.asked).not.toContain('LeaveGroup demo/heart27/session/1');
  same.stop();
  expect(made[0]!.asked.at(-1)).toBe('LeaveGroup demo/heart27/session/1');
  expect(await one.invoke('CloseNotification', '1')).toBe(false);
  expect(await other.invoke('CloseNotification', '1')).toBe(true);
  other.stop();
  expect(made.map(({ isStopped }) => isStopped)).toEqual([true, false]);
  stranger.stop();
});

test('a group that is refused ends no other; alone it is tried again', async () => {
  refused = 'session/1';
  const [closed, feed] = [part('session/1'), part('en-GB')];
  await settle();
  expect([told, made[0]!.isStopped]).toEqual([['en-GB joined'], false]);
  for (const { stop } of [closed, feed]) stop();
  const alone = part('session/1');
  await settle();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(made).toHaveLength(3);
  alone.stop();
});
