// The hub of single sessions: asks the addressed session, otherwise signs out; reconnects after five seconds; has one connection at most.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Takeover } from '../frame.ts';
import { hubAddress, type HubParts, keepConnected } from './account-hub.ts';
import { JITTER, RETRY } from './retry.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** A hub whose connections the test controls. */
function hub(parts: Partial<HubParts> = {}, starts: (() => Promise<void>)[] = []) {
  const log: string[] = [];
  const open: { address: string; receive: (...args: unknown[]) => void; lose: (error?: Error) => void }[] = [];
  let question: Takeover | undefined;
  const stop = keepConnected({
    base: 'https://hub.example.org',
    event: 'society/congress2027',
    uuid: 'mine',
    asksFirst: true,
    isStaying: false,
    keepStaying: () => log.push('kept'),
    ask: (asked) => (question = asked),
    onRefused: () => log.push('refused'),
    leave: () => Promise.resolve(void log.push('leave')),
    connect(address) {
      const at = open.length;
      const connection: (typeof open)[number] = { address, receive: () => undefined, lose: () => undefined };
      open.push(connection);
      return {
        start: () => (log.push(`start ${at}`), starts[at]?.() ?? Promise.resolve()),
        stop: () => Promise.resolve(void log.push(`stop ${at}`)),
        on: (name: string, handler: (...args: unknown[]) => void) => void (name === 'remoteLogout' && (connection.receive = handler)),
        onclose: (closed: (error?: Error) => void) => void (connection.lose = closed),
        invoke: <T>(name: string) => Promise.resolve(log.push(`${name} ${at}`) as T),
      };
    },
    ...parts,
  });
  return { log, open, stop, question: () => question };
}

test('the address names event and session and carries no token', () => {
  const { open } = hub();
  const url = new URL(open[0]!.address);
  expect(url.pathname).toBe('/singlelogin');
  expect(Object.fromEntries(url.searchParams)).toEqual({
    eventShort: 'society/congress2027',
    jwt: '',
    intmodal: '1',
    persist: 'false',
    uuid: 'mine',
  });
  expect(hubAddress({ base: '', event: 'e', uuid: 'u', asksFirst: false }, true)).toBe(
    '/singlelogin?eventShort=e&jwt=&intmodal=0&persist=true&uuid=u',
  );
});

test('the addressed session is asked if the event allows it; staying reconnects and says so, once', async () => {
  const { log, open, question } = hub();
  open[0]!.receive('mine', true);
  question()!.stay();
  await vi.runAllTimersAsync();
  expect(question()).toBeUndefined();
  expect(log).toEqual(['start 0', 'kept', 'stop 0', 'start 1']);
  expect(new URL(open[1]!.address).searchParams.get('persist')).toBe('true');
  // The previous connection is ignored.
  open[0]!.lose();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(open).toHaveLength(2);
});

test.each([
  ['without the question', 'mine', false, true],
  ['an event that does not ask', 'mine', true, false],
  ['another uuid', 'other', true, true],
])('signed out at once: %s', async (_, uuid, modal, asksFirst) => {
  const { log, open, question } = hub({ asksFirst });
  open[0]!.receive(uuid, modal);
  await vi.runAllTimersAsync();
  expect(question()).toBeUndefined();
  expect(log).toEqual(['start 0', 'CloseConnection 0', 'stop 0', 'leave']);
  open[0]!.lose();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(open).toHaveLength(1);
});

test('choosing to leave signs out', async () => {
  const { log, open, question } = hub();
  open[0]!.receive('mine', 1);
  question()!.leave();
  await vi.runAllTimersAsync();
  expect(log.at(-1)).toBe('leave');
});

test('a failed or lost connection reconnects after five seconds plus less than a tenth, one at a time', async () => {
  const { log, open, stop } = hub({}, [() => Promise.reject(new Error('down'))]);
  await vi.advanceTimersByTimeAsync(RETRY - 1);
  expect(open).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(RETRY * JITTER + 1);
  expect(open).toHaveLength(2);
  open[1]!.lose();
  open[1]!.lose();
  await vi.advanceTimersByTimeAsync(RETRY * (1 + JITTER));
  expect(open).toHaveLength(3);
  await vi.advanceTimersByTimeAsync(0);
  stop();
  expect(log.at(-1)).toBe('stop 2');
  open[2]!.lose();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(open).toHaveLength(3);
});

test('an ended session is not retried', async () => {
  const error = Object.assign(new Error('Unauthorized'), { statusCode: 401 });
  const { log, open } = hub({}, [() => Promise.reject(error)]);
  await vi.advanceTimersByTimeAsync(20_000);
  expect([log, open.length]).toEqual([['start 0', 'refused'], 1]);
});

test('the choice to stay is not asked again after a reload', () => {
  const { open } = hub({ isStaying: true });
  expect(new URL(open[0]!.address).searchParams.get('persist')).toBe('true');
});

test('an ended session is not retried; a lost connection is', async () => {
  const { log, open } = hub();
  open[0]!.lose();
  await vi.runAllTimersAsync();
  expect(open).toHaveLength(2);
  open[1]!.lose(new Error('Server returned an error on close: The session has ended.'));
  await vi.runAllTimersAsync();
  expect([open.length, log.filter((line) => line === 'refused')]).toEqual([2, ['refused']]);
});

test('a reconnection is reported once for each loss', async () => {
  let reconnected = 0;
  const { open } = hub({ onReconnected: () => reconnected++ }, [() => Promise.resolve(), () => Promise.reject(new Error('down'))]);
  await vi.advanceTimersByTimeAsync(0);
  expect(reconnected).toBe(0);
  open[0]!.lose();
  await vi.advanceTimersByTimeAsync(RETRY * (1 + JITTER));
  expect([open.length, reconnected]).toEqual([2, 0]);
  await vi.advanceTimersByTimeAsync(RETRY * (1 + JITTER));
  expect([open.length, reconnected]).toEqual([3, 1]);
});
