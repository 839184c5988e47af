// Reads what is to be imported: one file, or the files of a folder, within limits.
import { readdir, readFile, stat } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { MAX_BYTES } from '../import/reading/bytes.ts';
import type { ImportFile } from '../import/result.ts';
import { UsageError } from '../output/usage-error.ts';

/** How much of a folder is read: a wrong one (a home directory) is noticed early. Sizes in bytes. */
const LIMITS = { files: 500, total: 4 * MAX_BYTES, depth: 4 };

/** What was read, and what was not, with the reason. */
export type SourceFiles = { files: ImportFile[]; skipped: { path: string; reason: string }[] };

/** The files at a path. Paths are below it, with `/`; hidden files and symbolic links are not read. Throws UsageError when there is nothing. */
export async function readSource(path: string): Promise<SourceFiles> {
  const found = await stat(path).catch(() => undefined);
  if (!found) throw new UsageError(`There is no file or folder ${path}.`);
  const source: SourceFiles = { files: [], skipped: [] };
  if (found.isDirectory()) await readBelow(path, '', 1, source, { bytes: 0 });
  else if (!found.isFile()) throw new UsageError(`${path} is neither a file nor a folder.`);
  else if (found.size > MAX_BYTES) throw new UsageError(`${path} has ${found.size} bytes; at most ${MAX_BYTES} are read.`);
  else source.files.push({ path: basename(path), bytes: await readFile(path) });
  return source;
}

/** The same files below the names of two folders above them: `values-de/strings.xml` and `de/LC_MESSAGES/app.po` say their language there. */
export async function withFoldersAbove(path: string, files: readonly ImportFile[]): Promise<ImportFile[]> {
  const folder = (await stat(path)).isDirectory() ? resolve(path) : dirname(resolve(path));
  const above = folder.split(/[\\/]/).filter(Boolean).slice(-2);
  return files.map((file) => ({ ...file, path: [...above, file.path].join('/') }));
}

async function readBelow(root: string, below: string, depth: number, source: SourceFiles, read: { bytes: number }): Promise<void> {
  const entries = await readdir(join(root, below), { withFileTypes: true });
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    if (entry.name.startsWith('.') || entry.name === 'node_modules') continue;
    const path = below ? `${below}/${entry.name}` : entry.name;
    const skip = (reason: string): void => void source.skipped.push({ path, reason });
    if (entry.isSymbolicLink()) skip('symbolic links are not followed');
    else if (entry.isDirectory()) {
      if (depth >= LIMITS.depth) skip(`folders are read ${LIMITS.depth} deep`);
      else await readBelow(root, path, depth + 1, source, read);
    } else if (entry.isFile()) {
      const { size } = await stat(join(root, path));
      if (size > MAX_BYTES) skip(`it has ${size} bytes; at most ${MAX_BYTES} are read`);
      else if (source.files.length >= LIMITS.files) skip(`${LIMITS.files} files are read at most`);
      else if (read.bytes + size > LIMITS.total) skip(`${LIMITS.total} bytes are read at most`);
      else {
        read.bytes += size;
        source.files.push({ path, bytes: await readFile(join(root, path)) });
      }
    }
  }
}
