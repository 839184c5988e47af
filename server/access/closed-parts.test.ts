// A policy closes a sub-page of a profile by its address: whoever may not open it gets nothing of it, no file either, and the profile stays open.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CompanyDetail, CompanyMedia, ProductDetail } from '../../src/contract/companies.ts';
import type { EventInfo, ResourceRow } from '../../src/contract/core.ts';
import { readEvent } from '../../src/model/event.ts';
import { personAccessOf } from '../../src/preview/filter-reply.ts';
import { visitor } from '../../src/rules/principal.ts';
import { exhibitionServer, type ExhibitionServer } from '../exhibition/fixture/exhibition-server.ts';
import { databases, type TestDatabase } from '../fixture/stores.ts';
import { NOW } from '../fixture/test-app.ts';
import { modelChecks } from '../published/model-checks.ts';

const company = (Id: string) => ({
  Id,
  Name: `Company ${Id}`,
  Lounge: { Title: 'Two armchairs', PicturePath: `asset:lounge-${Id}.svg` },
  Team: [{ Id: `t${Id}`, Firstname: 'Tilda', Surname: 'Sample', ImagePath: `asset:team-${Id}.svg` }],
  Booth: { PicturePath: 'https://pictures.example.org/booth.svg', Width: 4, Height: 3, HotSpots: [] },
});
const files = ['701', '702'].flatMap((id) => [
  `lounge-${id}.svg`,
  `team-${id}.svg`,
  `download-${id}.pdf`,
  `webcast-${id}.pdf`,
  `captions-${id}.vtt`,
]);
let database: TestDatabase;
let server: ExhibitionServer;
beforeAll(async () => {
  database = await databases[0]!.make();
  server = await exhibitionServer(database, {
    'demo/expo27/data/companies.json': JSON.stringify({ schemaVersion: 1, rows: [company('701'), company('702')] }),
    'demo/expo27/data/authors.json': JSON.stringify({
      schemaVersion: 1,
      rows: ['701', '702'].map((id) => ({ Id: `t${id}`, Firstname: 'Tilda', Surname: `Sample ${id}` })),
    }),
    'demo/expo27/data/products.json': JSON.stringify({ schemaVersion: 1, rows: [{ Id: 'p701', CompanyAccountId: '701', Name: 'Pump' }] }),
    'demo/expo27/data/company-media.json': JSON.stringify({
      schemaVersion: 1,
      rows: ['701', '702'].flatMap((id) =>
        (['download', 'webcast'] as const).map((Kind) => ({
          Id: `${Kind}-${id}`,
          CompanyAccountId: id,
          Kind,
          Title: `${Kind} of ${id}`,
          Url: `asset:${Kind}-${id}.pdf`,
          // Only its own company's product is named.
          ProductId: 'p701',
          ...(Kind === 'webcast' && { Captions: [{ Language: 'en-GB', Url: `asset:captions-${id}.vtt` }] }),
        })),
      ),
    }),
    ...Object.fromEntries(files.map((file) => [`demo/expo27/assets/${file}`, `bytes of ${file}`])),
    'demo/expo27/access.json': JSON.stringify({
      schemaVersion: 1,
      policies: [
        {
          Name: 'for exhibitors',
          Type: 'Url',
          Identifier: ['lounge', 'team', 'downloads', 'webcasts'].map((part) => `/demo/expo27/en-GB/profile/701/${part}`),
          Effect: 'Allow',
          Requirements: [{ PrincipalField: 'ExhibitorExclusive', Values: ['true'] }],
        },
      ],
    }),
  });
});
afterAll(async () => {
  await server.close();
  await database.remove();
});

const event = encodeURIComponent('demo/expo27');
const statusOf = async (of: string, id: string, who?: string) =>
  (await server.get(`/api/exhibition/${of}/${event}/en-GB?id=${id}`, who)).statusCode;
const profile = async (id: string, who?: string) =>
  (await server.get(`/api/exhibition/CompanyAccount/${event}/en-GB/${id}`, who)).json<CompanyDetail>();

test('what a product is shown in is left out where its sub-page is closed, and another company’s media name no product', async () => {
  const shown = async (who?: string) => {
    const answer = await server.get(`/api/exhibition/ExhibitiorProductsForEvent/${event}/en-GB?productid=p701`, who);
    return answer.json<ProductDetail[]>()[0]?.Media.map(({ Id, Captions }) => [Id, Captions.length]);
  };
  expect([await shown(), await shown('staff 702')]).toEqual([[], []]);
  expect(await shown('staff 701')).toEqual([
    ['download-701', 0],
    ['webcast-701', 1],
  ]);
  const other = await server.get(`/api/exhibition/ExhibitiorWebcasts?eventid=${event}&id=702`);
  expect(other.json<CompanyMedia[]>().map(({ ProductId }) => ProductId)).toEqual(['']);
});

const statusesOfFiles = (who?: string) =>
  Promise.all(files.map(async (file) => (await server.get(`/assets/demo/expo27/1/${file}`, who)).statusCode));

test('lounge, team, downloads and webcasts are for the staff of the company, in every answer and file; booth, profile and other companies are as open as before', async () => {
  for (const who of [undefined, 'ada', 'staff 702']) {
    expect([await statusOf('ExhibitorLounge', '701', who), await statusOf('ExhibitorLounge', '702', who)]).toEqual([404, 200]);
    expect(await statusOf('CompanyAccountVMXBooth', '701', who)).toBe(200);
    expect(await profile('701', who)).toMatchObject({ HasLounge: false, HasBooth: true, HasWebcasts: false, Team: [], Distributions: [] });
    expect(await profile('702', who)).toMatchObject({
      HasLounge: true,
      HasWebcasts: true,
      Team: [{ Surname: 'Sample' }],
      Distributions: [{}],
    });
    expect(await statusesOfFiles(who)).toEqual([404, 404, 404, 404, 404, 200, 200, 200, 200, 200]);
    expect((await server.get(`/api/exhibition/ExhibitiorWebcasts?eventid=${event}&language=en-GB&id=701`, who)).body).not.toContain(
      'of 701',
    );
  }
  expect(await statusOf('ExhibitorLounge', '701', 'staff 701')).toBe(200);
  expect(await profile('701', 'staff 701')).toMatchObject({ HasLounge: true, Team: [{}], Distributions: [{}] });
  expect(await statusesOfFiles('staff 701')).toEqual(files.map(() => 200));
});

test('the page of a person names no team that is closed', async () => {
  const companiesOf = async (person: string, who?: string) =>
    (await server.get(`/api/Modules/PAGAuthors?eventid=${event}&language=en-GB&authorid=${person}`, who)).body.match(/Company 70\d/g) ?? [];
  expect([await companiesOf('t701'), await companiesOf('t702'), await companiesOf('t701', 'staff 701')]).toEqual([
    [],
    ['Company 702'],
    ['Company 701'],
  ]);
});

test('a preview of a visitor is sent the same', async () => {
  const info = (await server.get('/api/Event/Shortname?shortName=expo27')).json<EventInfo>();
  const rows = (await server.get('/api/modules/GetResources?eventshort=expo27&setname=*')).json<ResourceRow[]>();
  const { exhibition } = personAccessOf({ info, model: readEvent(rows, modelChecks()) }, visitor, NOW)!;
  expect([exhibition.part('701', 'lounge'), exhibition.part('701', 'booth'), exhibition.part('702', 'lounge')]).toEqual([
    false,
    true,
    true,
  ]);
});
