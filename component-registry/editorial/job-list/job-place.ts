// Where a position is, in one line.
import type { JobLine } from '#contract/editorial';

/** Place and whether it can be done from anywhere; empty where neither is said. `remote` is the word for the latter. */
export const jobPlace = ({ Location, IsRemote }: Pick<JobLine, 'Location' | 'IsRemote'>, remote: string): string =>
  [Location, IsRemote ? remote : ''].filter(Boolean).join(', ');
