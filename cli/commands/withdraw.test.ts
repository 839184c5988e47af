// foyer withdraw: an asset of all versions or a version as a whole, listed, taken back, noted; and what publish says of it.
import { join } from 'node:path';
import { beforeEach, expect, test, vi } from 'vitest';
import { openStore } from '../../server/store/store.ts';
import { app, folderOf, foyer, writeInto } from './fixture/recorded.ts';

const EVENT = ['--event', 'society/spring'] as const;
let folder: string;
let data: string;

beforeEach(async () => {
  vi.stubEnv('DATABASE_URL', '');
  data = join(folderOf(), 'store');
  vi.stubEnv('FOYER_DATA', data);
  folder = folderOf({
    'society/spring/app.json': app('Spring'),
    'society/spring/assets/slides/one.pdf': '%PDF',
    'society/spring/assets/two.pdf': '%PDF',
  });
  await foyer('publish', folder);
  writeInto(folder, { 'society/spring/app.json': app('Spring again') });
  await foyer('publish', folder);
  return () => vi.unstubAllEnvs();
});

/** Which of version and file are withdrawn, as a server finds it. */
async function withdrawn(): Promise<string[]> {
  const store = await openStore({ folder: data });
  const [event] = await store.events();
  const found: string[] = [];
  for (const version of [1, 2, 3])
    for (const path of ['slides/one.pdf', 'two.pdf'])
      if ((await store.asset(event!.id, version, path))?.isWithdrawn) found.push(`${version} ${path}`);
  await store.close();
  return found;
}

test('an asset, in every version there is and will be, until it is taken back', async () => {
  expect(await withdrawn()).toEqual([]);
  expect(await foyer('withdraw', 'slides/one.pdf', ...EVENT)).toEqual({
    code: 0,
    out: ['slides/one.pdf in every version of society/spring is withdrawn.'],
    err: [],
  });
  expect(await withdrawn()).toEqual(['1 slides/one.pdf', '2 slides/one.pdf']);
  writeInto(folder, { 'society/spring/app.json': app('Once more') });
  const line =
    'society/spring/assets/slides/one.pdf stays withdrawn; foyer withdraw slides/one.pdf --event society/spring --undo sends it again';
  expect((await foyer('publish', folder)).out).toEqual(['society/spring published as version 3', line]);
  expect((await foyer('publish', folder)).out).toEqual(['society/spring unchanged, version 3', line]);
  expect(await withdrawn()).toEqual(['1 slides/one.pdf', '2 slides/one.pdf', '3 slides/one.pdf']);
  expect((await foyer('withdraw', 'asset:slides/one.pdf', ...EVENT)).out).toEqual([
    'slides/one.pdf in every version of society/spring was withdrawn before.',
  ]);
  expect((await foyer('withdraw', 'https://x.example.org/assets/Society/spring/2/slides/one.pdf', ...EVENT, '--undo')).out).toEqual([
    'slides/one.pdf in every version of society/spring is sent again.',
  ]);
  expect(await withdrawn()).toEqual([]);
  expect((await foyer('audit', '--limit', '9')).out.filter((one) => /withdrawn|restored/.test(one)).map((one) => one.slice(25))).toEqual([
    'restored by cli in society/spring slides/one.pdf in every version',
    'withdrawn by cli in society/spring slides/one.pdf in every version',
  ]);
});

test('a version as a whole, and the list', async () => {
  expect((await foyer('withdraw', '--list')).err).toEqual(['Nothing is withdrawn.']);
  expect((await foyer('withdraw', '1', ...EVENT)).out).toEqual(['Every file of version 1 of society/spring is withdrawn.']);
  await foyer('withdraw', 'two.pdf', ...EVENT);
  expect(await withdrawn()).toEqual(['1 slides/one.pdf', '1 two.pdf', '2 two.pdf']);
  const { out, err } = await foyer('withdraw', '--list', ...EVENT);
  expect(out.sort()).toEqual([
    expect.stringMatching(/^society\/spring Every file of version 1, since 20\S+Z by cli$/),
    expect.stringMatching(/^society\/spring two\.pdf in every version, since 20\S+Z by cli$/),
  ]);
  expect(err).toEqual(['2 withdrawals.']);
  expect((await foyer('withdraw', '1', ...EVENT, '--undo')).out).toEqual(['Every file of version 1 of society/spring is sent again.']);
  expect(await withdrawn()).toEqual(['1 two.pdf', '2 two.pdf']);
});

test.each([
  [['nothing.pdf', ...EVENT], /No version has an asset nothing\.pdf/],
  [['9', ...EVENT], /Version 9 was never published/],
  [['2', ...EVENT], /Version 2 is what visitors see now/],
  [['two.pdf', ...EVENT, '--undo'], /is not withdrawn/],
  [['two.pdf'], /--event instance\/event/],
  [['two.pdf', '--event', 'society/autumn'], /There is no event society\/autumn/],
  [[...EVENT], /Say what to withdraw/],
  [['two.pdf', '--list'], /--list takes no file/],
])('%j is refused in words, and nothing is withdrawn', async (args, words) => {
  const { code, err } = await foyer('withdraw', ...args);
  expect([code, err.join('\n')]).toEqual([2, expect.stringMatching(words)]);
  expect(await withdrawn()).toEqual([]);
});
