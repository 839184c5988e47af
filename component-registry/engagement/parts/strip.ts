// The strip at the end of the window in which the widgets of the shell are offered: opaque, and the page ends above it.
import { useEffect, useState } from 'react';
import { useAtBottom } from '#sdk';
import styles from './strip.module.css';

/** Place of a widget, from the start of the line. */
export type Place = 0 | 1 | 2;

/** Widgets come one after the other: so long (ms) after the last one they are shown, all at once and where they stay. */
const SETTLED = 1000;

type Strip = {
  element: HTMLElement;
  places: readonly HTMLElement[];
  users: number;
  leave: (() => void) | undefined;
  /** Shows what is in it, when no other widget has come for a while. */
  settle: () => void;
};

/** One for all widgets of the page: each is a placement of its own. */
let strip: Strip | undefined;

function makeStrip(label: string, atBottom: ReturnType<typeof useAtBottom>): Strip {
  const element = document.createElement('aside');
  element.className = styles.strip!;
  element.ariaLabel = label;
  const row = element.appendChild(document.createElement('div'));
  row.className = styles.row!;
  const places = [0, 1, 2].map(() => row.appendChild(document.createElement('div')));
  document.body.append(element);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const settle = (): void => {
    clearTimeout(timer);
    if (!element.dataset['shown']) timer = setTimeout(() => (element.dataset['shown'] = 'true'), SETTLED);
  };
  return { element, places, users: 0, leave: atBottom(element), settle };
}

/** Where the widget of this place is drawn; undefined until the strip is there. The last one that leaves takes it away. */
export function useStrip(place: Place, label: string): HTMLElement | undefined {
  const [own, setOwn] = useState<HTMLElement>();
  const atBottom = useAtBottom('--strip');
  useEffect(() => {
    const used = (strip ??= makeStrip(label, atBottom));
    used.users += 1;
    used.settle();
    setOwn(used.places[place]);
    return () => {
      used.users -= 1;
      // Afterwards: a widget that comes back at once finds its place as it was, with what is open in it.
      queueMicrotask(() => {
        if (used.users > 0 || strip !== used) return;
        used.leave?.();
        used.element.remove();
        strip = undefined;
      });
    };
  }, [place, label, atBottom]);
  return own;
}
