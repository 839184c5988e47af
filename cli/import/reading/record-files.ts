// Reads every file of a folder that holds records; one that is broken costs itself alone.
import type { Report } from '../report.ts';
import type { ImportFile } from '../result.ts';
import { type RecordFile, readRecords, recordKind } from './records.ts';
import { UnreadableFile } from './unreadable-file.ts';

/** The readable ones of these files. Throws `UnreadableFile` of the first when there is none. */
export function readRecordFiles(files: readonly ImportFile[], report: Report): RecordFile[] {
  let first: UnreadableFile | undefined;
  const read = files
    .filter((file) => recordKind(file) !== undefined)
    .flatMap((file): RecordFile[] => {
      try {
        const records = readRecords(file);
        report.notice(records.noticed);
        return [records];
      } catch (error) {
        if (!(error instanceof UnreadableFile)) throw error;
        first ??= error;
        report.error(error.code, { file: error.file, pointer: '', line: error.line, column: error.column }, error.message);
        return [];
      }
    });
  if (read.length === 0) throw first ?? new UnreadableFile('no-file', files[0]?.path ?? '', 'there is no file of records to read');
  return read;
}
