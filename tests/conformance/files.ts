// The project's own files, for the tests that hold them to the house rules.
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

const root = join(import.meta.dirname, '../..');

/** Generated, downloaded and foreign folders. */
const foreign = new Set(['node_modules', 'dist', '.git', '.foyer', 'coverage', 'test-results', 'playwright-report']);

/** Paths of all files below the project, `/`-separated, in order. */
export function projectFiles(folder = root): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .flatMap((entry) => {
      if (foreign.has(entry.name)) return [];
      const path = join(folder, entry.name);
      return entry.isDirectory() ? projectFiles(path) : entry.isFile() ? [relative(root, path).replaceAll('\\', '/')] : [];
    })
    .sort();
}

/** Text of one of them. */
export const textOf = (path: string): string => readFileSync(join(root, path), 'utf8');
