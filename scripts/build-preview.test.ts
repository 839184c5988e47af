// `FOYER_BUILD_PREVIEW`: what leads into the preview is built with and without it; the whole app takes too long for that.
import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { afterEach, expect, test, vi } from 'vitest';
import { readBuildKind } from './build.ts';

const root = join(import.meta.dirname, '..');
afterEach(() => vi.unstubAllEnvs());

/** Source files of the preview that a build with this setting holds. */
async function previewFiles(setting: string): Promise<string[]> {
  vi.stubEnv('FOYER_BUILD_PREVIEW', setting);
  const built = (await build({
    root,
    logLevel: 'error',
    build: { write: false, rolldownOptions: { input: join(root, 'src/app/preview-loader.ts'), preserveEntrySignatures: 'strict' } },
  })) as Rolldown.RolldownOutput;
  const files = built.output.flatMap((chunk) => (chunk.type === 'chunk' ? chunk.moduleIds : []));
  expect(files).toContain(join(root, 'src/app/preview-loader.ts'));
  return files.filter((file) => file.startsWith(join(root, 'src/preview/')));
}

test('a build has the preview, and with none nothing of it', async () => {
  expect(await previewFiles('')).toContain(join(root, 'src/preview/open-preview.tsx'));
  expect(await previewFiles('none')).toEqual([]);
});

test('any other value is refused, not taken for a build with preview', () => {
  expect(readBuildKind({})).toBeUndefined();
  expect(readBuildKind({ FOYER_BUILD_PREVIEW: 'none' })).toBe('without preview');
  for (const value of ['no', 'None', 'false', '0']) expect(() => readBuildKind({ FOYER_BUILD_PREVIEW: value })).toThrow('must be none');
});
