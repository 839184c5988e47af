// Where the shared cases and data lie, for tests that read them; they are skipped by name where they are missing.
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../../shared/', import.meta.url));

/** Whether `../shared` is there. */
export const hasShared = existsSync(root);

/** Path of a file below `../shared`. */
export const sharedPath = (path: string): string => `${root}${path}`;

/** A text file below `../shared`. */
export const readShared = (path: string): string => readFileSync(sharedPath(path), 'utf8');
