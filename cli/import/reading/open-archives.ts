// Opens ZIP archives among the files of an import: what is in them is read as the files of a folder are.
import type { ImportFile } from '../result.ts';
import { MAX_BYTES } from './bytes.ts';
import { UnreadableFile } from './unreadable-file.ts';
import { unpackedBytes, zipEntries, type ZipEntry, zipSizes } from './zip-limits.ts';

/** What an archive may unpack to, in bytes, and into how many files; as a folder. */
const LIMITS = { unpacked: 4 * MAX_BYTES, entries: 500 };

/** Folders, hidden files, those of systems, and names that lead out of the archive. */
const isHidden = ({ name }: ZipEntry): boolean => name.endsWith('/') || /(?:^|\/)(?:\.|__MACOSX\/|node_modules\/)/.test(name);

/** The files, archives as what they hold; one that cannot be opened says why in its `sheets`. */
export const openArchives = (files: readonly ImportFile[]): ImportFile[] =>
  files.flatMap((file) => {
    if (!/\.zip$/i.test(file.path) || file.sheets) return [file];
    try {
      return filesOf(file, files.length === 1 ? '' : `${file.path.replace(/\.zip$/i, '')}/`);
    } catch (error) {
      if (!(error instanceof UnreadableFile)) throw error;
      return [{ ...file, sheets: error }];
    }
  });

function filesOf(file: ImportFile, folder: string): ImportFile[] {
  const refused = (code: string, message: string): UnreadableFile => new UnreadableFile(code, file.path, message);
  const sizes = zipSizes(file.bytes);
  if (!sizes) throw refused('archive-broken', 'the file is no ZIP archive, or is cut off');
  if (sizes.vague || sizes.entries > LIMITS.entries || sizes.unpacked > LIMITS.unpacked)
    throw refused(
      'archive-too-large',
      `the archive holds more than ${LIMITS.entries} files or ${LIMITS.unpacked} bytes, or does not say how many`,
    );
  const entries = zipEntries(file.bytes).filter((entry) => !isHidden(entry));
  if (entries.length === 0) throw refused('file-empty', 'the archive holds no files');
  return entries.map((entry): ImportFile => {
    const path = `${folder}${entry.name}`;
    if (entry.encrypted) throw refused('archive-encrypted', 'the archive is encrypted; pack it without a password');
    if (/\.zip$/i.test(path))
      return {
        path,
        bytes: new Uint8Array(),
        sheets: new UnreadableFile('archive-nested', path, 'an archive within an archive is not opened; unpack it'),
      };
    try {
      return { path, bytes: unpackedBytes(entry) };
    } catch {
      // Of zlib: broken data, or more than the archive said.
      throw refused('archive-broken', `${entry.name} cannot be unpacked: the archive is damaged`);
    }
  });
}
