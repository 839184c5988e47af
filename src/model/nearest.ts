// The word that was probably intended.
import { distance } from 'fastest-levenshtein';

/** The nearest of the known words, when it is near enough to be a slip of the finger; empty otherwise. */
export function nearest(word: string, known: Iterable<string>): string {
  let best = '';
  let least = Math.ceil(word.length / 3) + 1;
  for (const candidate of known) {
    const steps = distance(word.toLowerCase(), candidate.toLowerCase());
    if (steps < least) [best, least] = [candidate, steps];
  }
  return best;
}
