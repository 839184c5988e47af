// All pages of the reference, formatted as they are committed; the same code prints the same bytes.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { format, type FormatOptions } from 'oxfmt';
import { loadCatalog } from '../../component-registry/catalog.ts';
import { apiPage } from './api.ts';
import { codesReference } from './codes.ts';
import { commandLinePage } from './command-line.ts';
import { componentPage, componentSources } from './components.ts';
import { sharedShapes, SHAPES } from './definitions.ts';
import { documentPage, documentSources } from './documents.ts';
import { mistakesOf } from './mistakes.ts';
import { overviewPage } from './overview.ts';
import { containersPage } from './pictures/containers.ts';
import { sheetsPage } from './pictures/page-sheets.ts';
import { shapesPage } from './shapes.ts';

/** A page below `docs/reference/`. */
export type ReferencePage = { path: string; text: string };

/** Prints every page. */
export async function referencePages(): Promise<ReferencePage[]> {
  const components = componentSources(Object.values(await loadCatalog()));
  const shared = sharedShapes([...documentSources, ...components]);
  const mistakes = await mistakesOf(
    components.map(({ entry }) => entry),
    new Map(components.map(({ entry, schema }) => [entry.name, schema])),
  );
  const pages: (readonly [path: string, text: string])[] = [
    ['README.md', overviewPage(documentSources, components)],
    [SHAPES, shapesPage(shared)],
    ['codes.md', codesReference()],
    ['command-line.md', await commandLinePage()],
    ['api.md', apiPage()],
    ['containers.md', containersPage()],
    ['pages.md', sheetsPage()],
    ...documentSources.map((source) => [source.page, documentPage(source, shared)] as const),
    ...components.map((source) => [source.page, componentPage(source, shared, mistakes.get(source.entry.name) ?? [])] as const),
  ];
  const options = JSON.parse(await readFile(join(import.meta.dirname, '../../.oxfmtrc.json'), 'utf8')) as FormatOptions;
  return Promise.all(pages.map(async ([path, text]) => ({ path, text: await formatted(path, text, options) })));
}

async function formatted(path: string, text: string, options: FormatOptions): Promise<string> {
  const { code, errors } = await format(path, `${text}\n`, options);
  if (errors.length > 0) throw new Error(`docs/reference/${path} cannot be formatted: ${errors.map(({ message }) => message).join('; ')}`);
  return code;
}
