// The leads of a company as a file for a spreadsheet: comma-separated values, or a workbook whose dates are dates and whose texts are never formulas.
import { csvFile } from '../../src/base/csv.ts';
import { isoInZone } from '../../src/clock/zone.ts';
import type { LeadRow } from './stored-leads.ts';

const head = ['Firstname', 'Surname', 'Email', 'Topic', 'Message', 'Quality', 'Note', 'GivenAt', 'ChangedAt', 'Consent'];
/** Widths of the columns, in characters. */
const widths = [16, 18, 30, 14, 40, 10, 40, 17, 17, 50];

/** The byte order mark: without it Excel takes the file for one of an older encoding, and letters beyond English are lost. */
const MARK = '\uFEFF';

const before = ({ first_name, surname, email, topic, message, quality, note }: LeadRow): string[] => [
  first_name,
  surname,
  email,
  topic,
  message,
  quality,
  note,
];

/** Instants as clocks of the event show them, `2027-05-03 10:00`: what spreadsheets of every language read as a date. */
export function leadsCsv(rows: readonly LeadRow[], timeZone: string): string {
  const wall = (instant: number): string => isoInZone(instant, timeZone).slice(0, 16).replace('T', ' ');
  return MARK + csvFile([head, ...rows.map((row) => [...before(row), wall(row.given_at), wall(row.changed_at), row.consent])]);
}

/** Characters that no XML holds: a workbook with one does not open. */
// oxlint-disable-next-line no-control-regex
const unwritable = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;
const written = (text: string): string => text.toWellFormed().replaceAll(unwritable, '');

/** The bytes of a workbook (XLSX); instants are dates as clocks of the event show them. */
export async function leadsWorkbook(rows: readonly LeadRow[], timeZone: string): Promise<Uint8Array> {
  // Loaded by who takes one.
  const { writeXlsx } = await import('hucre/xlsx');
  // A cell has no time zone.
  const wall = (instant: number): Date => new Date(`${isoInZone(instant, timeZone).slice(0, 19)}Z`);
  return writeXlsx({
    sheets: [
      {
        name: 'Leads',
        columns: head.map((name, index) => ({
          width: widths[index]!,
          ...(name.endsWith('At') && { numFmt: 'yyyy-mm-dd hh:mm' }),
        })),
        freezePane: { rows: 1 },
        rows: [head, ...rows.map((row) => [...before(row).map(written), wall(row.given_at), wall(row.changed_at), written(row.consent)])],
      },
    ],
  });
}
