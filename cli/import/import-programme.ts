// The import: recognises the format of some files, reads them, and always returns a result; it never throws.
import type { Finding } from '../../src/model/finding.ts';
import { formats } from './formats/all.ts';
import { isMapping, type Mapping, mappingOf } from './formats/table/mapping.ts';
import { asTables } from './reading/as-tables.ts';
import { UnreadableFile } from './reading/unreadable-file.ts';
import { noContent } from './content.ts';
import { type Format, type ImportFile, type ImportOptions, type ImportResult, unknownEvent } from './result.ts';
import { noRows } from './rows.ts';
import { noExhibitionData } from './exhibition/rows.ts';
import { eventNameOfFile } from './values/event-names.ts';

/** What to import. */
export type ImportRequest = ImportOptions & {
  /** The files, already read; a folder gives all of its own. */
  files: readonly ImportFile[];
  /** Name of the format; found out when missing. */
  format?: string;
  /** Encoding of the texts, by the name TextDecoder knows; found by their bytes when missing. */
  encoding?: string;
  /** Language of the event, as xx-XX; what the source says when missing. */
  language?: string;
  /** IANA time zone the event has already: that of its times where the source says nothing of one. */
  eventTimeZone?: string;
};

/**
 * The programme in these files. Pure: nothing is read from or written to disk, no clock is read. When no programme can be had,
 * `readable` is false and the findings hold one error: `format-unknown`, or what is wrong with the file, with line and column.
 */
export function importProgramme({ files: given, format, encoding, language, eventTimeZone, ...options }: ImportRequest): ImportResult {
  const files = asTables(encoding === undefined ? given : given.map((file) => ({ ...file, encoding })));
  const chosen = format === undefined ? recognised(files) : formats.find(({ name }) => name === format);
  if (!chosen) return nothing('', unknownFormat(files, format));
  try {
    const mapping = mappingOf(files);
    const isOther = chosen.name !== 'table' && files.some(isMapping);
    // What a mapping says of the event counts for every format.
    const known = isOther ? { ...ofTheEvent(mapping), ...options } : options;
    const first = chosen.read(files, known);
    const isGuessed = first.findings.some(({ code }) => code === 'time-zone-guessed');
    const result = isGuessed && eventTimeZone !== undefined ? chosen.read(files, { ...known, timeZone: eventTimeZone }) : first;
    const name = (isOther && mapping.name) || result.event.name || eventNameOfFile(given.find((file) => !isMapping(file))?.path ?? '');
    const spoken = language ?? (isOther ? mapping.language : undefined);
    return {
      ...result,
      event: { ...result.event, name, ...(spoken !== undefined && { languages: [spoken] }) },
      findings: isOther && saysFields(mapping) ? [unusedMapping(files, chosen), ...result.findings] : result.findings,
    };
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error;
    const { code, file, line, column, message } = error;
    return nothing(chosen.name, { code, file, line, column, message, pointer: '', severity: 'error', suggestion: '' });
  }
}

/** The format that is surest; the first of equals. */
function recognised(files: readonly ImportFile[]): Format | undefined {
  const sure = formats
    .map((format) => ({ format, sureness: format.detect(files) }))
    .toSorted((one, other) => other.sureness - one.sureness);
  return sure[0] && sure[0].sureness > 0 ? sure[0].format : undefined;
}

/** What a mapping says of the event itself, as options. */
const ofTheEvent = ({ timeZone, dateOrder, year, firstDay }: Mapping): ImportOptions =>
  Object.fromEntries(Object.entries({ timeZone, dateOrder, year, firstDay }).filter(([, value]) => value !== undefined));

/** Whether a mapping says what columns and rows are, which only tables have. */
const saysFields = ({ fields, defaults, leaveOut, tables, what }: Mapping): boolean =>
  what !== undefined || leaveOut.length + tables.length + Object.keys(fields).length + Object.keys(defaults).length > 0;

const unusedMapping = (files: readonly ImportFile[], { name, title }: Format): Finding => ({
  code: 'mapping-unused',
  severity: 'warning',
  file: files.find(isMapping)!.path,
  line: 1,
  column: 1,
  pointer: '',
  message: `the files are read as ${title}, which has fields of its own: what the mapping says of columns and rows is not used`,
  suggestion: `import with --format table to read them by the mapping instead of --format ${name}`,
});

function unknownFormat(files: readonly ImportFile[], asked: string | undefined): Finding {
  const known = formats.map(({ name, title }) => `${name} (${title})`).join(', ');
  const message =
    asked === undefined
      ? `no programme recognised in ${files.length === 1 ? 'one file' : `${files.length} files`}`
      : `there is no format "${asked}"`;
  return {
    code: 'format-unknown',
    severity: 'error',
    file: files[0]?.path ?? '',
    line: 0,
    column: 0,
    pointer: '',
    message,
    suggestion: `known: ${known}`,
  };
}

const nothing = (format: string, finding: Finding): ImportResult => ({
  format,
  readable: false,
  event: unknownEvent,
  rows: noRows(),
  exhibition: noExhibitionData(),
  pictures: [],
  content: noContent(),
  findings: [finding],
  quarantine: [],
  leftOut: [],
});
