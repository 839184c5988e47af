// Folders of pages whose fields stand above their text (Hugo, Jekyll, Eleventy): the pages of a folder are one list.
import { parse as parseToml } from 'smol-toml';
import { parse as parseYaml } from 'yaml';
import type { Noticed } from '../place.ts';
import type { ImportFile } from '../result.ts';
import { textOrNothing } from './bytes.ts';
import { fieldOfName } from '../vocabulary/field-of-name.ts';
import { asFields, type Fields } from './fields.ts';
import type { SourceRecord } from './source-records.ts';

const isMarkdown = ({ path }: ImportFile): boolean => /\.(?:md|markdown|mdx)$/i.test(path);
const head = /^\uFEFF?(---|\+\+\+)[ \t]*\r?\n([\s\S]*?)\r?\n\1[ \t]*(?:\r?\n|$)/;
const folderOf = (path: string): string => path.slice(0, Math.max(0, path.lastIndexOf('/')));
const stemOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1).replace(/\.[^.]*$/, '');

/** Folders that hold parts of a programme; pages elsewhere are news and the like, where there is such a folder. */
const programme =
  /(?:^|[/_])(?:talks?|sessions?|programm?e?|program|schedule|agenda|events?|speakers?|people|persons|authors|presenters|rooms?|venues?|tracks?|workshops?|tutorials?|keynotes?|presentations?|lectures?|papers?|posters?|vortraege|vorträge|referenten|intervenants|conferences|charlas|ponentes)$/i;

/** The files with each folder of such pages as one list; pages without fields stay what they are. */
export function withPageLists(files: readonly ImportFile[]): ImportFile[] {
  const pages = files.filter(isMarkdown).flatMap((file) => pageOf(file) ?? []);
  if (pages.length === 0) return [...files];
  const groups = [...Map.groupBy(pages, ({ folder }) => folder)].filter(([, own]) => own.some(({ record }) => says(record)));
  const chosen = groups.some(([folder]) => programme.test(folder)) ? groups.filter(([folder]) => programme.test(folder)) : groups;
  const left = groups.filter((group) => !chosen.includes(group)).flatMap(([, own]) => own);
  const noticed: Noticed[] = left.map(({ record: { place } }) => ({
    severity: 'info',
    code: 'page-left-out',
    place,
    message: 'a page outside the folders of talks and people is left out',
  }));
  const used = new Set(groups.flatMap(([, own]) => own.map(({ file }) => file)));
  const lists = chosen.map(([folder, own], at): ImportFile => {
    const first = own[0]!.file;
    return {
      path: folder || first.path,
      bytes: first.bytes,
      list: { records: own.map(({ record }) => record), noticed: at === 0 ? noticed : [] },
    };
  });
  return [...files.filter((file) => !used.has(file)), ...lists];
}

/** Whether a page says when, where or by whom something is, or who somebody is. */
const says = ({ value }: SourceRecord): boolean =>
  Object.keys(asFields(value) ?? {}).some((name) =>
    ['start', 'day', 'persons', 'room', 'track', 'institution', 'biography', 'lastname'].includes(fieldOfName(name)?.field ?? ''),
  );

type Page = { file: ImportFile; folder: string; record: SourceRecord };

function pageOf(file: ImportFile): Page | undefined {
  const text = textOrNothing(file);
  const [whole = '', sign, above = ''] = head.exec(text) ?? [];
  const fields = sign === undefined ? undefined : fieldsOf(above, sign);
  const isIndex = /^_?index$/i.test(stemOf(file.path));
  // `talks/tides/index.md` is a page of `talks`; `talks/_index.md` is about the folder.
  const folder = isIndex ? folderOf(folderOf(file.path)) : folderOf(file.path);
  const isOfFolder = isIndex && !programme.test(folder);
  if (!fields || isOfFolder || fields['draft'] === true) return undefined;
  const body = text.slice(whole.length).trim();
  const isTold = ['abstract', 'description', 'summary', 'bio', 'biography'].some((name) => fields[name] !== undefined);
  const value: Fields = body === '' ? fields : { ...fields, [isTold ? 'content' : 'description']: body };
  const key = isIndex ? stemOf(folderOf(file.path)) : stemOf(file.path);
  return { file, folder, record: { value, raw: () => text, key, place: { file: file.path, pointer: '', line: 1, column: 1 } } };
}

/** Texts, with dates as they are written; undefined for what is neither. */
function fieldsOf(above: string, sign: string): Fields | undefined {
  try {
    const value: unknown =
      sign === '+++' ? parseToml(above) : parseYaml(above, { schema: 'core', logLevel: 'silent', uniqueKeys: false, maxAliasCount: 100 });
    const fields = asFields(value);
    return fields && Object.fromEntries(Object.entries(fields).map(([name, one]) => [name, one instanceof Date ? one.toISOString() : one]));
  } catch {
    return undefined;
  }
}
