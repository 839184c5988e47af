import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderView } from '../../../tests/support/render-view.tsx';
import { nobody } from '../../../src/rules/context.ts';
import type { SessionUser } from '../../../src/contract/session.ts';
import { Player } from './player.tsx';
import { quartersBetween } from './use-progress.ts';

beforeEach(() => localStorage.clear());

test.each([
  [0, 24.9, 100, []],
  [24.9, 25, 100, [25]],
  [25, 26, 100, []],
  [40, 80, 100, [50, 75]],
  [99, 100, 100, [100]],
  [9.5, 9.8, 10, [100]],
  [0, 5, Number.NaN, []],
  [0, 5, Infinity, []],
  [0, 5, 0, []],
])('played from %s to %s of %s s', (from, to, duration, quarters) => {
  expect(quartersBetween(from, to, duration)).toEqual(quarters);
});

const View = ({ frame }: { frame: object }) => (
  <div {...frame}>
    <Player url="/assets/a/b/1/film.mp4" title="Opening" counted="presentation/7" place="society/congress2027.7" />
  </div>
);

/** Opens a film of 100 s; `counted`: quarters that the account has counted already, undefined for a visitor. */
async function openFilm(counted?: readonly number[]) {
  const tracked: { Action: string; Entity: string; ActionContext: string }[] = [];
  const saved: { Thing: string; Seconds: number; Quarters: number[] }[] = [];
  const fetch = vi.fn<typeof globalThis.fetch>(async (address, init) => {
    const body = JSON.parse(String(init?.body)) as { Actions: typeof tracked } & (typeof saved)[number];
    if (!String(address).includes('WatchProgress')) tracked.push(...body.Actions);
    else saved.push(body);
    return Response.json(
      String(address).includes('WatchProgress')
        ? { Counted: (body.Quarters ?? []).filter((one) => !counted?.includes(one)) }
        : { Taken: true },
    );
  });
  const user = counted ? ({ uuid: 'u' } as SessionUser) : null;
  const { root, unmount } = renderView(
    View,
    {},
    {
      frame: {
        api: { base: '', fetch },
        person: { user, who: nobody, mayBeSuperUser: false, presence: () => Promise.reject(new Error('nobody asks')) },
      },
    },
  );
  await userEvent.click(screen.getByRole('button'));
  await vi.waitFor(() => expect(root.querySelector('video')).toBeTruthy());
  const film = root.querySelector('video')!;
  Object.defineProperty(film, 'duration', { value: 100 });
  const move = (currentTime: number, what: 'timeUpdate' | 'seeked' | 'pause' | 'loadedMetadata'): void => {
    Object.defineProperty(film, 'currentTime', { value: currentTime, configurable: true, writable: true });
    fireEvent[what](film);
  };
  const sent = async (actions: readonly string[]): Promise<void> => {
    await vi.waitFor(() => {
      dispatchEvent(new Event('pagehide'));
      expect(tracked.map(({ Action }) => Action)).toEqual(actions);
    });
  };
  return { film, tracked, saved, move, sent, unmount };
}

test('a film reports each quarter that was played once, and none that was jumped over', async () => {
  const { move, sent, tracked } = await openFilm();
  for (const at of [10, 24, 26, 30]) move(at, 'timeUpdate');
  move(70, 'seeked');
  for (const at of [70.2, 76]) move(at, 'timeUpdate');
  move(20, 'seeked');
  for (const at of [20.2, 30, 60, 99.9]) move(at, 'timeUpdate');
  await sent(['Progress25', 'Progress75', 'Progress50', 'Progress100']);
  expect(tracked[0]).toEqual({ Action: 'Progress25', Entity: 'Video', ActionContext: 'presentation/7' });
});

test('watched again on the same device a quarter of a visitor is not counted again', async () => {
  const first = await openFilm();
  first.move(26, 'timeUpdate');
  await first.sent(['Progress25']);
  first.unmount();
  const again = await openFilm();
  for (const at of [26, 52]) again.move(at, 'timeUpdate');
  await again.sent(['Progress50']);
});

test('of a signed-in user the account says which quarters are new, and keeps where they stopped', async () => {
  const { move, sent, saved } = await openFilm([25]);
  for (const at of [26, 52]) move(at, 'timeUpdate');
  move(53, 'pause');
  await sent(['Progress50']);
  expect(saved).toContainEqual({ Thing: 'presentation/7', Seconds: 52, Quarters: [50] });
  expect(saved).toContainEqual({ Thing: 'presentation/7', Seconds: 53, Quarters: [] });
  // At its end it begins anew on every device.
  move(99.9, 'timeUpdate');
  move(99.9, 'pause');
  expect(saved.at(-1)).toEqual({ Thing: 'presentation/7', Seconds: 0, Quarters: [] });
  // Paused again without having played, nothing is sent.
  const before = saved.length;
  move(99.9, 'pause');
  expect(saved).toHaveLength(before);
});

test('a film goes on where the device has it', async () => {
  localStorage.setItem('foyer.player.place.society/congress2027.7', '41.5');
  const { film, move } = await openFilm();
  move(0, 'loadedMetadata');
  expect(film.currentTime).toBe(41.5);
});
