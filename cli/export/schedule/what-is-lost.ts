// What a schedule could not hold of a programme: its own import is compared with the rows it was made from, and the differences are described.
import { instantOf, lastInstantOf } from '../../../src/clock/zone.ts';
import { rowWords } from '../../../src/model/documents/row-words.ts';
import { importProgramme } from '../../import/import-programme.ts';
import type { ProgrammeRows } from '../../import/rows.ts';
import { richText } from '../../import/values/rich-text.ts';
import { counted } from '../../output/findings.ts';
import type { ScheduleSource } from './schedule-source.ts';
import { isObject } from '../../../src/model/is-object.ts';

type Kind = keyof ProgrammeRows;
type Row = Readonly<Record<string, unknown>> & { Id: string };

/** One line for each kind of row: what is not in the file, or comes back otherwise. Empty when an import gives the very same rows. */
export function whatIsLost(source: ScheduleSource, file: string): string[] {
  const { rows: back, quarantine } = importProgramme({
    files: [{ path: 'schedule.json', bytes: Buffer.from(file) }],
    format: 'frab-json',
    timeZone: source.timeZone,
  });
  const lines = (Object.keys(source.rows) as Kind[]).flatMap((kind) => linesOf(kind, source, back));
  return quarantine.length > 0
    ? [...lines, `${counted(quarantine.length, 'session')} an import would refuse: ${quarantine[0]!.reason}`]
    : lines;
}

function linesOf(kind: Kind, source: ScheduleSource, back: ProgrammeRows): string[] {
  // An import makes no labels.
  const [before, after] = [source.rows[kind] as readonly Row[], (back[kind] ?? []) as readonly Row[]];
  if (before.length === 0) return [];
  const keyOf = keyIn(kind, source);
  const byKey = new Map(after.map((row) => [keyOf(row), row]));
  const kept = before.filter((row) => byKey.has(keyOf(row)));
  const fields = new Map<string, number>();
  const languages = new Map<string, number>();
  const count = (counts: Map<string, number>, key: string): unknown => counts.set(key, (counts.get(key) ?? 0) + 1);
  for (const row of kept) {
    const same = byKey.get(keyOf(row))!;
    for (const key of new Set([...Object.keys(row), ...Object.keys(same)])) {
      if (plain(key, row[key], source, source.rows) !== plain(key, same[key], source, back)) count(fields, key);
      for (const language of otherLanguages(row[key], source)) count(languages, language);
    }
  }
  const missing = before.length - kept.length;
  const keys = kept.map(keyOf);
  const order =
    keys.join('\n') !==
    after
      .map(keyOf)
      .filter((key) => keys.includes(key))
      .join('\n');
  return [
    ...(missing === before.length
      ? [`${kind}: all ${missing} are missing`]
      : missing > 0
        ? [`${kind}: ${missing} of ${before.length} are missing`]
        : []),
    ...(fields.size > 0 ? [`${kind}: ${[...fields].map(([key, rows]) => `${wordsOf(kind, key)} (${rows})`).join(', ')}`] : []),
    ...(languages.size > 0 ? [`${kind}: texts in ${[...languages].map(([language, texts]) => `${language} (${texts})`).join(', ')}`] : []),
    ...(order ? [`${kind}: their order`] : []),
  ];
}

/** A schedule knows rooms and tracks by name, everything else by id. */
const keyIn =
  (kind: Kind, { text }: ScheduleSource) =>
  (row: Row): string =>
    kind === 'rooms' || kind === 'tracks' ? text(row['Name']) : row.Id;

const wordsOf = (kind: Kind, key: string): string => rowWords[kind][key]?.title ?? key;

const times: Readonly<Record<string, typeof instantOf>> = { StartDateTime: instantOf, EndDateTime: lastInstantOf };
const htmlFields = new Set(['Abstract', 'Description', 'Biography']);

/** A value as it counts: empty is missing, a time is its instant, a text its words in the language of the export, HTML what an import makes of it. */
function plain(key: string, value: unknown, { text, timeZone }: ScheduleSource, { rooms, tracks }: ProgrammeRows): string {
  if (Object.hasOwn(times, key)) return String(times[key]!(typeof value === 'string' ? value : '', timeZone));
  if (value === undefined || value === null || value === '' || value === false) return '';
  if (key === 'RoomId' || key === 'TrackId') return text((key === 'RoomId' ? rooms : tracks).find(({ Id }) => Id === value)?.Name);
  if (htmlFields.has(key)) return richText(text(value).trim());
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return value.map((one) => JSON.stringify(one)).join('\n');
  if (typeof value === 'object' && key !== 'Origin') return text(value);
  if (typeof value === 'object') return Object.values(value).some((part) => part !== '') ? JSON.stringify(value) : '';
  return JSON.stringify(value);
}

/** Languages a text is written in, other than the one exported. */
function otherLanguages(value: unknown, { text }: ScheduleSource): string[] {
  if (!isObject(value)) return [];
  const exported = text(value);
  return Object.entries(value).flatMap(([language, words]) =>
    /^[a-z]{2}-[A-Z]{2}$/.test(language) && words !== '' && words !== exported ? [language] : [],
  );
}
