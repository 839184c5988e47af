// The app's HTML as the build left it.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Template } from './html-routes.ts';

/** Reads `index.html` of the build once; undefined, with a hint for the visitor, where there is no build. */
export function builtTemplate(folder: string): Template {
  const path = join(folder, 'index.html');
  const html = existsSync(path) ? readFileSync(path, 'utf8') : undefined;
  return async () => html;
}
