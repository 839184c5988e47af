// Renders pages with the app's own code, as the build left it for the server.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RenderToHtml } from '../../src/app/ssr/render-request.ts';

/** Where the build puts the code that renders pages; no visitor gets a file whose name begins with a dot. */
export const RENDERER = '.ssr/render-page.mjs';

/** Loads the renderer of a build; undefined where there is none: pages are then drawn by the browser alone. */
export async function builtRenderer(folder: string): Promise<RenderToHtml | undefined> {
  const file = join(folder, RENDERER);
  if (!existsSync(file)) return undefined;
  return ((await import(pathToFileURL(file).href)) as { renderToHtml: RenderToHtml }).renderToHtml;
}
