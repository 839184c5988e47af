// What a rendered page carries of exhibitors and products: the same list as from the whole, which follows when it is needed or the browser is idle.
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aHall, aCompany } from '../../../tests/support/a-company.ts';
import { renderView } from '../../../tests/support/render-view.tsx';
import { props as exhibitorProps } from '../exhibitor-list/props.ts';
import ExhibitorList from '../exhibitor-list/view.tsx';
import { props as productProps } from '../product-list/props.ts';
import ProductList from '../product-list/view.tsx';
import { shownOf } from './first-view.ts';

class NothingNear {
  observe(): void {}
  disconnect(): void {}
}
beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', NothingNear);
  Element.prototype.scrollIntoView = () => undefined;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const number = (at: number): string => String(at).padStart(3, '0');
const products = Array.from({ length: 200 }, (_, at) => ({
  Id: `p${at}`,
  CompanyAccountId: '1',
  CompanyName: 'Sample Devices',
  Name: `Product ${number(at)}`,
  Short: '',
  Category: at % 2 ? 'Imaging' : 'Catheters',
  Tags: ['hidden tag'],
  ImagePath: '',
  Website: '',
  Sort: 0,
}));
const companies = Array.from({ length: 200 }, (_, at) =>
  aCompany({
    CompanyAccountId: String(at + 1),
    Name: `${String.fromCharCode(65 + Math.floor(at / 8))} company ${number(at)}`,
    SponsorType: at % 2 ? 'Gold Partner' : 'Platinum Partner',
    ExhibitorBooths: [{ HallId: 'h', BoothNumber: `${at}`, HallName: '' }],
  }),
);
const halls = [aHall];
const productAddress = '/api/exhibition/ExhibitiorProductsForEvent';
const companyAddress = '/api/exhibition/CompanyAccounts';
const answers = { [`${productAddress}/society/congress2027/en-GB`]: products, [companyAddress]: companies, '/api/exhibition/Halls': halls };

const lists = {
  products: { of: productAddress, render: (more: object) => renderView(ProductList, productProps.parse({}), { answers, ...more }) },
  exhibitors: { of: companyAddress, render: (more: object) => renderView(ExhibitorList, exhibitorProps.parse({}), { answers, ...more }) },
} as const;
type List = keyof typeof lists;

/** What is drawn, without the identities React gives. */
const drawn = (root: HTMLElement): string => root.outerHTML.replaceAll(/_[rR]_\w*?_/g, '#');
const names = (): (string | null)[] => screen.getAllByRole('heading', { level: 2 }).map((head) => head.textContent);
const ready = (): Promise<HTMLElement[]> => screen.findAllByRole('heading', { level: 2 });

/** The list as a browser takes it over from the server. */
async function takenOver(list: List, search = '', more: object = {}) {
  const { render, of } = lists[list];
  const given = new Map<string, unknown>();
  const server = render({ search, frame: { handOver: { give: (id: string, one: unknown) => void given.set(id, one) } } });
  await ready();
  const html = drawn(server.root);
  const sent = JSON.stringify([...given.values()]);
  cleanup();
  // In the order of their ids, which is that of the hooks.
  const place = (id: string): number => Number.parseInt(id.replaceAll(/_r_|_/gi, ''), 32);
  const parts = [...given]
    .toSorted(([one], [other]) => place(one) - place(other))
    .map(([, part]) => JSON.parse(JSON.stringify(part)) as unknown);
  const byId = new Map<string, unknown>();
  // Ids differ from drawing to drawing; their order does not.
  const take = (id: string): unknown => {
    if (!byId.has(id)) byId.set(id, parts[byId.size]);
    return byId.get(id);
  };
  const view = render({ search, frame: { handOver: { take } }, ...more });
  await ready();
  return { ...view, html, sent, asked: () => view.requests.filter((address) => address.startsWith(of)).length };
}

test.each([
  ['products', ''],
  ['products', '?category=Imaging'],
  ['products', '?shown=120'],
  ['exhibitors', ''],
  ['exhibitors', '?tier=Gold+Partner'],
  ['exhibitors', '?shown=120'],
  ['exhibitors', '?sort=booth'],
] as const)('of the %s at “%s” the same is drawn, and nothing is asked; the rest changes nothing', async (list, search) => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { root, html, asked } = await takenOver(list, search);
  expect(drawn(root)).toBe(html);
  expect(asked()).toBe(0);
  const before = names();
  await vi.advanceTimersByTimeAsync(2500);
  await waitFor(() => expect(asked()).toBe(1));
  await vi.advanceTimersByTimeAsync(100);
  expect(names()).toEqual(before);
});

test('a page carries the items on screen, and of a product what its card shows', async () => {
  const { sent } = await takenOver('products');
  expect(sent).toContain('Product 059');
  for (const hidden of ['Product 060', 'hidden tag']) expect(sent).not.toContain(hidden);
  cleanup();
  const { sent: ofExhibitors } = await takenOver('exhibitors');
  expect(ofExhibitors).toContain('H company 059');
  for (const hidden of ['H company 060', '0,0 10,10']) expect(ofExhibitors).not.toContain(hidden);
});

test('a category, a letter and the way to more ask for the rest at once', async () => {
  const { asked } = await takenOver('products');
  await userEvent.click(screen.getByRole('link', { name: 'Show more products' }));
  await waitFor(() => expect(names()).toHaveLength(120));
  expect(asked()).toBe(1);
  cleanup();
  await takenOver('products');
  fireEvent.change(screen.getByRole('combobox', { name: 'Category' }), { target: { value: 'Imaging' } });
  await waitFor(() => expect(names()[0]).toBe('Product 001'));
  expect(screen.getAllByText('Products: 100').length).toBeGreaterThan(0);
  cleanup();
  await takenOver('exhibitors');
  await userEvent.click(screen.getByRole('link', { name: 'Y' }));
  await waitFor(() => expect(screen.getByText('Booth 199')).toBeTruthy());
});

test('a company chosen in the address is carried, wherever it stands', async () => {
  const { root, html } = await takenOver('exhibitors', '?company=190');
  expect(drawn(root)).toBe(html);
  expect(names()).toContain('X company 189');
});

test('where the rest does not arrive, what is there stays, and another try is offered', async () => {
  const failing = {
    ...answers,
    [`${productAddress}/society/congress2027/en-GB`]: () => Response.json({ error: { code: 'bad' } }, { status: 400 }),
  };
  await takenOver('products', '', { answers: failing });
  await userEvent.click(screen.getByRole('link', { name: 'Show more products' }));
  expect(await screen.findByRole('button', { name: 'Retry' })).toBeTruthy();
  expect(names()).toHaveLength(60);
});

test('without a script the address tells how many are shown, in whole steps', async () => {
  expect(['', '0', '-5', 'x', '60', '61', '1e9'].map(shownOf)).toEqual([60, 60, 60, 60, 60, 120, 60]);
  await takenOver('exhibitors', '?tier=Gold+Partner');
  expect(screen.getByRole('link', { name: 'Show more exhibitors' }).getAttribute('href')).toBe('?tier=Gold+Partner&shown=120');
});
