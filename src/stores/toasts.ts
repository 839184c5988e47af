// Short messages over the page: what has just happened, and at most one thing to do about it.
import { createStore } from 'zustand/vanilla';

/** A message. One with the id of another takes its place. */
export type Toast = {
  id: string;
  text: string;
  tone: 'plain' | 'good' | 'bad';
  /** Something is under way: shown with a loader. */
  busy?: boolean;
  /** What the reader can do about it. */
  action?: { label: string; run: () => void };
  /** How long it stays, ms; null until it is closed. */
  lasts: number | null;
};

/** How long a message without an action stays, ms. */
export const TOAST_LASTS = 6000;

export const toasts = createStore<{ shown: readonly Toast[] }>(() => ({ shown: [] }));

/** Shows a message; without `lasts`, one with an action stays until it is closed, another one for 6 s. */
export function showToast({ id, text, tone = 'plain', busy, action, lasts }: Pick<Toast, 'id' | 'text'> & Partial<Toast>): void {
  const toast: Toast = {
    id,
    text,
    tone,
    ...(busy && { busy }),
    ...(action && { action }),
    lasts: lasts === undefined ? (action ? null : TOAST_LASTS) : lasts,
  };
  toasts.setState(({ shown }) => ({ shown: [...shown.filter((one) => one.id !== id), toast] }));
}

/** Closes a message; nothing happens if it is closed. */
export const closeToast = (id: string): void => toasts.setState(({ shown }) => ({ shown: shown.filter((one) => one.id !== id) }));
