// Turns the files of an event into the resource rows the wire and the store speak (A §7 GetResources).
import { parseTree, type Node } from 'jsonc-parser';
import type { ResourceRow } from '../../contract/core.ts';
import { positions } from '../locate.ts';
import { publicationRows } from '../publication.ts';
import { pointerKey } from '../source.ts';
import { type ConfigurationFile, type EventFile, type EventFolder, filesOfEvent } from './configuration-files.ts';

/** A data file of the programme, still text. */
export type DataText = { name: string; file: string; text: string };

/** What an event publishes: rows for everybody, data for the server. */
export type EventRows = { rows: ResourceRow[]; data: DataText[] };

/** Rows of one event. A file that is not JSON still becomes a row, so that its error is found where documents are read. */
export function filesToRows(files: readonly ConfigurationFile[], folder: EventFolder): EventRows {
  const own = filesOfEvent(files, folder);
  return {
    rows: own.flatMap(rowsOfFile),
    data: own.flatMap((file) => (file.is.role === 'data' ? [{ name: file.is.name, file: file.path, text: file.text }] : [])),
  };
}

function rowsOfFile(file: EventFile): ResourceRow[] {
  const is = file.is;
  const start = { file: file.path, pointer: '', line: 1, column: 1 };
  if (is.role === 'document') return [{ setname: 'config_json', resourcename: is.name, resourcevalue: file.text, source: start }];
  if (is.role === 'theme') {
    // The spec reads the theme from config_json and also names a theme set: the row carries the document, the set one row a key.
    return [
      { setname: 'config_json', resourcename: 'theme', resourcevalue: file.text, source: start },
      ...keyRows(file, 'theme', '', false),
    ];
  }
  if (is.role === 'visibility') return keyRows(file, `${is.layer}ComponentVisibility`, 'components', false);
  if (is.role === 'data' && is.name === 'companies') return publicationRows(file.text, file.path);
  if (is.role === 'texts') return keyRows(file, is.set, 'texts', true).map((row) => ({ ...row, language: is.language }));
  return [];
}

/** One row a key of the object at `under`: its value as JSON, or, when `plain` is set, as the text it is; what is no text then is left out. */
function keyRows(file: EventFile, setname: string, under: string, plain: boolean): ResourceRow[] {
  const root = parseTree(file.text);
  const holder = under === '' ? root : propertyValue(root, under);
  // A key that may be left out, left out.
  if (root?.type === 'object' && !holder) return [];
  if (holder?.type !== 'object') {
    return [{ setname, resourcename: '', resourcevalue: file.text, source: { file: file.path, pointer: '', line: 1, column: 1 } }];
  }
  const at = positions(file.text);
  return (holder.children ?? []).flatMap((property) => {
    const [key, value] = property.children ?? [];
    if (!key || !value || String(key.value).startsWith('$')) return [];
    if (plain && value.type !== 'string') return [];
    const text = plain ? String(value.value) : file.text.slice(value.offset, value.offset + value.length);
    const pointer = `${under === '' ? '' : `/${under}`}/${pointerKey(String(key.value))}`;
    return [{ setname, resourcename: String(key.value), resourcevalue: text, source: { file: file.path, pointer, ...at(key.offset) } }];
  });
}

function propertyValue(node: Node | undefined, key: string): Node | undefined {
  return node?.children?.find((property) => property.children?.[0]?.value === key)?.children?.[1];
}
