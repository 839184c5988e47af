// Tables of jobs as offices write them: names of columns, dates, ids, mappings, and what cannot be read.
import { expect, test } from 'vitest';
import { fileOf } from '../fixtures/schedules.ts';
import { workbook } from '../fixtures/workbooks.ts';
import type { ImportFile } from '../result.ts';
import { type EditorialRequest, importEditorial } from './import-editorial.ts';
import type { EditorialKind } from './kinds.ts';

const read = (kind: EditorialKind, files: ImportFile | ImportFile[], more: Partial<EditorialRequest> = {}) =>
  importEditorial({ kind, files: [files].flat(), ...more });
const csv = (text: string, name = 'list.csv'): ImportFile => fileOf(name, text);
const codes = ({ findings }: ReturnType<typeof importEditorial>): string[] => findings.map(({ code }) => code);

test('jobs of a German office: a title above, dates, kinds of employment, countries, a company of the event, addresses', () => {
  const result = read(
    'jobs',
    csv(
      [
        'Stellenmarkt Gezeiten 2031;;;;;;;;;',
        'Stellenbezeichnung;Arbeitgeber;Arbeitsort;Land;Beschäftigungsart;Homeoffice;Bewerbung;E-Mail;Veröffentlicht am;Bewerbungsschluss',
        'Pflegekraft EPU;Haldenklinik GmbH;Wien;Österreich;Vollzeit, unbefristet;nein;bewerbung@halden.example.org;privat@example.org;1.4.2031;30. Juni 2031',
        'Lichttechnik;Faro AG;Graz;AT;Praktikum;ja;stellen.faro.example.org/licht;;12.04.2031;2031-06-30 17:00',
      ].join('\n'),
    ),
    { companies: [{ id: '701', name: 'FARO AG' }] },
  );
  expect(result.rows).toEqual([
    {
      Id: 'pflegekraft-epu',
      Title: 'Pflegekraft EPU',
      Employer: 'Haldenklinik GmbH',
      Location: 'Wien',
      Country: 'AT',
      EmploymentType: 'full-time',
      ApplyEmail: 'bewerbung@halden.example.org',
      PublishedDate: '2031-04-01',
      Deadline: '2031-06-30',
    },
    {
      Id: 'lichttechnik',
      Title: 'Lichttechnik',
      CompanyAccountId: '701',
      Location: 'Graz',
      Country: 'AT',
      IsRemote: true,
      EmploymentType: 'internship',
      ApplyUrl: 'https://stellen.faro.example.org/licht',
      PublishedDate: '2031-04-12',
      Deadline: '2031-06-30T17:00:00',
    },
  ]);
  expect([result.quarantine, codes(result)]).toEqual([[], []]);
  expect(result.leftOut).toEqual([{ field: 'E-Mail', rows: 1, reason: expect.stringContaining('may be private') }]);
});

test('jobs in English: a row without title waits with its place, what cannot be read is told, HTML is cleaned', () => {
  const result = read(
    'jobs',
    csv(
      'Ref,Job title,Company,Country,Type,Deadline,Apply,Job description\n' +
        'R1,Keeper,Wick Ltd,Atlantis,on Sundays,soon,javascript:alert(1),"<p onclick=""x()"">Light <b>lamps</b>.<script>alert(1)</script></p>"\n' +
        'R2,,Wick Ltd,GB,Part-time,2031-06-30,https://wick.example.org/keep,\n' +
        'R1,Diver,,UK,part time,6/30/2031,,\n',
    ),
  );
  expect(result.rows).toMatchObject([
    { Id: 'R1', Title: 'Keeper', Employer: 'Wick Ltd' },
    { Id: 'R1-2', Title: 'Diver', Country: 'GB', EmploymentType: 'part-time', Deadline: '2031-06-30' },
  ]);
  expect(Object.keys(result.rows[0]!)).toEqual(['Id', 'Title', 'Employer', 'Text']);
  expect(result.rows[0]!['Text']).toMatch(/^<p>Light <(strong|b)>lamps<\/\1>\.<\/p>$/);
  expect(result.quarantine).toMatchObject([{ file: 'list.csv', line: 3, reason: 'a job without a title' }]);
  expect(codes(result).toSorted()).toEqual([
    'address-unusable',
    'date-order',
    'date-unreadable',
    'id-repeated',
    'row-quarantined',
    'value-unknown',
    'value-unknown',
  ]);
});

test('dates of publications and deadlines need not lie together; nothing but the column decides about day and month', () => {
  const table = csv('Job title,Published,Deadline\nA,2/5/2031,1/7/2031\nB,3/6/2031,2/8/2031\n');
  const days = (more: Partial<EditorialRequest>) => read('jobs', table, more).rows.map((row) => row['PublishedDate']);
  expect(days({})).toEqual(['2031-05-02', '2031-06-03']);
  expect(codes(read('jobs', table))).toEqual(['date-order-guessed', 'date-order-guessed']);
  expect(days({ dateOrder: 'mdy' })).toEqual(['2031-02-05', '2031-03-06']);
  expect(days({ timeZone: 'America/Chicago' })).toEqual(['2031-02-05', '2031-03-06']);
});

