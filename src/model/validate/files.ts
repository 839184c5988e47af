// Checks single files: JSON syntax with its place, files and keys nobody knows, rows of data.
import { type Node, parseTree, type ParseError, printParseErrorCode } from 'jsonc-parser';
import type * as z from 'zod';
import { type ConfigurationFile, fileRole } from '../adapters/configuration-files.ts';
import { kindOf } from '../documents-of-rows.ts';
import { dataFiles } from '../documents/programme.ts';
import { documents } from '../documents/index.ts';
import { type Finding, finding } from '../finding.ts';
import { nearest } from '../nearest.ts';
import { positions } from '../locate.ts';
import { pointerKey } from '../source.ts';

/** Syntax errors of a file with line and column, and keys written twice. */
export function syntaxFindings(file: ConfigurationFile): Finding[] {
  const errors: ParseError[] = [];
  const tree = parseTree(file.text, errors, { disallowComments: true, allowTrailingComma: false, allowEmptyContent: false });
  const at = positions(file.text);
  const place = { file: file.path, pointer: '' };
  // One mistake makes a parser stumble several times; the first place is where to look.
  const [first] = errors;
  if (first)
    return [{ ...finding('json-syntax', 'error', place, `not JSON: ${words(printParseErrorCode(first.error))}`), ...at(first.offset) }];
  return tree ? duplicateKeys(tree, '', file, at) : [];
}

const words = (code: string): string =>
  code.replaceAll(/([a-z])([A-Z])/g, (_, before: string, after: string) => `${before} ${after.toLowerCase()}`);

function duplicateKeys(node: Node, pointer: string, file: ConfigurationFile, at: ReturnType<typeof positions>): Finding[] {
  if (node.type === 'array') return (node.children ?? []).flatMap((child, index) => duplicateKeys(child, `${pointer}/${index}`, file, at));
  if (node.type !== 'object') return [];
  const seen = new Set<string>();
  return (node.children ?? []).flatMap((property) => {
    const [key, value] = property.children ?? [];
    const name = String(key?.value);
    const inner = `${pointer}/${pointerKey(name)}`;
    const twice = seen.has(name)
      ? [
          {
            ...finding(
              'duplicate-key',
              'warning',
              { file: file.path, pointer: inner },
              `the key ${name} is written twice; the last one counts`,
            ),
            ...at(key!.offset),
          },
        ]
      : [];
    seen.add(name);
    return value ? [...twice, ...duplicateKeys(value, inner, file, at)] : twice;
  });
}

/** Top-level keys of a document that its schema does not know; they are kept. */
export function unknownKeyFindings(file: ConfigurationFile, kind: string, value: Record<string, unknown>): Finding[] {
  const schema = (documents as Readonly<Record<string, { schema: z.ZodType } | undefined>>)[kind]?.schema as z.ZodObject | undefined;
  if (!schema?.shape) return [];
  const known = Object.keys(schema.shape);
  // Version 0 of a page holds its grids at the top.
  const older = kind === 'page' ? ['grids'] : [];
  return Object.keys(value)
    .filter((key) => !known.includes(key) && !older.includes(key))
    .map((key) =>
      finding(
        'unknown-key',
        'warning',
        { file: file.path, pointer: `/${pointerKey(key)}` },
        `${kind} has no key ${key}; it is kept`,
        nearest(key, known),
      ),
    );
}

/** The kind of a file inside an instance or event folder, for its schema; undefined for one Foyer does not read. */
export function kindOfFile(inner: string): string | undefined {
  const is = fileRole(inner);
  if (!is) return undefined;
  if (is.role === 'document') return kindOf(is.name);
  if (is.role === 'visibility') return 'layer-visibility';
  return is.role === 'data' ? `data-${is.name}` : is.role;
}

/** Rows of a data file that do not fit; they are left out, their neighbours stay. */
export function rowFindings(file: ConfigurationFile, name: string, value: Record<string, unknown>): Finding[] {
  const schema = Object.hasOwn(dataFiles, name) ? dataFiles[name as keyof typeof dataFiles] : undefined;
  if (!schema)
    return [
      finding(
        'unknown-file',
        'warning',
        { file: file.path, pointer: '' },
        `there is no data file ${name}`,
        nearest(name, Object.keys(dataFiles)),
      ),
    ];
  const rows = value['rows'];
  if (!Array.isArray(rows)) return [finding('wrong-type', 'error', { file: file.path, pointer: '/rows' }, 'rows must be a list')];
  const ids = new Set<string>();
  return rows.flatMap((row: unknown, index) => {
    const read = schema.safeParse(row);
    const at = (path: readonly PropertyKey[]) => ({
      file: file.path,
      pointer: `/rows/${index}${path.map((key) => `/${pointerKey(String(key))}`).join('')}`,
    });
    if (!read.success) {
      const issue = read.error.issues[0]!;
      return [finding('row-left-out', 'warning', at(issue.path), `this row is left out: ${rowWords(issue, row)}`)];
    }
    const { Id } = read.data;
    const twice = ids.has(Id);
    ids.add(Id);
    return twice ? [finding('duplicate-id', 'warning', at(['Id']), `the Id ${Id} stands in two rows; the first one counts`)] : [];
  });
}

/** What is wrong with a row, without the library's own words for what is simply missing. */
function rowWords({ path, message }: z.core.$ZodIssue, row: unknown): string {
  const value = path.reduce<unknown>(
    (holder, key) => (typeof holder === 'object' && holder !== null ? (holder as Record<PropertyKey, unknown>)[key] : undefined),
    row,
  );
  const name = path.map(String).join('.');
  if (value === undefined && name !== '') return `${name} is missing`;
  return `${name} ${message.charAt(0).toLowerCase()}${message.slice(1)}`.trim();
}
