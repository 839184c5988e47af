// Judges a theme once: nearly every mutant has the theme it had, and its colours are most of the work of a check.
import type * as judge from '../../src/ui/theme/judge-theme.ts';

function once<A, R>(work: (about: A) => R): (about: A) => R {
  const known = new Map<string, R>();
  return (about) => {
    const key = JSON.stringify(about);
    if (!known.has(key)) known.set(key, work(about));
    return known.get(key)!;
  };
}

/** The module with its verdicts kept by theme. */
export const judgedOnce = (real: typeof judge): typeof judge => ({
  ...real,
  weakPairs: once(real.weakPairs),
  correctedColours: once(real.correctedColours),
});
