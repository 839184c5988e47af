// OpenReview: the answer of `/notes`, whose notes are papers. They have no times; each track or kind becomes a session of its papers.
import { locator } from '../../../src/model/locate.ts';
import { headOf } from '../reading/bytes.ts';
import { asFields, asList, type Fields, field, oneLine } from '../reading/fields.ts';
import { readJson } from '../reading/json.ts';
import { UnreadableFile } from '../reading/unreadable-file.ts';
import { createReport, type Report } from '../report.ts';
import type { Format, ImportFile } from '../result.ts';
import { papersSession } from '../schedule/papers-session.ts';
import { programmeOf } from '../schedule/programme.ts';
import { isBlank } from '../schedule/session-details.ts';
import { acceptedAs, rowState } from '../vocabulary/row-states.ts';
import type { ScheduleEvent, SchedulePart } from '../schedule/schedule.ts';

const SITE = 'https://openreview.net';

function sureness(file: ImportFile): number {
  const head = headOf(file);
  if (!/^\s{0,40}[[{]/.test(head) || !/"authors"\s{0,40}:/.test(head) || !/"content"\s{0,40}:\s{0,40}\{/.test(head)) return 0;
  return /"(?:forum|invitations?|signatures|cdate)"\s{0,40}:/.test(head) ? 0.9 : 0;
}

type Paper = { group: string; part: SchedulePart };

/** Reads `{ notes: […] }` or the list alone, of both versions of the API; several files are pages of one list. */
export const openReview: Format = {
  name: 'openreview',
  title: 'OpenReview (JSON, notes)',
  detect: (files) => Math.max(0, ...files.map(sureness)),
  read: (files, { timeZone }) => {
    const report = createReport();
    const pages = files.filter((file) => sureness(file) > 0).map((file) => ({ file, ...readJson(file) }));
    const locators = new Map(pages.map(({ file, text }) => [file.path, locator(text)]));
    const papers: Paper[] = [];
    const odd: ScheduleEvent[] = [];
    const seen = new Set<string>();
    for (const { file, value } of pages) {
      const isList = Array.isArray(value);
      for (const [index, note] of (isList ? value : asList(field(asFields(value) ?? {}, 'notes'))).entries()) {
        const place = { file: file.path, pointer: `${isList ? '' : '/notes'}/${index}`, line: 0, column: 0 };
        const fields = asFields(note);
        if (!fields) {
          odd.push({ value: note, raw: () => note, place, day: undefined, room: '' });
          continue;
        }
        const id = oneLine(field(fields, 'id'));
        if (id !== '' && seen.has(id)) continue;
        seen.add(id);
        const paper = paperOf(fields, note, place, report);
        if (paper) papers.push(paper);
      }
    }
    const [first] = pages;
    if (papers.length === 0 && odd.length === 0)
      throw new UnreadableFile('not-a-schedule', first?.file.path ?? files[0]!.path, 'there are no papers of OpenReview in it');
    return programmeOf(
      'openreview',
      {
        file: first!.file.path,
        conference: {},
        baseUrl: SITE,
        days: [],
        // The papers of a venue, as "ICLR 2031 oral", or of an area.
        events: [
          ...[...Map.groupBy(papers, ({ group }) => group)].map(([group, some]) =>
            papersSession(
              group,
              some.map(({ part }) => part),
            ),
          ),
          ...odd,
        ],
        timeZone,
        namesOnly: true,
      },
      report,
      (pointer, file) => locators.get(file)!(pointer),
    );
  },
};

/** A value of the content: as it is in the first version, under `value` in the second. */
function read(content: Fields, ...names: string[]): unknown {
  for (const name of names) {
    const value = field(content, name);
    const inner = asFields(value);
    const found = inner && Object.hasOwn(inner, 'value') ? inner['value'] : value;
    if (!isBlank(found)) return found;
  }
  return undefined;
}

const used = new Set(
  'title authors authorids abstract keywords TL;DR TLDR venue venueid track primary_area subject_areas pdf html poster slides video code supplementary_material decision _bibtex paperhash'.split(
    ' ',
  ),
);

/** Says of a venue that it has not accepted a paper: "Submitted to ICLR 2031", `ICLR.cc/2031/Conference/Rejected_Submission`. */
const notAccepted = /(?<![a-z])(?:submitted|withdrawn|rejected)(?![a-z])/i;

/** A paper; undefined for what nobody has accepted, and for reviews, comments and decisions. */
function paperOf(fields: Fields, note: unknown, place: SchedulePart['place'], report: Report): Paper | undefined {
  const content = asFields(field(fields, 'content')) ?? {};
  const [id, forum] = [oneLine(field(fields, 'id')), oneLine(field(fields, 'forum'))];
  if (forum !== '' && id !== '' && forum !== id) {
    report.leaveOut('reviews, comments and decisions', 'only papers are imported');
    return undefined;
  }
  const venue = oneLine(read(content, 'venue'));
  const decision = oneLine(read(content, 'decision'));
  if (notAccepted.test(`${venue} ${oneLine(read(content, 'venueid'))}`) || rowState('decision', decision) !== undefined) {
    report.leaveOut('papers that are not accepted', 'only accepted ones stand in a programme');
    return undefined;
  }
  const area = oneLine(read(content, 'track', 'primary_area', 'subject_areas'));
  const link = (title: string, ...names: string[]): Fields[] => {
    const url = read(content, ...names);
    return url === undefined ? [] : [{ title, url }];
  };
  return {
    group: venue || area || acceptedAs(decision),
    part: {
      fields: {
        id,
        title: read(content, 'title'),
        persons: asList(read(content, 'authors')).map((name) => ({ name: oneLine(name) })),
        abstract: read(content, 'abstract', 'TL;DR', 'TLDR'),
        tags: [...new Set([area, ...asList(read(content, 'keywords')).map(oneLine)])].filter(Boolean),
        poster: read(content, 'poster'),
        recording: { url: read(content, 'video') },
        links: [
          ...link('Paper', 'pdf', 'html'),
          ...link('Slides', 'slides'),
          ...link('Code', 'code'),
          ...link('Supplementary material', 'supplementary_material'),
          ...(forum || id ? [{ title: 'OpenReview', url: `${SITE}/forum?id=${encodeURIComponent(forum || id)}` }] : []),
        ],
      },
      raw: () => note,
      place,
      unread: Object.keys(content).filter(
        (name) =>
          (!used.has(name) || (/^TL;?DR$/.test(name) && read(content, 'abstract') !== undefined)) && read(content, name) !== undefined,
      ),
    },
  };
}
