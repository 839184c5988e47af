// The rows of an earlier import, from the data files it wrote.
import { dataFiles, type ProgrammeFileName, programmeFiles } from '../../../src/model/documents/programme.ts';
import { exhibitionFiles, type ExhibitionData, noExhibitionData } from '../exhibition/rows.ts';
import { noRows, type ProgrammeRows } from '../rows.ts';

/**
 * The rows of `data/<name>.json` by the texts of these files; `text` answers the text of a file, undefined where there is none. Rows that do not fit
 * are left out, and so is a file that is no data file: what cannot be compared is neither changed nor cancelled.
 */
export function rowsOfFiles(text: (name: ProgrammeFileName) => string | undefined): ProgrammeRows {
  const rows = noRows();
  for (const name of Object.keys(programmeFiles) as ProgrammeFileName[]) {
    (rows[name] as unknown[]).push(...rowsIn(text(name)).filter((row) => programmeFiles[name].safeParse(row).success));
  }
  return rows;
}

/** As `rowsOfFiles`, for the data files of an exhibition. */
export function exhibitionOfFiles(text: (name: keyof ExhibitionData) => string | undefined): ExhibitionData {
  const rows = noExhibitionData();
  for (const name of exhibitionFiles)
    (rows[name] as unknown[]).push(...rowsIn(text(name)).filter((row) => dataFiles[name].safeParse(row).success));
  return rows;
}

function rowsIn(text: string | undefined): unknown[] {
  if (text === undefined) return [];
  try {
    const { rows } = JSON.parse(text) as { rows?: unknown };
    return Array.isArray(rows) ? (rows as unknown[]) : [];
  } catch {
    return [];
  }
}
