// What holds a programme in no table of its own, as tables: web pages, texts, folders of pages, dumps of databases, boards, volumes of papers, slots of a schedule.
import type { ImportFile } from '../result.ts';
import { marked } from 'marked';
import { alignedGrid } from './aligned-columns.ts';
import { alignedRooms } from './aligned-rooms.ts';
import { withPapers } from './anthology-volumes.ts';
import { headOf, tableText } from './bytes.ts';
import { withDaysApart } from './dated-lines.ts';
import { easyChairGrid, isEasyChair } from './easychair-page.ts';
import { withPageLists } from './front-matter.ts';
import { isPage, pageLines, pageTables } from './html-tables.ts';
import { withNotionPages } from './notion-pages.ts';
import { pipedGrid } from './piped-text.ts';
import { recordKind } from './records.ts';
import { withRowLists } from './rows-in-lists.ts';
import { withCards } from './trello-board.ts';
import { withSqlTables } from './sql-dump.ts';
import { withTypedLists } from './typed-records.ts';
import { withSlots } from './timeslots.ts';
import { UnreadableFile } from './unreadable-file.ts';
import { withSpansInDigits } from '../values/clock-words.ts';
import { wikiGrids } from './wiki-tables.ts';
import { isWritten, linesOf, writtenGrid } from './written-programme.ts';

/** Longer pages and texts are no programme, in bytes. */
const MOST_TEXT = 10_000_000;

/** The files, with `sheets` or a `list` where they hold one in another form. */
export const asTables = (files: readonly ImportFile[]): ImportFile[] =>
  withSlots(withPapers(withCards(withRowLists(withPageLists(withNotionPages(withTypedLists(withSqlTables(files)))))))).map(withSheets);

/** Pages with tables, and programmes written as lines, have sheets like a workbook. */
function withSheets(file: ImportFile): ImportFile {
  if (file.sheets || file.list || file.bytes.length > MOST_TEXT) return file;
  const isDocument = /\.(?:do[ct][xm]|o[dt]t)$/i.test(file.path) && !isPage(file);
  const isText = (isDocument || /\.(?:txt|text|wiki|mediawiki|rst|adoc)$/i.test(file.path)) && recordKind(file) !== 'csv';
  const isMarkdown = /\.(?:md|markdown)$/i.test(file.path);
  if (!isText && !isMarkdown && !isPage(file)) return file;
  try {
    if (!isText && isEasyChair(headOf(file, MOST_TEXT))) return { ...file, sheets: [easyChairGrid(file)] };
    const wiki = isText ? wikiGrids(file) : undefined;
    if (wiki) return { ...file, sheets: wiki };
    const aligned = isText ? (pipedGrid(file) ?? alignedGrid(file) ?? alignedRooms(file)) : undefined;
    if (aligned) return { ...file, sheets: [aligned] };
    const page = isMarkdown ? pageOfMarkdown(file) : file;
    const tables = isText ? [] : pageTables(page);
    if (tables.length > 0) return { ...file, sheets: tables };
    const lines = withDaysApart(withSpansInDigits(isText ? linesOf(file) : pageLines(page)));
    // In a list of definitions two times are enough: they are its terms.
    const least = !isText && /<dl[\s>]/i.test(headOf(page, MOST_TEXT)) ? 2 : 3;
    return isWritten(lines, least) ? { ...file, sheets: [writtenGrid(file.path, lines, isText)] } : file;
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error;
    return file;
  }
}

/** A page of Markdown as one of HTML; what stands above its text in front matter is none of it. */
const pageOfMarkdown = (file: ImportFile): ImportFile => ({
  path: file.path,
  bytes: new TextEncoder().encode(marked.parse(tableText(file).text.replace(/^---\n[\s\S]*?\n---\n/, ''), { async: false })),
});
