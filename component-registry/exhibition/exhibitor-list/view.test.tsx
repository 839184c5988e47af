import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderView } from '../../../tests/support/render-view.tsx';
import { aHall, aCompany } from '../../../tests/support/a-company.ts';
import { props } from './props.ts';
import View from './view.tsx';

/** Nothing comes near the screen by itself. */
class NothingNear {
  observe(): void {}
  disconnect(): void {}
}
beforeEach(() => {
  vi.stubGlobal('requestIdleCallback', (work: () => void) => work());
  vi.stubGlobal('IntersectionObserver', NothingNear);
  Element.prototype.scrollIntoView = () => undefined;
});
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
});

const company = (CompanyAccountId: string, Name: string, booth: string, more: object = {}) =>
  aCompany({
    CompanyAccountId,
    Name,
    SponsorType: 'Gold Partner',
    Sort: Number(CompanyAccountId),
    ExhibitorBooths: [{ HallId: 'h', BoothNumber: booth, HallName: '' }],
    ...more,
  });
const companies = [
  company('3', 'Alpenherz', '2.10', { Tags: ['Ultrasound'] }),
  company('1', 'Brightmoor', '2.9', { HasProducts: true, SponsorType: 'Platinum Partner' }),
  company('2', 'Cordis Sample', '10A'),
];
const halls = [aHall];
const answers = { '/api/exhibition/CompanyAccounts': companies, '/api/exhibition/Halls': halls };
const open = (search = '', documents = {}) => renderView(View, props.parse({}), { answers, search, documents: { app: documents } });
const names = (): (string | null)[] => screen.getAllByRole('heading', { level: 2 }).map((head) => head.textContent);

test('by name, each with booth and tier, linked to its profile', async () => {
  open();
  expect(await screen.findByRole('link', { name: 'Alpenherz' })).toHaveProperty('pathname', '/society/congress2027/en-GB/profile/3');
  expect(names()).toEqual(['Alpenherz', 'Brightmoor', 'Cordis Sample']);
  expect(screen.getByText('Booth 2.10')).toBeTruthy();
  // Without a logo its initials stand there: the name is beside them.
  expect(screen.getAllByText('Alpenherz')).toHaveLength(1);
});

test.each([false, true])(
  'two halls with equal numbers, second version %s: the link of a company opens its own hall',
  async (useCompanyAccountsV2) => {
    const equal = ['h', 'k'].map((Id, at) => ({
      ...halls[0]!,
      Id,
      Name: `Hall ${at + 1}`,
      Booths: [{ BoothNumber: '7', Points: '0,0 10,10' }],
    }));
    const both = equal.map(({ Id: HallId, Name: HallName }, at) =>
      company(String(at + 1), `Company ${at + 1}`, '', { ExhibitorBooths: [{ HallId, BoothNumber: '7', HallName }] }),
    );
    const second = both.map(({ Name, ...line }) => ({ ...line, CompanyAccountName: Name, BoothNumbers: ['7'] }));
    renderView(View, props.parse({}), {
      answers: { '/api/exhibition/Halls': equal, '/api/exhibition/CompanyAccounts': both, '/api/exhibition/CompanyAccountsV2': second },
      search: '?company=2',
      documents: { app: { useCompanyAccountsV2 } },
    });
    expect(await screen.findByText('Booth 7 (Hall 1)')).toBeTruthy();
    expect(screen.getByText('Booth 7 (Hall 2)')).toBeTruthy();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Hall' }), 'k');
    expect(names()).toEqual(['Company 2']);
  },
);

test('the order and filters are in the address: by booth as numbers, a tier, what they offer', async () => {
  open('?sort=booth');
  await screen.findByText('Booth 2.9');
  expect(names()).toEqual(['Brightmoor', 'Alpenherz', 'Cordis Sample']);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Offers' }), 'products');
  expect(names()).toEqual(['Brightmoor']);
});

test('on a phone the filters open on demand, and the button counts the chosen ones', async () => {
  open('?tier=Gold%20Partner&sort=booth&mine=1');
  const opener = await screen.findByRole('button', { name: 'Filters (2)' });
  const tools = document.getElementById(opener.getAttribute('aria-controls')!)!;
  expect([opener.getAttribute('aria-expanded'), tools.dataset['open']]).toEqual(['false', undefined]);
  await userEvent.click(opener);
  expect([opener.getAttribute('aria-expanded'), tools.dataset['open']]).toEqual(['true', 'true']);
  expect(within(tools).getByRole('combobox', { name: 'Order' })).toBeTruthy();
});

