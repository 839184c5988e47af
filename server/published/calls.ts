// Calls for abstracts as the wire carries them: every field with its default, without who reviews.
import type { AbstractCall } from '../../src/contract/calls.ts';
import type { CallRow } from '../../src/model/documents/calls.ts';
import type { Reader } from './reader.ts';

type Option = { Id: string; Name: unknown };
const options = (list: readonly Option[] | undefined, read: Reader) =>
  (list ?? []).map(({ Id, Name }) => ({ Id, Name: read.text(Name) || Id }));

/** A call in one language. */
export function callIn(row: CallRow, read: Reader): AbstractCall {
  const { StartDateTime: OpensAt, EndDateTime: Deadline } = read.times({ StartDateTime: row.OpensAt, EndDateTime: row.Deadline });
  const last = (time: string | null | undefined) => read.times({ EndDateTime: time }).EndDateTime;
  const MostKeywords = row.MostKeywords ?? 5;
  return {
    Id: row.Id,
    Title: read.text(row.Title),
    Text: read.html(row.Text),
    OpensAt,
    Deadline,
    RevisionDeadline: last(row.RevisionDeadline),
    DecisionDate: last(row.DecisionDate),
    Topics: options(row.Topics, read),
    Kinds: options(row.Kinds, read),
    LongestTitle: row.LongestTitle ?? 200,
    LongestAbstract: row.LongestAbstract ?? 2_500,
    CountsWords: row.CountsWords ?? false,
    LeastKeywords: Math.min(row.LeastKeywords ?? 0, MostKeywords),
    MostKeywords,
    MostAuthors: row.MostAuthors ?? 20,
    MostFiles: row.MostFiles ?? 0,
    MostFileMegabytes: row.MostFileMegabytes ?? 5,
    NeedsFile: row.NeedsFile ?? false,
    AsksConflicts: row.AsksConflicts ?? true,
    Fields: (row.Fields ?? []).map((field) => ({
      Id: field.Id,
      Name: read.text(field.Name) || field.Id,
      Help: read.text(field.Help),
      Kind: field.Kind ?? 'text',
      IsRequired: field.IsRequired ?? false,
      Longest: field.Longest ?? 0,
      Choices: options(field.Choices, read),
    })),
    Declarations: (row.Declarations ?? []).map(({ Id, Text, IsRequired }) => ({
      Id,
      Text: read.text(Text) || Id,
      IsRequired: IsRequired ?? true,
    })),
    Review: reviewIn(row.Review, read),
  };
}

function reviewIn(review: CallRow['Review'], read: Reader): AbstractCall['Review'] {
  const { StartDateTime: OpensAt, EndDateTime: Deadline } = read.times({ StartDateTime: review?.OpensAt, EndDateTime: review?.Deadline });
  return {
    // Whoever says nothing shows no names.
    IsBlind: review?.IsBlind ?? true,
    ReviewsPerSubmission: review?.ReviewsPerSubmission ?? 3,
    OpensAt,
    Deadline,
    Criteria: (review?.Criteria ?? []).map((criterion) => ({
      Id: criterion.Id,
      Name: read.text(criterion.Name) || criterion.Id,
      Help: read.text(criterion.Help),
      Least: criterion.Least ?? 1,
      Most: criterion.Most ?? 5,
      Weight: criterion.Weight ?? 1,
    })),
  };
}
