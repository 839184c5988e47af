// The papers of a Mini-Conf folder, and where each of them belongs.
import { asFields, asList, type Fields, field, oneLine } from '../../reading/fields.ts';
import type { RecordFile } from '../../reading/records.ts';
import type { SourceRecord } from '../../reading/source-records.ts';
import type { SchedulePart } from '../../schedule/schedule.ts';
import { canonicalFields } from '../../vocabulary/canonical-fields.ts';
import { schedulePart } from '../../vocabulary/schedule-event.ts';

/** A paper; `homes` are ids or names of sessions it says it belongs to. */
export type Paper = { id: string; track: string; homes: string[]; part: SchedulePart; table: string };

/** All papers by id, in order; of two with one id the first counts, the other is found under its own table only. */
export type Papers = { byId: ReadonlyMap<string, Paper>; all: readonly Paper[] };

/** The papers of these tables. */
export function papersOf(tables: readonly RecordFile[]): Papers {
  const all = tables.flatMap(({ records, stem }) => records.map((record) => paperOf(record, stem)));
  const byId = new Map<string, Paper>();
  for (const paper of all) if (paper.id !== '' && !byId.has(paper.id)) byId.set(paper.id, paper);
  return { byId, all };
}

const videoNames = ['presentation_id', 'slideslive_id', 'slideslive', 'prerecorded'];

function paperOf(record: SourceRecord, table: string): Paper {
  const source = asFields(record.value);
  const { sessions, session, workshop, ...rest } = source ?? {};
  const { fields, unread } = canonicalFields(rest, { persons: ['authors', 'speakers', 'speaker'] });
  const tags = [oneLine(fields['track']), ...asList(fields['tags']).map(oneLine)].filter(Boolean);
  const [film] = filmOf(rest);
  const part = schedulePart(record, {
    fields: {
      ...fields,
      title: fields['title'],
      track: undefined,
      tags: [...new Set(tags)],
      ...(film && fields['recording'] === undefined ? { recording: film } : {}),
    },
    unread: unread.filter((name) => !videoNames.includes(name)),
  });
  return {
    id: oneLine(fields['id']),
    track: oneLine(fields['track']),
    homes: [workshop, session, ...homesIn(sessions)].map(oneLine).filter(Boolean),
    part: source ? part : { ...part, fields: {} },
    table,
  };
}

/** `sessions` of a paper is a list, or names one after the other. */
const homesIn = (value: unknown): unknown[] =>
  typeof value === 'string'
    ? value.split(/[|;]/)
    : asList(value).map((entry) => (asFields(entry) ? field(asFields(entry)!, 'session_name', 'name', 'id') : entry));

/** A film on SlidesLive, whose number is all that Mini-Conf keeps. */
export function filmOf(fields: Fields): { title: string; url: string }[] {
  const number = oneLine(field(fields, ...videoNames));
  return /^\d{5,12}$/.test(number) ? [{ title: 'Film', url: `https://slideslive.com/${number}` }] : [];
}
