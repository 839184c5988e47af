// Opens workbooks (XLSX, ODS) and documents (DOCX, ODT) among the files of an import, so that what follows reads their sheets as it reads any table.
import type { Sheet, Workbook } from 'hucre/xlsx';
import type { ImportFile } from '../result.ts';
import { openArchives } from './open-archives.ts';
import { openDocument } from './open-documents.ts';
import { isTextDocument, openTextDocument } from './open-text-documents.ts';
import { commentsNoticed, gridOf } from './workbook-cells.ts';
import { dayAtEnd } from '../formats/table/headings.ts';
import { datePartsOf } from '../values/written-dates.ts';
import { UnreadableFile } from './unreadable-file.ts';
import { zipSizes } from './zip-limits.ts';

/** What a workbook may unpack to, in bytes, and into how many entries; a hundred times what a programme has. */
const LIMITS = { unpacked: 100 * 1024 * 1024, entries: 5000, rows: 100_000, sheets: 100 };

const isZip = ({ bytes }: ImportFile): boolean => bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 3 && bytes[3] === 4;
/** Files of Excel before 2007, and encrypted ones. */
const isCompound = ({ path, bytes }: ImportFile): boolean =>
  /\.(xls|xlsx|xlsm|xlsb)$/i.test(path) && [0xd0, 0xcf, 0x11, 0xe0].every((byte, at) => bytes[at] === byte);
const named = /\.(xlsx|xlsm|xltx|ods|ots)$/i;

/** Whether a file is a workbook by its first bytes and its name. */
export const isWorkbook = (file: ImportFile): boolean => named.test(file.path) || (isZip(file) && !/\.[a-z0-9]{1,6}$/i.test(file.path));

/** The files, those of archives among them, workbooks with their `sheets`: the grids, or why they cannot be read; documents as pages or texts. */
export const openWorkbooks = (files: readonly ImportFile[]): Promise<ImportFile[]> =>
  Promise.all(
    openArchives(files).map(async (file) =>
      !file.sheets && isTextDocument(file)
        ? openTextDocument(file)
        : !file.sheets && (isWorkbook(file) || isCompound(file))
          ? { ...file, sheets: await sheetsOf(file) }
          : file,
    ),
  );

async function sheetsOf(file: ImportFile): Promise<NonNullable<ImportFile['sheets']>> {
  const refused = (code: string, message: string): UnreadableFile => new UnreadableFile(code, file.path, message);
  if (isCompound(file))
    return refused('workbook-old', 'the workbook is encrypted, or of Excel before 2007; save it as .xlsx without a password');
  const sizes = isZip(file) ? zipSizes(file.bytes) : undefined;
  if (!sizes) return refused('workbook-broken', 'the file is no workbook, or is cut off');
  if (sizes.vague || sizes.entries > LIMITS.entries || sizes.unpacked > LIMITS.unpacked)
    return refused('workbook-too-large', `the workbook unpacks to more than ${LIMITS.unpacked} bytes, or does not say to how many`);
  try {
    return gridsOf(file.path, await workbookOf(file));
  } catch (error) {
    // The reader throws errors of its own for whatever is wrong inside; all of them are the file's.
    return refused('workbook-broken', `the workbook cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** Loaded with the first workbook: most imports have none. */
async function workbookOf({ path, bytes }: ImportFile): Promise<Workbook & { comments?: number }> {
  if (isOds(path, bytes)) {
    const document = openDocument(bytes);
    const read = await (await import('hucre/ods')).readOds(document.bytes, { maxRows: LIMITS.rows });
    const sheets = read.sheets.map((sheet) => ({ ...sheet, hidden: document.hidden.has(sheet.name) }));
    return { ...read, sheets, comments: document.comments };
  }
  return (await import('hucre/xlsx')).readXlsx(bytes, { maxRows: LIMITS.rows });
}

/** An ODS file begins with an entry that says so. */
const isOds = (path: string, bytes: Uint8Array): boolean =>
  /\.o[dt]s$/i.test(path) || new TextDecoder('latin1').decode(bytes.subarray(0, 120)).includes('opendocument.spreadsheet');

function gridsOf(file: string, { sheets, comments = 0 }: Workbook & { comments?: number }) {
  const shown = sheets.filter(({ hidden, veryHidden }) => !hidden && !veryHidden).slice(0, LIMITS.sheets);
  const several = shown.filter(({ rows }) => rows.length > 0).length > 1;
  const grids = shown
    .map((sheet: Sheet) => gridOf(file, several || datePartsOf(sheet.name) || dayAtEnd(sheet.name) !== undefined ? sheet.name : '', sheet))
    .filter(({ rows }) => rows.length > 0);
  const [first] = grids;
  const cut = shown.find(({ rows }) => rows.length >= LIMITS.rows);
  if (cut) return new UnreadableFile('workbook-too-large', file, `the sheet ${cut.name} has more than ${LIMITS.rows} rows`);
  const left = sheets.filter((sheet) => !shown.includes(sheet)).map(({ name }) => name);
  if (!first) return new UnreadableFile('file-empty', file, 'the workbook has no cells');
  if (left.length > 0)
    first.noticed.push({
      severity: 'info',
      code: 'sheet-hidden',
      place: { file, pointer: '', line: 1, column: 1 },
      message: `sheets that are hidden are not read: ${left.join(', ')}`,
    });
  if (comments > 0) first.noticed.push(...commentsNoticed(comments, { file, pointer: '', line: 1, column: 1 }));
  return grids;
}
