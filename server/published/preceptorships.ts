// Preceptorships of an event in one language.
import type { Preceptorship } from '../../src/contract/preceptorships.ts';
import type { RowsOf } from './data-rows.ts';
import type { Reader } from './reader.ts';

/** A row in the words of one language. */
export function preceptorshipIn(row: RowsOf<'preceptorships'>[number], read: Reader): Preceptorship {
  const { StartDateTime, EndDateTime } = read.times({ StartDateTime: row.StartDate, EndDateTime: row.EndDate });
  return {
    Id: row.Id,
    Title: read.text(row.Title),
    Host: read.text(row.Host),
    City: read.text(row.City),
    Country: (row.Country ?? '').toUpperCase(),
    Topic: read.text(row.Topic),
    Language: row.Language ?? '',
    Places: row.Places ?? 0,
    Summary: read.text(row.Summary),
    ApplyUrl: read.address(row.ApplyUrl),
    ApplyEmail: row.ApplyEmail ?? '',
    StartDate: StartDateTime,
    EndDate: EndDateTime,
    Deadline: read.times({ StartDateTime: null, EndDateTime: row.Deadline }).EndDateTime,
    Text: read.html(row.Text),
  };
}
