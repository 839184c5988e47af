import { expect, it } from 'vitest';
import { ascending } from '../plan/booths.ts';
import { aCompany } from '../../../tests/support/a-company.ts';
import { exhibitorOf, indexLetter, sorted } from './order.ts';

const company = (Name: string, Sort: number, ...booths: string[]) => ({
  ...exhibitorOf(aCompany({ CompanyAccountId: '1', Name, Sort })),
  booths: booths.map((BoothNumber) => ({ HallId: 'h', BoothNumber, HallName: '' })),
});
const names = (list: readonly { Name: string }[]): string[] => list.map(({ Name }) => Name);

it('reads booth numbers as numbers: 2.9 before 2.10 before 10A', () => {
  expect(ascending(['10A', '2.10', '2.9'])).toEqual(['2.9', '2.10', '10A']);
});

it('sorts by booth with those without one last, by ranking with equal ones by name', () => {
  const list = [company('Zeta', 1), company('Beta', 2, '10A', '2.10'), company('Alpha', 1, '2.9')];
  expect(names(sorted(list, 'booth', 'en-GB'))).toEqual(['Alpha', 'Beta', 'Zeta']);
  expect(names(sorted(list, 'ranking', 'en-GB'))).toEqual(['Alpha', 'Zeta', 'Beta']);
});

it('sorts names as their language does', () => {
  const list = [company('Öl', 0), company('Zeit', 0), company('Oper', 0)];
  expect(names(sorted(list, 'name', 'de-DE'))).toEqual(['Öl', 'Oper', 'Zeit']);
  expect(names(sorted(list, 'name', 'sv-SE'))).toEqual(['Oper', 'Zeit', 'Öl']);
});

it('brings both versions of the interface to one shape', () => {
  const ExhibitorBooths = ['2', '3'].map((BoothNumber) => ({ HallId: 'h', BoothNumber, HallName: '' }));
  const first = aCompany({ CompanyAccountId: '1', Name: 'Sample', ExhibitorBooths });
  const { Name: CompanyAccountName, ...line } = first;
  const second = { ...line, CompanyAccountName, BoothNumbers: ['2', '3'] };
  expect(exhibitorOf(second)).toEqual(exhibitorOf(first));
});

it('finds the letter of a name without accents', () => {
  expect(['Émile', '3M', 'ångström'].map((name) => indexLetter(name, 'en-GB'))).toEqual(['E', '#', 'A']);
});
