// Ids of sessions: the source's own where it has one, always unique, the same at every import of the same source.
import { type Fields, field, oneLine } from '../reading/fields.ts';
import type { Place } from '../place.ts';
import type { Report } from '../report.ts';
import { slugOf, sourceId, uniqueIds } from '../values/identifiers.ts';

/** The ids given so far in one schedule. */
export type SessionIds = { unique: (wanted: string) => string; guids: Set<string> };

/** No ids given yet. */
export const noIds = (): SessionIds => ({ unique: uniqueIds(), guids: new Set() });

/** A title without Latin letters is a hash, or the day alone would be the id of all its sessions. */
function madeOf(title: string, day: string): string {
  if (day === '') return slugOf(title, 'session');
  return /[a-z]/i.test(title.slice(0, 400).normalize('NFKD')) ? slugOf(`${title} ${day}`, 'session') : `${slugOf(title, 'session')}-${day}`;
}

/**
 * `id`, else `code`, `slug` or `guid`, else made of title and day. A repeated id gets a suffix and a warning; a repeated guid only
 * a warning, as it stays what it was in `Origin`.
 */
export function sessionIdOf(fields: Fields, title: string, day: string, ids: SessionIds, place: Place, report: Report): string {
  const written =
    oneLine(field(fields, 'id')) || oneLine(field(fields, 'code')) || oneLine(field(fields, 'slug')) || oneLine(field(fields, 'guid'));
  const wanted = sourceId(written, 'session') || madeOf(title, day);
  const id = ids.unique(wanted);
  if (id !== wanted) report.warn('id-repeated', place, `"${title}": the id ${wanted} is taken already; it becomes ${id}`);
  const guid = oneLine(field(fields, 'guid'));
  if (guid !== '' && ids.guids.has(guid))
    report.warn('guid-repeated', place, `"${title}": the guid ${guid} stands at another session already`);
  ids.guids.add(guid);
  return id;
}
