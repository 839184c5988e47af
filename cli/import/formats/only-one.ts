// The one file among several that a single-file format reads.
import { UnreadableFile } from '../reading/unreadable-file.ts';
import type { ImportFile } from '../result.ts';

/** The only file that fits; the only file at all when none does. Several are refused: two programmes must not be mixed by accident. */
export function onlyOne(files: readonly ImportFile[], fits: (file: ImportFile) => boolean): ImportFile {
  const fitting = files.filter(fits);
  const [first, ...others] = fitting.length > 0 ? fitting : files;
  if (!first) throw new UnreadableFile('no-file', '', 'there is no file to read');
  if (others.length === 0) return first;
  const names = [first, ...others].map(({ path }) => path).join(', ');
  throw new UnreadableFile('several-programmes', first.path, `several programmes were found; name one of ${names}`);
}
