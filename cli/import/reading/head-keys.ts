// The names of fields in the first bytes of a list, to recognise what it holds before it is read.
import type { ImportFile } from '../result.ts';
import { asFields } from './fields.ts';
import { headOf } from './bytes.ts';
import { recordKind } from './records.ts';

/** Keys in the head of a JSON, YAML or XML file, repeated as they are; none for anything else. */
export function headKeys(file: ImportFile): string[] {
  if (file.list) return file.list.records.slice(0, 50).flatMap(({ value }) => Object.keys(asFields(value) ?? {}));
  const kind = recordKind(file);
  if (kind === 'json') return [...headOf(file).matchAll(/"([^"\\]{1,60})"\s{0,9}:/g)].map(([, name = '']) => name);
  if (kind === 'xml') return [...headOf(file).matchAll(/<([A-Za-z][\w.-]{0,60})[\s>]/g)].map(([, name = '']) => name);
  return kind === 'yaml' ? [...headOf(file).matchAll(/^[\s-]{0,20}([\w ]{1,40}):/gm)].map(([, name = '']) => name) : [];
}
