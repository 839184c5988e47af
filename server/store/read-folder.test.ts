// Reading a configuration folder: what is taken, what is refused, and that limits name the file.
import { symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { temporaryFolder } from '../fixture/test-app.ts';
import { folderLimits, readFolder } from './read-folder.ts';

let folder: ReturnType<typeof temporaryFolder>;
beforeEach(() => {
  folder = temporaryFolder({
    'demo/heart27/app.json': '\uFEFF{}',
    'demo/notes.txt': 'mine',
    'demo/.hidden/x.json': '{}',
    'demo/heart27/assets/deep/data.json': '[]',
    'demo/assets/logo.svg': '<svg/>',
  });
});
afterEach(() => folder.remove());

const problems = async (limits = folderLimits) =>
  (await readFolder(folder.path, limits)).findings.map(({ file, code, severity }) => `${severity} ${code} ${file}`);

test('JSON files are texts without byte order mark, files below assets are assets, the rest is not Foyer’s', async () => {
  const { files, assets, findings } = await readFolder(folder.path);
  expect(files).toEqual([{ path: 'demo/heart27/app.json', text: '{}' }]);
  expect(assets.map(({ path, type }) => [path, type])).toEqual([
    ['demo/assets/logo.svg', 'image/svg+xml'],
    ['demo/heart27/assets/deep/data.json', 'application/json; charset=utf-8'],
  ]);
  expect(findings).toEqual([]);
});

test('symbolic links are refused, to files and to folders', async () => {
  writeFileSync(join(folder.path, 'secret.json'), '{}');
  symlinkSync(join(folder.path, 'secret.json'), join(folder.path, 'demo/heart27/theme.json'));
  symlinkSync('/etc', join(folder.path, 'demo/assets/etc'));
  expect(await problems()).toEqual(['error symbolic-link demo/assets/etc', 'error symbolic-link demo/heart27/theme.json']);
});

test('a name that is no address is refused', async () => {
  folder.write('demo/assets/up\\..\\..\\etc.svg', '<svg/>');
  expect(await problems()).toEqual(['error unusable-name demo/assets/up\\..\\..\\etc.svg']);
});

test.each([
  ['text', { text: 1 }, ['error file-too-large demo/heart27/app.json']],
  ['asset', { asset: 2 }, ['error file-too-large demo/assets/logo.svg']],
  ['files', { files: 2 }, ['error too-many-files demo/heart27/assets/deep/data.json']],
  ['total', { total: 8 }, ['error folder-too-large demo/heart27/app.json']],
  ['depth', { depth: 3 }, ['error too-deep demo/heart27/assets']],
])('the limit of %s names where it was passed, once', async (_, limits, expected) => {
  expect(await problems({ ...folderLimits, ...limits })).toEqual(expected);
});

test('beyond the limit of files, or of bytes, nothing more is read', async () => {
  folder.write('demo/zulu27/app.json', '{}');
  for (const limits of [{ files: 2 }, { total: 8 }]) {
    const { files, assets } = await readFolder(folder.path, { ...folderLimits, ...limits });
    expect([...files, ...assets].map(({ path }) => path)).not.toContain('demo/zulu27/app.json');
  }
});

test('a folder that is not there is an error', async () => {
  await expect(readFolder(join(folder.path, 'nowhere'))).rejects.toThrow(/nowhere/);
});
