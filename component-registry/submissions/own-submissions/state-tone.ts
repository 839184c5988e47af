// How loud the state of a submission is; its words say what it means.
import type { SubmissionLine } from '#contract/submissions';

export const stateTone: Readonly<Record<SubmissionLine['State'], 'neutral' | 'accent' | 'success' | 'warning'>> = {
  draft: 'neutral',
  submitted: 'accent',
  review: 'accent',
  revision: 'warning',
  accepted: 'success',
  rejected: 'neutral',
  withdrawn: 'neutral',
};