test.each<[string, EditorialKind, string, object]>([
  [
    'French',
    'jobs',
    'Intitulé du poste;Employeur;Lieu;Pays;Date limite\nGardien;Phare SA;Brest;France;1er mars 2031\n',
    { Title: 'Gardien', Employer: 'Phare SA', Location: 'Brest', Country: 'FR', Deadline: '2031-03-01' },
  ],
  [
    'Spanish',
    'jobs',
    'Puesto;Empresa;Ciudad;País;Fecha límite\nFarero;Faro SL;Vigo;España;1 de marzo de 2031\n',
    { Title: 'Farero', Employer: 'Faro SL', Location: 'Vigo', Country: 'ES', Deadline: '2031-03-01' },
  ],
  [
    'Italian',
    'news',
    'Titolo;Data;Riassunto;Autore\nIl faro;1 marzo 2031;Luce.;La redazione\n',
    { Title: 'Il faro', Date: '2031-03-01', Summary: 'Luce.', Author: 'La redazione' },
  ],
  [
    'Turkish',
    'preceptorships',
    'Başlık;Kurum;Şehir;Ülke;Son başvuru tarihi\nFener;Kıyı Hastanesi;İzmir;Türkiye;01.03.2031\n',
    { Title: 'Fener', Host: 'Kıyı Hastanesi', City: 'İzmir', Country: 'TR', Deadline: '2031-03-01' },
  ],
  [
    'Chinese',
    'jobs',
    '职位名称,雇主,城市,国家,截止日期\n灯塔看守,灯塔公司,上海,中国,2031年3月1日\n',
    { Title: '灯塔看守', Employer: '灯塔公司', Location: '上海', Country: 'CN', Deadline: '2031-03-01' },
  ],
  [
    'Arabic',
    'jobs',
    'المسمى الوظيفي,جهة العمل,المدينة,البلد,آخر موعد\nحارس,شركة المنارة,القاهرة,مصر,2031-03-01\n',
    { Title: 'حارس', Employer: 'شركة المنارة', Location: 'القاهرة', Country: 'EG', Deadline: '2031-03-01' },
  ],
])('columns in %s', (_, kind, text, expected) => {
  const { rows, leftOut, quarantine } = read(kind, csv(text));
  expect([rows, leftOut, quarantine]).toEqual([[{ Id: expect.stringMatching(/^[a-z0-9-]+$/), ...expected }], [], []]);
});

test('ids stay when the order of a table changes; two positions of one name are two', () => {
  const line = (employer: string) => `Postdoc;${employer}`;
  const first = read('jobs', csv(['Job title;Employer', line('Harbour'), line('Wick')].join('\n'))).rows;
  expect(first.map(({ Id }) => Id)).toEqual(['postdoc', 'postdoc-2']);
  const again = read('jobs', csv(['Job title;Employer', line('Tides'), line('Wick'), line('Harbour')].join('\n')), { there: first }).rows;
  expect(again.map(({ Id, Employer }) => [Employer, Id])).toEqual([
    ['Tides', 'postdoc-3'],
    ['Wick', 'postdoc-2'],
    ['Harbour', 'postdoc'],
  ]);
});

test('a mapping names columns, publishes addresses, and says which sheets are something else', async () => {
  const book = await workbook(
    'office.xlsx',
    {
      name: 'A',
      rows: [
        ['Was', 'Wo', 'E-Mail', 'Budget'],
        ['Keeper', 'Brest', 'jobs@example.org', 7],
      ],
    },
    {
      name: 'B',
      rows: [
        ['Titel', 'Datum'],
        ['Doors open', '2031-03-01'],
      ],
    },
  );
  const mapping = fileOf(
    'mapping.json',
    JSON.stringify({
      leaveOut: ['Budget'],
      tables: [
        {
          file: 'office.xlsx',
          sheet: 'A',
          what: 'jobs',
          fields: { title: 'Was', location: 'Wo', email: 'E-Mail' },
          defaults: { country: 'FR' },
        },
        { file: 'office.xlsx', sheet: 'B', what: 'news' },
      ],
    }),
  );
  expect(read('jobs', [book, mapping])).toMatchObject({
    rows: [{ Title: 'Keeper', Location: 'Brest', ApplyEmail: 'jobs@example.org', Country: 'FR' }],
    leftOut: [],
    findings: [],
  });
  expect(read('news', [book, mapping]).rows).toEqual([{ Id: 'doors-open', Title: 'Doors open', Date: '2031-03-01' }]);
});

test('what is no table is told, and nothing throws', () => {
  expect(read('news', fileOf('a.txt', 'Dear all'))).toMatchObject({ readable: false, findings: [{ code: 'not-records', file: 'a.txt' }] });
  expect(read('news', fileOf('a.json', '{'))).toMatchObject({ readable: false, rows: [] });
  expect(read('news', fileOf('mapping.json', '{ "fields": { "colour": "X" } }'))).toMatchObject({
    readable: false,
    findings: [{ code: 'mapping-invalid' }],
  });
  const long = read('jobs', csv(`Job title;Text\n${'x'.repeat(10_001)};a\nKeeper;${'y'.repeat(150_000)}\n`));
  expect([long.rows.map(({ Title }) => Title), long.quarantine.length, codes(long)]).toEqual([
    ['Keeper'],
    1,
    expect.arrayContaining(['text-shortened']),
  ]);
});
