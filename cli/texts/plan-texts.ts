// The files of an event after texts were taken over: only the texts that change, everything else byte for byte.
import { findNodeAtLocation } from 'jsonc-parser';
import type { ConfigurationFile, EventFolder } from '../../src/model/adapters/configuration-files.ts';
import { editable, edited, type TextEdit, textEditsOf } from '../fix/text-edits.ts';
import { newTextsFile } from '../import/texts/import-texts.ts';
import type { Report } from '../import/report.ts';
import type { ReadText } from './format.ts';

/** `files` with these texts in a language; files that are not there yet come last. `schemas`: path from the folder to the schemas. */
export function withTexts(
  files: readonly ConfigurationFile[],
  { instance, event }: EventFolder,
  language: string,
  texts: readonly ReadText[],
  schemas: string,
  report: Report,
): ConfigurationFile[] {
  const after = new Map(files.map(({ path, text }) => [path, text]));
  for (const [set, own] of Map.groupBy(texts, ({ key }) => key.slice(0, key.indexOf('.')))) {
    const path = `${instance}/${event}/texts/${set}.${language}.json`;
    const entries = own.map(({ key, text }) => [key.slice(set.length + 1), text] as const);
    const before = after.get(path);
    const text = before === undefined ? newTextsFile(path, entries, schemas) : withEntries(before, entries);
    if (text === undefined)
      report.error(
        'file-unreadable',
        { file: path, pointer: '', line: 1, column: 1 },
        'the file is not JSON, so no text is written into it',
      );
    else after.set(path, text);
  }
  return [...after].map(([path, text]) => ({ path, text }));
}

/** The text of a file with these entries; new ones follow the last, laid out as it is. Undefined when it is no JSON. */
function withEntries(before: string, entries: readonly (readonly [string, string])[]): string | undefined {
  const source = editable(before);
  if (!source) return undefined;
  const properties = findNodeAtLocation(source.tree, ['texts'])?.children ?? [];
  // Of a key written twice the later counts.
  const values = new Map(properties.map(({ children }) => [children![0]!.value as string, children![1]!]));
  const last = properties.at(-1);
  if (!last) return edited(before, textEditsOf({ pointer: '/texts', set: Object.fromEntries(entries) }, source));
  const start = before.slice(0, last.offset);
  const gap = start.slice(start.trimEnd().length);
  const edits = entries.map(([key, words]): TextEdit => {
    const value = values.get(key);
    const content = JSON.stringify(words);
    if (value) return { offset: value.offset, length: value.length, content };
    return { offset: last.offset + last.length, length: 0, content: `,${gap}${JSON.stringify(key)}: ${content}` };
  });
  return edited(before, edits);
}
