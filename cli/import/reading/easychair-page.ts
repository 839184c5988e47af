// The programme page of EasyChair as a table: a row for each session and break, and one for each talk below its session.
import { Parser } from 'htmlparser2';
import { tableText } from './bytes.ts';
import { oneLine } from './fields.ts';
import type { CellGrid, GridRow } from './grid.ts';

/** Whether a page is one of EasyChair, by the classes of its elements. */
export const isEasyChair = (html: string): boolean =>
  /class="[^"]{0,40}\bsession\b/.test(html) && /class="[^"]{0,40}\binterval\b/.test(html) && /class="[^"]{0,40}\btalk/.test(html);

const columns = ['Level', 'ID', 'Session ID', 'Date', 'Time', 'Room', 'Session chair', 'Title', 'Authors', 'Abstract'] as const;
type Column = (typeof columns)[number];
type Entry = Partial<Record<Column, string>> & { line: number };

/** Classes whose text is a column. */
const parts: Readonly<Record<string, Column>> = {
  interval: 'Time',
  time: 'Time',
  title: 'Title',
  session_chair: 'Session chair',
  session_chairs: 'Session chair',
  room: 'Room',
  authors: 'Authors',
  abstract: 'Abstract',
};

/** Words EasyChair writes before a value, and links it writes behind a title. */
const words = /^(?:chairs?|location|room|abstract)\s?[:.]\s*/i;
const links = / ?\((?:abstract|slides|paper|pdf|video|[ ,|]){1,20}\)$/i;

/** The sessions and talks of a page. */
export function easyChairGrid(file: { path: string; bytes: Uint8Array }): CellGrid {
  const html = tableText(file).text;
  const entries: Entry[] = [];
  const open: { name: string; column?: Column | 'day'; entry?: Entry }[] = [];
  let [day, name, sessionId, line, counted] = ['', '', '', 1, 0];
  const lineAt = (index: number): number => {
    for (; counted < index; counted += 1) if (html[counted] === '\n') line += 1;
    return line;
  };
  const parser = new Parser({
    onopentag(tag, { class: given = '', id = '' }) {
      const classes = given.split(/\s+/);
      day = /^day:(\d{4}-\d{2}-\d{2})/.exec(id)?.[1] ?? day;
      const at = { line: lineAt(parser.startIndex), Date: day };
      const own = id.replace(/^\w+:/, '');
      const isIn = (of: string): boolean => classes.includes(of);
      const inner = open.findLast(({ entry }) => entry)?.entry;
      if (isIn('session')) sessionId = own || `session ${entries.length + 1}`;
      const entry: Entry | undefined = isIn('session')
        ? { ...at, Level: 'Session', ID: sessionId }
        : isIn('talk')
          ? { ...at, Level: 'Talk', ID: own, 'Session ID': sessionId }
          : !inner && classes.some((one) => /break|lunch|coffee/i.test(one))
            ? { ...at, Level: 'Session', ID: own }
            : undefined;
      if (entry) entries.push(entry);
      if (isIn('heading') && inner?.Level === 'Session' && own !== '') inner.ID = sessionId = own;
      const column = classes.map((one) => parts[one]).find(Boolean);
      const isDay = !inner && (isIn('date') || /^h[1-3]$/.test(tag));
      open.push({ name: tag, ...(entry ? { entry } : {}), ...(inner && column ? { column } : isDay ? { column: 'day' as const } : {}) });
      if (isDay && tag === 'h1') name = '';
    },
    ontext(text) {
      const column = open.findLast((one) => one.column)?.column;
      const entry = open.findLast((one) => one.entry)?.entry;
      if (entry && column && column !== 'day') entry[column] = `${entry[column] ?? ''}${text}`;
      else if (column === 'day') {
        const written = oneLine(text).replace(/^programm?e?\s(?:for|of)\s/i, '');
        if (open.at(-1)?.name === 'h1') name += text;
        else if (!/^\d{4}-/.test(day) && /\d/.test(written)) day = written;
      }
    },
    onclosetag: () => void open.pop(),
  });
  parser.end(html);
  const rows = entries.map((entry): GridRow => {
    const cells = columns.map((column) => {
      const text = oneLine(entry[column] ?? '').replace(words, '');
      return column === 'Title' ? text.replace(links, '') : text;
    });
    return { line: entry.line, cells, raw: cells.join('\t') };
  });
  const title: GridRow[] = oneLine(name) === '' ? [] : [{ line: 1, cells: [oneLine(name)], raw: name }];
  return { file: file.path, sheet: '', noticed: [], rows: [...title, { line: 1, cells: [...columns], raw: '' }, ...rows] };
}
