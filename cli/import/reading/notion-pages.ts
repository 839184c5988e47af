// Exports of Notion: a database is a CSV and a folder of pages, each with its title, its properties as lines, and its text.
import type { Noticed } from '../place.ts';
import type { ImportFile } from '../result.ts';
import { fieldOfName } from '../vocabulary/field-of-name.ts';
import { textOrNothing } from './bytes.ts';
import { csvRecords } from './csv.ts';
import { exportedCell } from './exported-cells.ts';
import { asFields, type Fields, oneLine } from './fields.ts';
import type { SourceRecord } from './source-records.ts';

/** Names end with the id of what was exported. */
const named = /^(.{1,300}?)\s([\da-f]{32})(_all)?\.(md|csv)$/i;

type Page = { file: ImportFile; folder: string; title: string; fields: Fields; body: string };

/** The files, with each database as one list whose rows have the texts of their pages; of two exports of one table the whole one counts. */
export function withNotionPages(files: readonly ImportFile[]): ImportFile[] {
  const pages = files.flatMap((file) => pageOf(file) ?? []);
  const tables = files.filter(({ path }) => named.exec(path)?.[4]?.toLowerCase() === 'csv');
  if (pages.length === 0 && tables.length < 2) return [...files];
  const whole = new Set(tables.filter(({ path }) => named.exec(path)![3]).map(({ path }) => idOf(path)));
  const isView = (file: ImportFile): boolean => tables.includes(file) && !named.exec(file.path)![3] && whole.has(idOf(file.path));
  const used = new Set<Page>();
  const kept = files.filter((file) => !pages.some((page) => page.file === file) && !isView(file));
  const joined = kept.map((file): ImportFile => {
    if (!tables.includes(file)) return file;
    const own = pages.filter(({ folder }) => folder === stemOf(file.path) || folder === nameOf(file.path));
    for (const page of own) used.add(page);
    return own.length === 0 ? file : withTexts(file, own);
  });
  const rest = [
    ...Map.groupBy(
      pages.filter((page) => !used.has(page)),
      ({ folder }) => folder,
    ),
  ].flatMap(([folder, own]): ImportFile[] => {
    // A page without properties is none of a database.
    const records = own.filter(({ fields }) => Object.keys(fields).length > 1).map(recordOf);
    return records.length === 0 ? [] : [{ path: folder, bytes: own[0]!.file.bytes, list: { records, noticed: [] } }];
  });
  return [...joined, ...rest];
}

const idOf = (path: string): string => named.exec(path)?.[2]?.toLowerCase() ?? '';
const stemOf = (path: string): string => path.replace(/(?:_all)?\.[^.]*$/i, '');
const nameOf = (path: string): string => named.exec(path)?.[1] ?? path;

/** A page: `# Title`, then lines of `Property: value` up to the first empty one, then its text. */
function pageOf(file: ImportFile): Page | undefined {
  if (named.exec(file.path)?.[4]?.toLowerCase() !== 'md') return undefined;
  const lines = textOrNothing(file).split(/\r?\n/);
  const title = /^#\s(.*)$/.exec(lines[0] ?? '')?.[1]?.trim() ?? '';
  if (title === '') return undefined;
  const fields: Record<string, string> = { Name: title };
  let at = lines[1]?.trim() === '' ? 2 : 1;
  for (; at < lines.length; at += 1) {
    const [, name = '', value = ''] = /^([^:]{1,60}):\s(.*)$/.exec(lines[at]!) ?? [];
    if (name === '') break;
    fields[name] = exportedCell(value);
  }
  const isOfDatabase = at > 2 && (lines[at] ?? '').trim() === '';
  const body = lines
    .slice(isOfDatabase ? at : 1)
    .join('\n')
    .trim();
  const folder = file.path.slice(0, Math.max(0, file.path.lastIndexOf('/')));
  return { file, folder, title, fields: isOfDatabase ? fields : { Name: title }, body };
}

function recordOf({ file, fields, body }: Page): SourceRecord {
  const place = { file: file.path, pointer: '', line: 1, column: 1 };
  return { value: withText(fields, body), raw: () => textOrNothing(file), key: '', place };
}

/** The text of a page beside its properties: its description, where no property is one. */
function withText(fields: Fields, body: string): Fields {
  const isTold = Object.entries(fields).some(
    ([name, value]) => oneLine(value) !== '' && ['abstract', 'description', 'biography'].includes(fieldOfName(name)?.field ?? ''),
  );
  return body === '' ? fields : { ...fields, [isTold ? 'Content' : 'Description']: body };
}

/** The rows of a table with the texts of the pages that have their titles; a page that no row names is told. */
function withTexts(file: ImportFile, pages: readonly Page[]): ImportFile {
  const { records, noticed } = csvRecords(file);
  const byTitle = Map.groupBy(pages, ({ title }) => title);
  const found = records.map((record): SourceRecord => {
    const fields = asFields(record.value) ?? {};
    const page = byTitle.get(oneLine(Object.values(fields)[0]))?.shift();
    return page ? { ...record, value: withText(fields, page.body) } : record;
  });
  const left = [...byTitle.values()].flat().map((page): Noticed => ({
    severity: 'info',
    code: 'page-left-out',
    place: { file: page.file.path, pointer: '', line: 1, column: 1 },
    message: `no row of the table is called “${page.title.slice(0, 200)}”: its page is left out`,
  }));
  return { ...file, list: { records: found, noticed: [...noticed, ...left] } };
}
