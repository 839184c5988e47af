// The floor plan: the list says what the plan shows, search, halls, where it opens, keys.
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { aCompany } from '../../../tests/support/a-company.ts';
import { renderView } from '../../../tests/support/render-view.tsx';
import { props as schema } from './props.ts';
import View from './view.tsx';

const given = {
  halls: [
    {
      id: 'one',
      name: { 'en-GB': 'Hall 1', 'de-DE': 'Halle 1' },
      plan: 'asset:one.svg',
      width: 900,
      height: 600,
      booths: [{ number: 'A1', points: '10,10 60,40' }],
    },
    {
      id: 'two',
      name: 'Hall 2',
      width: 900,
      height: 600,
      booths: [
        { number: 'B9', points: '400,250 500,350' },
        { number: 'B12', points: '0,0 9,9' },
      ],
    },
  ],
  companies: [
    { id: 'sample', name: 'Sample Instruments', booths: ['B12', 'B9'], sponsorType: 'Gold Partner', link: 'https://www.example.org' },
    { id: 'arzt', name: 'Ärztehaus', booths: ['A1'] },
    { id: 'later', name: 'Later Ltd', booths: ['Z1'] },
  ],
};
const show = (props: object = {}, around = {}) => renderView(View, schema.parse({ ...given, ...props }), around);
const plan = () => screen.getByRole('group', { name: /^Plan of/ });
const viewBox = () => plan().querySelector('svg')!.getAttribute('viewBox');
const companies = () => within(screen.getByRole('list', { name: 'Companies' })).getAllByRole('button');

test('in halls with equal numbers each booth is that of its own company, and is said with its hall', async () => {
  const equal = given.halls.map((hall) => ({ ...hall, booths: [{ number: '7', points: '10,10 60,40' }] }));
  const at = (hall: string) => [{ hall, number: '7' }];
  show({
    halls: equal,
    companies: [
      { id: 'a', name: 'Alpha', booths: at(equal[0]!.id) },
      { id: 'b', name: 'Beta', booths: at(equal[1]!.id) },
    ],
  });
  const names = equal.map(({ name }) => (typeof name === 'string' ? name : name['en-GB']));
  expect(companies().map((button) => button.textContent)).toEqual([`Alpha Booth 7 (${names[0]})`, `Beta Booth 7 (${names[1]})`]);
  const shown = () => document.querySelector('svg[viewBox] title')?.textContent;
  expect(shown()).toBe('7 · Alpha');
  await userEvent.click(companies()[1]!);
  expect(shown()).toBe('7 · Beta');
});

test('the list has every company by name with its booths ascending', () => {
  show();
  expect(companies().map((button) => button.textContent)).toEqual([
    'Ärztehaus Booth A1',
    'Later Ltd Booth Z1',
    'Sample Instruments Booths B9, B12',
  ]);
});

