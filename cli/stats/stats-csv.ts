// Counts as comma-separated values (RFC 4180): a row for each day, thing and what happened to it.
import { csvField } from '../../src/base/csv.ts';
import type { CountedView } from '../../server/store/views.ts';
import type { NameOf } from './item-names.ts';

const HEAD = ['day', 'kind', 'id', 'name', 'action', 'count'];

/** The file; its rows end with CRLF. A view that was counted before days were kept has an empty day. */
export const statsCsv = (views: readonly CountedView[], nameOf: NameOf): string =>
  [
    HEAD.join(','),
    ...views.map(({ day, kind, item, action, count }) =>
      [day, kind, csvField(item), csvField(nameOf(kind, item)), action, String(count)].join(','),
    ),
    '',
  ].join('\r\n');
