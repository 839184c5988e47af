// The documentation on a site of files: pages an event leads to, as a server with documentation has them.
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { docsDocument } from '../../../server/docs/layout.ts';
import { DOCS_HOME, readDocs } from '../../../server/docs/pages.ts';
import { renderPage } from '../../../server/docs/render-page.ts';
import { docsScript, docsStyle } from '../../../server/docs/style.ts';
import type { ExportedEvent } from '../events-of-folder.ts';
import type { SiteFiles } from './site-files.ts';

const project = resolve(import.meta.dirname, '../../..');
/** An address of the documentation in a document of an event. */
const leadsThere = /"\/docs(?:[/?#][^"]*)?"/;
/** An address of this host in a page. */
const ownAddress = /\b(href|src|srcset)="\/(?!\/)/g;

/** Writes the documentation where an event links to it; returns how many pages. */
export async function writeDocs(events: readonly ExportedEvent[], files: SiteFiles, base: string): Promise<number> {
  const isLinked = events.some(({ event }) => event.rows.some(({ resourcevalue }) => leadsThere.test(resourcevalue)));
  if (!isLinked || !existsSync(join(project, 'docs'))) return 0;
  const docs = readDocs(project);
  for (const [path, page] of docs.pages) {
    const html = docsDocument({ title: page.title, path, ...renderPage(page, docs), isFile: true }, docs).replaceAll(
      ownAddress,
      `$1="${base}`,
    );
    files.put(`${path.slice(1)}/index.html`, html);
    if (path === DOCS_HOME) files.put('docs/index.html', html);
    await files.flush();
  }
  files.put('docs/style.css', docsStyle(project));
  files.put('docs/filter.js', await readFile(docsScript));
  for (const [path, file] of docs.pictures) files.put(path.slice(1), await readFile(file));
  return docs.pages.size;
}
