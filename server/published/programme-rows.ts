// Reads the data files of a programme row by row: a row that does not fit is left out with a finding, its neighbours stay.
import { parseJson } from '../../src/base/parse-json.ts';
import type { DataText } from '../../src/model/adapters/files-to-rows.ts';
import {
  type AuthorRow,
  type DataFileName,
  dataFiles,
  type PresentationRow,
  type RoomRow,
  type SessionRow,
  type TrackRow,
} from '../../src/model/documents/programme.ts';
import { type Finding, finding } from '../../src/model/finding.ts';

/** The rows of a programme, each kind in the order written, ids unique within their kind. */
export type ProgrammeRows = {
  rooms: RoomRow[];
  tracks: TrackRow[];
  authors: AuthorRow[];
  sessions: SessionRow[];
  presentations: PresentationRow[];
};

/** Reads all data files. A file of the event replaces the instance's file of the same name: the later one counts. */
export function readProgramme(data: readonly DataText[], findings: Finding[]): ProgrammeRows {
  const files = new Map(data.map((file) => [file.name, file]));
  return {
    rooms: readRows('rooms', files, findings) as RoomRow[],
    tracks: readRows('tracks', files, findings) as TrackRow[],
    authors: readRows('authors', files, findings) as AuthorRow[],
    sessions: readRows('sessions', files, findings) as SessionRow[],
    presentations: readRows('presentations', files, findings) as PresentationRow[],
  };
}

function readRows(name: DataFileName, files: ReadonlyMap<string, DataText>, findings: Finding[]): unknown[] {
  const file = files.get(name);
  if (!file) return [];
  const problem = (code: string, pointer: string, message: string): void => {
    findings.push(finding(code, 'error', { file: file.file, pointer }, message));
  };
  const rows = rowsOf(file.text);
  if (!rows) {
    problem('unreadable-data', '', 'expected { "rows": [ … ] }; nothing of this file is shown');
    return [];
  }
  const seen = new Set<string>();
  return rows.flatMap((row, index) => {
    const read = dataFiles[name].safeParse(row);
    if (!read.success) {
      const [issue] = read.error.issues;
      problem('unreadable-row', ['', 'rows', index, ...(issue?.path ?? [])].join('/'), issue?.message ?? 'does not fit');
      return [];
    }
    if (seen.has(read.data.Id)) {
      problem('duplicate-id', `/rows/${index}/Id`, `the id ${read.data.Id} is used twice; the first row counts`);
      return [];
    }
    seen.add(read.data.Id);
    return [read.data];
  });
}

function rowsOf(text: string): unknown[] | undefined {
  const value = parseJson(text);
  return typeof value === 'object' && value !== null && 'rows' in value && Array.isArray(value.rows) ? value.rows : undefined;
}
