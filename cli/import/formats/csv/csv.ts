// Any table of sessions: columns found by their names, or by a mapping file next to it.
import { headOf } from '../../reading/bytes.ts';
import { asFields, asList, type Fields, oneLine } from '../../reading/fields.ts';
import { readRecordFiles } from '../../reading/record-files.ts';
import { locateIn, recordKind } from '../../reading/records.ts';
import type { SourceRecord } from '../../reading/source-records.ts';
import { createReport, type Report } from '../../report.ts';
import type { Format, ImportFile } from '../../result.ts';
import { programmeOf } from '../../schedule/programme.ts';
import type { Schedule } from '../../schedule/schedule.ts';
import { type Canonical, canonicalFields, plainName } from '../../vocabulary/canonical-fields.ts';
import { scheduleEvent } from '../../vocabulary/schedule-event.ts';
import { synonyms } from '../../vocabulary/synonyms.ts';
import { isMapping, type Mapping, mappingOf } from './mapping.ts';

/** A table is one of sessions when its header has a title and something that sessions have. */
function sureness(file: ImportFile): number {
  if (recordKind(file) !== 'csv') return 0;
  const header = new Set((headOf(file).trimStart().split(/\r?\n/, 1)[0] ?? '').split(/[,;\t|]/).map(plainName));
  const has = (name: keyof typeof synonyms): boolean => synonyms[name].some((word) => header.has(word));
  return has('title') && (has('start') || has('day') || has('persons') || has('abstract')) ? 0.4 : 0;
}

/** Reads one table or several of them as one programme; a table of people without titles says more about the people. */
export const csv: Format = {
  name: 'csv',
  title: 'table of sessions (CSV), with or without mapping.json',
  detect: (files) => {
    const tables = files.filter((file) => recordKind(file) === 'csv');
    return tables.length > 0 && files.some(isMapping) ? 0.95 : Math.max(0, ...tables.map(sureness));
  },
  read: (files, options) => {
    const mapping = mappingOf(files);
    const report = createReport();
    const tables = readRecordFiles(
      files.filter((file) => !isMapping(file)),
      report,
    );
    const schedule: Schedule = {
      file: tables[0]!.path,
      conference: { title: mapping.name },
      baseUrl: '',
      days: [],
      events: [],
      timeZone: options.timeZone ?? mapping.timeZone,
    };
    const people: SourceRecord[] = [];
    for (const { records, stem } of tables) {
      const listsPeople = /speaker|people|person|author|referent/.test(stem) && !records.some(({ value }) => hasTitle(value, mapping));
      if (listsPeople) people.push(...records);
      else for (const record of records) schedule.events.push(eventOf(record, stem, mapping, report));
    }
    const listed = people.map(({ value, place }) => ({ fields: personOf(asFields(value) ?? {}), place }));
    return programmeOf('csv', { ...schedule, people: listed }, report, locateIn(tables));
  },
};

function eventOf(record: SourceRecord, stem: string, mapping: Mapping, report: Report) {
  const canonical = mapped(asFields(record.value) ?? {}, mapping);
  if (/poster/.test(stem)) canonical.fields['type'] ??= 'Poster';
  for (const name of canonical.unread) report.leaveOut(name, 'no field of a session is called so; name it in mapping.json');
  return scheduleEvent(record, { ...canonical, unread: [] });
}

/** The fields of a row by mapping and synonyms; several columns of people or tags are put together, defaults fill what is empty. */
function mapped(row: Fields, { fields, defaults }: Mapping): Canonical {
  const joined: Record<string, unknown> = { ...row };
  const own: Record<string, string | readonly string[]> = {};
  for (const [ours, columns] of Object.entries(fields)) {
    if (!Array.isArray(columns) || !['persons', 'chairs', 'tags'].includes(ours)) own[ours] = columns;
    else {
      const column = `all ${ours}`;
      joined[column] = columns
        .map((name) => oneLine(row[name]))
        .filter(Boolean)
        .join('|');
      for (const name of columns) delete joined[name];
      own[ours] = column;
    }
  }
  const { fields: read, unread } = canonicalFields(joined, own);
  for (const [ours, value] of Object.entries(defaults)) if (asList(read[ours]).length === 0) read[ours] = value;
  return { fields: read, unread };
}

const hasTitle = (value: unknown, { fields }: Mapping): boolean => {
  const row = asFields(value) ?? {};
  const names = new Set(Object.keys(row).map(plainName));
  return fields.title !== undefined || ['title', 'sessiontitle', 'talktitle', 'papertitle'].some((name) => names.has(name));
};

/** A row of a table of people, under the names people have in a schedule. */
function personOf(row: Fields): Fields {
  const of = (...names: string[]): string => oneLine(Object.entries(row).find(([name]) => names.includes(plainName(name)))?.[1]);
  return {
    id: of('id', 'uid', 'code'),
    name:
      of('name', 'fullname', 'speaker', 'displayname') ||
      `${of('firstname', 'givenname', 'vorname')} ${of('lastname', 'surname', 'familyname', 'nachname')}`.trim(),
    biography: of('biography', 'bio', 'description', 'about'),
    image: of('image', 'photo', 'picture', 'avatar', 'imageurl'),
    institution: of('institution', 'affiliation', 'organisation', 'organization', 'company', 'university'),
  };
}
