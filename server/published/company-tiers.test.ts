// Tiers of companies: one word for all languages, and a name in each.
import { expect, it } from 'vitest';
import { createExhibition } from './exhibition.ts';
import { linksOfSession } from './exhibition-links.ts';
import { readExhibition } from './exhibition-rows.ts';
import { readerIn } from './programme.ts';
import { timesIn } from './times.ts';

const companies = [
  { Id: '1', Name: 'Alpenherz', SponsorType: 'Gold Partner', SponsorTypeName: { 'en-GB': 'Gold partner', 'de-DE': 'Goldpartner' } },
  { Id: '2', Name: 'Brightmoor', SponsorType: 'Silver Partner' },
  { Id: '3', Name: 'Cordis' },
];
const rows = readExhibition([{ name: 'companies', file: 'companies.json', text: JSON.stringify({ rows: companies }) }], []);
const exhibition = createExhibition(
  rows,
  (language) => {
    const text = (written: unknown): string =>
      typeof written === 'string' ? written : ((written as Record<string, string> | undefined)?.[language] ?? '');
    return readerIn(language, { timeZone: 'UTC', text, address: (written) => written }, timesIn('UTC'));
  },
  () => ({ withSymposia: new Set(), sessions: new Map(), people: new Map() }),
  'UTC',
);

it('the tier stays the same, its name is that of the language; without a name it is the tier', () => {
  const tiers = (language: string) =>
    exhibition.inLanguage(language).companies.map(({ SponsorType, SponsorTypeName }) => [SponsorType, SponsorTypeName]);
  const others = [
    ['Silver Partner', 'Silver Partner'],
    ['', ''],
  ];
  expect(tiers('en-GB')).toEqual([['Gold Partner', 'Gold partner'], ...others]);
  expect(tiers('de-DE')).toEqual([['Gold Partner', 'Goldpartner'], ...others]);
});

it('sessions have both', () => {
  const { Companies } = linksOfSession(exhibition.inLanguage('de-DE'), { Id: 's', CompanyAccountId: '1' });
  expect(Companies).toEqual([
    { CompanyAccountId: '1', Name: 'Alpenherz', LogoPath: '', SponsorType: 'Gold Partner', SponsorTypeName: 'Goldpartner' },
  ]);
});
