// A published event as one class of callers may see it: the same event, its rows and programme without what is closed to them.
import { LRUCache } from 'lru-cache';
import { oncePer } from '../../src/base/once-per.ts';
import type { ResourceRow } from '../../src/contract/core.ts';
import { documentKind } from '../../src/model/documents-of-rows.ts';
import { withheldPages, withheldSet } from '../../src/model/withheld.ts';
import { noEditorial } from '../published/editorial.ts';
import type { PublishedEvent } from '../published/event.ts';
import { type Access, everything, PREVIEW } from './access.ts';
import { isAdSent } from './filter-advertisements.ts';
import { filterEditorial } from './filter-editorial.ts';
import { filterExhibition, noExhibition } from './filter-exhibition.ts';
import { noProgramme, filterProgramme } from './filter-programme.ts';
import { filterRow } from './filter-rows.ts';
import { switchedOffRows } from './switched-off.ts';

type Seen = { shown: PublishedEvent; hidden: PublishedEvent };

/** More classes of one version than these are prepared anew when requested again. */
const MOST_CLASSES = 64;
const classesOf = oncePer<PublishedEvent, LRUCache<string, Seen>>(() => new LRUCache({ max: MOST_CLASSES }));

/** The rows in which closed pages are named: where a guard lets pass what is not sent, the app shows that. */
const closedPagesRow = (pages: readonly string[]): ResourceRow => ({
  setname: withheldSet,
  resourcename: withheldPages,
  resourcevalue: JSON.stringify(pages),
});

/** The event for those who see everything: addresses of the messages document are sent to nobody. */
const withoutAddresses = oncePer((event: PublishedEvent): PublishedEvent =>
  event.rows.some(({ resourcename }) => documentKind(resourcename) === 'messages')
    ? { ...event, rows: event.rows.map((row) => filterRow(row, everything(PREVIEW))) }
    : event,
);

/**
 * The event for a class; what is only read (documents, texts, times) is that of everybody. `endpoint` is the one that answers from
 * it: where no page that is open shows its answer, programme, exhibition, news and jobs are empty.
 */
export function filterEvent(event: PublishedEvent, access: Access, endpoint: string): PublishedEvent {
  if (access.all) return withoutAddresses(event);
  const classes = classesOf(event);
  let made = classes.get(access.cacheKey);
  if (!made) {
    const off = switchedOffRows(event);
    const rows = event.rows.filter(isAdSent(event, access)).map((row) => filterRow(row, access, off(row.resourcename)));
    const own = {
      ...event,
      rows: access.closedPages.length > 0 ? [...rows, closedPagesRow(access.closedPages)] : rows,
      programme: filterProgramme(event.programme, access),
      exhibition: filterExhibition(event.exhibition, access),
      editorial: filterEditorial(event.editorial, access),
    };
    made = { shown: own, hidden: { ...own, programme: noProgramme, exhibition: noExhibition, editorial: noEditorial } };
    classes.set(access.cacheKey, made);
  }
  return access.shows(endpoint) ? made.shown : made.hidden;
}
