// What holds a programme in no table of its own, as tables: web pages, texts, folders of pages, dumps of databases, boards, volumes of papers, slots of a schedule.
import type { ImportFile } from '../result.ts';
import { marked } from 'marked';
import { parse as parseToml } from 'smol-toml';
import { alignedGrid } from './aligned-columns.ts';
import { alignedRooms } from './aligned-rooms.ts';
import { withPapers } from './anthology-volumes.ts';
import { headOf, tableText } from './bytes.ts';
import { withDaysApart } from './dated-lines.ts';
import { easyChairGrid, isEasyChair } from './easychair-page.ts';
import { withPageLists } from './front-matter.ts';
import { isPage, pageLines, pageLinks, pageTables } from './html-tables.ts';
import { isLatex, pageOfLatex } from './latex-page.ts';
import { withNotionPages } from './notion-pages.ts';
import { pipedGrid } from './piped-text.ts';
import { recordKind } from './records.ts';
import { withRowLists } from './rows-in-lists.ts';
import { withCards } from './trello-board.ts';
import { withSqlTables } from './sql-dump.ts';
import { withTypedLists } from './typed-records.ts';
import { withSlots } from './timeslots.ts';
import { tidyLines } from './tidy-lines.ts';
import { UnreadableFile } from './unreadable-file.ts';
import { withSpansInDigits } from '../values/clock-words.ts';
import { wikiGrids } from './wiki-tables.ts';
import { isWritten, linesOf, withLinks, writtenGrid } from './written-programme.ts';

/** Longer pages and texts are no programme, in bytes. */
const MOST_TEXT = 10_000_000;

/** The files, with `sheets` or a `list` where they hold one in another form. */
export const asTables = (files: readonly ImportFile[]): ImportFile[] =>
  withSlots(withPapers(withCards(withRowLists(withPageLists(withNotionPages(withTypedLists(withSqlTables(files.map(withoutToml))))))))).map(
    withSheets,
  );

/** A file of TOML as one of JSON, which has the same values. */
function withoutToml(file: ImportFile): ImportFile {
  if (!/\.toml$/i.test(file.path) || file.bytes.length > MOST_TEXT) return file;
  try {
    return withText(file, JSON.stringify(parseToml(tableText(file).text), null, 1));
  } catch (error) {
    const message = `not TOML: ${error instanceof Error ? error.message.split('\n')[0] : ''}`;
    return { ...file, sheets: new UnreadableFile('toml-syntax', file.path, message) };
  }
}

/** Pages with tables, and programmes written as lines, have sheets like a workbook. */
function withSheets(file: ImportFile): ImportFile {
  if (file.sheets || file.list || file.bytes.length > MOST_TEXT) return file;
  const isDocument = /\.(?:do[ct][xm]|o[dt]t)$/i.test(file.path) && !isPage(file);
  const isText = (isDocument || /\.(?:txt|text|wiki|mediawiki|rst|adoc)$/i.test(file.path)) && recordKind(file) !== 'csv';
  const isMarkdown = /\.(?:md|markdown|org)$/i.test(file.path);
  if (!isText && !isMarkdown && !isLatex(file) && !isPage(file)) return file;
  try {
    if (!isText && isEasyChair(headOf(file, MOST_TEXT))) return { ...file, sheets: [easyChairGrid(file)] };
    const wiki = isText ? wikiGrids(file) : undefined;
    if (wiki) return { ...file, sheets: wiki };
    const aligned = isText ? (pipedGrid(file) ?? alignedGrid(file) ?? alignedRooms(file)) : undefined;
    if (aligned) return { ...file, sheets: [aligned] };
    const page = isMarkdown ? pageOfMarkdown(file) : isLatex(file) ? withText(file, pageOfLatex(tableText(file).text)) : file;
    const tables = isText ? [] : pageTables(page);
    if (tables.length > 0) return { ...file, sheets: tables };
    const tidy = isText ? tidyLines(linesOf(file), file.path) : { lines: pageLines(page), noticed: [] };
    const lines = withDaysApart(withSpansInDigits(tidy.lines));
    // In a list of definitions two times are enough: they are its terms.
    const least = !isText && /<dl[\s>]/i.test(headOf(page, MOST_TEXT)) ? 2 : 3;
    if (!isWritten(lines, least)) return file;
    const grid = writtenGrid(file.path, lines, isText);
    const noticed = [...tidy.noticed, ...grid.noticed];
    return { ...file, sheets: [isText ? { ...grid, noticed } : withLinks({ ...grid, noticed }, pageLinks(page))] };
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error;
    return file;
  }
}

/** A page of Markdown, or of Org, as one of HTML; what stands above its text in front matter is none of it. */
function pageOfMarkdown(file: ImportFile): ImportFile {
  const { text } = tableText(file);
  const written = /\.org$/i.test(file.path) ? markdownOfOrg(text) : text.replace(/^---\n[\s\S]*?\n---\n/, '');
  return withText(file, marked.parse(written, { async: false }));
}

const withText = ({ path }: ImportFile, text: string): ImportFile => ({ path, bytes: new TextEncoder().encode(text) });

/** Headings of Org begin with stars, and the line below the names of a table has crosses. */
const markdownOfOrg = (text: string): string =>
  text
    .split(/\r?\n/)
    .map((line) =>
      line
        .replace(/^#\+title:\s/i, '# ')
        .replace(/^#\+.*$/, '')
        .replace(/^\*{1,6}(?=\s)/, (stars) => '#'.repeat(stars.length))
        .replace(/^\s{0,20}\|-[-+|]*$/, (rule) => rule.replaceAll('+', '|')),
    )
    .join('\n');
