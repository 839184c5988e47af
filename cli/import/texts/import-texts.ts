// Imports translation catalogues as text sets: `.po` and Android's strings.xml become `texts/<set>.<language>.json`.
import type { Finding } from '../../../src/model/finding.ts';
import { headOf } from '../reading/bytes.ts';
import { UnreadableFile } from '../reading/unreadable-file.ts';
import { createReport } from '../report.ts';
import type { ImportFile, LeftOut, QuarantinedRow } from '../result.ts';
import { siteLanguage } from '../values/languages.ts';
import type { WrittenFile } from '../write/write-import.ts';
import type { Catalogue, CatalogueText } from './catalogue.ts';
import { readAndroid } from './read-android.ts';
import { readPo } from './read-po.ts';

/** What to import. `set`: name of the text set. `language`: xx-XX, for files that do not name one. */
export type TextsRequest = { files: readonly ImportFile[]; set: string; language?: string };

/** The result: a text set for each language, and what was noticed. `readable` is false when no catalogue could be read. */
export type TextsResult = {
  readable: boolean;
  set: string;
  catalogues: Catalogue[];
  findings: Finding[];
  quarantine: QuarantinedRow[];
  leftOut: LeftOut[];
};

const isPo = (file: ImportFile): boolean => /\.pot?$/i.test(file.path) || /^(#.*\n|\s)*msgid\s+"/.test(headOf(file, 20_000));
const isAndroid = (file: ImportFile): boolean => /<resources[\s>]/.test(headOf(file, 20_000));

/** Reads every catalogue among these files. Pure; a file that cannot be read is one finding, the others are read. */
export function importTexts({ files, set, language }: TextsRequest): TextsResult {
  const report = createReport();
  const read = files.flatMap((file): Catalogue[] => {
    const reader = isPo(file) ? readPo : isAndroid(file) ? readAndroid : undefined;
    if (!reader) return [];
    try {
      const catalogue = reader(file, report);
      return [{ ...catalogue, language: catalogue.language || (siteLanguage(language ?? '') ?? '') }];
    } catch (error) {
      if (!(error instanceof UnreadableFile)) throw error;
      report.error(error.code, { file: error.file, pointer: '', line: error.line, column: error.column }, error.message);
      return [];
    }
  });
  for (const { file } of read.filter((catalogue) => catalogue.language === '')) {
    report.error('language-unknown', { file, pointer: '', line: 1, column: 1 }, 'the catalogue does not say its language: name it');
  }
  const catalogues = merged(read.filter((catalogue) => catalogue.language !== ''));
  if (read.length === 0)
    report.error(
      'format-unknown',
      { file: files[0]?.path ?? '', pointer: '', line: 0, column: 0 },
      'no catalogue recognised: known are .po and strings.xml of Android',
    );
  return { readable: catalogues.length > 0, set, catalogues, ...report.close() };
}

/** Several files of one language are one catalogue; of two texts with one key the first counts. */
function merged(catalogues: readonly Catalogue[]): Catalogue[] {
  return [...Map.groupBy(catalogues, ({ language }) => language)].map(([language, members]) => ({
    language,
    file: members.map(({ file }) => file).join(', '),
    texts: new Map(members.toReversed().flatMap(({ texts }) => [...texts])),
    missing: members.reduce((sum, { missing }) => sum + missing, 0),
  }));
}

/** The files of a set below the configuration folder; `folder` is `<instance>/<event>`, or an instance. */
export const writeTexts = ({ catalogues, set }: TextsResult, folder: string, schemas = '../schemas'): WrittenFile[] =>
  catalogues.map(({ language, texts }) => {
    const path = `${folder}/texts/${set}.${language}.json`;
    return { path, text: newTextsFile(path, [...texts].flatMap(entriesOf), schemas) };
  });

/** A new file of texts; `path` is below the configuration folder, `schemas` leads from there to the schemas. */
export function newTextsFile(path: string, texts: Iterable<readonly [string, string]>, schemas: string): string {
  const $schema = `${'../'.repeat(path.split('/').length - 1)}${schemas}/documents/texts.schema.json`;
  // Entries, not assignment: a key `__proto__` is a key like any other.
  return `${JSON.stringify({ $schema, schemaVersion: 1, texts: Object.fromEntries(texts) }, null, 2)}\n`;
}

/** A text as keys of a set: a plural form is a key of its own. */
const entriesOf = ([key, text]: [string, CatalogueText]): [string, string][] =>
  typeof text === 'string' ? [[key, text]] : Object.entries(text).map(([form, words]) => [`${key}_${form}`, words]);
