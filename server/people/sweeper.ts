// When the server sweeps (`sweep.ts`): soon after its start and then now and then, never twice at once.
import type { Kysely } from 'kysely';
import type { Clock } from '../clock.ts';
import type { Tables } from '../store/schema.ts';
import { sweep } from './sweep.ts';

/** Wait after the start, so that a server begins with its visitors, and between the rounds, ms. */
const FIRST = 15_000;
const EVERY = 600_000;

/** `first` and `every` in ms; what a server takes where missing. */
type Parts = {
  db: Kysely<Tables>;
  clock: Clock;
  onProblem: (line: string) => void;
  first?: number;
  every?: number;
};

/** Starts the sweeper; the returned function ends it and waits for a statement under way. Its timers keep no process alive. */
export function startSweeper({ db, clock, onProblem, first = FIRST, every = EVERY }: Parts): () => Promise<void> {
  let isOver = false;
  let round: Promise<void> | undefined;
  const begin = (): void => {
    round ??= sweep(db, clock.now(), () => !isOver)
      .catch(() => onProblem('What is over could not be deleted; it is tried again in ten minutes.'))
      .finally(() => (round = undefined));
  };
  const timers = [setTimeout(begin, first), setInterval(begin, every)];
  for (const timer of timers) timer.unref();
  return async () => {
    isOver = true;
    for (const timer of timers) clearTimeout(timer);
    await round;
  };
}
