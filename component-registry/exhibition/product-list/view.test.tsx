import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, test } from 'vitest';
import { nameOfInfo } from '../../../src/contract/event-name.ts';
import { outbox, type OutboxEntry } from '../../../src/stores/outbox.ts';
import { renderView, testEvent } from '../../../tests/support/render-view.tsx';
import { aMedium } from '../company/company.fixture.ts';
import { attendee, visitorHere } from '../company/people.fixture.ts';
import { props } from './props.ts';
import { installTopLayer } from '../../../src/ui/top-layer.testing.ts';
import View from './view.tsx';

beforeAll(installTopLayer);

const product = (Id: string, Name: string, Category: string) => ({
  Id,
  CompanyAccountId: '4711',
  CompanyName: 'Sample Devices',
  Name,
  Short: '',
  Category,
  Tags: [],
  ImagePath: '',
  Website: '',
  Sort: 0,
});
const products = [product('p1', 'Sonara 3', 'Imaging'), product('p2', 'Veloport', 'Catheters')];
const detail = {
  ...products[0],
  Description: '<p>Weighs 300 g.</p>',
  Gallery: [],
  Documents: [{ Title: 'Manual', Url: 'https://www.example.org/m.pdf' }],
  VideoUrl: '',
  Captions: [],
  Media: [aMedium({ Title: 'Care leaflet', Url: '/care.pdf', ProductId: 'p1' })],
  Sessions: [
    { Id: 's1', Name: 'Opening', StartDateTime: null, Groups: [] },
    { Id: 's2', Name: 'Hands on', StartDateTime: null, Groups: [{ Name: 'Postponed', Label: 'Later' }] },
  ],
};
const open = (search = '') =>
  renderView(View, props.parse({}), {
    search,
    answers: {
      '/api/exhibition/ExhibitiorProductsForEvent/society/congress2027/en-GB': (address: string) =>
        address.includes('productid') ? [detail] : products,
    },
  });
const names = (): (string | null)[] => screen.getAllByRole('heading', { level: 2 }).map((head) => head.textContent);

test('all products, by category and by a search that forgives errors', async () => {
  open();
  await screen.findByRole('link', { name: 'Sonara 3' });
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Category' }), 'Catheters');
  expect(names()).toEqual(['Veloport']);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Category' }), '');
  await userEvent.type(screen.getByRole('searchbox'), 'sonra');
  await waitFor(() => expect(names()).toEqual(['Sonara 3']));
});

