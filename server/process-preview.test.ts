// The preview address a start prints: it opens, once per browser, until the server ends; the key is printed nowhere else.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { ended, type Started, serverProcesses } from './fixture/server-process.ts';
import { previewLines } from './start-lines.ts';

const { at, start } = serverProcesses();

const printed = /^ {2}(http:\S+previewKey=([\w-]{43}))$/m;
/** The address a start prints, and the key in it; printed after the address of the server. */
const keyOf = async ({ output }: Started): Promise<{ address: string; key: string }> => {
  const [, address, key] = await vi.waitFor(() => printed.exec(output()) ?? Promise.reject(new Error(output())));
  return { address: address!, key: key! };
};
const open = (address: string) => fetch(address, { redirect: 'manual', headers: { accept: 'text/html' } });

test('npm start prints an address that opens previews until the server ends, and writes its key nowhere else', async () => {
  const first = await start({ environment: { FOYER_LOG: 'trace', FOYER_PREVIEW: '' } });
  const { address, key } = await keyOf(first);
  const answer = await open(address);
  expect([answer.status, answer.headers.get('location')]).toEqual([302, '/home/rival/rival27/en-GB?preview']);
  const cookie = answer.headers.get('set-cookie')!.split(';', 1)[0]!;
  const programme = `${new URL(address).origin}/api/modules/GetResources?eventshort=heart27&setname=*&version=1&for=preview`;
  const classOf = async (headers: Record<string, string>) => (await fetch(programme, { headers })).headers.get('cache-control');
  // As previews are cached, and as nothing is that only names one.
  expect(await classOf({ cookie })).toContain('immutable');
  expect(await classOf({})).not.toContain('immutable');
  await fetch(`${new URL(address).origin}/nothing?previewKey=${key}`);
  // The log has the requests, and not what was in them.
  await vi.waitFor(() => expect(first.output()).toContain('previewKey=…'));
  expect(first.output().split(key)).toHaveLength(2);
  for (const name of readdirSync(at.data.path).filter((one) => one.startsWith('foyer.')))
    expect(readFileSync(join(at.data.path, name)).includes(key), name).toBe(false);
  first.child.kill('SIGINT');
  await ended(first.child);

  const second = await start({ environment: { FOYER_PREVIEW: '' } });
  const { key: next } = await keyOf(second);
  expect(next).not.toBe(key);
  const stale = await open(`${second.address}/home/rival/rival27/en-GB?previewKey=${key}`);
  expect([stale.status, stale.headers.get('set-cookie')]).toEqual([302, null]);
});

test('where previews are closed no key is made', async () => {
  const { output } = await start({ environment: { FOYER_PREVIEW: 'closed' } });
  await vi.waitFor(() => expect(output()).toContain('Mail is off'));
  expect(output()).not.toContain('previewKey');
});

test('a build without preview is said at the start, and gets no key', async () => {
  const folder = join(at.data.path, 'built');
  mkdirSync(join(folder, '.vite'), { recursive: true });
  writeFileSync(join(folder, '.vite/manifest.json'), JSON.stringify({ 'index.html': { file: 'static/index.js', isEntry: true } }));
  const { output } = await start({ args: ['--app', folder] });
  await vi.waitFor(() => expect(output()).toContain('built without preview (FOYER_BUILD_PREVIEW=none)'));
  expect(output()).not.toContain('previewKey');
});

test('what is printed: the sample where it is, else the event published last, at the address the site has', () => {
  const head = (instance: string, shortName: string, id: number) => ({ id, instance, shortName, version: 1 });
  const lines = (events: ReturnType<typeof head>[], settings = {}) =>
    previewLines({ preview: 'key', ...settings }, { address: 'http://127.0.0.1:4173', key: 'k', events })[1];
  const [sample, own] = [head('kardia', 'kardia2027', 1), head('society', 'spring', 2)];
  expect(lines([sample, own])).toBe(
    '  http://127.0.0.1:4173/home/kardia/kardia2027/en-GB?preview=attendee&at=2027-05-04T09:00&as=attendee&previewKey=k',
  );
  expect(lines([own], { publicUrl: 'https://congress.example.org' })).toBe(
    '  https://congress.example.org/home/society/spring/en-GB?preview&previewKey=k',
  );
  expect(lines([])).toBe('  http://127.0.0.1:4173/?preview&previewKey=k');
  expect(previewLines({ preview: 'open', publicUrl: undefined }, { address: '', key: undefined, events: [] })[0]).toContain('everybody');
});
