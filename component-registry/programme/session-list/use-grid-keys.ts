// The keyboard in the grid: one stop for the Tab key, and arrows in two dimensions.
import { type KeyboardEvent, useCallback, useRef, useState } from 'react';
import { nextCell, type RoomGrid, roomOf } from '../session/room-grid.ts';

export type GridKeys = {
  /** Id of the session in the Tab order. */
  stop: string;
  onKeyDown: (event: KeyboardEvent<HTMLAnchorElement>) => void;
};

/** One stop for the Tab key; arrows, Home and End move it. */
export function useGridKeys(grid: RoomGrid): GridKeys {
  const first = grid.rooms[0]?.cells[0]?.session.Id ?? '';
  const [chosen, choose] = useState(first);
  const isThere = roomOf(grid, chosen) !== -1 || grid.across.some(({ session }) => session.Id === chosen);
  const stop = isThere ? chosen : first;
  // The room to go on in behind a break.
  const room = useRef(0);
  const onKeyDown = useCallback(
    (event: KeyboardEvent<HTMLAnchorElement>): void => {
      const towards = directionOf(event);
      if (!towards) return;
      event.preventDefault();
      const from = event.currentTarget.dataset['session'] ?? '';
      const here = roomOf(grid, from);
      if (here !== -1) room.current = here;
      const to = nextCell(grid, from, towards, room.current);
      if (!to) return;
      choose(to.Id);
      event.currentTarget
        .closest('[role=group]')
        ?.querySelector<HTMLElement>(`[data-session="${CSS.escape(to.Id)}"]`)
        ?.focus();
    },
    [grid],
  );
  return { stop, onKeyDown };
}

function directionOf({ key, currentTarget }: KeyboardEvent<HTMLElement>): Parameters<typeof nextCell>[2] | undefined {
  const rightToLeft = getComputedStyle(currentTarget).direction === 'rtl';
  const keys: Readonly<Record<string, Parameters<typeof nextCell>[2]>> = {
    ArrowUp: 'up',
    ArrowDown: 'down',
    ArrowLeft: rightToLeft ? 'after' : 'before',
    ArrowRight: rightToLeft ? 'before' : 'after',
    Home: 'first',
    End: 'last',
  };
  return keys[key];
}
