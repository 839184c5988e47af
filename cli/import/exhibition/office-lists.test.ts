// Lists of exhibitors in the manners of congress offices.
import { expect, test } from 'vitest';
import { fileOf } from '../fixtures/schedules.ts';
import { workbook } from '../fixtures/workbooks.ts';
import { importProgramme } from '../import-programme.ts';
import type { ImportFile, ImportOptions, ImportResult } from '../result.ts';

const read = (files: ImportFile | ImportFile[], options: ImportOptions = {}): ImportResult =>
  importProgramme({ files: [files].flat(), ...options });
const csv = (text: string, name = 'list.csv'): ImportFile => fileOf(name, text);
const shortly = ({ exhibition: { companies, halls } }: ImportResult): string[] => {
  const names = new Map(halls.map(({ Id, Name }) => [Id, String(Name)]));
  return companies.map(({ Name, SponsorType = '', ExhibitorBooths = [], Website = '', Tags = [] }) =>
    [
      Name,
      SponsorType,
      ExhibitorBooths.map(({ HallId, BoothNumber }) => `${names.get(HallId)}/${BoothNumber}`).join(' '),
      Website,
      Tags.join(' '),
    ]
      .filter(Boolean)
      .join(' | '),
  );
};

test('German: a title above, several booths in a cell, sites without scheme, people stay private', () => {
  const result = read(
    csv(`Ausstellerverzeichnis Gezeiten 2031;;;;;;
Firma;Stand;Halle;Kategorie;Webseite;Ansprechpartner;E-Mail;Branche
Beispiel Medizintechnik GmbH;A12, A13;2;Gold;www.beispiel.example.org;Frau Muster;muster@example.org;Ultraschall, EKG
Haldenpharma AG;2.9/2.10;Halle 2;Platin;haldenpharma.example.org/de;;;
`),
  );
  expect(shortly(result)).toEqual([
    'Beispiel Medizintechnik GmbH | Gold | Halle 2/A12 Halle 2/A13 | https://www.beispiel.example.org/ | Ultraschall EKG',
    'Haldenpharma AG | Platin | Halle 2/2.9 Halle 2/2.10 | https://haldenpharma.example.org/de',
  ]);
  expect(result.event).toMatchObject({ name: 'Ausstellerverzeichnis Gezeiten 2031', languages: ['de-DE'] });
  expect(JSON.stringify(result.exhibition)).not.toMatch(/Muster|muster@/);
  expect(result.leftOut.map(({ field }) => field)).toEqual(['Ansprechpartner', 'E-Mail']);
  expect([result.quarantine, result.findings.map(({ code }) => code)]).toEqual([[], ['halls-drawn']]);
});

test.each([
  [
    'French',
    'Exposant,Stand,Niveau,Site web,Pays\nSociété Marée,A12/13,Or,maree.example.org,France\n',
    ['Société Marée | Or | Hall/A12 Hall/A13 | https://maree.example.org/'],
    'fr-FR',
  ],
  [
    'Spanish',
    'Empresa;Nº de stand;Categoría;Página web;Ciudad\nFaro S.A.;"B7 y B8";Oro;https://faro.example.org;Vigo\n',
    ['Faro S.A. | Oro | Hall/B7 Hall/B8 | https://faro.example.org/'],
    'es-ES',
  ],
  [
    'English',
    'Company Name\tBooth #\tSponsor Level\tWebsite\tKeywords\nSample Devices Ltd\tHall 3, Booth 12\tGold\thttp://devices.example.org\tECG|Echo\n',
    ['Sample Devices Ltd | Gold | Hall 3/12 | http://devices.example.org/ | ECG Echo'],
    '',
  ],
  [
    'Italian',
    'Azienda;Numero stand;Padiglione;Sito web\nFaro Srl;12;Nord;faro.example.org\n',
    ['Faro Srl | Nord/12 | https://faro.example.org/'],
    'it-IT',
  ],
])('%s', (_, text, lines, language) => {
  const result = read(csv(text, text.includes('\t') ? 'list.tsv' : 'list.csv'));
  const plain = shortly(result).map((line) => line.replaceAll(/Exposition|Exposición/g, 'Hall'));
  expect([plain, result.event.languages.join()]).toEqual([lines, language]);
});

test('a company in two rows is one; the first counts where they differ; two ids are two companies', () => {
  const result = read(
    csv(`id,Company,Booth,Tier,Website
1,Sample Devices,A1,Gold,a.example.org
1,Sample Devices,B2,Silver,b.example.org
,sample  DEVICES,C3,,
2,Twin,D4,,
3,Twin,D5,,
`),
  );
  expect(shortly(result)).toEqual([
    'Sample Devices | Gold | Exhibition/A1 Exhibition/B2 Exhibition/C3 | https://a.example.org/ | Silver',
    'Twin | Exhibition/D4',
    'Twin | Exhibition/D5',
  ]);
  expect(result.exhibition.companies.map(({ Id }) => Id)).toEqual(['1', '2', '3']);
  expect(result.findings.map(({ code, line }) => [code, line])).toEqual([
    ['company-merged', 3],
    ['company-differs', 3],
    ['company-merged', 4],
    ['company-name-twice', 6],
    ['halls-drawn', 1],
  ]);
});

