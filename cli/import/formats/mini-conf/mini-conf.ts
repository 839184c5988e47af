// Folders of virtual conferences in the manner of Mini-Conf: tables of papers and gatherings as CSV, YAML or JSON.
// Code and no mapping: hours list ids of papers, runs of blocks become sittings, papers without an hour find a home, calendars repeat other files: rows decide about rows.
import { noContent } from '../../content.ts';
import { committeeOf } from '../../content/committee.ts';
import { questionsOf } from '../../content/questions.ts';
import { sponsorsOf } from '../../content/sponsors.ts';
import { exhibitionOfSponsors } from '../../exhibition/of-sponsors.ts';
import { headOf } from '../../reading/bytes.ts';
import { asFields, type Fields, field, longText, oneLine } from '../../reading/fields.ts';
import { leaveOutOthers } from '../../reading/leave-out-others.ts';
import { readRecordFiles } from '../../reading/record-files.ts';
import { locateIn, recordKind, type RecordFile, stemOf } from '../../reading/records.ts';
import { createReport, type Report } from '../../report.ts';
import type { Format, ImportFile } from '../../result.ts';
import { programmeOf } from '../../schedule/programme.ts';
import type { ScheduleEvent } from '../../schedule/schedule.ts';
import { plainText } from '../../values/plain-text.ts';
import { richText } from '../../values/rich-text.ts';
import { calendarEvents } from './calendar.ts';
import { type Folder, gatheringEvents } from './gatherings.ts';
import { papersOf } from './papers.ts';
import { looseEvents, slotEvents } from './slots.ts';
import { sponsorEvents } from './sponsor-slots.ts';
import { type Kind, kindOf, titled } from './tables.ts';

const wonted =
  /^(.*papers|paper_sessions|proceedings|workshops?|tutorials?|socials?|plenary_sessions|keynotes?|speakers|sponsors|symposiums?|faq|committee|config|(main|overall)_calendar|code_of_conduct|posters)$/;

/** Each file with a wonted name counts, more so one whose records have a UID. */
function sureness(file: ImportFile): number {
  const kind = recordKind(file);
  if (kind === undefined || !wonted.test(stemOf(file.path))) return 0;
  const marked = /(^|[\s"',-])UID["']?\s*[,:;\t]/.test(headOf(file));
  return kind === 'json' ? (marked ? 0.45 : 0) : marked ? 0.6 : 0.25;
}

/** Reads a folder; any of its files may be missing. */
export const miniConf: Format = {
  name: 'mini-conf',
  title: 'folder in the manner of Mini-Conf (CSV, YAML, JSON)',
  detect: (files) =>
    Math.min(
      0.9,
      files.reduce((sum, file) => sum + sureness(file), 0),
    ),
  read: (files, options) => {
    const report = createReport();
    const read = readRecordFiles(files, report);
    const of = sorted(read, report);
    const site = siteOf(of('config'));
    leaveOutOthers(site, siteNames, 'config', 'it says how the site is made', report);
    const timeZone = options.timeZone ?? (oneLine(field(site, 'timezone', 'time_zone')) || 'UTC');
    const folder: Folder = { papers: papersOf(of('papers')), taken: new Set(), timeZone };
    const baseUrl = oneLine(field(site, 'site_url', 'url'));
    const records = (kind: Kind) => of(kind).flatMap((file) => file.records);
    const { tiers, sponsors } = sponsorsOf(records('sponsors'), baseUrl, report);
    const events: ScheduleEvent[] = [
      ...of('gatherings').flatMap((table) => gatheringEvents(table, folder)),
      ...of('slots').flatMap((table) => slotEvents(table, folder, report)),
      ...sponsorEvents(sponsors, report),
    ];
    events.push(...calendarEvents(of('calendar'), events, timeZone, report), ...looseEvents(folder));
    const schedule = {
      file: read[0]!.path,
      conference: conferenceOf(site),
      baseUrl,
      days: [],
      events,
      timeZone: options.timeZone,
      namesOnly: true,
      content: {
        ...noContent(),
        tiers,
        questions: questionsOf(records('questions'), report),
        committee: committeeOf(records('committee'), baseUrl, report),
        articles: of('article').flatMap(articlesOf),
      },
      exhibition: exhibitionOfSponsors(sponsors, report, read[0]!.path),
    };
    return programmeOf('mini-conf', schedule, report, locateIn(read));
  },
};

/** The files by what they are; one that is nothing of this is reported. */
function sorted(files: readonly RecordFile[], report: Report): (kind: Kind) => RecordFile[] {
  const kinds = files.map((file) => ({ file, kind: kindOf(file) }));
  for (const { file, kind } of kinds)
    if (kind === 'unknown') report.leaveOut(`the file ${file.path}`, 'nothing in it is known as a part of a programme');
  return (kind) => kinds.filter((one) => one.kind === kind).map(({ file }) => file);
}

/** What is read of the configuration of the site. */
const siteNames = new Set(['name', 'site_title', 'site_url', 'url', 'calendar', 'timezone', 'time_zone']);

const siteOf = (files: readonly RecordFile[]): Fields => Object.assign({}, ...files.map(({ whole }) => asFields(whole) ?? {})) as Fields;

function conferenceOf(site: Fields): Fields {
  const calendar = asFields(field(site, 'calendar')) ?? {};
  return {
    title: plainText(oneLine(field(site, 'name', 'site_title'))),
    acronym: plainText(oneLine(field(site, 'site_title', 'name'))),
    url: oneLine(field(site, 'site_url', 'url')),
    start: oneLine(field(calendar, 'start')),
    end: oneLine(field(calendar, 'end')),
    time_zone_name: oneLine(field(site, 'timezone', 'time_zone')),
  };
}

/** Long texts of a file by their names: `CodeOfConduct` is a page of that name. */
const articlesOf = ({ whole, stem }: RecordFile) =>
  Object.entries(asFields(whole) ?? {})
    .filter(([, text]) => typeof text === 'string' && text.length > 200)
    .map(([name, text], index) => ({
      id: index === 0 ? stem : `${stem}-${index + 1}`,
      title: titled(name === 'text' ? stem : name.replaceAll(/([a-z])([A-Z])/g, '$1 $2')),
      html: richText(longText(text)),
    }));
