// Downloads, webcasts and presentations of companies by HTTP on each database, attacked with calls that are well-formed: nobody gets those of another company under an id, and nobody writes any.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { areas } from '../../src/contract/index.ts';
import { exhibitionServer, type ExhibitionServer } from '../exhibition/fixture/exhibition-server.ts';
import { databases, type TestDatabase } from '../fixture/stores.ts';

const own = 'https://www.example.org/own.pdf';
const other = 'https://www.example.org/other.pdf';
const soon = 'https://www.example.org/soon.pdf';
const media = [
  { Id: 'd1', CompanyAccountId: '701', Kind: 'download', Title: 'Own', Url: own },
  { Id: 'd2', CompanyAccountId: '702', Kind: 'download', Title: 'Other', Url: other },
  { Id: 'd3', CompanyAccountId: '703', Kind: 'download', Title: 'Soon', Url: soon },
  { Id: 'd4', CompanyAccountId: '701', Kind: 'download', Title: 'Script', Url: 'javascript:alert(1)' },
  { Id: 'w1', CompanyAccountId: '703', Kind: 'webcast', Title: 'Soon', Url: soon },
  { Id: 'p1', CompanyAccountId: '703', Kind: 'presentation', Title: 'Soon', Url: soon },
];
const callers = [undefined, 'ada', 'staff 701', 'staff 702'] as const;

describe.each(databases.filter(({ available }) => available))('$name', ({ make }) => {
  let database: TestDatabase;
  let server: ExhibitionServer;
  beforeAll(async () => {
    database = await make();
    server = await exhibitionServer(database, {
      'demo/expo27/data/company-media.json': JSON.stringify({ schemaVersion: 1, rows: media }),
    });
  });
  afterAll(async () => {
    await server.close();
    await database.remove();
  });
  const at = (path: string, query: Record<string, string>) =>
    `/api/exhibition/${path}?${new URLSearchParams({ eventid: server.event, ...query }).toString()}`;
  const file = async (id: string, distributionUrl: string, who?: string) =>
    (await server.get(at('GetDistributionFile', { id, distributionUrl }), who)).statusCode;

  test.each(callers)('for %s a file belongs to its company, and that of a closed profile to nobody', async (who) => {
    expect([await file('701', own, who), await file('702', other, who)]).toEqual([200, 200]);
    expect([await file('701', other, who), await file('702', own, who), await file('703', soon, who)]).toEqual([404, 404, 404]);
    for (const path of ['ExhibitiorWebcasts', 'ExhibitiorPresentations'])
      expect((await server.get(at(path, { id: '703' }), who)).json(), path).toEqual([]);
  });

  test('staff of a closed profile get its own', async () => {
    expect(await file('703', soon, 'staff 703')).toBe(200);
    for (const path of ['ExhibitiorWebcasts', 'ExhibitiorPresentations'])
      expect((await server.get(at(path, { id: '703' }), 'staff 703')).json<object[]>(), path).toHaveLength(1);
  });

  test.each([
    'javascript:alert(1)',
    'JAVASCRIPT:alert(1)',
    'data:text/html,x',
    '//www.example.org/own.pdf',
    `${own}#x`,
    `${own}?x=1`,
    own.toUpperCase(),
    'https://www.example.org/./own.pdf',
    'file:///etc/passwd',
    'asset:../../secret.pdf',
  ])('%s is no file of it', async (url) => {
    expect(await file('701', url, 'staff 701')).toBe(404);
  });

  test('an id that is no company, or another event, has none; fields are bounded, and one is read once', async () => {
    for (const id of ['__proto__', 'constructor', '999']) expect(await file(id, own, 'staff 701'), id).toBe(404);
    for (const [id, url] of [
      ['', own],
      ['701', ''],
      ['7'.repeat(200_000), own],
      ['701', own + 'a'.repeat(200_000)],
      ['701', `\0${own}`],
    ] as const)
      expect([400, 414]).toContain(await file(id, url, 'staff 701'));
    const twice = `${at('GetDistributionFile', { id: '701', distributionUrl: other })}&id=702`;
    expect((await server.get(twice, 'staff 701')).statusCode).toBe(400);
  });

  test('nothing is written: a replayed call answers the same, and no call of the area changes anything', async () => {
    const url = at('GetDistributionFile', { id: '701', distributionUrl: own });
    const [first, again] = [await server.get(url, 'ada'), await server.get(url, 'ada')];
    expect(again.json()).toEqual(first.json());
    const written = { Title: 'Mine', Url: 'javascript:alert(1)' };
    for (const path of ['GetDistributionFile', 'ExhibitiorWebcasts', 'ExhibitiorPresentations']) {
      const address = at(path, { id: '702', distributionUrl: other });
      const { statusCode: posted } = await server.post(address, 'staff 702', written);
      expect([posted, (await server.delete(address, 'staff 702')).statusCode], path).toEqual([404, 404]);
    }
    for (const area of ['companies', 'industry'])
      for (const [name, { method, effect }] of Object.entries(areas[area]!.endpoints))
        expect([method, effect], name).toEqual(['GET', 'read']);
  });
});
