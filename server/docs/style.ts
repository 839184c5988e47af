// What the pages of the documentation look like, and their script.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { theme } from '../../src/model/documents/theme.ts';
import { deriveTheme } from '../../src/ui/theme/derive-theme.ts';

/** Theme of the showcase, the ground of every page of the product, and what these pages add. */
export function docsStyle(root: string): string {
  const showcase = join(root, 'sample-configs/release/foyer/theme.json');
  const values = theme.parse(existsSync(showcase) ? JSON.parse(readFileSync(showcase, 'utf8')) : {});
  const ground = readFileSync(join(root, 'src/ui/base.css'), 'utf8').replaceAll(
    /@import '\.\/([\w/-]+\.css)' layer\((\w+)\);/g,
    (_, file: string, layer: string) => `@layer ${layer} {\n${readFileSync(join(root, 'src/ui', file), 'utf8')}\n}`,
  );
  return [
    deriveTheme({ ...values, density: 'normal' }, 'release/foyer'),
    ground,
    ...['frame.css', 'text.css'].map((file) => readFileSync(join(import.meta.dirname, file), 'utf8')),
  ].join('\n');
}

/** File of the script of these pages, sent as it lies here, so it has no types. */
export const docsScript = join(import.meta.dirname, 'browser/filter.js');
