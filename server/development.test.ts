// The watched folder: a saved file is published and announced, a broken one is reported and the last good version stays.
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createApp } from './app.ts';
import { startDevelopment, watchFolder } from './development.ts';
import { congressFolder, NOW, temporaryFolder, testParts } from './fixture/test-app.ts';
import { publishFolder } from './store/publish-folder.ts';
import { openStore, type Store } from './store/store.ts';
import { validate } from './validate.ts';

let folder: ReturnType<typeof temporaryFolder>;
let data: ReturnType<typeof temporaryFolder>;
let store: Store;
let stop: () => void;
let announced: string[];
let printed: string[];
beforeEach(async () => {
  folder = congressFolder();
  data = temporaryFolder();
  store = await openStore({ folder: data.path });
  await publishFolder({ store, folder: folder.path, validate, now: NOW });
  [announced, printed] = [[], []];
  stop = watchFolder({ store, clock: { now: () => NOW }, folder: folder.path, validate, print: (line) => printed.push(line) }, (event) =>
    announced.push(event),
  );
});
afterEach(async () => {
  stop();
  await store.close();
  folder.remove();
  data.remove();
});

const until = async (done: () => boolean): Promise<void> => {
  while (!done()) await new Promise((resolve) => setTimeout(resolve, 20));
};
const versions = async () => (await store.events()).map(({ shortName, version }) => `${shortName} ${version}`);

test('a saved file is a new version of its event alone', async () => {
  folder.write('demo/heart27/texts/home.en-GB.json', '{"texts":{"subtitle":"Changed"}}');
  await until(() => announced.length > 0);
  expect(announced).toEqual(['heart27']);
  expect(await versions()).toEqual(['heart27 2', 'rival27 1']);
  expect(printed).toContain('  demo/heart27: version 2');
});

test('a broken file is reported with its place and published when it is repaired', async () => {
  folder.write('demo/heart27/theme.json', '{ "brand": ');
  await until(() => printed.some((line) => line.includes('not published')));
  expect(printed.find((line) => line.includes('theme.json'))).toMatch(/^demo\/heart27\/theme\.json:1:12 error json-syntax /);
  expect(await versions()).toEqual(['heart27 1', 'rival27 1']);
  folder.write('demo/heart27/theme.json', '{ "schemaVersion": 1, "brand": "#123456" }');
  await until(() => announced.length > 0);
  expect(await versions()).toEqual(['heart27 2', 'rival27 1']);
});

test('Vite serves the sources and its client in the page, the server its own addresses', async () => {
  const root = temporaryFolder({
    'package.json': '{"type":"module"}',
    'index.html': '<html><head><title>x</title></head><body><script type="module" src="/src/main.ts"></script></body></html>',
    'src/main.ts': 'export const answer: number = 42;',
  });
  const development = startDevelopment(root.path);
  const app = await createApp({ ...testParts(store), security: { frameAncestors: [], development: true }, template: development.template });
  await development.serve(app, { store, clock: { now: () => NOW }, folder: folder.path, validate, print: () => {} });
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const page = await fetch(`${address}/home/demo/heart27/en-GB`, { headers: { accept: 'text/html' } });
  expect(page.headers.get('content-security-policy')).toContain("script-src 'self' 'unsafe-inline'");
  expect(await page.text()).toMatch(/@vite\/client.*<title>Heart 2027<\/title>.*foyer-boot.*src\/main\.ts/s);
  const source = await fetch(`${address}/src/main.ts`);
  expect([source.headers.get('x-content-type-options'), await source.text()]).toEqual([
    'nosniff',
    expect.stringContaining('export const answer = 42'),
  ]);
  expect((await fetch(`${address}/api/Core/ServerTime`)).status).toBe(200);
  expect((await fetch(`${address}/missing.js`)).status).toBe(404);
  await development.close();
  app.server.closeAllConnections();
  await app.close();
  root.remove();
});
