// Codes of an import of workbooks, documents and archives that cannot be opened.
import { type CodeTable, error } from './code.ts';

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
} as const satisfies CodeTable;
