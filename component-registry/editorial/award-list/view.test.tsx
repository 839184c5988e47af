// Awards: winners with and without a page, works, a year, other pages, none yet, failures.
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { type Around, renderView } from '../../../tests/support/render-view.tsx';
import type { Award } from '#contract/awards';
import { type Props, props } from './props.ts';
import View from './view.tsx';

const winner = { Id: '', DisplayName: 'A team', Institution: '', Rank: '', ImagePath: '', Work: '', PresentationId: '' };
const award = (Id: string, Year: number, more: Partial<Award> = {}): Award => ({
  Id,
  Year,
  Title: `Award ${Id}`,
  Summary: '',
  Sponsor: '',
  CompanyAccountId: '',
  Text: '',
  Winners: [winner],
  ...more,
});
const all = [
  award('a', 2027, {
    Sponsor: 'Sample Devices',
    CompanyAccountId: '701',
    Winners: [{ ...winner, Id: '7', DisplayName: 'Ada Sol', Rank: 'First prize', Work: 'A work', PresentationId: '12' }, winner],
  }),
  award('b', 2026, { Sponsor: 'A foundation', Text: '<p>More.</p>' }),
];
const show = (set: Partial<Props> = {}, around: Partial<Around> = {}, answer: unknown = all) =>
  renderView(View, props.parse({ title: 'Award winners', level: 1, ...set }), {
    page: 'AwardWinnersPage',
    answers: { '/api/modules/Awards': answer },
    ...around,
  });
const titles = (level: number): (string | null)[] => screen.getAllByRole('heading', { level }).map((head) => head.textContent);

test('winners lead to their pages and works where there are any, the sponsor to its profile', async () => {
  show();
  expect((await screen.findByRole('link', { name: 'Ada Sol' })).getAttribute('href')).toBe('/society/congress2027/en-GB/faculty/7');
  expect(screen.getByRole('link', { name: 'A work' }).getAttribute('href')).toBe('/society/congress2027/en-GB/presentation/12');
  expect(screen.getByRole('link', { name: 'Given by Sample Devices' })).toBeTruthy();
  expect(screen.getByText('Given by A foundation').closest('a')).toBeNull();
  expect(screen.getAllByText('A team')).toHaveLength(2);
  expect([titles(1), titles(2)]).toEqual([['Award winners'], ['Award a', 'Award b']]);
});

test('one year, by choice or by the address; a year that no award has shows all', async () => {
  const first = show();
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Year' }), '2026');
  expect(titles(2)).toEqual(['Award b']);
  first.unmount();
  show({}, { search: '?year=1999' });
  await screen.findByRole('link', { name: 'Ada Sol' });
  expect(titles(2)).toHaveLength(2);
});

test('on another page a few, and the way to all', async () => {
  show({ level: 2, limit: 1 }, { page: 'HomePage' });
  expect((await screen.findByRole('link', { name: 'All awards' })).getAttribute('href')).toBe('/society/congress2027/en-GB/award-winners');
  expect(titles(3)).toEqual(['Award a']);
  expect(screen.queryByRole('combobox')).toBeNull();
});

test('none yet, and a failure that can be tried again', async () => {
  const first = show({}, {}, []);
  expect(await screen.findByText('No award has been given yet.')).toBeTruthy();
  first.unmount();
  show({}, {}, new Response('{}', { status: 500 }));
  expect(await screen.findByRole('button', { name: 'Retry' })).toBeTruthy();
});
