// foyer publish: new versions, unchanged ones, refused ones, and a store that cannot be used.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { openStore } from '../../server/store/store.ts';
import { app, folderOf, foyer, writeInto } from './fixture/recorded.ts';

beforeEach(() => {
  vi.stubEnv('DATABASE_URL', '');
  return () => vi.unstubAllEnvs();
});

/** Two events, and an empty store in the environment. */
function congresses(): { folder: string; data: string } {
  const folder = folderOf({ 'society/spring/app.json': app('Spring'), 'guild/autumn/app.json': app('Autumn') });
  const data = join(folderOf(), 'store');
  vi.stubEnv('FOYER_DATA', data);
  return { folder, data };
}

test('every event is published, then unchanged, then only the changed one is new', async () => {
  const { folder, data } = congresses();
  expect(await foyer('publish', folder)).toEqual({
    code: 0,
    out: ['guild/autumn published as version 1', 'society/spring published as version 1'],
    err: [
      '  http://127.0.0.1:1/home/guild/autumn/en-GB',
      '  http://127.0.0.1:1/home/society/spring/en-GB',
      'No server answers at http://127.0.0.1:1; npm start begins one.',
    ],
  });
  expect((await foyer('publish', folder)).out).toEqual(['guild/autumn unchanged, version 1', 'society/spring unchanged, version 1']);
  writeInto(folder, { 'society/spring/app.json': app('Spring again') });
  expect((await foyer('publish', folder)).out).toEqual(['guild/autumn unchanged, version 1', 'society/spring published as version 2']);
  const store = await openStore({ folder: data });
  const events = await store.events();
  await store.close();
  expect(events.map(({ shortName, version }) => `${shortName} ${version}`).sort()).toEqual(['autumn 1', 'spring 2']);
});

test('an event with an error is refused with its finding, its neighbour is published', async () => {
  const { folder } = congresses();
  writeInto(folder, { 'society/spring/header.json': '{ "menu": }' });
  const { code, out } = await foyer('publish', folder);
  expect(code).toBe(1);
  expect(out).toEqual([
    expect.stringMatching(/^society\/spring\/header\.json:1:11 error json-syntax /),
    'guild/autumn published as version 1',
    'society/spring refused, see above; a published version stays as it is',
  ]);
});

test('one event alone: the others are not looked at', async () => {
  const { folder } = congresses();
  const { code, out, err } = await foyer('publish', join(folder, 'guild/autumn'));
  expect([code, out]).toEqual([0, ['guild/autumn published as version 1']]);
  expect(err.slice(0, 1)).toEqual([`Publishing event guild/autumn of ${folder}, with what it inherits.`]);
});

test('a short name may be that of an event of another instance; alone it then names neither', async () => {
  const { folder } = congresses();
  await foyer('publish', folder);
  const links = (event: string) => foyer('preview-link', '--list', '--event', event);
  expect((await links('Spring')).code).toBe(0);
  const { out } = await foyer('publish', folderOf({ 'rival/spring/app.json': app('Spring') }));
  expect(out).toEqual(['rival/spring published as version 1']);
  const refused = await links('Spring');
  expect([refused.code, refused.err.join()]).toEqual([2, expect.stringContaining('society/spring, rival/spring')]);
  expect([(await links('rival/spring')).code, (await links('autumn')).code, (await links('rival/autumn')).code]).toEqual([0, 0, 2]);
});

test('a store that cannot be used is a wrong call; its password is not shown', async () => {
  const { folder } = congresses();
  vi.stubEnv('FOYER_DATA', join(folder, 'society/spring/app.json'));
  const blocked = await foyer('publish', folder);
  expect([blocked.code, blocked.err.at(-1)]).toEqual([2, expect.stringContaining('(FOYER_DATA) cannot be opened')]);
  vi.stubEnv('DATABASE_URL', 'postgres://somebody:secret@127.0.0.1:1/foyer');
  const refused = await foyer('publish', folder);
  expect([refused.code, refused.err.join()]).toEqual([2, expect.stringContaining('DATABASE_URL cannot be opened')]);
  expect(refused.err.join()).not.toContain('secret');
  vi.stubEnv('DATABASE_URL', 'mysql://127.0.0.1/foyer');
  expect((await foyer('publish', folder)).code).toBe(2);
});

test('a missing folder makes no store', async () => {
  const { data } = congresses();
  expect((await foyer('publish', join(data, 'nowhere'))).code).toBe(2);
  expect((await foyer('publish', data)).code).toBe(2);
});

test('the address of what was published is printed, with the languages it has besides', async () => {
  const { folder } = congresses();
  const spring = app('Spring') as { event: object };
  writeInto(folder, { 'society/spring/app.json': { ...spring, event: { ...spring.event, languages: ['de-DE', 'en-GB'] } } });
  const { err } = await foyer('publish', join(folder, 'society/spring'), '--base', 'http://127.0.0.1:1/x');
  expect(err.slice(1)).toEqual([
    '  http://127.0.0.1:1/home/society/spring/de-DE  (also en-GB)',
    'No server answers at http://127.0.0.1:1; npm start begins one.',
  ]);
  expect((await foyer('publish', folder, '--base', 'congress')).code).toBe(2);
});

test('a server that answers there is waited for until it has the version', async () => {
  const { folder } = congresses();
  const asked: (string | null)[] = [];
  const server = createServer((request, response) => {
    asked.push(new URL(request.url!, 'http://x').searchParams.get('shortName'));
    response.end(JSON.stringify({ EventId: 1, Version: asked.length > 1 ? 1 : 0 }));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  onTestFinished(() => void server.close());
  vi.stubEnv('PORT', String((server.address() as AddressInfo).port));
  const { err } = await foyer('publish', join(folder, 'society/spring'));
  expect(err.at(-1)).toMatch(/^The server at http:\/\/127\.0\.0\.1:\d+ shows it\.$/);
  expect(asked).toEqual(['society/spring', 'society/spring']);
});
