// A stage: its hot spots are links, the address names it, and what there is without one.
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderView } from '../../../tests/support/render-view.tsx';
import { props } from './props.ts';
import View from './view.tsx';

const spot = { Left: 10, Top: 10, Width: 20, Height: 20, CompanyAccountId: '', Link: '' };
const stage = {
  Id: 'plaza',
  Title: 'The plaza',
  Lead: 'From here you come everywhere.',
  PicturePath: '/plaza.svg',
  Alternative: 'A square with a fountain',
  Width: 1600,
  Height: 900,
  HotSpots: [
    { ...spot, Label: 'The programme', Link: 'page:PagSearchPage' },
    { ...spot, Left: 40, Label: 'Sample Devices', CompanyAccountId: '4711' },
  ],
  CompanyIds: ['4711'],
  Pages: ['PlazaPage'],
};
const answer = (Stages: readonly object[]) => ({
  '/api/modules/IndustryLandingModel': { Stages, Companies: [], Products: [], Symposia: [], Halls: [] },
});
const open = (given: object, Stages: readonly object[] = [stage], params: Record<string, string> = {}) =>
  renderView(View, props.parse(given), { answers: answer(Stages), params });

test('hot spots are links to pages and companies, on the picture and in a list; title and lead stand above', async () => {
  open({ stage: 'plaza' });
  expect(await screen.findByRole('img', { name: 'A square with a fountain' })).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'The plaza' })).toBeTruthy();
  const ways = within(screen.getByRole('navigation', { name: 'Ways from here' })).getAllByRole('link');
  expect(ways.map((way) => (way as HTMLAnchorElement).pathname)).toEqual([
    '/society/congress2027/en-GB/search',
    '/society/congress2027/en-GB/profile/4711',
  ]);
  expect(screen.getAllByRole('link', { name: 'The programme' })).toHaveLength(2);
});

test('the address names the stage, else it is the landing one', async () => {
  const { requests } = open({}, [stage], { page: 'gold' });
  await screen.findByRole('heading', { name: 'The plaza' });
  expect(requests.some((one) => one.includes('stage=gold'))).toBe(true);
  const landing = open({}, [stage]);
  await screen.findAllByRole('heading', { name: 'The plaza' });
  expect(landing.requests.some((one) => one.includes('stage=landing'))).toBe(true);
});

test('without a stage there is a sentence with a way onward, or nothing; a failed call says so', async () => {
  open({ stage: 'plaza' }, []);
  expect(await screen.findByText('Nothing has been set up here yet.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'All exhibitors' })).toBeTruthy();
  const { container, requests } = open({ stage: 'plaza', missing: 'nothing' }, []);
  await expect.poll(() => requests.length > 0 && container.textContent).toBe('');
  renderView(View, props.parse({ stage: 'plaza' }));
  expect(await screen.findByRole('button', { name: 'Retry' })).toBeTruthy();
});
