// Why something about a meeting was not done, as the key of a sentence.
import type { CallResult } from '#sdk';

const byCode = {
  full: 'refusedFull',
  over: 'refusedOver',
  enough: 'refusedEnough',
  cancelled: 'refusedCancelled',
  outside: 'refusedOutside',
  blocked: 'refusedBlocked',
  changed: 'refusedChanged',
} as const;

/** The sentence for an answer that is none; `isStale`: what is on screen is older than what the server knows. */
export function refusalOf({ kind, status, code }: Extract<CallResult<unknown>, { ok: false }>) {
  if (kind === 'offline') return { words: 'offline', isStale: false } as const;
  const words = Object.hasOwn(byCode, code) ? byCode[code as keyof typeof byCode] : undefined;
  if (words) return { words, isStale: true } as const;
  return status === 404 || status === 409
    ? ({ words: 'refusedGone', isStale: true } as const)
    : ({ words: 'didNotWork', isStale: false } as const);
}
