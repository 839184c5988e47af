// Codes of an import of exhibitors, sponsors and products.
import { type CodeTable, note, warning } from './code.ts';

export const importExhibitionCodes = {
  'company-merged': note(
    'Company in several rows',
    'Rows with one id or one name are one company: booths, tags, links and files of all of them count.',
    'A row for each booth.',
    '`A12, A13` in one cell.',
  ),
  'company-differs': warning(
    'Rows of a company that differ',
    'Two rows of one company say different things; what the first says counts.',
    'Two websites of one company.',
    'The same website in both rows, or in the first alone.',
  ),
  'company-name-twice': warning(
    'Two companies of one name',
    'Two rows have one name and different ids, so both are kept; products and sessions that use the name find the first.',
    'The ids 12 and 47 for `Sample Devices`.',
    'One id, or two names.',
  ),
  'text-shortened': warning(
    'Shortened text',
    'A description is longer than a field holds; its beginning is taken, so that it does not cost the row.',
    'A whole catalogue in one cell.',
    'A description of a page, and the catalogue as a file to take away.',
  ),
  'halls-drawn': note(
    'Drawn plan',
    'There is no plan of the halls, so that one is drawn from the numbers of the booths.',
    'Booths, and no `data/halls.json`.',
    'The real plan in `data/halls.json`.',
  ),
  'picture-missing': warning(
    'Missing picture',
    'A logo, picture or poster that the source names is not beside it, or is none; the row arrives without it.',
    '`logos/sample.svg` that lies nowhere.',
    'The folder `logos` beside the table.',
  ),
} as const satisfies CodeTable;
