// Rows of awards in the words of one language.
import type { Award } from '../../src/contract/awards.ts';
import type { RowsOf } from './data-rows.ts';
import type { Reader } from './reader.ts';

/** A row in the words of one language. */
export const awardIn = (row: RowsOf<'awards'>[number], read: Reader): Award => ({
  Id: row.Id,
  Title: read.text(row.Title),
  Year: row.Year ?? 0,
  Summary: read.text(row.Summary),
  Sponsor: read.text(row.Sponsor),
  CompanyAccountId: row.CompanyAccountId ?? '',
  Text: read.html(row.Text),
  Winners: (row.Winners ?? []).map((winner) => ({
    Id: winner.Id ?? '',
    DisplayName: winner.DisplayName ?? '',
    Institution: read.text(winner.Institution),
    Rank: read.text(winner.Rank),
    ImagePath: read.address(winner.ImagePath),
    Work: read.text(winner.Work),
    PresentationId: winner.PresentationId ?? '',
  })),
});
