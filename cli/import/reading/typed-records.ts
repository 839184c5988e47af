// One list of records of several kinds, each with the name of its own (`"type": "room"`; `"model": "app.talk"` of Django), as a list for each kind.
import type { ImportFile } from '../result.ts';
import { kindOfName } from '../formats/table/list-kinds.ts';
import { headOf } from './bytes.ts';
import { asFields, type Fields, oneLine } from './fields.ts';
import { readJson } from './json.ts';
import { isJsonLines, jsonLines } from './json-lines.ts';
import { isOfOthers } from './sql-dump.ts';
import { recordsOf, type SourceRecord } from './source-records.ts';
import { UnreadableFile } from './unreadable-file.ts';

/** Keys that name the kind of a record. */
const kindKeys = ['model', '_type', 'type', 'kind', 'entity', 'table', 'doctype', 'resource'];
const mayBeTyped = /^\s{0,99}[[{][\s\S]{0,9999}?"(?:model|_type|type|kind|entity|table|doctype|resource)"\s{0,9}:\s{0,9}"/;
/** A programme has fewer kinds, and larger files are read as they are. */
const MOST = { kinds: 30, bytes: 20_000_000 };

/** The files, with a list for each kind of records of one that holds people or rooms beside sessions. */
export const withTypedLists = (files: readonly ImportFile[]): ImportFile[] =>
  files.flatMap((file): ImportFile[] => {
    if (file.sheets || file.list || file.bytes.length > MOST.bytes || !/\.(?:json|jsonl|ndjson)$/i.test(file.path)) return [file];
    if (!mayBeTyped.test(headOf(file, 12_000))) return [file];
    try {
      return listsOf(file) ?? [file];
    } catch (error) {
      if (!(error instanceof UnreadableFile)) throw error;
      return [file];
    }
  });

function listsOf(file: ImportFile): ImportFile[] | undefined {
  const { records, noticed } = isJsonLines(file) ? jsonLines(file) : { records: arrayOf(file), noticed: [] };
  const key = kindKeys.find((name) => records.length > 0 && records.every(({ value }) => typeof asFields(value)?.[name] === 'string'));
  if (key === undefined) return undefined;
  const kinds = Map.groupBy(records, ({ value }) => oneLine(asFields(value)?.[key]).split('.').at(-1)!.toLowerCase());
  const names = [...kinds.keys()];
  const isMixed = names.some((name) => ['people', 'rooms'].includes(kindOfName(name) ?? '')) && names.some((name) => !kindOfName(name));
  if (!isMixed || names.length > MOST.kinds) return undefined;
  const others = names.filter(isOfOthers);
  const place = { file: file.path, pointer: '', line: 1, column: 1 };
  const left = `of the dump are left out: records that are none of a programme (${others.join(', ')})`;
  const said = [...noticed, ...(others.length > 0 ? [{ severity: 'info' as const, code: 'sql-left-out', place, message: left }] : [])];
  return [...kinds]
    .filter(([name]) => !others.includes(name))
    .map(([name, entries], at) => ({
      path: `${file.path}/${name}s`,
      bytes: new Uint8Array(),
      list: { records: entries.map((record) => plain(record, key)), noticed: at === 0 ? said : [] },
    }));
}

function arrayOf(file: ImportFile): SourceRecord[] {
  const { value } = readJson(file);
  return Array.isArray(value) ? recordsOf(value, file.path, '') : [];
}

/** A record without its kind; Django has its fields apart from its key. */
function plain(record: SourceRecord, key: string): SourceRecord {
  const { [key]: _kind, pk, fields, ...own } = asFields(record.value) ?? {};
  const within: Fields = asFields(fields) ?? {};
  return { ...record, value: { ...(pk !== undefined && { id: pk }), ...own, ...within } };
}
