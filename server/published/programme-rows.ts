// The rows of a programme, read from its data files.
import type { DataText } from '../../src/model/adapters/files-to-rows.ts';
import type { ProgrammeFileName } from '../../src/model/documents/programme.ts';
import type { Finding } from '../../src/model/finding.ts';
import { filesByName, readRows, type RowsOf } from './data-rows.ts';

/** The rows of a programme, each kind in the order written, ids unique within their kind. */
export type ProgrammeRows = { [Name in ProgrammeFileName | 'labels']: RowsOf<Name> };

/** Reads the data files of the programme. */
export function readProgramme(data: readonly DataText[], findings: Finding[]): ProgrammeRows {
  const files = filesByName(data);
  return {
    rooms: readRows('rooms', files, findings),
    tracks: readRows('tracks', files, findings),
    labels: readRows('labels', files, findings),
    authors: readRows('authors', files, findings),
    sessions: readRows('sessions', files, findings),
    presentations: readRows('presentations', files, findings),
  };
}
