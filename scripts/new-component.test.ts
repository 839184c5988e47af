// A new component: its folder is complete, the catalog reads it, its own test passes; nothing that exists is touched.
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { loadCatalog } from '../component-registry/catalog.ts';
import { slowness } from '../tests/support/slowness.ts';
import { createComponent, NameRefused } from './new-component.ts';

const project = join(import.meta.dirname, '..');
let root: string;
let registry: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'component-'));
  registry = join(root, 'component-registry');
});
afterEach(() => rmSync(root, { recursive: true }));

test(
  'the catalog reads it, and its own test passes',
  async () => {
    // A project of its own, so that its imports resolve, and its test runs, as they do here.
    for (const part of [
      'src',
      'tests/support',
      'scripts/build.ts',
      'scripts/build-worker.ts',
      'package.json',
      'tsconfig.json',
      'vite.config.ts',
    ])
      cpSync(join(project, part), join(root, part), { recursive: true });
    symlinkSync(join(project, 'node_modules'), join(root, 'node_modules'));
    const files = createComponent(registry, 'media/photo-wall');
    expect(files.filter((file) => !existsSync(join(registry, 'media/photo-wall', file)))).toEqual([]);
    const catalog = await loadCatalog(registry);
    expect(catalog['media/photo-wall']).toMatchObject({ about: { title: 'Photo wall' }, samples: [{ name: 'media/photo-wall' }] });
    const report = join(root, 'report.json');
    const vitest = join(project, 'node_modules/vitest/vitest.mjs');
    const ended = spawnSync(
      process.execPath,
      [vitest, 'run', 'component-registry/media', '--root', root, '--reporter', 'json', '--outputFile', report],
      { cwd: root, encoding: 'utf8' },
    );
    expect(ended.status, `${ended.stdout}\n${ended.stderr}`).toBe(0);
    expect(JSON.parse(readFileSync(report, 'utf8'))).toMatchObject({ success: true, numPassedTests: 2, numTotalTests: 2 });
  },
  60_000 * slowness,
);

test.each(['photo-wall', 'media/', 'Media/photo', 'media/photo_wall', 'media/photo/wall', '../outside/x', 'media/-x', ''])(
  '"%s" is refused',
  (name) => {
    expect(() => createComponent(registry, name)).toThrow(NameRefused);
  },
);

test('a component that exists is left as it is', () => {
  createComponent(registry, 'media/photo-wall');
  const before = readFileSync(join(registry, 'media/photo-wall/props.ts'), 'utf8');
  expect(() => createComponent(registry, 'media/photo-wall')).toThrow(/exists already/);
  expect(readFileSync(join(registry, 'media/photo-wall/props.ts'), 'utf8')).toBe(before);
});
