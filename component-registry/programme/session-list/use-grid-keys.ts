// The keyboard in the grid: one stop for the Tab key, arrows in two dimensions, and the sheet of the session that was pressed.
import { type KeyboardEvent, type MouseEvent, type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { type GridCell, nextCell, type RoomGrid, roomOf } from '../session/room-grid.ts';

type Session = GridCell['session'];

export type GridKeys = {
  /** Id of the session in the Tab order. */
  stop: string;
  /** The session in the sheet; undefined while that is closed. */
  opened: { session: Session; takesFocus: boolean } | undefined;
  /** Of a session in the grid: arrow keys. */
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  /** Of a session in the grid: opens its sheet; undefined where a press follows the link. */
  onPress: ((event: MouseEvent<HTMLElement>) => void) | undefined;
  /** Of the sheet: arrow keys. */
  onSheetKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  /** Closes the sheet; the focus goes back to its session. */
  close: () => void;
};

/** One stop for the Tab key; arrows, Home and End move it, and what the sheet shows. `root` has the sessions; `hasSheet`: a press opens it. */
export function useGridKeys(grid: RoomGrid, root: RefObject<HTMLElement | null>, hasSheet: boolean): GridKeys {
  const first = grid.rooms[0]?.cells[0]?.session.Id ?? '';
  const [chosen, choose] = useState(first);
  const [open, setOpen] = useState<{ id: string; takesFocus: boolean }>();
  const stop = sessionOf(grid, chosen) ? chosen : first;
  // The room to go on in behind a break.
  const room = useRef(0);
  /** The session an arrow key leads to from another. */
  const step = useCallback(
    (event: KeyboardEvent<HTMLElement>, from: string): Session | undefined => {
      const towards = directionOf(event);
      if (!towards) return undefined;
      event.preventDefault();
      const here = roomOf(grid, from);
      if (here !== -1) room.current = here;
      const to = nextCell(grid, from, towards, room.current);
      if (to) choose(to.Id);
      return to;
    },
    [grid],
  );
  const onKeyDown = useCallback(
    (event: KeyboardEvent<HTMLElement>): void => {
      const to = step(event, event.currentTarget.dataset['session'] ?? '');
      if (!to) return;
      linkIn(root, to.Id)?.focus();
      setOpen((before) => before && { id: to.Id, takesFocus: false });
    },
    [step, root],
  );
  const onPress = useCallback((event: MouseEvent<HTMLElement>): void => {
    const id = event.currentTarget.dataset['session'] ?? '';
    if (!isPlain(event)) return;
    event.preventDefault();
    choose(id);
    setOpen({ id, takesFocus: true });
  }, []);
  const session = open && sessionOf(grid, open.id);
  const openId = session?.Id;
  // Of hundreds of sessions one is marked: none of the others is drawn anew.
  useLayoutEffect(() => {
    const link = openId === undefined ? undefined : linkIn(root, openId);
    link?.toggleAttribute('data-opened', true);
    // Out from under the sheet: to the browser what that covers is in sight, so the focus alone scrolls nothing.
    link?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    return () => link?.removeAttribute('data-opened');
  }, [openId, root]);
  const onSheetKeyDown = useCallback(
    (event: KeyboardEvent<HTMLElement>): void => {
      const to = session && step(event, session.Id);
      if (!to) return;
      setOpen({ id: to.Id, takesFocus: true });
    },
    [session, step],
  );
  const close = useCallback((): void => {
    setOpen(undefined);
    if (!session) return;
    // What was pressed instead takes the focus first.
    setTimeout(() => {
      if (document.activeElement === null || document.activeElement === document.body)
        linkIn(root, session.Id)?.focus({ preventScroll: true });
    });
  }, [session, root]);
  return {
    stop,
    opened: open && session && { session, takesFocus: open.takesFocus },
    onKeyDown,
    onPress: hasSheet ? onPress : undefined,
    onSheetKeyDown,
    close,
  };
}

/** The link of a session in the grid. */
const linkIn = (root: RefObject<HTMLElement | null>, id: string): HTMLElement | undefined =>
  root.current?.querySelector<HTMLElement>(`[data-session="${CSS.escape(id)}"]`) ?? undefined;

/** A press that asks for no other tab or window. */
const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

const sessionOf = ({ rooms, across }: RoomGrid, id: string): Session | undefined =>
  [...rooms.flatMap(({ cells }) => cells), ...across].find(({ session }) => session.Id === id)?.session;

/** Keys with a modifier are the browser's. */
function directionOf({
  key,
  currentTarget,
  altKey,
  ctrlKey,
  metaKey,
}: KeyboardEvent<HTMLElement>): Parameters<typeof nextCell>[2] | undefined {
  if (altKey || ctrlKey || metaKey) return undefined;
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
