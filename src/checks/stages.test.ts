// Checks of pictures with hot spots: each lies on its picture, leads somewhere and says where.
import { expect, it } from 'vitest';
import { checked, said } from './checked.fixture.ts';

const rows = (...list: readonly object[]) => ({ schemaVersion: 1, rows: list });
const spot = { Label: 'Programme', Left: 0, Top: 0, Width: 20, Height: 20, Link: 'page:PagSearchPage' };
const stage = (HotSpots: readonly object[], more: object = {}) =>
  rows({
    Id: 'plaza',
    Title: 'Plaza',
    PicturePath: 'https://www.example.org/p.svg',
    Alternative: 'A square',
    Width: 16,
    Height: 9,
    HotSpots,
    ...more,
  });
const companies = rows({ Id: '4711', Name: 'Sample', LogoPath: 'https://www.example.org/l.svg' });

it('a stage in order is without findings; a hot spot may lead to a company and take its name', async () => {
  expect(
    await checked({
      'data/stages.json': stage([spot, { ...spot, Label: '', Link: '', CompanyAccountId: '4711' }]),
      'data/companies.json': companies,
    }),
  ).toEqual([]);
});

it('names hot spots beyond the picture, without size, without way and without words, by their place', async () => {
  const spots = [
    { ...spot, Left: 90 },
    { ...spot, Width: 0 },
    { ...spot, Link: '' },
    { ...spot, Label: '' },
    { ...spot, Link: 'PagSearchPage' },
  ];
  expect(await checked({ 'data/stages.json': stage(spots) })).toEqual(
    expect.arrayContaining([
      'hot-spot-outside /rows/0/HotSpots/0/Width',
      'hot-spot-outside /rows/0/HotSpots/1',
      'hot-spot-nowhere /rows/0/HotSpots/2',
      'hot-spot-without-label /rows/0/HotSpots/3',
      'hot-spot-nowhere /rows/0/HotSpots/4/Link',
    ]),
  );
});

it('names companies and pages there are not, with the likely one, and a picture without words', async () => {
  const found = await said({
    'data/stages.json': stage(
      [
        { ...spot, CompanyAccountId: '4712' },
        { ...spot, Link: 'page:PlazaPag' },
      ],
      { Alternative: '', Pages: ['PlazaPge'], CompanyIds: ['9'] },
    ),
    'data/companies.json': companies,
  });
  expect(found.map((line) => line.split(' ').slice(1, 3).join(' '))).toEqual(
    expect.arrayContaining([
      'unknown-row data/stages.json/rows/0/HotSpots/0/CompanyAccountId',
      'unknown-page data/stages.json/rows/0/HotSpots/1/Link',
      'picture-without-words data/stages.json/rows/0',
      'unknown-row data/stages.json/rows/0/CompanyIds/0',
      'unknown-page data/stages.json/rows/0/Pages/0',
    ]),
  );
});

it('checks the hot spots of booths, and the address of a guide', async () => {
  const Booth = { PicturePath: 'https://www.example.org/b.svg', HotSpots: [{ ...spot, Top: 95 }] };
  const row = { Id: '1', Name: 'One', LogoPath: 'https://www.example.org/l.svg', Booth, BoothGuruUrl: 'http://guru.example.org' };
  expect(await checked({ 'data/companies.json': rows(row) })).toEqual(
    expect.arrayContaining(['hot-spot-outside /rows/0/Booth/HotSpots/0/Height', 'guide-without-address /rows/0/BoothGuruUrl']),
  );
});
