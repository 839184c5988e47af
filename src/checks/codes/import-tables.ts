// Codes of an import of tables: workbooks, text tables and lists, and the mapping of their columns.
import { type CodeTable, error, note, warning } from './code.ts';

export const importTableCodes = {
  'time-zone-named': note(
    'Time zone by another name',
    'A row names its zone by letters or as Windows does; the message says which zone of the IANA list is taken for it.',
    '`EST` in the column “Time Zone”',
    '`America/New_York`',
  ),
  'workbook-old': error(
    'Old or encrypted workbook',
    'The workbook is of Excel before 2007, or has a password; it cannot be read.',
    '`programme.xls`',
    'The same, saved as `.xlsx` without a password.',
  ),
  'workbook-broken': error('Broken workbook', 'The file is no workbook, or is cut off.', 'Half a download.', 'The whole file.'),
  'workbook-too-large': error(
    'Workbook too large',
    'The workbook unpacks to more than 100 MB, or does not say to how much; such files can fill the memory.',
    'A file that grows a thousandfold.',
    'The sheet of the programme alone, saved anew.',
  ),
  'table-empty': error(
    'Table without rows',
    'No row of the table has two cells.',
    'A sheet of one word.',
    'Names of columns, and rows below.',
  ),
  'path-failed': error(
    'Path that fails',
    'A path of the mapping cannot be followed in this file, or takes longer than five seconds.',
    '`"rows": "length(@)"`',
    '`"rows": "days[].sessions[]"`',
  ),
  'no-events': error(
    'Page without events',
    'The page describes things to search engines, and no event is among them.',
    'The page of a company.',
    'The page of the programme.',
  ),
  'sheet-without-columns': warning(
    'Sheet without columns',
    'No row of a sheet names columns that are known; the sheet is left out.',
    'A sheet of remarks.',
    'A sheet with `Title` and `Start`, or a mapping that names its columns.',
  ),
  'sheet-hidden': note(
    'Hidden sheet',
    'Hidden sheets are not read: what is hidden is not for everybody.',
    'A hidden sheet.',
    'The sheet shown.',
  ),
  'encoding-guessed': warning(
    'Guessed encoding',
    'A text is no UTF-8 and does not say what it is; the likeliest encoding is taken.',
    'Windows-1252 without a word.',
    '`--encoding windows-1252`, or the file saved as UTF-8.',
  ),
  'encoding-found': note('Encoding', 'A text is not in UTF-8, and in which encoding it is was sure.', 'UTF-16 with its mark.', 'UTF-8.'),
  'formula-values': note(
    'Values of formulas',
    'Cells hold formulas; the values that were saved with them are taken.',
    '`=A2+30` shown as `09:30`.',
    'The value itself.',
  ),
  'formula-without-value': warning(
    'Formula without a value',
    'A formula has no saved value, so its cell stays empty.',
    'A file that a program wrote and no office program opened.',
    'The file opened and saved.',
  ),
  'cell-error': warning('Cell with an error', 'A cell shows an error and stays empty.', '`#N/A`', 'The value itself.'),
  'cell-comments': note(
    'Comments on cells',
    'Comments are not imported: they can be private.',
    'A comment on a title.',
    'A column for it.',
  ),
  'title-guessed': warning(
    'Guessed titles',
    'No column is called as titles are; the one with the longest texts is taken.',
    'A column `Man hört`.',
    '`"fields": { "title": "Man hört" }` in the mapping.',
  ),
  'cross-table': note(
    'Rooms as columns',
    'The columns of the table are rooms and its rows times: every cell becomes a session.',
    '`Time;Hall A;Hall B`',
    '`Time;Room;Title`',
  ),
  'table-note': note(
    'Note in a table',
    'A line of one text above or between the rows is no session and is left out.',
    '`(Lunch in the foyer)`',
    'A row with a time and a title.',
  ),
  'table-total': note('Line of totals', 'A line that only counts is left out.', '`Total;;12`', 'The table without it.'),
  'row-continued': note(
    'Row that goes on',
    'A row has only more people, or the merged title of the row above, and belongs to it.',
    'A speaker in a line of their own.',
    '`Ada Sample; Bo Example` in one cell.',
  ),
  'day-continued': note(
    'Day of the row above',
    'Rows with a time and without a day take place on the day of the row above.',
    'The day only in its first row.',
    'The day in every row.',
  ),
  'names-missing': warning(
    'Columns without names',
    'No row names the columns of the table; the message says what each is taken for by what is in it.',
    '`2031-03-06,09:00,Tides,Ada Sample`',
    'A first row `Date,Start,Title,Speaker`.',
  ),
  'page-left-out': note(
    'Page that is no part of a programme',
    'A page with front matter lies outside the folders of talks and people; it is left out.',
    '`content/news/first.md`',
    'The page in `content/talks`, where it is a talk.',
  ),
  'event-tentative': note(
    'Event that is not certain',
    'The calendar marks an event as tentative; it is imported like any other.',
    '`STATUS:TENTATIVE`',
    '`STATUS:CONFIRMED`, or no status.',
  ),
} as const satisfies CodeTable;