test('a tier is chosen and shown under its name in the language, and named in the address by what is the same in each', async () => {
  const [first, ...others] = companies;
  const { place } = renderView(View, props.parse({}), {
    answers: { ...answers, '/api/exhibition/CompanyAccounts': [{ ...first, SponsorTypeName: 'Goldpartner' }, ...others.slice(0, 1)] },
  });
  const field = await screen.findByRole('combobox', { name: 'Partnership' });
  expect(
    within(field)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['All', 'Platinum Partner', 'Goldpartner']);
  await userEvent.selectOptions(field, 'Goldpartner');
  expect(names()).toEqual(['Alpenherz']);
  expect(within(screen.getByRole('listitem')).getByText('Goldpartner', { selector: 'span' })).toBeTruthy();
  expect(place()).toContain('tier=Gold');
});

test('those that can be met are found', async () => {
  renderView(View, props.parse({}), {
    answers: { ...answers, '/api/exhibition/CompanyAccounts': [companies[0], { ...companies[1], HasMeetings: true }] },
  });
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Offers' }), 'meetings');
  expect(names()).toEqual(['Brightmoor']);
});

test('a word of the address that names a stage leaves its companies alone; any other leaves all', async () => {
  const model = (Stages: readonly object[]) => ({
    ...answers,
    '/api/modules/IndustryLandingModel': { Stages, Companies: [], Products: [], Symposia: [], Halls: [] },
  });
  const stage = {
    Id: 'gold',
    Title: 'Gold partners',
    Lead: '',
    PicturePath: '',
    Alternative: '',
    Width: 1,
    Height: 1,
    HotSpots: [],
    CompanyIds: ['3', '2'],
    Pages: [],
  };
  const { unmount } = renderView(View, props.parse({ byAddress: true }), { answers: model([stage]), params: { page: 'gold' } });
  expect(await screen.findByText('Exhibitors of “Gold partners”')).toBeTruthy();
  expect(names()).toEqual(['Alpenherz', 'Cordis Sample']);
  unmount();
  renderView(View, props.parse({ byAddress: true }), { answers: model([]), params: { page: 'other' } });
  await screen.findByText('Booth 2.10');
  expect(names()).toHaveLength(3);
});

test('of many exhibitors those near the screen are drawn; a letter draws its own', async () => {
  const many = Array.from({ length: 200 }, (_, at) =>
    company(String(at + 1), `${String.fromCharCode(65 + Math.floor(at / 8))} company ${at}`, `${at}`),
  );
  renderView(View, props.parse({ map: false }), { answers: { ...answers, '/api/exhibition/CompanyAccounts': many } });
  await screen.findByText('Booth 0');
  expect(names()).toHaveLength(60);
  await userEvent.click(screen.getByRole('link', { name: 'Y' }));
  await waitFor(() => expect(screen.getByText('Booth 199')).toBeTruthy());
  expect(names()).toHaveLength(80);
});

test('a search of three letters forgives an error; two letters search nothing; nothing found leads back', async () => {
  open();
  const field = await screen.findByRole('searchbox', { name: 'Search exhibitors' });
  await userEvent.type(field, 'br');
  expect(names()).toHaveLength(3);
  await userEvent.type(field, 'igtmoor');
  await waitFor(() => expect(names()).toEqual(['Brightmoor']));
  await userEvent.clear(field);
  await userEvent.type(field, 'qqqqq');
  await userEvent.click(await screen.findByRole('link', { name: 'Show all' }));
  expect(names()).toHaveLength(3);
});

test('an empty list, and a failed call', async () => {
  renderView(View, props.parse({}), { answers: { ...answers, '/api/exhibition/CompanyAccounts': [] } });
  expect(await screen.findByText('No exhibitor has been announced yet.')).toBeTruthy();
  renderView(View, props.parse({}));
  expect(await screen.findByRole('button', { name: 'Retry' })).toBeTruthy();
});

test('a star keeps an exhibitor, and a list of those alone; without any it says how', async () => {
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Add to my programme: Alpenherz' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Only my favourites' }));
  await waitFor(() => expect(names()).toEqual(['Alpenherz']));
  expect(JSON.parse(localStorage.getItem('foyer.favoriteCompanies.society/congress2027') ?? '[]')).toEqual(['3']);
  await userEvent.click(screen.getByRole('button', { name: 'Add to my programme: Alpenherz', pressed: true }));
  expect(await screen.findByText('Nothing here yet: press the star of an exhibitor.')).toBeTruthy();
});
