// Codes of an import of workbooks, documents, archives and dumps of databases.
import { type CodeTable, error, note, warning } from './code.ts';

export const importFileCodes = {
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
  'document-old': error(
    'Document of another kind, or encrypted',
    'The document is rich text, of Word before 2007 or of another word processor, or has a password; it cannot be read.',
    '`programme.doc`',
    'The same, saved as `.docx` or `.odt` without a password.',
  ),
  'document-broken': error(
    'Broken document',
    'The file is no document of a word processor, has no text, or is cut off.',
    'Half a download.',
    'The whole file.',
  ),
  'document-too-large': error(
    'Document too large',
    'The text of the document unpacks to more than may be read, or does not say to how much; such files can fill the memory.',
    'A file that grows a thousandfold.',
    'The pages of the programme alone, saved anew.',
  ),
  'archive-broken': error(
    'Broken archive',
    'The ZIP archive is cut off or damaged, or unpacks to another size than it says.',
    'Half a download.',
    'The whole file.',
  ),
  'archive-encrypted': error(
    'Archive with a password',
    'A file of the ZIP archive is encrypted; nothing of it is read.',
    'An export protected by a password.',
    'The same, packed without one.',
  ),
  'archive-nested': error(
    'Archive within an archive',
    'An archive within an archive is not opened; the other files are read.',
    '`tables.zip` with `more.zip` in it',
    '`tables.zip` with the tables of both',
  ),
  'archive-too-large': error(
    'Archive too large',
    'The ZIP archive unpacks to more than 200 MB or 500 files, or does not say to how much; such files can fill the memory.',
    'A file that grows a thousandfold.',
    'The tables of the programme alone, packed anew.',
  ),
  'sql-without-programme': error(
    'Dump without a programme',
    'No table of the dump of a database holds sessions, talks or what belongs to them.',
    'A dump of the accounts alone, or of WordPress.',
    'A dump of the tables of the programme, or their export as CSV.',
  ),
  'sql-cut-off': warning(
    'Dump cut off',
    'A statement of the dump of a database ends in the middle, or is written as no dump writes it. The rows above it are read.',
    'Half a download.',
    'The whole file.',
  ),
  'sql-left-out': note(
    'Rest of a dump',
    'Of a dump of a database the rows of tables with something of a programme are read: `INSERT` and the blocks of `COPY`.',
    'Accounts, settings, indexes.',
    'Nothing; the message names the tables.',
  ),
  'sql-times-utc': note(
    'Times of a dump in UTC',
    'MySQL writes columns of the type `TIMESTAMP` in UTC, and its dump says so.',
    "`SET TIME_ZONE='+00:00'`",
    'Nothing, where the hours of the sessions are right.',
  ),
  'toml-syntax': error('Broken TOML', 'The file is no TOML; the message says where it ends to be.', '`title = Tides`', '`title = "Tides"`'),
  'mapping-unused': warning(
    'Mapping beside a known format',
    'The files are of a format with fields of its own: of the mapping the name, language, time zone and dates of the event count, and what it says of columns and rows does not.',
    'An export of Sessionize beside a `mapping.json` with `fields`.',
    'The same with `--format table`, which reads it by the mapping.',
  ),
} as const satisfies CodeTable;
