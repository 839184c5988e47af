// The endpoint of the ticker: the headlines of the feed the event names, nothing for one without.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { publishFolder } from '../store/publish-folder.ts';
import { NOW, temporaryFolder, testServer, type TestServer } from '../fixture/test-app.ts';

let server: TestServer;
const asked: string[] = [];
beforeAll(async () => {
  const fetchFeed = (address: string): Promise<string> => {
    asked.push(address);
    return Promise.resolve('<rss version="2.0"><channel><title>x</title><item><title>One</title></item></channel></rss>');
  };
  server = await testServer({ fetchFeed });
  const event = (app: object): string => JSON.stringify({ schemaVersion: 1, event: { name: 'News' }, ...app });
  const folder = temporaryFolder({
    'demo/news27/app.json': event({ ticker: { rss: 'https://news.example.org/feed.xml' } }),
    'demo/quiet27/app.json': event({ hideTicker: true, ticker: { rss: 'https://news.example.org/quiet.xml' } }),
  });
  await publishFolder({ store: server.store, folder: folder.path, validate: () => [], now: NOW });
  folder.remove();
});
afterAll(() => server.close());

const ask = (event: string) => server.app.inject(`/api/Public/TickerFeed?eventid=demo/${event}`);

test('the headlines, and when they were read', async () => {
  const answer = await ask('news27');
  expect(answer.json()).toEqual({ Items: ['One'], ReadAt: new Date(NOW).toISOString(), IsStale: false });
  expect(answer.headers['cache-control']).toBe('no-store');
});

test.each(['quiet27', 'heart27'])('%s has none, and nothing is fetched', async (event) => {
  expect((await ask(event)).json()).toEqual({ Items: [], ReadAt: null, IsStale: false });
  expect(asked).not.toContain('https://news.example.org/quiet.xml');
});
