// Assemblies by HTTP: order, who may vote, documents for voters alone as links and as files, and a closed page.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { assemblies } from '../../src/contract/assemblies.ts';
import type { ReplyOf } from '../../src/contract/endpoint.ts';
import { exhibitionServer, type ExhibitionServer } from '../exhibition/fixture/exhibition-server.ts';
import { databases, type TestDatabase } from '../fixture/stores.ts';

const files = {
  'demo/expo27/assets/assembly/report.txt': 'report',
  'demo/expo27/assets/assembly/accounts.txt': 'accounts',
  'demo/expo27/assets/assembly/nobody.txt': 'nobody',
  'demo/expo27/data/assemblies.json': JSON.stringify({
    schemaVersion: 1,
    rows: [
      { Id: 'open', Title: 'Open', Documents: [{ Title: 'Lost', Url: 'asset:assembly/nobody.txt', IsForVoters: true }] },
      {
        Id: 'general',
        Title: 'General',
        StartTime: '2027-05-04T18:00',
        VotersKey: 'voters',
        Text: '<p>x<script>alert(1)</script></p>',
        Documents: [{ Title: 'Report', Url: 'asset:assembly/report.txt' }],
        Agenda: [
          { Number: '1', Title: 'Accounts', Documents: [{ Title: 'Accounts', Url: 'asset:assembly/accounts.txt', IsForVoters: true }] },
          { Title: 'Speakers', Speakers: [{ Id: 'nobody' }, { DisplayName: 'Ben Lund' }] },
        ],
      },
      { Id: 'no title' },
    ],
  }),
  'demo/expo27/access.json': JSON.stringify({
    schemaVersion: 1,
    policies: [
      {
        Type: 'Key',
        Identifier: 'voters',
        Effect: 'Allow',
        Requirements: [{ PrincipalField: 'UserLoggedIn', Values: ['true'] }],
      },
    ],
  }),
};
let database: TestDatabase;
let server: ExhibitionServer;
beforeAll(async () => {
  database = await databases[0]!.make();
  server = await exhibitionServer(database, files);
});
afterAll(async () => {
  await server.close();
  await database.remove();
});
const read = async (who?: string): Promise<ReplyOf<typeof assemblies>> =>
  (await server.get('/api/modules/Assemblies?eventid=demo%2Fexpo27&language=en-GB', who)).json();

test('the next one first; rows that do not fit are left out, and HTML is safe', async () => {
  const all = await read();
  expect(all.map(({ Id }) => Id)).toEqual(['general', 'open']);
  expect(all[0]).toMatchObject({ StartTime: '2027-05-04T18:00:00+02:00', EndTime: null, Text: '<p>x</p>' });
  expect(all[0]!.Agenda[1]!.Speakers.map(({ DisplayName }) => DisplayName)).toEqual(['Ben Lund']);
});

test('who may vote gets the documents for voters, others are told how many there are', async () => {
  const [visitors, adas] = [await read(), await read('ada')];
  expect(visitors.map(({ MayVote, Withheld }) => [MayVote, Withheld])).toEqual([
    [false, 1],
    [null, 1],
  ]);
  expect(adas.map(({ MayVote, Withheld }) => [MayVote, Withheld])).toEqual([
    [true, 0],
    [null, 1],
  ]);
  expect(JSON.stringify(visitors)).not.toContain('accounts.txt');
  expect(JSON.stringify([visitors, adas])).not.toMatch(/VotersKey|IsForVoters|nobody\.txt/);
  expect(adas[0]!.Agenda[0]!.Documents.map(({ Title }) => Title)).toEqual(['Accounts']);
});

test('so it is with the files themselves', async () => {
  const { Documents, Agenda } = (await read('ada'))[0]!;
  const [report, accounts] = [Documents[0]!.Url, Agenda[0]!.Documents[0]!.Url];
  const status = async (url: string, who?: string): Promise<number> => (await server.get(url, who)).statusCode;
  expect([await status(report), await status(accounts), await status(accounts, 'ada')]).toEqual([200, 404, 200]);
  expect(await status(accounts.replace('accounts', 'nobody'), 'ada')).toBe(404);
});
