// Which positions fit what was chosen: every word asked for, field and kind; those that are over come last.
import type { JobLine } from '#contract/editorial';
import { openFirst, searchFor } from '../parts/offers.ts';

export type JobChoices = { q: string; field: string; kind: string };

/** The positions that fit, in their order; closed ones behind the open ones. */
export function filterJobs(jobs: readonly JobLine[], { q, field, kind }: JobChoices, now: number): JobLine[] {
  const hasWords = searchFor(q);
  const found = jobs.filter(
    (job) =>
      (field === '' || job.Field === field) &&
      (kind === '' || job.EmploymentType === kind) &&
      hasWords([job.Title, job.Employer, job.Location, job.Field, job.Summary]),
  );
  return openFirst(found, now);
}
