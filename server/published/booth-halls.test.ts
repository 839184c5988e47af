// Booths of companies as visitors get them: with the name of the hall where the event has several.
import { expect, it } from 'vitest';
import { companyLine } from '../../src/contract/companies.ts';
import { createExhibition } from './exhibition.ts';
import { readExhibition } from './exhibition-rows.ts';
import { readerIn } from './programme.ts';
import { timesIn } from './times.ts';

const hall = (Id: string, Name: object) => ({ Id, Name, Width: 90, Height: 60, Booths: [{ BoothNumber: '7', Points: '1,1 9,9' }] });
const halls = [hall('one', { 'en-GB': 'Hall 1', 'de-DE': 'Halle 1' }), hall('two', { 'en-GB': 'Hall 2', 'de-DE': 'Halle 2' })];
const companies = ['one', 'two', 'gone'].map((HallId, at) => ({
  Id: `${at}`,
  Name: `${at}`,
  ExhibitorBooths: [{ HallId, BoothNumber: '7' }],
}));

const boothsWith = (ofHalls: readonly object[], language: string): string[] => {
  const document = (name: string, rows: readonly object[]) => ({ name, file: `${name}.json`, text: JSON.stringify({ rows }) });
  const text = (written: unknown): string =>
    typeof written === 'string' ? written : ((written as Record<string, string> | undefined)?.[language] ?? '');
  const { companies: sent } = createExhibition(
    readExhibition([document('companies', companies), document('halls', ofHalls)], []),
    () => readerIn(language, { timeZone: 'UTC', text, address: (written) => written }, timesIn('UTC')),
    () => ({ withSymposia: new Set(), sessions: new Map(), people: new Map() }),
    'UTC',
  ).inLanguage(language);
  return sent.flatMap((company) =>
    companyLine.parse(company).ExhibitorBooths.map(({ HallId, BoothNumber, HallName }) => `${BoothNumber} ${HallId} ${HallName}`),
  );
};

it('halls of equal numbers are told apart, in the language; the only hall is not named', () => {
  expect(boothsWith(halls, 'en-GB')).toEqual(['7 one Hall 1', '7 two Hall 2', '7 gone ']);
  expect(boothsWith(halls, 'de-DE')).toEqual(['7 one Halle 1', '7 two Halle 2', '7 gone ']);
  expect(boothsWith(halls.slice(0, 1), 'en-GB')).toEqual(['7 one ', '7 two ', '7 gone ']);
});
