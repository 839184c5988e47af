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
import { lacksPreview, noChunks, readManifest } from './html/manifest.ts';
import { createPageOf } from './html/page-of.ts';

export const themeCss: ThemeCss = deriveTheme;

export const fontFiles: FontFiles = new Map(bundledFonts.map(({ file, path }) => [file, path]));

/** The manifest of a build; undefined where there is none, as in development. */
function manifestOf(built: string | undefined): string | undefined {
  const path = built === undefined ? '' : join(built, '.vite/manifest.json');
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
}

/** Whether the app in this folder was built without its preview. */
export const isWithoutPreview = (built: string): boolean => lacksPreview(manifestOf(built) ?? '{}');

/** The parts of a first view; `built` is the folder of the build, missing in development, where Vite knows no chunks. */
export async function firstViewParts(built: string | undefined): Promise<FirstViewParts> {
  const manifest = manifestOf(built);
  const catalog = await loadCatalog();
  return {
    pageOf: createPageOf(),
    requestsOf: requestsFrom(catalog),
    isLater: (name) => Object.hasOwn(catalog, name) && catalog[name]?.about.takeOver === 'later',
    chunksOf: manifest === undefined ? noChunks : readManifest(manifest),
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
