// Everything the checks of one event look at, built once.
import { type ConfigurationFile, type EventFile, type EventFolder, filesOfEvent } from '../model/adapters/configuration-files.ts';
import { filesToRows } from '../model/adapters/files-to-rows.ts';
import { buildPage } from '../model/build-page.ts';
import type { PageChecks } from '../model/build-placement.ts';
import type { Check } from '../model/check.ts';
import type { RawDocument } from '../model/documents-of-rows.ts';
import type { DataFileName } from '../model/documents/programme.ts';
import { type EventChecks, type EventModel, readEvent } from '../model/event.ts';
import type { ResourceRow } from '../contract/core.ts';
import type { PageModel } from '../model/page.ts';
import type { KnownComponents } from './components.ts';
import type { ColourJudge } from './colours.ts';
import { type AddressOf, anchorsOf, type Targets } from './targets.ts';
import { withoutPluralForm, type PlatformTexts } from './text-sets.ts';
import { isObject } from '../model/is-object.ts';
import { eventDays, type EventDays } from './windows.ts';

/** Everything this Foyer knows, which a configuration is checked against. */
export type ConfigurationParts = {
  checks: EventChecks & PageChecks & { pageFrame: Check };
  components: KnownComponents;
  /** Rows of the platform's own pages, below those of every event. */
  platformRows: readonly ResourceRow[];
  /** The platform's own texts; translation sets are compared with them. Missing for none. */
  platformTexts?: PlatformTexts;
  /** Page keys that have an address of their own. */
  routedPages: readonly string[];
  /** Page keys of the public shell, which no policy closes. */
  shellPages?: readonly string[];
  /** Pages that belong to an event: its own and those of the platform something leads to; missing counts all. */
  pagesOf?: (model: EventModel) => readonly string[];
  /** The page whose layers stand on all pages. */
  everyPage?: string;
  /** Where an address of this site leads; without it such addresses are not followed. */
  addressOf?: AddressOf;
  /** Parameters without which a page has no address; if omitted, none are required. */
  neededParams?: (page: string) => readonly string[];
  /** How colours are derived and judged; without it they are not. */
  colours?: ColourJudge;
};

/** A data file that counts for an event, read. */
export type DataFile = { name: DataFileName; path: string; rows: readonly unknown[]; ids: ReadonlySet<string> };

/** One event as its checks see it. */
export type EventContext = {
  folder: EventFolder;
  parts: ConfigurationParts;
  model: EventModel;
  /** Its own files and its instance's that are JSON. */
  files: readonly EventFile[];
  /** Documents of its pages and of the footer, with what was built of them, in the same order. */
  documents: readonly RawDocument[];
  pages: readonly PageModel[];
  data: ReadonlyMap<string, DataFile>;
  days: EventDays;
  languages: readonly string[];
  targets: Targets;
};

/** Reads an event for its checks. `values` holds the readable files, parsed, by path. */
export function eventContext(
  files: readonly ConfigurationFile[],
  folder: EventFolder,
  values: ReadonlyMap<string, unknown>,
  parts: ConfigurationParts,
  assets: readonly string[] | undefined,
): EventContext {
  const own = filesOfEvent(files, folder).filter(({ path }) => values.has(path));
  const model = readEvent([...parts.platformRows, ...filesToRows(own, folder).rows], parts.checks);
  const belongs = parts.pagesOf && new Set(parts.pagesOf(model).map((page) => `pages/${page}`));
  const documents = [...model.raw.values()].filter(
    ({ kind, name }) => kind === 'footer' || (kind === 'page' && (belongs?.has(name) ?? true)),
  );
  const pages = documents.map((document) => buildPage(document.name.replace(/^pages\//, ''), [document], parts.checks));
  const data = dataFiles(own, values);
  const names = documents.flatMap(({ kind, name }) => (kind === 'page' ? [name.slice('pages/'.length)] : []));
  const byName = new Map(pages.map((page) => [page.page, page]));
  const app = model.documents['app'];
  return {
    folder,
    parts,
    model,
    files: own,
    documents,
    pages,
    data,
    days: eventDays(app),
    languages: languagesOf(app),
    targets: {
      event: folder.event,
      pages: new Set([...parts.routedPages, ...names]),
      texts: new Set(
        [...model.texts.keys(), ...Object.keys(parts.platformTexts?.['en-GB'] ?? {})].flatMap((key) => [key, withoutPluralForm(key)]),
      ),
      anchors: anchorsOf(
        byName,
        [byName.get(parts.everyPage ?? ''), byName.get('footer')].filter((page) => page !== undefined),
      ),
      assets: assets && new Set(assetsOf(assets, folder)),
      ids: (name) => data.get(name)?.ids,
      addressOf: parts.addressOf,
      neededParams: parts.neededParams ?? (() => []),
      reached: new Set(),
    },
  };
}

const languagesOf = (app: Readonly<Record<string, unknown>> | undefined): readonly string[] =>
  ((app?.['event'] as { languages?: readonly string[] } | undefined)?.languages ?? []).filter(
    (language, at, all) => all.indexOf(language) === at,
  );

/** Data files by name; the event's takes the place of its instance's. */
function dataFiles(own: readonly EventFile[], values: ReadonlyMap<string, unknown>): Map<string, DataFile> {
  const found = new Map<string, DataFile>();
  for (const { path, is } of own) {
    if (is.role !== 'data') continue;
    const value = values.get(path);
    const rows: readonly unknown[] = isObject(value) && Array.isArray(value['rows']) ? value['rows'] : [];
    const ids = new Set(rows.flatMap((row) => (isObject(row) && typeof row['Id'] === 'string' ? [row['Id']] : [])));
    found.set(is.name, { name: is.name as DataFileName, path, rows, ids });
  }
  return found;
}

/** Paths below the assets folders of an event and its instance, as `asset:` names them. */
const assetsOf = (paths: readonly string[], { instance, event }: EventFolder): string[] =>
  [`${instance}/assets/`, `${instance}/${event}/assets/`].flatMap((prefix) =>
    paths.flatMap((path) => (path.startsWith(prefix) ? [path.slice(prefix.length)] : [])),
  );
