// Checks of an exhibition: everything that is named is there, and each booth belongs to one company.
import { expect, it } from 'vitest';
import { checked, said } from './checked.fixture.ts';

const rows = (...list: readonly object[]) => ({ schemaVersion: 1, rows: list });
const logo = 'https://www.example.org/logo.svg';
const booth = (BoothNumber: string, HallId = 'hall-2') => ({ HallId, BoothNumber });
const halls = (...numbers: readonly string[]) =>
  rows({ Id: 'hall-2', Name: 'Hall 2', Width: 9, Height: 6, Booths: numbers.map((BoothNumber) => ({ BoothNumber, Points: '0,0 1,1' })) });
const company = (Id: string, more: object = {}) => ({ Id, Name: `Company ${Id}`, LogoPath: logo, ...more });

it('names the booth that is on no plan, with the likely one, and the hall there is not', async () => {
  const companies = rows(company('4711', { ExhibitorBooths: [booth('B10a'), booth('B1', 'hall2')] }));
  expect((await said({ 'data/companies.json': companies, 'data/halls.json': halls('B1', 'B10') })).toSorted()).toEqual([
    'warning booth-off-plan data/companies.json/rows/0/ExhibitorBooths/0/BoothNumber the plan of hall-2 has no booth B10a (B10)',
    'warning hall-off-plan data/companies.json/rows/0/ExhibitorBooths/1/HallId no plan has the hall hall2: data/halls.json has no row of it (hall-2)',
  ]);
});

it('names the hall where there is no plan at all', async () => {
  expect(await said({ 'data/companies.json': rows(company('4711', { ExhibitorBooths: [booth('B1', 'hall-7')] })) })).toEqual([
    'warning hall-off-plan data/companies.json/rows/0/ExhibitorBooths/0/HallId no plan has the hall hall-7: there is no data/halls.json',
  ]);
});

it('finds two companies in one booth, and a booth drawn twice, but not a company that names its booth twice', async () => {
  const companies = rows(company('1', { ExhibitorBooths: [booth('B1'), booth('B1')] }), company('2', { ExhibitorBooths: [booth('B1')] }));
  expect(await said({ 'data/companies.json': companies, 'data/halls.json': halls('B1', 'B1') })).toEqual([
    'warning booth-taken-twice data/companies.json/rows/1/ExhibitorBooths/0/BoothNumber booth B1 of hall-2 belongs to the company 1 already; the plan shows the first',
    'warning booth-taken-twice data/halls.json/rows/0/Booths/1/BoothNumber the hall has booth B1 twice; the plan shows the first',
  ]);
});

it('notes a company without a logo, and warns of a logo that is not among the files', async () => {
  const companies = rows(company('1', { LogoPath: '' }), company('2', { LogoPath: 'asset:companies/logo.svg' }));
  expect(await checked({ 'data/companies.json': companies }, ['assets/companies/logos.svg'])).toEqual(
    expect.arrayContaining(['company-without-logo /rows/0', 'unknown-asset /rows/1/LogoPath']),
  );
});

it('names products, media, sessions and people of which there is no row', async () => {
  const session = { Id: 's1', Name: 'Opening', CompanyAccountId: 'vossdevises' };
  expect(
    await said({
      'data/companies.json': rows(company('vossdevices', { Team: [{ Id: 'a-1' }] })),
      'data/authors.json': rows({ Id: 'a-17' }),
      'data/sessions.json': rows(session),
      'data/products.json': rows({ Id: 'p1', CompanyAccountId: '9', Name: 'Probe', SessionIds: ['s2'] }),
      'data/company-media.json': rows({ Id: 'm1', CompanyAccountId: '9', Kind: 'webcast', Title: 'Film', ProductId: 'p2' }),
    }),
  ).toEqual(
    expect.arrayContaining([
      'warning unknown-row data/companies.json/rows/0/Team/0/Id data/authors.json has no row a-1 (a-17)',
      'warning unknown-row data/sessions.json/rows/0/CompanyAccountId data/companies.json has no row vossdevises (vossdevices)',
      'warning unknown-row data/products.json/rows/0/CompanyAccountId data/companies.json has no row 9',
      'warning unknown-row data/products.json/rows/0/SessionIds/0 data/sessions.json has no row s2',
      'warning unknown-row data/company-media.json/rows/0/ProductId data/products.json has no row p2',
    ]),
  );
});

it('says nothing of the companies of sessions where an event has no exhibition', async () => {
  expect(await said({ 'data/sessions.json': rows({ Id: 's1', Name: 'Opening', CompanyAccountId: '4711' }) })).toEqual([]);
});
