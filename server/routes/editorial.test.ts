// News, jobs and TV by HTTP: order, languages, one of each, companies a caller may know, and pages that are closed; their feeds and their files.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { jobs as jobsEndpoint, news as newsEndpoint } from '../../src/contract/editorial.ts';
import type { ReplyOf } from '../../src/contract/endpoint.ts';
import { exhibitionServer, type ExhibitionServer } from '../exhibition/fixture/exhibition-server.ts';
import { databases, type TestDatabase } from '../fixture/stores.ts';

const rows = (list: readonly unknown[]): string => JSON.stringify({ schemaVersion: 1, rows: list });
const episodes = rows([
  {
    Id: 'one',
    Section: 'podcast',
    Title: 'Sound < 4 & "more"',
    MediaUrl: 'asset:tv/one.mp3',
    IsSound: true,
    Seconds: 65,
    Bytes: 1234,
    Number: 1,
    Date: '2027-05-02',
    Chapters: [
      { Time: 60, Title: 'B' },
      { Time: 0, Title: 'A' },
    ],
    Speakers: [{ Id: 'nobody' }, { DisplayName: 'Ben Lund' }],
    SessionId: 'none',
    Text: '<p><a href="page:jobs">jobs</a><script>alert(1)</script></p>',
  },
  { Id: 'stream', Section: 'podcast', Title: 'Stream', MediaUrl: 'asset:tv/main.m3u8' },
  { Id: 'day', Section: 'dailyhighlights', Title: 'Day', MediaUrl: 'asset:hall.svg', Date: '2027-05-03' },
  { Id: 'odd', Section: 'elsewhere', Title: 'Odd', MediaUrl: '' },
]);
const files = {
  'demo/expo27/assets/hall.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'demo/expo27/data/news.json': rows([
    { Id: 'undated', Title: 'Undated' },
    { Id: 'old', Title: 'Old', Date: '2027-05-01' },
    {
      Id: 'new',
      Title: 'Valves < 4 mm & "more" ]]>',
      Summary: '<b>Not bold</b>',
      Date: '2027-05-03T08:00',
      Author: 'The office',
      ImagePath: 'asset:hall.svg',
      Tags: ['Science'],
      Text: '<p>To the <a href="page:jobs">jobs</a>, <a href="/x">here</a><script>alert(1)</script></p>',
    },
    { Id: 'new', Title: 'Twice' },
    { Id: 'broken' },
  ]),
  'demo/expo27/assets/tv/one.mp3': 'sound',
  'demo/expo27/data/tv.json': episodes,
  'demo/expo27/data/preceptorships.json': rows([
    { Id: 'ep', Title: 'Ablation', Country: 'at', Deadline: '2027-05-31', Text: '<p>x<script>alert(1)</script></p>' },
    { Id: 'many', Title: 'Many', Places: -1 },
  ]),
  'demo/expo27/data/awards.json': rows([
    { Id: 'old', Title: 'Old', Year: 2026, Winners: [{ Id: 'nobody' }, { DisplayName: 'A team', PresentationId: 'none', Work: 'A work' }] },
    { Id: 'new', Title: 'New', Year: 2027, CompanyAccountId: '701', Text: '<p>x<script>alert(1)</script></p>' },
    { Id: 'soon', Title: 'Soon', CompanyAccountId: '999', Winners: [{ DisplayName: 'B', ImagePath: 'asset:hall.svg' }] },
  ]),
  'demo/expo27/data/jobs.json': rows([
    { Id: 'soon', Title: 'At a company that comes soon', CompanyAccountId: '703', PublishedDate: '2027-05-02' },
    {
      Id: 'nurse',
      Title: 'Nurse',
      CompanyAccountId: '701',
      PublishedDate: '2027-05-03',
      Deadline: '2027-05-31',
      Text: 'Line one\nLine two',
    },
    { Id: 'own', Title: 'Own', Employer: 'A clinic', CompanyAccountId: '999', EmploymentType: 'part-time', Country: 'at' },
    { Id: 'odd', Title: 'Odd', EmploymentType: 'sometimes' },
  ]),
};
const closed = {
  'demo/expo27/access.json': JSON.stringify({
    schemaVersion: 1,
    policies: [
      {
        Type: 'Page',
        Identifier: ['news', 'jobs', 'TvPage', 'AwardWinnersPage', 'preceptorships'],
        Effect: 'Allow',
        Requirements: [{ PrincipalField: 'UserLoggedIn', Values: ['true'] }],
      },
    ],
  }),
};
let databasesUsed: TestDatabase[];
let open: ExhibitionServer;
let members: ExhibitionServer;
beforeAll(async () => {
  databasesUsed = [await databases[0]!.make(), await databases[0]!.make()];
  open = await exhibitionServer(databasesUsed[0]!, files);
  members = await exhibitionServer(databasesUsed[1]!, { ...files, ...closed });
});
afterAll(async () => {
  await Promise.all([open, members].map((server) => server.close()));
  await Promise.all(databasesUsed.map((database) => database.remove()));
});
const event = 'eventid=demo%2Fexpo27&language=en-GB';
const feed = (format: string): string => `/feeds/demo/expo27/en-GB/news.${format}`;

