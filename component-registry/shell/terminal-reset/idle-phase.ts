// What a terminal does after so many seconds without a touch: nothing yet, a countdown, the reset; pure.

/** `used`: somebody has touched it since the start page was loaded, or it shows another page. */
export type Untouched = { seconds: number; limit: number; used: boolean };

/** `left`: seconds until the reset. */
export type IdlePhase = { kind: 'active' } | { kind: 'countdown'; left: number } | { kind: 'reset' } | { kind: 'rest' };

/** How long the countdown is seen, seconds; at most half of the idle time. */
const COUNTDOWN = 15;

/** The phase after `seconds` without a touch. A terminal that nobody has used needs no reset: it rests. A limit of 0 does nothing. */
export function idlePhase({ seconds, limit, used }: Untouched): IdlePhase {
  if (limit <= 0) return { kind: 'active' };
  if (!used) return seconds >= limit ? { kind: 'rest' } : { kind: 'active' };
  if (seconds >= limit) return { kind: 'reset' };
  const left = limit - seconds;
  return left <= Math.min(COUNTDOWN, Math.floor(limit / 2)) ? { kind: 'countdown', left } : { kind: 'active' };
}
