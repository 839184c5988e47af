// Nothing is lost in silence: every text, number and time of every real source is in the event, in the quarantine, or of a field that the report says was left out.
// The sources are read here by plain parsers, without code of the importer.
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { hasShared, sharedPath } from '../../tests/support/shared.ts';
import { type Leaf, leavesIn, leavesOf, leavesOfFile } from './fixtures/leaves.ts';
import { madeFiles } from './fixtures/made-files.ts';
import { madeSets } from './fixtures/made-sets.ts';
import { fileOf } from './fixtures/schedules.ts';
import { importProgramme } from './import-programme.ts';
import type { ImportResult } from './result.ts';

/** The words of a text: letters and digits alone, without markup and what only separates. */
const wordsOf = (text: string): string[] =>
  text
    // A letter and a hyphen before a name are a mark of Mini-Conf's templates.
    .replace(/^[A-Z]-(?=\S)/, '')
    // Addresses of links in a text stand elsewhere than their words; they are looked for by themselves.
    .replaceAll(/\]\([^()\s]*\)/g, '] ')
    .replaceAll(/%[\dA-F]{2}/gi, ' ')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/&(?:#\d{1,7}|#x[\da-f]{1,6}|\w{2,8});/gi, ' ')
    .normalize('NFKD')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [];

/** Words in threes: long enough to stand for a text, short enough for a link or an emphasis within it to break few. */
const threes = (words: readonly string[]): string[] => words.slice(2).map((_, index) => words.slice(index, index + 3).join(' '));

/** A date with a time, as any of the sources writes it. */
const dateTime = /^(\d{4}-\d{2}-\d{2})[T _](\d{2}:\d{2})(?::\d{2})?(Z|[+-]\d{2}:\d{2})?$/;
/** A date or hours in the words of people, and nothing else. */
const isWritten = (text: string): boolean =>
  text.length < 60 && /\d/.test(text) && text.replaceAll(/[A-Z][a-z]+day|Wed|Thu|March|May|AM|PM|[\d./:,\s-]/g, '') === '';
const instantOf = (text: string): number => Date.parse(dateTime.test(text) && !/(?:Z|[+-]\d\d:\d\d)$/.test(text) ? `${text}Z` : text);

/** Whether a text is the time at which something begins or ends, as an instant or as a clock shows it, or how long it is. */
function timesOf({ sessions, presentations }: ImportResult['rows']): (text: string) => boolean {
  const times = [...sessions, ...presentations].flatMap(({ StartDateTime, EndDateTime }) =>
    StartDateTime ? [{ start: StartDateTime, end: EndDateTime ?? '' }] : [],
  );
  const clocks = new Set(times.flatMap(({ start, end }) => [start.slice(0, 16), end.slice(0, 16)]));
  const instants = new Set(times.flatMap(({ start, end }) => [instantOf(start), instantOf(end)]));
  const minutes = new Set(times.map(({ start, end }) => (instantOf(end) - instantOf(start)) / 60_000));
  const inNumbers = new Set([...clocks].flatMap((one) => [one.slice(11), String(Number(one.slice(8, 10)))]));
  return (text) => {
    // `Saturday, March 1, 2031: 9:00 AM`, `09:00-09:30`, `01.03.2031`: its hours and one of its numbers are those of a session.
    if (!dateTime.test(text.trim()) && !/^\d+(?:\.\d+)?$/.test(text.trim()) && isWritten(text.trim())) {
      const hours = [...text.matchAll(/(\d{1,2}):(\d\d)(?:\s?([AP])M)?/g)].map(
        ([, hour, minute, half]) => `${String((Number(hour) % (half ? 12 : 24)) + (half === 'P' ? 12 : 0)).padStart(2, '0')}:${minute}`,
      );
      const days = text.replaceAll(/\d{1,2}:\d\d/g, ' ').match(/\d+/g) ?? [];
      return hours.every((hour) => inNumbers.has(hour)) && (days.length === 0 || days.some((day) => inNumbers.has(String(Number(day)))));
    }
    const [, day, clock, offset] = dateTime.exec(text.trim()) ?? [];
    if (day !== undefined)
      return offset === undefined ? clocks.has(`${day}T${clock}`) : instants.has(Date.parse(`${day}T${clock}${offset}`));
    return /^\d{1,3}$/.test(text) ? minutes.has(Number(text)) : /^0\.\d+$/.test(text) && minutes.has(Math.round(Number(text) * 60));
  };
}

/** Everything that is in an import, as its words. */
function contained({ rows, content, exhibition, event, quarantine, findings }: ImportResult) {
  const words = leavesOf({ rows, content, exhibition, event, quarantine, findings }).map(({ text }) => wordsOf(text));
  const joined = `\n${words.map((list) => list.join('')).join('\n')}\n`;
  const known = new Set(words.flatMap(threes));
  const isTime = timesOf(rows);
  return (text: string): boolean => {
    if (isTime(text)) return true;
    const own = wordsOf(text);
    const shingles = threes(own);
    if (joined.includes(own.join(''))) return true;
    if (shingles.length > 0 && shingles.filter((one) => known.has(one)).length >= shingles.length * 0.7) return true;
    // A list in one cell, a name with a role behind it, a tag with its kind before it.
    const parts = text.split(/[|,;:()[\]]|<[^>]*>|\s(?:and|und|&|-)\s/).map((part) => wordsOf(part).join(''));
    return (
      parts.length > 1 &&
      parts.every((part) => part.length < 4 || joined.includes(part) || /^(?:moderator|track|type|accepted)$/.test(part))
    );
  };
}

/**
 * What a format says of itself, and what it needs to be put together, is nothing of the programme: so are the ids of people beside their names, and the
 * hours at which a day of a schedule begins and ends, the name of the day beside its date, and alarms.
 */
const ofTheFormat =
  /^(?:\$schema|@context|@type|@id|invitations|signatures|authorids|venueid|similar_paper_ids|session|object|xmlns.*|xsi:.*|_type|_fossil|emailHash|guid|time_zone_name|timezone|version|code|slug|state|fullName|db_id|person_id|day_start|day_end|generated_at|DTSTAMP|PRODID|VERSION|CALSCALE|SEQUENCE|UID|METHOD|TRANSP|STATUS|CREATED|LAST-MODIFIED|X-APPLE-.*|X-WR-TIMEZONE)$/;
const ofTheFormatWithin =
  /(?:^| )(?:schedule day (?:start|end)|schedule conference end|primaryauthors id|sessions \S+ (?:id|name|type)|(?:authorids|venueid) value|properties .*(?:id|type)|VALARM \S+)$|^day$/;

/** Leaves that say something. */
const isText = ({ names, text }: Leaf): boolean =>
  /[\p{L}\p{N}]/u.test(text) && !ofTheFormat.test(names.at(-1)!) && !ofTheFormatWithin.test(names.join(' '));

/** Fields that the report calls otherwise than their source. */
const reported: Readonly<Record<string, string>> = { affiliation: 'institution', avatar: 'image' };

/** Fields in which a text is lost, with how many and one of them. */
function lost(result: ImportResult, given: readonly { path: string; leaves: readonly Leaf[] }[]): string[] {
  const isContained = contained(result);
  const told = new Set(result.leftOut.flatMap(({ field }) => [field, ...field.split(/[ ,./]+/)]));
  const leftFiles = new Set(result.leftOut.map(({ field }) => field.replace(/^the file /, '')));
  const found = new Map<string, string[]>();
  for (const { path, leaves } of given) {
    if (leftFiles.has(path) || (/calendar/.test(path) && told.has('calendar'))) continue;
    for (const leaf of leaves.filter(isText)) {
      if (leaf.names.some((name) => told.has(reported[name] ?? name)) || isContained(leaf.text)) continue;
      const where = `${path} ${leaf.names.filter((name) => !/\d/.test(name)).join('/')}`;
      found.set(where, [...(found.get(where) ?? []), leaf.text]);
    }
  }
  return [...found].map(([where, texts]) => `${where}: ${texts.length}, as ${JSON.stringify(texts[0]!.slice(0, 80))}`);
}

const filesIn = (folder: string): string[] => readdirSync(sharedPath(`data/${folder}`)).map((name) => join(folder, name));
const sources: readonly (readonly [name: string, paths: () => string[], timeZone?: string])[] = [
  ['38C3', () => ['38c3/schedule-38c3-20251206.xml']],
  ['camp 2019', () => ['ccamp2019-rc3/frab-camp2019.json']],
  ['rC3', () => ['ccamp2019-rc3/pretalx-rc3.json']],
  ['Indico', () => ['indico/indico.json']],
  ['KonOpas', () => filesIn('konopas')],
  ['GPN11', () => ['gpn11/gpn11.csv']],
  ['EMNLP 2020', () => filesIn('emnlp2020')],
  ['CHIL 2020', () => filesIn('chil2020-small')],
  ['ACL 2020', () => filesIn('acl2020-sponsors')],
  ['EuroPython 2022', () => filesIn('europython2022'), 'Europe/Dublin'],
  ['a calendar', () => filesIn('ical')],
];

const cases = sources.map(([name, list, timeZone = 'UTC']) => ({ name, list, timeZone }));
test.skipIf(!hasShared).each(cases)('$name', ({ list, timeZone }) => {
  const paths = list();
  const files = paths.map((path) => ({ path, bytes: readFileSync(sharedPath(`data/${path}`)) }));
  expect(
    lost(
      importProgramme({ files, timeZone }),
      paths.map((path) => ({ path, leaves: leavesIn(path) })),
    ),
  ).toEqual([]);
});

test.each(madeSets)('%s, as its interface gives it', (_name, path, value) => {
  const result = importProgramme({ files: [fileOf(path, JSON.stringify(value))], timeZone: 'America/Toronto' });
  expect(lost(result, [{ path, leaves: leavesOf(value) }])).toEqual([]);
  expect(result.rows.sessions.length).toBeGreaterThan(0);
});

// Of a database much is private, which a test of its own asks.
const ofOrganisers = Object.values(madeFiles).filter(({ path }) => !path.endsWith('.sql'));
/** Marks in columns, names of columns below other lines, and roles before names. */
const isMark = ({ text }: Leaf): boolean => /^(?:x|Time|Title|Speaker|Zeit|Thema|Referent\/in|Chair)$/.test(text.trim());
test.each(ofOrganisers)('$path, as an organiser writes it', (file) => {
  const result = importProgramme({ files: [file], timeZone: 'Europe/Berlin', thisYear: 2026 });
  // A row that is not public is named by its title alone.
  const titles = result.findings.filter(({ code }) => code === 'row-not-public').map(({ message }) => message.split('"')[1]!);
  const isLeft = (record: string): boolean => titles.some((title) => record.includes(`"${title}"`));
  const leaves = leavesOfFile(file.path, new TextDecoder().decode(file.bytes), isLeft).filter((leaf) => !isMark(leaf));
  expect(lost(result, [{ path: file.path, leaves }])).toEqual([]);
  expect(result.rows.sessions.length).toBeGreaterThan(0);
});

test.skipIf(!hasShared)('no set is forgotten', () => {
  const read = new Set(sources.flatMap(([, list]) => list().map((path) => path.split('/')[0])));
  const sets = readdirSync(sharedPath('data'), { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));
  // Those of texts are compared in texts/import-texts.test.ts.
  expect(sets.filter((name) => !read.has(name) && !name.startsWith('i18n-'))).toEqual([]);
});
