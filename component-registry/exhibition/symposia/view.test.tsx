// The list of industry symposia: days, filters, the limits of its search, and the lead of a symposium.
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { installTopLayer } from '../../../src/ui/top-layer.testing.ts';
import { renderView } from '../../../tests/support/render-view.tsx';
import { attendee } from '../company/people.fixture.ts';
import { withAbout } from './message.ts';
import { props } from './props.ts';
import { aSymposium } from './symposium.fixture.ts';
import View from './view.tsx';

installTopLayer();

beforeEach(() => void vi.stubGlobal('requestIdleCallback', (work: () => void) => work()));
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

const of = (id: string, name: string) => ({
  CompanyAccountId: id,
  CompanyAccountName: name,
  MayAsk: true,
  Company: { CompanyAccountId: id, Name: name, LogoPath: '', SponsorType: '', SponsorTypeName: '' },
});
const symposia = [
  aSymposium('s1', 'Pressure at home', {
    ...of('1', 'Nordpuls'),
    People: [{ Id: 'p', Firstname: 'Ada', Surname: 'Rohde', DisplayName: 'Ada Rohde' }],
  }),
  aSymposium('s2', 'Valves of tomorrow', {
    ...of('2', 'Valvenna'),
    ProgrammeDay: '2027-05-04',
    StartDateTime: '2027-05-04T12:00:00+02:00',
    EndDateTime: '2027-05-04T13:00:00+02:00',
    Groups: [{ Name: 'CME' }],
  }),
];
const path = '/api/exhibition/Symposia/society/congress2027/en-GB';
const open = (given: object = {}, around: object = {}, answers: object = {}) =>
  renderView(View, props.parse(given), { answers: { [path]: symposia, ...answers }, ...around });
const names = (level: number): (string | null)[] => screen.getAllByRole('heading', { level }).map((head) => head.textContent);

test('the orders of B §4: by company, also under its former word, highlighted ones first, and mixed', async () => {
  const company = aSymposium('s3', 'Without company', {});
  const all = [company, { ...symposia[1]!, Highlighted: true }, symposia[0]!];
  for (const [order, listed] of [
    ['companyname', ['Pressure at home', 'Valves of tomorrow', 'Without company']],
    ['company', ['Pressure at home', 'Valves of tomorrow', 'Without company']],
    ['featuredDateSort', ['Valves of tomorrow', 'Without company', 'Pressure at home']],
  ] as const) {
    const { unmount } = open({ order }, {}, { [path]: all });
    await screen.findByRole('link', { name: 'Pressure at home' });
    expect(names(2), order).toEqual(listed);
    unmount();
  }
  const many = Array.from({ length: 9 }, (_, at) => aSymposium(`m${at}`, `Number ${at}`));
  open({ order: 'random' }, {}, { [path]: many });
  await screen.findByRole('link', { name: 'Number 0' });
  const mixed = names(2);
  expect(new Set(mixed)).toEqual(new Set(many.map(({ Name }) => Name)));
  expect(mixed).not.toEqual(many.map(({ Name }) => Name));
});

test('by day, each leading to its session and its company', async () => {
  open();
  expect(await screen.findByRole('link', { name: 'Pressure at home' })).toHaveProperty(
    'pathname',
    '/society/congress2027/en-GB/session/s1',
  );
  expect(screen.getByRole('link', { name: 'Nordpuls' })).toHaveProperty('pathname', '/society/congress2027/en-GB/profile/1');
  expect(names(2)).toHaveLength(2);
  expect(names(3)).toEqual(['Pressure at home', 'Valves of tomorrow']);
});

test('what is called off is struck and says so, even while it would be on', async () => {
  const off = (Id: string, Name: string, tag: object) => aSymposium(Id, Name, { Groups: [tag] });
  const all = [off('s1', 'Pressure at home', { Name: 'cancelled' }), off('s2', 'Valves', { Name: 'Postponed', Label: 'In autumn' })];
  open({}, { now: '2027-05-03T12:30+02:00' }, { [path]: [...all, aSymposium('s3', 'Rhythm')] });
  const cancelled = await screen.findByRole('link', { name: /^Cancelled: ?Pressure at home$/ });
  expect(cancelled.querySelector('s')?.textContent).toBe('Pressure at home');
  expect(screen.getByRole('link', { name: /^In autumn: ?Valves$/ }).querySelector('s')?.textContent).toBe('Valves');
  expect(screen.getByRole('link', { name: 'Rhythm' }).querySelector('s')).toBeNull();
  // Of three at the same time, one is on.
  expect(screen.getAllByText('Now')).toHaveLength(1);
});

test('filters by company and day are in the address; nothing found leads back', async () => {
  open({}, { search: '?company=2' });
  await waitFor(() => expect(names(3)).toEqual(['Valves of tomorrow']));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Day' }), '2027-05-03');
  await userEvent.click(await screen.findByRole('link', { name: 'Show all' }));
  expect(names(3)).toHaveLength(2);
});

