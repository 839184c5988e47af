// The index of a short list, loaded with the first question.
import type { createIndex } from './fuse-index.ts';

/** What makes an index of a short list (`createIndex`); rejects where its code cannot be loaded. */
export const loadFuseIndex = async (): Promise<typeof createIndex> => (await import('./fuse-index.ts')).createIndex;