test('news: the newest first, undated ones last, without their texts; rows that do not fit are left out', async () => {
  const answer = await open.get(`/api/modules/News?${event}`);
  const list = answer.json<ReplyOf<typeof newsEndpoint>>();
  expect(list.map(({ Id }) => Id)).toEqual(['new', 'old', 'undated']);
  expect(list[0]).toMatchObject({ Date: '2027-05-03T08:00:00+02:00', Tags: ['Science'], Author: 'The office' });
  expect(answer.body).not.toContain('To the');
});

test('one article with safe HTML, in which links to pages of the event stay', async () => {
  const { Text } = (await open.get(`/api/modules/NewsArticle?${event}&articleid=new`)).json<{ Text: string }>();
  expect(Text).toContain('href="page:jobs"');
  expect(Text).not.toContain('alert');
  const missing = await open.get(`/api/modules/NewsArticle?${event}&articleid=none`);
  expect([missing.statusCode, missing.json()]).toMatchObject([404, { error: { field: 'articleid' } }]);
  expect((await open.get(`/api/modules/NewsArticle?${event}&articleid=${'x'.repeat(121)}`)).statusCode).toBe(400);
});

test('jobs: the latest first; the company names itself where the row does not, if there is one', async () => {
  const list = (await open.get(`/api/modules/Jobs?${event}`)).json<ReplyOf<typeof jobsEndpoint>>();
  expect(list.map(({ Id, Employer, CompanyAccountId }) => [Id, Employer, CompanyAccountId])).toEqual([
    ['nurse', 'Sample Devices', '701'],
    ['soon', 'Soon', '703'],
    ['own', 'A clinic', ''],
  ]);
  expect(list[2]).toMatchObject({ EmploymentType: 'part-time', Country: 'AT', PublishedDate: null });
  const { Text, Deadline } = (await open.get(`/api/modules/Job?${event}&jobid=nurse`)).json<{ Text: string; Deadline: string }>();
  expect([Text, Deadline]).toEqual(['<p>Line one<br />Line two</p>', '2027-05-31T23:59:59+02:00']);
});

test('closed pages: no article, no position, no feed, no file, and no address that tells whether there is one', async () => {
  expect((await members.get(`/api/modules/News?${event}`)).json()).toEqual([]);
  expect((await members.get(`/api/modules/Jobs?${event}`)).json()).toEqual([]);
  for (const address of [`/api/modules/NewsArticle?${event}&articleid=new`, `/api/modules/Job?${event}&jobid=nurse`, feed('atom')])
    expect([address, (await members.get(address)).statusCode]).toEqual([address, 404]);
  expect((await members.get(`/api/modules/News?${event}`, 'ada')).json()).toHaveLength(3);
  const picture = '/assets/demo/expo27/1/hall.svg';
  const statuses = [await open.get(picture), await members.get(picture), await members.get(picture, 'ada')];
  expect(statuses.map(({ statusCode }) => statusCode)).toEqual([200, 404, 200]);
  const page = async (id: string): Promise<string> => (await members.get(`/demo/expo27/en-GB/jobs/${id}`)).body;
  expect(await page('nurse')).not.toContain('Nurse');
});

