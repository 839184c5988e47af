// Which positions fit what was chosen: every word asked for, field and kind; those that are over come last.
import type { JobLine } from '#contract/editorial';

export type JobChoices = { q: string; field: string; kind: string };

/** Letters without case and marks, so that `medecin` finds `Médecin`. */
const plain = (text: string): string => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** Whether applications are over at an instant (ms). */
export const isClosed = ({ Deadline }: Pick<JobLine, 'Deadline'>, now: number): boolean => Deadline !== null && Date.parse(Deadline) < now;

/** The positions that fit, in their order; closed ones behind the open ones. */
export function filterJobs(jobs: readonly JobLine[], { q, field, kind }: JobChoices, now: number): JobLine[] {
  const words = plain(q).split(/\s+/).filter(Boolean);
  const fits = (job: JobLine): boolean => {
    if ((field !== '' && job.Field !== field) || (kind !== '' && job.EmploymentType !== kind)) return false;
    const text = plain([job.Title, job.Employer, job.Location, job.Field, job.Summary].join(' '));
    return words.every((word) => text.includes(word));
  };
  const found = jobs.filter(fits);
  return [...found.filter((job) => !isClosed(job, now)), ...found.filter((job) => isClosed(job, now))];
}
