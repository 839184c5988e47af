// Symposia of the industry, the industry at a glance, and files that companies hand out, by HTTP.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { industryLandingModel, symposia } from '../../src/contract/industry.ts';
import type { ReplyOf } from '../../src/contract/endpoint.ts';
import { exhibitionServer, type ExhibitionServer } from '../exhibition/fixture/exhibition-server.ts';
import { databases, type TestDatabase } from '../fixture/stores.ts';

const rows = (list: readonly unknown[]): string => JSON.stringify({ schemaVersion: 1, rows: list });
const at = { StartDateTime: '2027-05-03T09:00', EndDateTime: '2027-05-03T10:00' };
let database: TestDatabase;
let server: ExhibitionServer;
beforeAll(async () => {
  database = await databases[0]!.make();
  server = await exhibitionServer(database, {
    'demo/expo27/data/sessions.json': rows([
      { Id: 'company', Name: 'Of a company', CompanyAccountId: '701', ...at },
      { Id: 'grade', Name: 'By grade', ProgramGrade: 'Industry', ...at },
      { Id: 'hidden', Name: 'Hidden', CompanyAccountId: '701', HideOnScheduler: true, ...at },
      { Id: 'science', Name: 'Scientific', ...at },
    ]),
    'demo/expo27/data/stages.json': rows([
      {
        Id: 'landing',
        Title: 'Foyer',
        PicturePath: 'asset:foyer.svg',
        Width: 16,
        Height: 9,
        HotSpots: [
          { Label: '', Left: 0, Top: 0, Width: 10, Height: 10, CompanyAccountId: '701' },
          { Label: 'Unknown', Left: 0, Top: 0, Width: 10, Height: 10, CompanyAccountId: '999' },
          { Label: 'Nowhere', Left: 0, Top: 0, Width: 10, Height: 10 },
          { Label: 'Programme', Left: 0, Top: 0, Width: 10, Height: 10, Link: 'page:PagSearchPage' },
        ],
        Pages: ['IndustryLandingPage', 'PlazaPage'],
      },
      { Id: 'gold', Title: 'Gold', PicturePath: 'asset:gold.svg', Width: 16, Height: 9, CompanyIds: ['702'] },
    ]),
    'demo/expo27/data/company-media.json': rows([
      { Id: 'd1', CompanyAccountId: '701', Kind: 'download', Title: 'Brochure', Url: 'asset:brochure.pdf' },
      { Id: 'd2', CompanyAccountId: '703', Kind: 'download', Title: 'Secret', Url: 'asset:secret.pdf' },
      { Id: 'w1', CompanyAccountId: '701', Kind: 'webcast', Title: 'Film', Url: 'asset:film.mp4' },
    ]),
  });
});
afterAll(async () => {
  await server.close();
  await database.remove();
});
const ids = (list: readonly { Id: string }[]): string[] => list.map(({ Id }) => Id).sort();
const path = encodeURIComponent('demo/expo27');

test('symposia are the sessions of companies and of the grade Industry, without hidden ones', async () => {
  expect(ids((await server.get(`/api/exhibition/Symposia/${path}/en-GB`)).json())).toEqual(['company', 'grade']);
});

test('the industry at a glance is what its endpoints give the caller', async () => {
  const model = (who?: string) => server.get(`/api/modules/IndustryLandingModel?shortname=${path}`, who);
  const read = async (who?: string) => (await model(who)).json<ReplyOf<typeof industryLandingModel>>();
  const seen = await read();
  expect([seen.Companies.length, ids(seen.Products), ids(seen.Symposia), seen.Halls]).toEqual([3, ['lattice'], ['company', 'grade'], []]);
  expect(ids((await read('staff 703')).Products)).toEqual(['lattice', 'secret']);
  expect(ids((await read('staff 701')).Products)).toEqual(['lattice']);
});

test('a stage alone comes with its companies; hot spots that lead nowhere are none', async () => {
  const model = async (stage: string) =>
    (await server.get(`/api/modules/IndustryLandingModel?shortname=${path}&stage=${stage}`)).json<ReplyOf<typeof industryLandingModel>>();
  const { Stages, Companies, Products, Symposia } = await model('landing');
  expect(Stages[0]?.HotSpots.map(({ Label, Link, CompanyAccountId }) => [Label !== '', Link, CompanyAccountId])).toEqual([
    [true, '', '701'],
    [true, 'page:PagSearchPage', ''],
  ]);
  expect([Companies.map(({ CompanyAccountId }) => CompanyAccountId), Products, Symposia]).toEqual([['701'], [], []]);
  expect((await model('gold')).Companies.map(({ CompanyAccountId }) => CompanyAccountId)).toEqual(['702']);
  expect((await model('gold')).Stages[0]?.Pages).toEqual(['IndustryLandingPage']);
  expect((await model('nowhere')).Stages).toEqual([]);
});

test('symposia name their people and the company that may be asked', async () => {
  const all = (await server.get(`/api/exhibition/Symposia/${path}/en-GB`)).json<ReplyOf<typeof symposia>>();
  const found = all.find(({ Id }) => Id === 'company');
  expect([found?.Company?.CompanyAccountId, found?.MayAsk]).toEqual(['701', true]);
  expect(all.find(({ Id }) => Id === 'grade')).toMatchObject({ Company: null, MayAsk: false, People: [] });
});

test('a file is given if it is a download of that company, and its profile is open to the caller', async () => {
  const file = (id: string | undefined, distributionUrl: string, who?: string) =>
    server.get(
      `/api/exhibition/GetDistributionFile?${new URLSearchParams({ eventid: 'demo/expo27', ...(id && { id }), distributionUrl }).toString()}`,
      who,
    );
  const found = await file('701', 'asset:brochure.pdf');
  expect(found.json()).toEqual({ CompanyAccountId: '701', Title: 'Brochure', Url: expect.stringMatching(/^\/assets\/.*\/brochure\.pdf$/) });
  const { Url } = found.json<{ Url: string }>();
  expect((await file('701', Url)).statusCode, 'as its profile names it').toBe(200);
  // The call of the specification names the file alone (B §7).
  expect((await file(undefined, 'asset:brochure.pdf')).json()).toEqual(found.json());
  for (const [id, url] of [
    ['702', 'asset:brochure.pdf'],
    ['701', 'asset:secret.pdf'],
    ['701', 'asset:film.mp4'],
    ['701', 'https://elsewhere.example.org/brochure.pdf'],
    ['703', 'asset:secret.pdf'],
    // Found by the address alone, it is a download that is open to the caller all the same.
    [undefined, 'asset:secret.pdf'],
    [undefined, 'asset:film.mp4'],
    [undefined, 'https://elsewhere.example.org/brochure.pdf'],
  ] as const)
    expect((await file(id, url)).statusCode, `${id} ${url}`).toBe(404);
  expect((await file('703', 'asset:secret.pdf', 'staff 703')).statusCode).toBe(200);
  expect((await file('703', 'asset:secret.pdf', 'staff 701')).statusCode).toBe(404);
});
