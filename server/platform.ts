// Where the server meets the rest of Foyer: theme, fonts, and what the components of the registry request.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Catalog, loadCatalog } from '../component-registry/catalog.ts';
import type { DataContext, DataOf } from '../src/contract/request.ts';
import { theme } from '../src/model/documents/theme.ts';
import { migrate } from '../src/model/migrations/migrate.ts';
import { deriveTheme } from '../src/ui/theme/derive-theme.ts';
import { fontFiles as bundledFonts, fontPreloads } from '../src/ui/theme/fonts.ts';
import type { FontFiles } from './files/fonts.ts';
import type { ThemeCss } from './files/theme.ts';
import type { FirstComponent, FirstViewParts, RequestsOf } from './html/first-view.ts';
import { noChunks, readManifest } from './html/manifest.ts';
import { createPageOf } from './html/page-of.ts';

export const themeCss: ThemeCss = deriveTheme;

export const fontFiles: FontFiles = new Map(bundledFonts.map(({ file, path }) => [file, path]));

/** The parts of a first view; `built` is the folder of the build, missing in development, where Vite knows no chunks. */
export async function firstViewParts(built: string | undefined): Promise<FirstViewParts> {
  const manifest = built === undefined ? '' : join(built, '.vite/manifest.json');
  return {
    pageOf: createPageOf(),
    requestsOf: requestsFrom(await loadCatalog()),
    chunksOf: existsSync(manifest) ? readManifest(readFileSync(manifest, 'utf8')) : noChunks,
    fontsOf: (event) => fontPreloads(event.documents.read('theme', theme).fonts),
  };
}

/** Requests of components before they are drawn. Invalid props request nothing: the component is not drawn either. */
export function requestsFrom(catalog: Catalog): RequestsOf {
  return ({ name, schemaVersion, props }: FirstComponent, context: DataContext) => {
    const entry = Object.hasOwn(catalog, name) ? catalog[name] : undefined;
    if (!entry?.data) return [];
    const { schemaVersion: _, ...current } = migrate({ ...props, schemaVersion }, entry.migrations).value;
    const read = entry.props.safeParse(current);
    return read.success ? (entry.data as DataOf<unknown>)(read.data, context) : [];
  };
}
