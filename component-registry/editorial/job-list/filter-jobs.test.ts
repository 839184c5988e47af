// Which positions a search and its filters find, and in which order.
import { expect, it } from 'vitest';
import type { JobLine } from '#contract/editorial';
import { filterJobs } from './filter-jobs.ts';

const job = (Id: string, more: Partial<JobLine> = {}): JobLine => ({
  Id,
  CompanyAccountId: '',
  Title: `Title ${Id}`,
  Employer: '',
  Location: '',
  Country: '',
  IsRemote: false,
  EmploymentType: 'full-time',
  Field: 'Nursing',
  Salary: '',
  Summary: '',
  ApplyUrl: '',
  ApplyEmail: '',
  PublishedDate: null,
  Deadline: null,
  ...more,
});
const now = Date.parse('2027-05-03T10:00:00Z');
const ids = (jobs: readonly JobLine[], choices = {}): string[] =>
  filterJobs(jobs, { q: '', field: '', kind: '', ...choices }, now).map(({ Id }) => Id);

it('puts closed positions behind the open ones, and keeps the order of both', () => {
  const over = { Deadline: '2027-05-03T09:59:00Z' };
  expect(ids([job('a', over), job('b'), job('c', over), job('d', { Deadline: '2027-05-03T10:00:00Z' })])).toEqual(['b', 'd', 'a', 'c']);
});

it('finds all words in any of title, employer, place, field and summary, without case and marks', () => {
  const jobs = [job('a', { Title: 'Médecin', Location: 'Vienna' }), job('b', { Title: 'Medecin', Location: 'Graz' })];
  expect(ids(jobs, { q: ' medecin  VIENNA ' })).toEqual(['a']);
  expect(ids(jobs, { q: 'médecin' })).toEqual(['a', 'b']);
  expect(ids(jobs, { q: 'medecin paris' })).toEqual([]);
});

it('filters by field and by kind of employment', () => {
  const jobs = [job('a'), job('b', { Field: 'Research' }), job('c', { EmploymentType: 'part-time' })];
  expect(ids(jobs, { field: 'Nursing' })).toEqual(['a', 'c']);
  expect(ids(jobs, { field: 'Nursing', kind: 'part-time' })).toEqual(['c']);
});