test('a list forgives errors from three characters on; a search finds what is written from two', async () => {
  open();
  const field = await screen.findByRole('searchbox', { name: 'Search symposia' });
  await userEvent.type(field, 'va');
  expect(names(3)).toHaveLength(2);
  await userEvent.type(field, 'lvvena');
  await waitFor(() => expect(names(2)).toEqual(['Valves of tomorrow']));
});

test('picture, chairs and presentations; a search finds one by the title of a presentation', async () => {
  const talks = [{ Id: 't', Title: 'Exercise curves', SpeakerFirstname: 'Ida', SpeakerSurname: 'Voss' }];
  const chair = { Id: 'c', Firstname: 'Olga', Surname: 'Berg', DisplayName: 'Olga Berg' };
  const one = { ...symposia[0], ImageThumbPath: '/one.svg', Chairs: [chair], Presentations: talks, People: [chair] };
  open({}, {}, { [path]: [one, symposia[1]] });
  expect(await screen.findByText('Chair: Olga Berg')).toBeTruthy();
  expect(screen.getAllByText(/Olga Berg/)).toHaveLength(1);
  expect(document.querySelector('img[src="/one.svg"]')).toBeTruthy();
  const details = screen.getByText('Presentations: 1').closest('details')!;
  expect(details.open).toBe(false);
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search symposia' }), 'exercise');
  await waitFor(() => expect(names(2)).toEqual(['Pressure at home']));
  expect(screen.getByText('Presentations: 1').closest('details')!.open).toBe(true);
  expect(screen.getByText('Exercise curves')).toHaveProperty('pathname', '/society/congress2027/en-GB/presentation/t');
});

test('a search is as written', async () => {
  open({ search: 'search' });
  const field = await screen.findByRole('searchbox', { name: 'Search symposia' });
  await userEvent.type(field, 'ro');
  await waitFor(() => expect(names(2)).toEqual(['Valves of tomorrow', 'Pressure at home']));
  await userEvent.type(field, 'hde');
  await waitFor(() => expect(names(2)).toEqual(['Pressure at home']));
  await userEvent.clear(field);
  await userEvent.type(field, 'rohdde');
  expect(await screen.findByText('No results :(')).toBeTruthy();
});

test('kind and tags are in the words of their labels, and found by them', async () => {
  const labelled = { SessionType: 'Satellite', TypeLabel: 'Symposium satellite', Groups: [{ Name: 'CME', Label: 'Formation' }] };
  open({}, {}, { [path]: [symposia[0], { ...symposia[1], ...labelled }] });
  expect(await screen.findByText('Symposium satellite')).toBeTruthy();
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search symposia' }), 'formation');
  await waitFor(() => expect(names(2)).toEqual(['Valves of tomorrow']));
});

test('tags of the organiser leave out others; none and a failed call say so', async () => {
  open({ tags: ['CME'] });
  await waitFor(() => expect(names(3)).toEqual(['Valves of tomorrow']));
  open({}, {}, { [path]: [] });
  expect(await screen.findByText('No symposium has been announced yet.')).toBeTruthy();
  renderView(View, props.parse({}));
  expect(await screen.findByRole('button', { name: 'Retry' })).toBeTruthy();
});

test('whoever is signed in asks for a call with their consent; the symposium stands in the message', async () => {
  const sent: unknown[] = [];
  const before = {
    LeadId: 1,
    CompanyAccountId: '1',
    CompanyName: 'Nordpuls',
    Firstname: 'Mira',
    Surname: 'Okafor',
    Email: 'mira@example.org',
    Topic: 'contact',
    Message: 'Prices?',
    Consent: 'x',
    GivenAt: '2027-05-03T08:00:00Z',
    ChangedAt: '2027-05-03T08:00:00Z',
  };
  const answers = {
    '/api/Exhibition/Leads': (_: string, init?: RequestInit) => {
      if (init?.method !== 'POST') return [before];
      sent.push(JSON.parse(String(init.body)));
      return before;
    },
  };
  open({}, { frame: { person: attendee } }, answers);
  await userEvent.click(await screen.findByRole('button', { name: 'Ask for information or a call: Pressure at home' }));
  const dialog = await screen.findByRole('dialog');
  await userEvent.selectOptions(await within(dialog).findByRole('combobox', { name: 'What is it about?' }), 'callback');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Send' }));
  expect(sent).toEqual([]);
  await userEvent.click(within(dialog).getByRole('checkbox'));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({ Topic: 'callback', Message: 'Prices?\nAbout the symposium “Pressure at home”.', Firstname: 'Mira' });
});

test('visitors who are not signed in are not asked', async () => {
  open();
  await screen.findByRole('link', { name: 'Pressure at home' });
  expect(screen.queryByRole('button', { name: /^Ask for information/ })).toBeNull();
});

test('a message holds the line about a symposium once, and never more than fits', () => {
  expect(withAbout('', 'About A.', 100)).toBe('About A.');
  expect(withAbout('Prices?\nAbout A.', 'About A.', 100)).toBe('Prices?\nAbout A.');
  expect(withAbout('x'.repeat(100), 'About A.', 50)).toHaveLength(50);
});
