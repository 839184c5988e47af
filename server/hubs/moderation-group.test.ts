// The group of moderators: nobody else joins it; told at once that comments have changed, and of what follows after a pause.
import { beforeEach, expect, test, vi } from 'vitest';
import { localSignals } from '../store/local-signals.ts';
import { NOTES_CHANGED } from '../notes/write-notes.ts';
import { HubError, type Member } from './hub.ts';
import { createModerationGroup, type ModerationGroup } from './moderation-group.ts';

type Guest = Parameters<ModerationGroup['join']>[0]['guest'];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  return () => void vi.useRealTimers();
});

function group() {
  const signals = localSignals();
  let changed = (): void => undefined;
  const made = createModerationGroup({ people: { signals }, onChange: (listener) => ((changed = listener), () => undefined) });
  const told: string[] = [];
  const member = (name: string, superUser: boolean) =>
    ({
      guest: { eventId: 1, caller: () => Promise.resolve({ who: { superUser } }) },
      send: (what: string) => told.push(`${name} ${what}`),
    }) as unknown as Member<Guest>;
  return { ...made, signals, told, member, changed: () => changed() };
}
/** Signals answer without timers. */
const settled = () => new Promise<void>((done) => setImmediate(() => setImmediate(done)));

test('nobody joins who is no moderator', async () => {
  const { join, member, signals, told, close } = group();
  await expect(join(member('ada', false))).rejects.toThrow(HubError);
  await signals.send(NOTES_CHANGED, '[1]');
  await settled();
  expect(told).toEqual([]);
  close();
});

test('told at once, of what follows after a pause, of what another process has written, and no more once left', async () => {
  const { join, leave, close, signals, told, member, changed } = group();
  const chair = member('chair', true);
  await join(chair);
  await signals.send(NOTES_CHANGED, '[1]');
  await settled();
  expect(told).toEqual(['chair ReviewChanged']);
  for (let nth = 0; nth < 20; nth++) await signals.send(NOTES_CHANGED, '[1]');
  await settled();
  expect(told).toHaveLength(1);
  vi.advanceTimersByTime(1000);
  expect(told).toHaveLength(2);
  vi.advanceTimersByTime(5000);
  expect(told).toHaveLength(2);
  changed();
  expect(told).toHaveLength(3);
  vi.advanceTimersByTime(1000);
  leave(chair);
  changed();
  expect(told).toHaveLength(3);
  close();
});
