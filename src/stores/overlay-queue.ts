// The queue of overlays: what nobody asked for is shown one at a time, by priority, and waits while the reader is busy.
import { createStore } from 'zustand/vanilla';

/**
 * Why an overlay is shown, the most important first. `asked`: the reader opened it, it opens at once and over whatever is there.
 * `session` takes the place of what is shown; all others wait for their turn.
 */
export const overlayPriorities = [
  'asked',
  'session',
  'terms',
  'professional',
  'information',
  'introduction',
  'recommendation',
  'advertisement',
  'reminder',
] as const;
export type OverlayPriority = (typeof overlayPriorities)[number];

/** An overlay that wants to be shown. */
export type QueuedOverlay = { id: string; priority: OverlayPriority };

export type OverlayQueue = {
  /** Every overlay that wants to be shown, in the order they came. */
  waiting: readonly QueuedOverlay[];
  /** Id of the one whose turn it is; null for none. Overlays the reader asked for need no turn. */
  shown: string | null;
  /** Set during the pause after one has closed. */
  isPausing: boolean;
};

/** Pause after one has closed before the next opens, ms: the focus is back on the page, and the reader can see it. */
export const BETWEEN_OVERLAYS = 300;

const rank = ({ priority }: QueuedOverlay): number => overlayPriorities.indexOf(priority);

/** Whose turn it is; pure. `isReaderBusy`: the reader is typing. */
export function nextOverlay({ waiting, shown }: Pick<OverlayQueue, 'waiting' | 'shown'>, isReaderBusy: boolean): string | null {
  const current = waiting.find(({ id }) => id === shown);
  const best = waiting
    .filter(({ priority }) => priority !== 'asked')
    .reduce<QueuedOverlay | undefined>((first, one) => (first && rank(first) <= rank(one) ? first : one), undefined);
  if (best?.priority === 'session') return current?.priority === 'session' ? current.id : best.id;
  if (current) return current.id;
  const isBusy = isReaderBusy || waiting.some(({ priority }) => priority === 'asked');
  return isBusy || !best ? null : best.id;
}

export const overlayQueue = createStore<OverlayQueue>(() => ({ waiting: [], shown: null, isPausing: false }));

/** Whether the focus is where somebody writes. */
const isTyping = (): boolean =>
  document.activeElement?.matches('input:not([type=checkbox], [type=radio]), textarea, [contenteditable]') ?? false;

/** Gives the turn to the next one, unless the pause after the last is still running. */
function advance(): void {
  const state = overlayQueue.getState();
  if (state.isPausing) return;
  const shown = nextOverlay(state, isTyping());
  if (shown !== state.shown) overlayQueue.setState({ shown });
}

// Afterwards: those that come in one moment are compared, and the focus has moved on.
const soon = (): void => queueMicrotask(advance);

/** Puts an overlay into the queue; returns its leave. */
export function enterOverlay(overlay: QueuedOverlay): () => void {
  overlayQueue.setState(({ waiting }) => ({ waiting: [...waiting, overlay] }));
  document.addEventListener('focusout', soon);
  soon();
  return () => leave(overlay);
}

function leave({ id, priority }: QueuedOverlay): void {
  const { shown, waiting } = overlayQueue.getState();
  const rest = waiting.filter((one) => one.id !== id);
  overlayQueue.setState({ waiting: rest, shown: shown === id ? null : shown });
  if (rest.length === 0) document.removeEventListener('focusout', soon);
  if (shown !== id && priority !== 'asked') return;
  overlayQueue.setState({ isPausing: true });
  setTimeout(() => {
    overlayQueue.setState({ isPausing: false });
    advance();
  }, BETWEEN_OVERLAYS);
}
