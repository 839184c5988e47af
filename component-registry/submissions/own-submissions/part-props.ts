// What every part of the form gets.
import type { AbstractCall } from '#contract/calls';
import type { SubmissionContent } from '#contract/submission-shapes';

export type PartProps = {
  call: AbstractCall;
  content: SubmissionContent;
  change: (part: Partial<SubmissionContent>) => void;
  /** The error of a field in words; empty for none. */
  errorOf: (field: string) => string;
};