test.each([
  ['atom', 'application/atom+xml; charset=utf-8'],
  ['rss', 'application/rss+xml; charset=utf-8'],
  ['json', 'application/feed+json; charset=utf-8'],
])('the feed as %s: absolute addresses, texts that are no markup', async (format, type) => {
  const { statusCode, headers, body } = await open.get(feed(format));
  expect([statusCode, headers['content-type']]).toEqual([200, type]);
  const text = format === 'json' ? body.replaceAll('\\"', '"') : body;
  expect(text).toContain('/news/demo/expo27/en-GB?article=new');
  expect(text).toMatch(/href="https?:\/\/[^"/]+\/demo\/expo27\/en-GB\/jobs"/);
  expect(text).toMatch(/href="https?:\/\/[^"/]+\/x"/);
  expect(text).toContain('&lt;b&gt;Not bold');
  expect(text).not.toMatch(/href="(page:|\/)/);
  expect(text).not.toContain('<b>Not bold');
});

test('an unknown feed, and an event without news', async () => {
  expect((await open.get('/feeds/demo/expo27/en-GB/jobs.atom')).statusCode).toBe(404);
  expect((await open.get('/feeds/demo/none/en-GB/news.atom')).statusCode).toBe(404);
});

test('TV: the newest first, without what plays them; people and sessions that are not there are left out', async () => {
  const list = (await open.get(`/api/modules/Tv?${event}`)).json<{ Id: string }[]>();
  expect(list.map(({ Id }) => Id)).toEqual(['day', 'one', 'stream']);
  expect(list[1]).not.toHaveProperty('MediaUrl');
  const one = (await open.get(`/api/modules/TvEpisode?${event}&episodeid=one`)).json<Record<string, unknown>>();
  expect(one).toMatchObject({ Session: null, Speakers: [{ Id: '', DisplayName: 'Ben Lund' }], Seconds: 65 });
  expect(one['Chapters']).toEqual([
    { Time: 0, Title: 'A' },
    { Time: 60, Title: 'B' },
  ]);
  expect(JSON.stringify(one)).not.toContain('alert');
  expect(one).not.toHaveProperty('Bytes');
});

test('the podcast as RSS: files alone, with enclosure and the fields of iTunes, absolute addresses', async () => {
  const { statusCode, headers, body } = await open.get('/feeds/demo/expo27/en-GB/podcast.rss');
  expect([statusCode, headers['content-type']]).toEqual([200, 'application/rss+xml; charset=utf-8']);
  expect(body.match(/<item>/g)).toHaveLength(1);
  expect(body).toMatch(/<enclosure length="1234" type="audio\/mpeg" url="https?:\/\/[^"/]+\/assets\/demo\/expo27\/1\/tv\/one\.mp3"/);
  expect(body).toContain('<itunes:duration>65</itunes:duration>');
  expect(body).toContain('<itunes:episode>1</itunes:episode>');
  expect(body).toContain('<itunes:category text="Science"');
  expect(body).toContain('/tv/demo/expo27/en-GB/podcast?episode=one');
  expect(body).toContain('<itunes:title>Sound &lt; 4 &amp; ');
  expect(body).not.toMatch(/href="(page:|\/)/);
});

test('the head names the feeds that visitors may read, and describes episodes; closed pages say nothing of it', async () => {
  const head = async (server: ExhibitionServer, path: string): Promise<string> => (await server.get(path)).body.split('</head>')[0]!;
  const part = await head(open, '/tv/demo/expo27/en-GB/podcast');
  expect(part).toMatch(/rel="alternate" type="application\/rss\+xml" href="https?:[^"]+podcast\.rss"/);
  expect(part).toMatch(/<title>Expo 2027 - Podcast/);
  expect(part).toContain('"@type":"PodcastEpisode"');
  expect(part).not.toContain('VideoObject');
  expect(await head(open, '/news/demo/expo27/en-GB')).toMatch(/news\.rss"/);
  expect(await head(open, '/demo/expo27/en-GB/jobs')).not.toContain('application/rss+xml');
  const closedPart = await head(members, '/tv/demo/expo27/en-GB/podcast');
  expect(closedPart).not.toMatch(/rss\+xml|Podcast|Sound/);
  expect((await members.get(`/api/modules/Tv?${event}`)).json()).toEqual([]);
  expect((await members.get(`/api/modules/TvEpisode?${event}&episodeid=one`)).statusCode).toBe(404);
  const sound = '/assets/demo/expo27/1/tv/one.mp3';
  const statuses = [await open.get(sound), await members.get(sound), await members.get(sound, 'ada')];
  expect(statuses.map(({ statusCode }) => statusCode)).toEqual([200, 404, 200]);
  expect((await members.get('/feeds/demo/expo27/en-GB/podcast.rss')).statusCode).toBe(404);
});

test('awards: the latest year first; people, works and companies that are not there lead nowhere', async () => {
  const list = (await open.get(`/api/modules/Awards?${event}`)).json<Record<string, unknown>[]>();
  expect(list.map(({ Id, Sponsor, CompanyAccountId }) => [Id, Sponsor, CompanyAccountId])).toEqual([
    ['new', 'Sample Devices', '701'],
    ['old', '', ''],
    ['soon', '', ''],
  ]);
  expect(list[1]!['Winners']).toMatchObject([{ Id: '', DisplayName: 'A team', Work: 'A work', PresentationId: '' }]);
  expect(JSON.stringify(list)).not.toContain('alert');
  expect((await members.get(`/api/modules/Awards?${event}`)).json()).toEqual([]);
  expect((await members.get(`/api/modules/Awards?${event}`, 'ada')).json()).toHaveLength(3);
});

test('preceptorships: a deadline is the whole day; a row that does not fit is left out; closed to visitors where the page is', async () => {
  const list = (await open.get(`/api/modules/Preceptorships?${event}`)).json<Record<string, unknown>[]>();
  expect(list).toMatchObject([{ Id: 'ep', Country: 'AT', Deadline: '2027-05-31T23:59:59+02:00', StartDate: null, Places: 0 }]);
  expect(JSON.stringify(list)).not.toContain('alert');
  expect((await members.get(`/api/modules/Preceptorships?${event}`)).json()).toEqual([]);
  expect((await members.get(`/api/modules/Preceptorships?${event}`, 'ada')).json()).toHaveLength(1);
});
