// The frames of widgets: the script of the event with its facts, a policy of their own, and nothing for what is not configured.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { NOW, temporaryFolder, testServer, type TestServer } from '../fixture/test-app.ts';
import { publishFolder } from '../store/publish-folder.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ security: { frameAncestors: ['https://portal.example.org'], development: false } });
  const folder = temporaryFolder({
    'demo/widgets27/app.json': JSON.stringify({
      schemaVersion: 1,
      event: { name: 'Widgets' },
      networkingWidgetV2: true,
      NetworkingWidget: { url: 'https://networking.example.org/widget.js' },
      freshworks: { url: 'http://support.example.org/w.js', id: '</script><script>alert(1)</script>' },
      FreshChatAllPages: { url: 'https://chat.example.org/c.js', freshChatToken: '</script><script>alert(1)</script>' },
    }),
  });
  await publishFolder({ store: server.store, folder: folder.path, validate: () => [], now: NOW });
  folder.remove();
});
afterAll(() => server.close());

const frame = (path: string) => server.app.inject({ url: `/widgets/${path}`, headers: { accept: 'text/html' } });

test('the frame has the script, the facts of the event, and tries 20 times every 4 s', async () => {
  const { statusCode, headers, body } = await frame('networking/demo/widgets27?language=de-DE');
  expect(statusCode).toBe(200);
  const given = JSON.parse(/id="widget">(.*?)<\/script>/.exec(body)![1]!) as { given: object };
  expect(given).toMatchObject({
    url: 'https://networking.example.org/widget.js',
    given: { event: 'demo/widgets27', version: 2, language: 'de-DE' },
    pause: 4000,
    tries: 20,
  });
  const policy = String(headers['content-security-policy']);
  expect(policy).toContain("default-src 'none'");
  expect(policy).toMatch(/script-src 'sha256-[^']+' https:\/\/networking\.example\.org;/);
  expect(policy).toContain("frame-ancestors 'self' https://portal.example.org");
  expect(policy).toMatch(/sandbox allow-scripts allow-forms allow-popups$/);
});

test('what an organiser wrote cannot end its element', async () => {
  const { body } = await frame('chat/demo/widgets27');
  expect(body.match(/<\/script>/g)).toHaveLength(2);
  expect(body).toContain('"pause":1000,"tries":10');
});

test.each(['support/demo/widgets27', 'other/demo/widgets27', 'chat/demo/nowhere', 'networking/demo/heart27'])(
  '%s is not there',
  async (path) => {
    expect((await frame(path)).statusCode).toBe(404);
  },
);

test('a language that is none is not repeated', async () => {
  expect((await frame('chat/demo/widgets27?language=%22%3E%3Cscript%3E')).body).toContain('lang="en-GB"');
});
