// What a company shows and hands out, on its profile, and the way to its booth on the plan.
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { toasts } from '../../../src/stores/toasts.ts';
import { installTopLayer } from '../../../src/ui/top-layer.testing.ts';
import { renderView } from '../../../tests/support/render-view.tsx';
import { aMedium, aProfile } from '../company/company.fixture.ts';
import en from '../company/texts/en-GB.json' with { type: 'json' };
import { props } from './props.ts';
import View from './view.tsx';

installTopLayer();

const company = aProfile({ ExhibitorBooths: [{ HallId: 'h', BoothNumber: '2.10', HallName: '' }] });
const open = (page: string, more: object, answers: Record<string, unknown> = {}) =>
  renderView(View, props.parse({}), {
    params: { companyAccountId: '4711', ...(page && { page }) },
    answers: { '/api/exhibition/CompanyAccount/society/congress2027/en-GB/4711': { ...company, ...more }, ...answers },
  });

test('a file is asked for when it is taken; one that is gone is said to be so, and the page stays', async () => {
  const Url = 'https://files.example.org/brochure.pdf';
  open('downloads', { Distributions: [aMedium({ Url })] });
  const link = await screen.findByRole('link', { name: 'Brochure' });
  expect(link.getAttribute('href')).toBe(Url);
  await userEvent.click(link);
  await waitFor(() => expect(toasts.getState().shown.map(({ text }) => text)).toEqual([en.fileGone]));
});

const product = {
  Id: 'pr-1',
  CompanyAccountId: '4711',
  Name: 'Sonara 3',
  Short: '',
  Category: '',
  Tags: [],
  ImagePath: '',
  Website: '',
  Sort: 0,
};
const products = { '/api/exhibition/ExhibitiorProducts/society/congress2027/en-GB/4711': [{ ...product, CompanyName: 'Sample Devices' }] };

test('a webcast plays with its captions; language, words and the product it is about stand with it', async () => {
  const film = aMedium({
    Kind: 'webcast',
    Title: 'One procedure',
    Url: '/film.mp4',
    Captions: [
      { Language: 'en-GB', Url: '/film.en.vtt' },
      { Language: 'de-DE', Url: '/film.de.vtt' },
    ],
    Language: 'de',
    Description: '<p>Uncut.</p>',
    ProductId: 'pr-1',
  });
  open('webcasts', { HasWebcasts: true }, { '/api/exhibition/ExhibitiorWebcasts': [film], ...products });
  await userEvent.click(await screen.findByRole('link', { name: 'Film: One procedure' }));
  const video = await screen.findByLabelText<HTMLVideoElement>('One procedure');
  const tracks = [...video.querySelectorAll('track')];
  expect(tracks.map(({ srclang, label, default: isShown }) => [srclang, label, isShown])).toEqual([
    ['en-GB', 'English', true],
    ['de-DE', 'Deutsch', false],
  ]);
  expect([screen.getByText('Uncut.'), screen.getByText('Deutsch')]).toHaveLength(2);
  expect((await screen.findByRole('link', { name: 'Sonara 3' })).getAttribute('href')).toContain('product=pr-1');
});

test('a file says what it is; without a picture it has a pattern, and a product nobody gets is not named', async () => {
  const rows = [aMedium({ Url: '/a.pdf', ProductId: 'closed', Description: '<p>One page.</p>', Language: 'in words' })];
  open('downloads', { Distributions: rows }, products);
  expect(await screen.findByText('One page.')).toBeTruthy();
  expect(screen.getByText('in words')).toBeTruthy();
  expect(document.querySelectorAll('[data-pattern]')).toHaveLength(1);
  expect(screen.queryByText('Product')).toBeNull();
});

test('“Show on the plan” opens the dialog and stays a link to the page of the plan', async () => {
  open('', {}, { '/api/exhibition/Halls': [] });
  const link = await screen.findByRole('link', { name: 'Show on the plan' });
  expect(link.getAttribute('href')).toContain('company=4711');
  await userEvent.click(link);
  expect(await screen.findByRole('dialog', { name: 'Sample Devices' })).toBeTruthy();
});
