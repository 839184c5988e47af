// Files without code are not in the build, and nobody asks for them.
import type { Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { dropEmptyChunks } from './drop-empty-chunks.ts';

const chunk = (fileName: string, code: string, { sheet = '', exports = [] as string[] } = {}) => ({
  type: 'chunk',
  fileName,
  code,
  exports,
  isEntry: false,
  viteMetadata: { importedCss: new Set(sheet ? [sheet] : []) },
});

test('a file of styles alone goes, its importers keep the sheet; what exports something stays', () => {
  const bundle = Object.fromEntries(
    [
      chunk('static/parts-Ab1.js', '', { sheet: 'static/parts-Cd2.css' }),
      chunk('static/facade-Ef3.js', '', { exports: ['x'], sheet: 'static/parts-Cd2.css' }),
      chunk('static/bare-Gh4.js', ''),
      chunk(
        'static/page-Ij5.js',
        'import"./parts-Ab1.js";import"./bare-Gh4.js";const deps=["static/parts-Ab1.js","static/parts-Cd2.css"];',
      ),
    ].map((part) => [part.fileName, part]),
  ) as unknown as Rolldown.OutputBundle;
  expect([...dropEmptyChunks(bundle)]).toEqual([['static/parts-Ab1.js', 'static/parts-Cd2.css']]);
  expect(Object.keys(bundle)).toEqual(['static/facade-Ef3.js', 'static/bare-Gh4.js', 'static/page-Ij5.js']);
  expect((bundle['static/page-Ij5.js'] as Rolldown.OutputChunk).code).toBe(
    'import"./bare-Gh4.js";const deps=["static/parts-Cd2.css","static/parts-Cd2.css"];',
  );
});
