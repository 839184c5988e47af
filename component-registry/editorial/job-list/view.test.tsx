// Jobs: list, search, closed ones, one position and the ways to apply, other pages, none, failures.
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { type Around, renderView } from '../../../tests/support/render-view.tsx';
import type { Job, JobLine } from '#contract/editorial';
import { type Props, props } from './props.ts';
import View from './view.tsx';

const line = (Id: string, more: Partial<JobLine> = {}): JobLine => ({
  Id,
  CompanyAccountId: '',
  Title: `Title ${Id}`,
  Employer: 'A clinic',
  Location: 'Vienna',
  Country: 'AT',
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
const over = '2020-01-01T12:00:00+01:00';
const lines = [line('a', { Deadline: over }), line('b', { Field: 'Research', IsRemote: true }), line('c', { EmploymentType: 'part-time' })];
const whole = (more: Partial<Job> = {}): Job => ({
  ...line('b', { ApplyUrl: 'https://jobs.example.org/b', ApplyEmail: 'jobs@example.org', CompanyAccountId: '4711' }),
  Text: '<p>All of it.</p>',
  ...more,
});

const show = (set: Partial<Props> = {}, around: Partial<Around> = {}, jobs: unknown = lines, job: unknown = whole()) =>
  renderView(View, props.parse({ title: 'Jobs', level: 1, ...set }), {
    page: 'jobs',
    answers: { '/api/modules/Jobs': jobs, '/api/modules/Job': job },
    ...around,
  });
const titles = (level: number): (string | null)[] => screen.getAllByRole('heading', { level }).map((head) => head.textContent);

test('open positions first, closed ones last and called so; by field, kind and words', async () => {
  show();
  await screen.findByRole('link', { name: 'Title b' });
  expect(titles(2)).toEqual(['Title b', 'Title c', 'Title a']);
  expect(screen.getByText('Closed')).toBeTruthy();
  expect(screen.getByText('Vienna, Remote')).toBeTruthy();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Field' }), 'Research');
  expect(titles(2)).toEqual(['Title b']);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Field' }), '');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Kind' }), 'part-time');
  expect(titles(2)).toEqual(['Title c']);
  await userEvent.type(screen.getByRole('searchbox'), 'nobody');
  await userEvent.click(await screen.findByRole('link', { name: 'Show all' }));
  expect(titles(2)).toHaveLength(3);
});

test('one position: at a glance, its company, and both ways to apply', async () => {
  const { requests } = show({}, { params: { jobsId: 'b' } });
  expect(await screen.findByRole('heading', { level: 1, name: 'Title b' })).toBeTruthy();
  // The list of all is not asked for.
  expect(requests.every((address) => address.startsWith('/api/modules/Job?'))).toBe(true);
  expect(screen.getByRole('link', { name: 'Apply' }).getAttribute('href')).toBe('https://jobs.example.org/b');
  expect(screen.getByRole('link', { name: 'Apply by e-mail' }).getAttribute('href')).toBe(
    'mailto:jobs@example.org?subject=Application%3A%20Title%20b',
  );
  expect(screen.getByRole('link', { name: 'About A clinic' }).getAttribute('href')).toContain('4711');
});

test('after its deadline nobody can apply', async () => {
  show({}, { params: { jobsId: 'b' } }, lines, whole({ Deadline: over }));
  expect(await screen.findByText(/Applications ended on/)).toBeTruthy();
  expect(screen.queryByRole('link', { name: /^Apply/ })).toBeNull();
});

test('a position there is not', async () => {
  show({}, { params: { jobsId: 'none' } }, lines, new Response('{}', { status: 404 }));
  expect(await screen.findByText(/There is no such position/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'All jobs' })).toBeTruthy();
});

test('on another page: a few of them, and the way to all', async () => {
  show({ level: 2, limit: 1 }, { page: 'HomePage' });
  await screen.findByRole('link', { name: 'Title b' });
  expect([titles(2), titles(3)]).toEqual([['Jobs'], ['Title b']]);
  expect(screen.queryByRole('searchbox')).toBeNull();
  expect(screen.getByRole('link', { name: 'All jobs' })).toBeTruthy();
});

test('none, and a failure that can be tried again', async () => {
  const first = show({}, {}, []);
  expect(await screen.findByText('No position is offered at the moment.')).toBeTruthy();
  first.unmount();
  show({}, {}, new Response('{}', { status: 500 }));
  expect(await screen.findByRole('button', { name: 'Retry' })).toBeTruthy();
});
