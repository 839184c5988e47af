// The two JSON interfaces of pretalx: pages of its API, one or many, and the one file of its schedule widget.
import { headOf } from '../../reading/bytes.ts';
import { asFields, asList, carriedText, type Fields, field, oneLine } from '../../reading/fields.ts';
import { readRecordFiles } from '../../reading/record-files.ts';
import { locateIn } from '../../reading/records.ts';
import { createReport, type Report } from '../../report.ts';
import type { Format, ImportFile, ImportOptions, ImportResult } from '../../result.ts';
import { programmeOf } from '../../schedule/programme.ts';
import { pretalxRecords, type PretalxRecords } from './records.ts';
import { personOf, referredCode, submissionEvents } from './submission-events.ts';

/** A page of the API: a list of results with codes. */
function isApi(file: ImportFile): number {
  const head = headOf(file);
  if (!/^\s*[[{]/.test(head) || !/"code"\s*:/.test(head)) return 0;
  if (!/"(submission_type|slots?|submissions|is_featured|pending_state)"\s*:/.test(head)) return 0;
  if (/"results"\s*:/.test(head)) return 0.9;
  if (/^\s*\[/.test(head)) return 0.5;
  // Slots of an object that names no submission are anybody's.
  return /"(submission|submission_type|submissions|is_featured|pending_state)"\s*:/.test(head) ? 0.3 : 0;
}

/** `{ "talks": […], "tracks": […], "rooms": […], "speakers": […] }`; only looked at where the file begins so. */
function isWidget(file: ImportFile): number {
  const head = headOf(file);
  if (!/^\s*\{/.test(head) || /"results"\s*:|"days"\s*:/.test(head) || !/"talks"\s*:\s*\[/.test(head)) return 0;
  // Every talk of pretalx has a code; other lists of talks are anybody's.
  if (!/"code"\s*:/.test(ownFields(head.slice(head.indexOf('"talks"'))))) return 0;
  const tail = new TextDecoder().decode(file.bytes.subarray(-65_536));
  return /"(rooms|tracks|event_start|timezone)"\s*:/.test(head + tail) ? 0.9 : 0.3;
}

/** The first object of a list as written, without what is inside its fields. */
function ownFields(list: string): string {
  let depth = 0;
  let own = '';
  // Strings as a whole: a brace in one is a letter.
  for (const [token] of list.slice(list.indexOf('{') + 1).matchAll(/"(?:[^"\\]|\\.)*"|[^"]/gs)) {
    if (token === '}' && depth === 0) break;
    if (token === '{') depth += 1;
    if (depth === 0) own += token;
    if (token === '}') depth -= 1;
  }
  return own;
}

/** `/api/events/<event>/{submissions,talks,speakers,rooms,tracks,slots,submission-types}` as files, any of them. */
export const pretalxApi: Format = {
  name: 'pretalx-api',
  title: 'pages of the pretalx API (JSON)',
  detect: (files) => Math.max(0, ...files.map(isApi)),
  read: (files, options) => read('pretalx-api', files, options),
};

/** `schedule/widget/v2.json`. */
export const pretalxWidget: Format = {
  name: 'pretalx-widget',
  title: 'schedule widget of pretalx (JSON)',
  detect: (files) => Math.max(0, ...files.map(isWidget)),
  read: (files, options) => read('pretalx-widget', files, options),
};

function read(format: string, files: readonly ImportFile[], { timeZone }: ImportOptions): ImportResult {
  const report = createReport();
  const pages = readRecordFiles(files, report);
  const known = pretalxRecords(pages);
  for (const { place } of known.others) report.leaveOut(`records in ${place.file}`, 'neither a submission nor anything a submission names');
  const listed = new Set(known.submissions.map(({ value }) => oneLine(field(asFields(value) ?? {}, 'code'))));
  for (const { fields } of known.slots.filter((slot) => referredCode(slot.fields) !== '' && !listed.has(referredCode(slot.fields))))
    report.leaveOut(`slots of ${referredCode(fields)}`, 'its submission is in none of the files: add the page of the submissions');
  const conference = {
    title: carriedText(field(known.event, 'name')),
    acronym: oneLine(field(known.event, 'slug')),
    url: Object.values(asFields(field(known.event, 'urls')) ?? {})[0],
    time_zone_name: oneLine(field(known.event, 'timezone')),
    start: field(known.event, 'date_from'),
    end: field(known.event, 'date_to'),
    languages: field(known.event, 'locales', 'languages'),
    rooms: byPosition(known.rooms),
    tracks: byPosition(known.tracks),
  };
  const schedule = {
    file: pages[0]!.path,
    conference,
    baseUrl: oneLine(conference.url),
    days: [],
    timeZone,
    events: [...known.submissions.flatMap((record) => submissionEvents(record, known, report)), ...breaksIn(known, report)],
    people: known.speakers.map(({ fields, record }) => ({ fields: noted(fields, report), place: record.place })),
  };
  return programmeOf(format, schedule, report, locateIn(pages));
}

const byPosition = (records: ReadonlyMap<string, Fields>): Fields[] =>
  [...records.values()].toSorted((one, other) => Number(field(one, 'position') ?? 0) - Number(field(other, 'position') ?? 0));

/** Slots that belong to no submission are breaks. */
const breaksIn = (known: PretalxRecords, report: Report) =>
  known.slots
    .filter(({ fields }) => referredCode(fields) === '')
    .flatMap(({ fields, record }) =>
      submissionEvents({ ...record, value: { ...fields, slots: undefined, code: undefined } }, known, report),
    );

function noted(fields: Fields, report: Report): Fields {
  for (const name of ['answers', 'email', 'internal_notes']) {
    if (asList(field(fields, name)).length > 0) report.leaveOut(`speakers.${name}`, 'it may be private');
  }
  return personOf(fields);
}
