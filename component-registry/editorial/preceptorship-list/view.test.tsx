// Preceptorships: facts, the way to apply until the deadline, search and filters, other pages, none, failures.
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { type Around, renderView } from '../../../tests/support/render-view.tsx';
import type { Preceptorship } from '#contract/preceptorships';
import { type Props, props } from './props.ts';
import View from './view.tsx';

const offer = (Id: string, more: Partial<Preceptorship> = {}): Preceptorship => ({
  Id,
  Title: `Offer ${Id}`,
  Host: '',
  City: '',
  Country: '',
  Topic: '',
  Language: '',
  Places: 0,
  Summary: '',
  ApplyUrl: '',
  ApplyEmail: '',
  StartDate: null,
  EndDate: null,
  Deadline: null,
  Text: '',
  ...more,
});
const all = [
  offer('over', { Deadline: '2027-05-01T23:59:59+02:00', ApplyUrl: 'https://www.example.org/over', Country: 'DE', Topic: 'Valves' }),
  offer('ep', {
    Host: 'Hôpital',
    Country: 'AT',
    Language: 'de',
    Topic: 'Ablation',
    Places: 4,
    ApplyEmail: 'a@example.org',
    Text: '<p>All of it.</p>',
  }),
  offer('echo', {
    Country: 'AT',
    Language: 'en',
    Topic: 'Imaging',
    StartDate: '2027-09-06T00:00:00+02:00',
    EndDate: '2027-09-17T23:59:59+02:00',
  }),
];
const show = (set: Partial<Props> = {}, around: Partial<Around> = {}, answer: unknown = all) =>
  renderView(View, props.parse({ title: 'Preceptorships', level: 1, ...set }), {
    page: 'preceptorships',
    answers: { '/api/modules/Preceptorships': answer },
    ...around,
  });
const titles = (level = 2): (string | null)[] => screen.getAllByRole('heading', { level }).map((head) => head.textContent);

test('open ones first; facts in words; no way to apply after the deadline', async () => {
  show();
  await screen.findByText('All of it.');
  expect(titles()).toEqual(['Offer ep', 'Offer echo', 'Offer over']);
  const [ep, , over] = screen.getAllByRole('article');
  expect(within(ep!).getByText('Austria')).toBeTruthy();
  expect(within(ep!).getByText('German')).toBeTruthy();
  expect(within(ep!).getByRole('link', { name: 'Apply by e-mail' }).getAttribute('href')).toMatch(/^mailto:a@example\.org\?subject=/);
  expect(within(over!).queryByRole('link')).toBeNull();
  expect(within(over!).getByText(/Applications ended/)).toBeTruthy();
});

test('search and filters, alone and together', async () => {
  show();
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Country' }), 'AT');
  expect(titles()).toEqual(['Offer ep', 'Offer echo']);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'en');
  expect(titles()).toEqual(['Offer echo']);
  await userEvent.type(screen.getByRole('searchbox'), 'hopital');
  expect(await screen.findByText('No offer fits.')).toBeTruthy();
  await userEvent.click(screen.getByRole('link', { name: 'Show all' }));
  expect(titles()).toHaveLength(3);
});

test('on another page a few, and the way to all', async () => {
  show({ level: 2, limit: 1 }, { page: 'HomePage', search: '?topic=Valves' });
  expect((await screen.findByRole('link', { name: 'All preceptorships' })).getAttribute('href')).toBe(
    '/preceptorships/society/congress2027/en-GB',
  );
  expect(titles(3)).toEqual(['Offer ep']);
  expect(screen.queryByRole('search')).toBeNull();
});

test('none, and a failure that can be tried again', async () => {
  const first = show({}, {}, []);
  expect(await screen.findByText('No place is offered at the moment.')).toBeTruthy();
  first.unmount();
  show({}, {}, new Response('{}', { status: 500 }));
  expect(await screen.findByRole('button', { name: 'Retry' })).toBeTruthy();
});
