import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderView } from '../../../tests/support/render-view.tsx';
import { nobody } from '../../../src/rules/context.ts';
import { props as schema } from './props.ts';
import { quartersBetween } from './use-progress.ts';
import View from './view.tsx';

test.each([
  [0, 24.9, 100, []],
  [24.9, 25, 100, ['Progress25']],
  [25, 26, 100, []],
  [40, 80, 100, ['Progress50', 'Progress75']],
  [99, 100, 100, ['Progress100']],
  [9.5, 9.8, 10, ['Progress100']],
  [0, 5, Number.NaN, []],
  [0, 5, Infinity, []],
  [0, 5, 0, []],
])('played from %s to %s of %s s', (from, to, duration, quarters) => {
  expect(quartersBetween(from, to, duration)).toEqual(quarters);
});

test('a film reports each quarter that was played once, and none that was jumped over', async () => {
  const sent: unknown[] = [];
  const fetch = vi.fn<typeof globalThis.fetch>(async (_, init) => {
    sent.push(...(JSON.parse(String(init?.body)) as { Actions: unknown[] }).Actions);
    return Response.json({ Taken: true });
  });
  const { root } = renderView(View, schema.parse({ url: 'asset:film.mp4', title: 'Opening' }), {
    frame: {
      api: { base: '', fetch },
      person: { user: null, who: nobody, mayBeSuperUser: false, presence: () => Promise.reject(new Error('nobody asks')) },
    },
  });
  await userEvent.click(screen.getByRole('button'));
  const film = root.querySelector('video')!;
  Object.defineProperty(film, 'duration', { value: 100 });
  const play = (currentTime: number) => {
    Object.defineProperty(film, 'currentTime', { value: currentTime, configurable: true });
    fireEvent.timeUpdate(film);
  };
  const jump = (currentTime: number) => {
    Object.defineProperty(film, 'currentTime', { value: currentTime, configurable: true });
    fireEvent.seeked(film);
  };
  for (const at of [10, 24, 26, 30]) play(at);
  jump(70);
  for (const at of [70.2, 76]) play(at);
  jump(20);
  for (const at of [20.2, 30, 60, 99.9]) play(at);
  await vi.waitFor(() => {
    dispatchEvent(new Event('pagehide'));
    expect(sent).toEqual(
      ['Progress25', 'Progress75', 'Progress50', 'Progress100'].map((Action) => ({
        Action,
        Entity: 'Video',
        ActionContext: 'asset:film.mp4',
      })),
    );
  });
});