test('without halls of its own it shows those of the event, and each company leads to its profile', async () => {
  const company = aCompany({
    CompanyAccountId: '4711',
    Name: 'Sample Instruments',
    ExhibitorBooths: [{ HallId: 'h', BoothNumber: 'B9', HallName: '' }],
  });
  const hall = {
    Id: 'h',
    Name: 'Hall 9',
    PlanPath: '',
    DarkColors: false,
    Width: 90,
    Height: 60,
    Sort: 1,
    Booths: [{ BoothNumber: 'B9', Points: '0,0 9,9' }],
  };
  const answers = { '/api/exhibition/CompanyAccounts': [company], '/api/exhibition/Halls': [hall] };
  renderView(View, schema.parse({}), { answers, search: '?company=4711' });
  expect(await screen.findByRole('group', { name: 'Plan of Hall 9' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Show more' })).toHaveProperty('pathname', '/society/congress2027/en-GB/profile/4711');
});

test('halls that are not drawn yet are said to be so', async () => {
  renderView(View, schema.parse({}), { answers: { '/api/exhibition/CompanyAccounts': [], '/api/exhibition/Halls': [] } });
  expect(await screen.findByText('The plan of the halls has not been drawn yet.')).toBeTruthy();
});

test('choosing a company shows its facts, its hall and its booth, and is in the address', async () => {
  const { place } = show();
  expect(plan().getAttribute('aria-label')).toBe('Plan of Hall 1');
  await userEvent.click(companies()[2]!);
  expect(place()).toContain('?company=sample');
  expect(plan().getAttribute('aria-label')).toBe('Plan of Hall 2');
  expect(screen.getByRole('heading', { name: 'Sample Instruments' })).toBeTruthy();
  expect(screen.getByText('Gold Partner')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Show more' }).getAttribute('href')).toBe('https://www.example.org');
  expect(companies()[2]!.getAttribute('aria-current')).toBe('true');
  expect(plan().querySelectorAll('[data-selected="true"]')).toHaveLength(2);
});

test('it opens at the company of the address, or of the organiser', () => {
  show({}, { search: '?company=arzt' });
  expect(screen.getByRole('heading', { name: 'Ärztehaus' })).toBeTruthy();
  expect(viewBox()).toBe('0 0 300 200');
});

test('without a query parameter the choice stays out of the address', async () => {
  const { place } = show({ query: '', company: 'arzt' });
  expect(screen.getByRole('heading', { name: 'Ärztehaus' })).toBeTruthy();
  await userEvent.click(companies()[2]!);
  expect(plan().getAttribute('aria-label')).toBe('Plan of Hall 2');
  expect(place()).not.toContain('?');
});

test('a booth on the plan chooses its company; an empty one nothing', async () => {
  show({ query: '' });
  await userEvent.click(plan().querySelector('[data-taken="true"]')!);
  expect(screen.getByRole('heading', { name: 'Ärztehaus' })).toBeTruthy();
});

test('search forgives accents, says how many there are, and says when there is none', async () => {
  show();
  const search = screen.getByRole('searchbox', { name: 'Search companies and booths' });
  await userEvent.type(search, 'arzte');
  expect(companies()).toHaveLength(1);
  expect(screen.getByRole('status').textContent).toBe('1 company');
  await userEvent.type(search, 'zz');
  expect(screen.getByText('No company or booth matches “arztezz”.')).toBeTruthy();
});

test('keys and buttons zoom and move, and stop at the whole', async () => {
  show();
  expect(viewBox()).toBe('0 0 900 600');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Zoom out' }).disabled).toBe(true);
  plan().focus();
  await userEvent.keyboard('+');
  expect(viewBox()).toBe('150 100 600 400');
  await userEvent.keyboard('{ArrowRight}{ArrowDown}');
  expect(viewBox()).toBe('270 180 600 400');
  await userEvent.keyboard('0');
  expect(viewBox()).toBe('0 0 900 600');
  await userEvent.click(screen.getByRole('button', { name: 'Zoom in' }));
  await userEvent.click(screen.getByRole('button', { name: 'Show the whole hall' }));
  expect(viewBox()).toBe('0 0 900 600');
});

test('a hall chosen by hand stays until another company is chosen', async () => {
  show({}, { search: '?company=arzt' });
  await userEvent.click(screen.getByRole('tab', { name: 'Hall 2' }));
  expect(plan().getAttribute('aria-label')).toBe('Plan of Hall 2');
  await userEvent.click(companies()[2]!);
  await userEvent.click(companies()[0]!);
  expect(plan().getAttribute('aria-label')).toBe('Plan of Hall 1');
});

test('a booth that is on no plan is said in words; a plan that does not arrive leaves the booths', () => {
  show({ company: 'later' });
  expect(screen.getByText('This booth is not on a plan yet.')).toBeTruthy();
  fireEvent.error(plan().querySelector('image')!);
  expect(plan().querySelector('image')).toBeNull();
  expect(plan().querySelectorAll('polygon')).toHaveLength(1);
});

test('of companies and halls with one id the first counts', () => {
  const twice = <T,>(list: readonly T[]): T[] => [...list, ...list];
  show({ companies: [...twice(given.companies), { id: 'arzt', name: 'Another', booths: [] }], halls: twice(given.halls) });
  expect(companies().map(({ textContent }) => textContent)).toEqual([
    'Ärztehaus Booth A1',
    'Later Ltd Booth Z1',
    'Sample Instruments Booths B9, B12',
  ]);
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['Hall 1', 'Hall 2']);
});

test('without companies it says so', () => {
  show({ companies: [], halls: [given.halls[1]] });
  expect(screen.getByText('No companies are entered yet.')).toBeTruthy();
  expect(screen.queryByRole('tablist')).toBeNull();
});

test('a drawing stays on light paper in the dark scheme, unless it has dark colours of its own', () => {
  const one = given.halls[0]!;
  const paperOf = (hall: object): string | undefined => {
    const { unmount } = show({ halls: [{ ...one, ...hall }] });
    const { paper } = (plan().parentElement as HTMLElement).dataset;
    unmount();
    return paper;
  };
  expect([paperOf({}), paperOf({ darkColors: true }), paperOf({ plan: '' })]).toEqual(['true', 'false', 'false']);
});