test('a workbook of sessions, exhibitors and products: sessions find their company, products theirs by name or id', async () => {
  const file = await workbook(
    'congress.xlsx',
    {
      name: 'Programme',
      rows: [
        ['Title', 'Start', 'Room', 'Sponsor'],
        ['Lamps', '2031-03-01 09:00', 'Hall', 'x'],
      ],
    },
    {
      name: 'Exhibitors',
      rows: [
        ['Exhibitor ID', 'Exhibitor', 'Booth'],
        ['77', 'Sample Devices', 'A1'],
        ['78', 'Halden Pharma', 'A2'],
      ],
    },
    {
      name: 'Products',
      rows: [
        ['Product name', 'Company', 'Category', 'Price'],
        ['Sonara 3', 'sample devices', 'Imaging', '12'],
        ['Halden 5 mg', '78', 'Medicines', ''],
        ['Lost', 'Nobody', '', ''],
        ['', '78', '', ''],
      ],
    },
  );
  const result = read(file, { timeZone: 'Europe/Berlin' });
  expect(result.rows.sessions).toHaveLength(1);
  expect(result.exhibition.products).toMatchObject([
    { Name: 'Sonara 3', CompanyAccountId: '77', Category: 'Imaging' },
    { Name: 'Halden 5 mg', CompanyAccountId: '78' },
  ]);
  expect(result.quarantine).toMatchObject([
    { file: 'congress.xlsx [Products]', line: 4, reason: expect.stringContaining('“Nobody”') },
    { line: 5, reason: 'a product without a name' },
  ]);
  expect(result.leftOut).toContainEqual({ field: 'Price', rows: 1, reason: expect.stringContaining('mapping.json') });
  expect(result.tables?.map(({ sheet, what }) => [sheet, what])).toEqual([
    ['Programme', undefined],
    ['Exhibitors', 'companies'],
    ['Products', 'products'],
  ]);
});

test('products alone find companies the event has', () => {
  const text = 'Product,Company\nSonara 3,Sample Devices\nOther,4711\n';
  const result = read(csv(text, 'products.csv'), { companies: [{ id: '4711', name: 'Sample Devices' }] });
  expect(result.exhibition.products.map(({ CompanyAccountId }) => CompanyAccountId)).toEqual(['4711', '4711']);
  expect(read(csv(text, 'products.csv')).quarantine).toHaveLength(2);
});

test('a mapping names columns nobody knows, and publishes what may be private', () => {
  const mapping = fileOf(
    'mapping.json',
    JSON.stringify({
      what: 'companies',
      name: 'Lantern',
      fields: { company: 'Wer', email: 'Post', tier: 'Rang' },
      defaults: { tier: 'Bronze' },
    }),
  );
  const { exhibition, event, format } = read([csv('Wer;Rang;Post\nFaro;;info@faro.example.org\n'), mapping]);
  expect([format, event.name, exhibition.companies]).toMatchObject([
    'table',
    'Lantern',
    [{ Name: 'Faro', SponsorType: 'Bronze', Contact: { Email: 'info@faro.example.org' } }],
  ]);
});

test('a list in JSON has its places; tables of people and of sessions stay what they are', () => {
  const list = [{ company: 'Faro', booth: ['A1', 'A2'], website: 'faro.example.org' }, { booth: 'B1' }];
  const result = read(fileOf('exhibitors.json', JSON.stringify(list, null, 1)));
  expect([result.exhibition.companies[0]?.ExhibitorBooths?.length, result.quarantine]).toMatchObject([2, [{ pointer: '/1', line: 10 }]]);
  const others = read([
    csv('title,start,speaker,company\nTides,2031-03-01 09:00,Ada Sample,Harbour Office\n', 'sessions.csv'),
    csv('First Name,Last Name,Bio,Company\nAda,Sample,Measures tides.,Harbour Office\n', 'speakers.csv'),
  ]);
  expect([others.rows.sessions.length, others.exhibition.companies]).toEqual([1, []]);
  const grouped = read(fileOf('sponsors.yml', '- level: Gold\n  sponsors:\n  - name: Faro\n    website: https://faro.example.org\n'));
  expect([grouped.format, shortly(grouped)]).toEqual(['mini-conf', ['Faro | Gold | https://faro.example.org/']]);
});
