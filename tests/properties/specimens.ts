// Small valid events to be mutated: each holds a few placements of one page of the sample events, its programme cut to a few rows, its texts to a few words.
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type ConfigurationFile, type EventFolder, eventFolders } from '../../src/model/adapters/configuration-files.ts';
import { type Json, isObject } from './places.ts';

/** One event of one home page. `now` is an instant at which it runs, ISO 8601. */
export type Specimen = {
  name: string;
  folder: EventFolder;
  languages: readonly string[];
  now: string;
  files: readonly ConfigurationFile[];
};

const root = resolve('sample-configs');
/** Path of the page that is looked at, below the event. */
export const PAGE = 'pages/HomePage.json';
/** Placements of a page, those inside others included: enough for neighbours, few enough to be drawn thousands of times. */
const MOST = 4;
/** When an event without days is looked at. */
const SOME_DAY = '2027-05-03';
/** Rows of a data file. */
const ROWS: Readonly<Record<string, number>> = { sessions: 5, presentations: 6, authors: 6, rooms: 4, tracks: 4 };
/** Keys of a text file. */
const KEYS = 12;

type Node = Record<string, Json> & { slots?: Record<string, Node[]>; fallback?: Node[] };
type Grid = Record<string, Json> & { placements?: Node[] };

const insideOf = ({ slots = {}, fallback = [] }: Node): Node[] => [...Object.values(slots).flat(), ...fallback];
const count = (node: Node): number => 1 + insideOf(node).reduce((sum, one) => sum + count(one), 0);

/** Every page without header and footer: what is looked at thousands of times may be small. */
const BARE = JSON.stringify({
  schemaVersion: 1,
  page: 'EveryPage',
  layers: { header: { grids: [] }, footer: { grids: [] }, appBar: { grids: [] } },
});

/** The specimen without header and footer. */
export const withoutShell = (specimen: Specimen): Specimen => {
  const path = `${specimen.folder.instance}/${specimen.folder.event}/pages/EveryPage.json`;
  return { ...specimen, files: [...specimen.files.filter((file) => file.path !== path), { path, text: BARE }] };
};

/** Every specimen, in a fixed order. */
export function readSpecimens(): Specimen[] {
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path.endsWith('.json') && !path.includes('/assets/'))
    .sort()
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
  return eventFolders(files).flatMap((folder) => specimensOf(folder, files));
}

function specimensOf(folder: EventFolder, all: readonly ConfigurationFile[]): Specimen[] {
  const prefix = `${folder.instance}/${folder.event}/`;
  const app = JSON.parse(all.find(({ path }) => path === `${prefix}app.json`)!.text) as {
    event: { languages: string[]; startDate?: string };
  };
  const languages = app.event.languages.slice(0, 2);
  app.event.languages = languages;
  const pages = all.filter(({ path }) => path.startsWith(`${prefix}pages/`) && !path.endsWith('/EveryPage.json'));
  const kept = all.flatMap((file): ConfigurationFile[] => {
    const own = file.path.startsWith(prefix) || /^[^/]+\/(instance\.json|texts\/)/.test(file.path.replace(`${folder.instance}/`, 'x/'));
    if (!own || !file.path.startsWith(`${folder.instance}/`) || pages.includes(file)) return [];
    if (file.path === `${prefix}app.json`) return [{ path: file.path, text: JSON.stringify(app, null, 1) }];
    if (file.path.includes('/texts/') && !languages.some((language) => file.path.endsWith(`.${language}.json`))) return [];
    if (file.path.includes('/texts/')) return [cutTexts(file)];
    return [file.path.startsWith(`${prefix}data/`) ? cutRows(file) : file];
  });
  const others = pages.filter(({ path }) => path !== `${prefix}${PAGE}`).map(emptied);
  const words = new Set(kept.flatMap(wordsOf));
  return pages.flatMap((page) =>
    partsOf(page).map((text, index) => {
      const home = { path: `${prefix}${PAGE}`, text };
      const own = new Set(wordsOf(home));
      return {
        name: `${page.path} ${index + 1}`,
        folder,
        languages,
        now: `${app.event.startDate || SOME_DAY}T10:00:00Z`,
        files: [...kept, ...others.flatMap(({ name, file }) => (words.has(name) || own.has(name) ? [file] : [])), home],
      };
    }),
  );
}

/** Everything in a file that may be the name of a page. */
const wordsOf = ({ text }: ConfigurationFile): string[] => text.match(/[\w.-]+/g) ?? [];

/** A page with its name and title alone, for links that lead to it. */
function emptied({ path, text }: ConfigurationFile): { name: string; file: ConfigurationFile } {
  const { schemaVersion, page, title = '' } = JSON.parse(text) as Record<string, Json>;
  return { name: String(page), file: { path, text: JSON.stringify({ schemaVersion, page, title, layers: { page: { grids: [] } } }) } };
}

/** Keys from the whole of a set, so that those with plural forms and places are among them. */
function cutTexts({ path, text }: ConfigurationFile): ConfigurationFile {
  const value = JSON.parse(text) as { texts: Record<string, Json> };
  const all = Object.entries(value.texts);
  const texts = Object.fromEntries(all.filter((_, index) => index % Math.ceil(all.length / KEYS) === 0));
  return { path, text: JSON.stringify({ ...value, texts }, null, 1) };
}

function cutRows({ path, text }: ConfigurationFile): ConfigurationFile {
  const value = JSON.parse(text) as { rows: unknown[] };
  const most = ROWS[path.split('/').at(-1)!.replace('.json', '')] ?? 5;
  return { path, text: JSON.stringify({ ...value, rows: value.rows.slice(0, most) }, null, 1) };
}

/** A page as several home pages, each with a few of its placements; all placements have an id. */
function partsOf({ text }: ConfigurationFile): string[] {
  const page = JSON.parse(text) as Record<string, Json> & { layers?: Record<string, { grids?: Grid[] }> };
  const pieces: Grid[][] = [];
  let room = 0;
  for (const grid of page.layers?.['page']?.grids ?? []) {
    let first = true;
    for (const node of grid.placements ?? []) {
      const size = count(node);
      if (size > 3 * MOST) continue;
      if (room < size || pieces.length === 0) {
        pieces.push([]);
        room = MOST;
        first = true;
      }
      if (first) pieces.at(-1)!.push({ ...grid, placements: [] });
      pieces.at(-1)!.at(-1)!.placements!.push(node);
      room -= size;
      first = false;
    }
  }
  return pieces.map((grids) => {
    for (const grid of grids) named(grid.placements ?? [], String(grid['id'] ?? 'grid'));
    const { mode: _, ...rest } = page;
    return JSON.stringify({ ...rest, page: 'HomePage', layers: { ...page.layers, page: { grids } } }, null, 1);
  });
}

function named(nodes: readonly Node[], path: string): void {
  for (const [index, node] of nodes.entries()) {
    if (!isObject(node)) continue;
    node['id'] ??= `${path}.${index + 1}`;
    named(insideOf(node), String(node['id']));
  }
}