test('one product with its documents, its sessions and its company', async () => {
  open('?product=p1');
  expect(await screen.findByRole('heading', { level: 2, name: 'Sonara 3' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Manual' })).toBeTruthy();
  expect(screen.getByRole('heading', { level: 3, name: 'More about Sonara 3' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Care leaflet' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Opening' }).getAttribute('href')).toBe('/society/congress2027/en-GB/session/s1');
  expect(screen.getByRole('link', { name: /^Later: ?Hands on$/ }).querySelector('s')?.textContent).toBe('Hands on');
  expect(screen.getByRole('link', { name: 'Ask Sample Devices' }).getAttribute('href')).toBe('/society/congress2027/en-GB/profile/4711');
});

test('a product is rated by whoever is signed in, and again; nobody rates what their own company makes', async () => {
  const sent: string[] = [];
  let answer: unknown = { RatingValue: 4 };
  let known = { RatingValue: 0, Average: 0, Count: 0 };
  renderView(View, props.parse({}), {
    search: '?product=p1',
    frame: { person: attendee },
    answers: {
      '/api/exhibition/ExhibitiorProductsForEvent/society/congress2027/en-GB': [detail],
      '/api/Exhibition/GetProductRating': () => known,
      '/api/Exhibition/CreateProductRating': (address: string) => {
        sent.push(address);
        known = { RatingValue: 4, Average: 4.3, Count: 3 };
        return answer;
      },
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Save rating' }));
  expect(screen.getByText('Please choose the stars first.')).toBeTruthy();
  await userEvent.click(screen.getByRole('radio', { name: '4 stars' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save rating' }));
  expect(await screen.findByText('4.3 of 5 stars, 3 ratings')).toBeTruthy();
  expect(sent).toEqual([expect.stringContaining('pRatingValue=4')]);
  answer = Response.json({ error: { code: 'own-product' } }, { status: 403 });
  await userEvent.click(screen.getByRole('button', { name: 'Save rating' }));
  expect(await screen.findByText('You cannot rate a product of your own company.')).toBeTruthy();
});

/** A rating on its way to the server. */
const waiting: OutboxEntry = {
  id: '1',
  event: nameOfInfo(testEvent),
  account: attendee.user!.UserId,
  method: 'POST',
  address: '/api/Exhibition/CreateProductRating?eventid=society%2Fcongress2027&pExhibitorProductId=p1&pRatingValue=4',
  body: undefined,
  label: 'A rating',
  state: 'waiting',
};

test('a rating that waited on the device counts in what is shown once it was sent', async () => {
  outbox.setState({ entries: [waiting] });
  let known = { RatingValue: 0, Average: 0, Count: 0 };
  renderView(View, props.parse({}), {
    search: '?product=p1',
    frame: { person: attendee },
    answers: {
      '/api/exhibition/ExhibitiorProductsForEvent/society/congress2027/en-GB': [detail],
      '/api/Exhibition/GetProductRating': () => known,
    },
  });
  expect(await screen.findByRole('button', { name: 'Save rating' })).toBeTruthy();
  known = { RatingValue: 4, Average: 4, Count: 1 };
  act(() => outbox.setState({ entries: [] }));
  expect(await screen.findByText('4 of 5 stars, 1 rating')).toBeTruthy();
});

test('a rating that waited and that the server refused is told at the stars, until it is given again', async () => {
  outbox.setState({ entries: [{ ...waiting, state: 'refused', status: 403, code: 'own-product' }] });
  renderView(View, props.parse({}), {
    search: '?product=p1',
    frame: { person: attendee },
    answers: {
      '/api/exhibition/ExhibitiorProductsForEvent/society/congress2027/en-GB': [detail],
      '/api/Exhibition/GetProductRating': { RatingValue: 0, Average: 0, Count: 0 },
      '/api/Exhibition/CreateProductRating': { RatingValue: 4 },
    },
  });
  expect(await screen.findByText('You cannot rate a product of your own company.')).toBeTruthy();
  await userEvent.click(screen.getByRole('radio', { name: '4 stars' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save rating' }));
  await waitFor(() => expect(screen.queryByText('You cannot rate a product of your own company.')).toBeNull());
  expect(outbox.getState().entries).toEqual([]);
});

test('a visitor sees the average, and the way to sign in', async () => {
  renderView(View, props.parse({}), {
    search: '?product=p1',
    frame: { person: visitorHere },
    answers: {
      '/api/exhibition/ExhibitiorProductsForEvent/society/congress2027/en-GB': [detail],
      '/api/Exhibition/GetProductRating': { RatingValue: 0, Average: 3.7, Count: 6 },
    },
  });
  expect(await screen.findByText('3.7 of 5 stars, 6 ratings')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Sign in to rate' })).toBeTruthy();
  expect(screen.queryByRole('radio')).toBeNull();
});

test('of many products the first sixty, and more when asked; the address keeps how many, for the way back', async () => {
  const many = Array.from({ length: 70 }, (_, at) => product(`m${at}`, `Product ${at}`, 'Imaging'));
  const answers = { '/api/exhibition/ExhibitiorProductsForEvent/society/congress2027/en-GB': many };
  const { place, unmount } = renderView(View, props.parse({}), { answers });
  await screen.findByText('Products: 70');
  expect(names()).toHaveLength(60);
  expect(screen.getByRole('link', { name: 'Show more products' }).getAttribute('href')).toBe('?shown=120');
  await userEvent.click(screen.getByRole('link', { name: 'Show more products' }));
  expect(names()).toHaveLength(70);
  expect(screen.queryByRole('link', { name: 'Show more products' })).toBeNull();
  expect(place()).toContain('shown=120');
  unmount();
  renderView(View, props.parse({}), { answers, search: '?shown=120' });
  await screen.findByText('Products: 70');
  expect(names()).toHaveLength(70);
});

test('whoever is signed in asks the company about the product at once, with consent', async () => {
  const given: unknown[] = [];
  renderView(View, props.parse({}), {
    search: '?product=p1',
    frame: { person: attendee },
    answers: {
      '/api/exhibition/ExhibitiorProductsForEvent/society/congress2027/en-GB': [detail],
      '/api/Exhibition/Leads': (_: string, init?: RequestInit) => {
        if (init?.method !== 'POST') return [];
        given.push(JSON.parse(init.body as string));
        return { LeadId: 1 };
      },
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: /^Ask Sample Devices ?: Sonara 3$/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Ask about “Sonara 3”' }));
  await userEvent.click(await dialog.findByRole('checkbox'));
  await userEvent.click(dialog.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(given).toMatchObject([{ Topic: 'information', Message: 'About the product “Sonara 3”.' }]));
});
