// Which modules of the app share a file, so that a page needs few: libraries, the app, its styles, and the small components of a domain.
import { relative } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { dropEmptyChunks } from './drop-empty-chunks.ts';
import { componentsIn, type EveryPage } from './page-components.ts';
import { replyFile } from './reply-files.ts';

/** What the code of every page needs: everything these import is loaded with the entry. */
const everyPage = ['src/app/main.tsx', 'src/app/lazy-guards.ts', 'src/pages/documents.ts'];

/** What every page loads once it is on screen, in one file. */
const afterwards = ['src/app/page-checks.ts', 'src/session/document-checks.ts', 'src/renderer/sanitise.ts', 'src/ui/keep-focus.ts'];
/** What follows when the page is idle, in another one. */
const whenIdle = ['src/app/offline/keep-offline.ts', 'src/app/reload-stale-build.ts', 'src/app/watch-page.ts'];

/** Most source (bytes) that a component has to itself and still shares a file with the other small, or with the middling ones of its domain: a page may show only one of them. */
const SMALL = 5000;
const MIDDLING = 15_700;
/** So many large components need it: a file of its own would be one more on nearly every page of the domain. */
const MANY = 4;

const documentOf = (page: string): string => `src/pages/defaults/${page}.json`;
/** Documents of the platform for the pages most visits begin with: a request for each would cost more than all of them weigh. */
const entrances = ['HomePage', 'PagSearchPage', 'PagSessionDetailPage'].map(documentOf);
/** The file of a document among them whose page needs that file anyway; the others are with the app. */
const besides: ReadonlyMap<string, string> = new Map([
  [documentOf('PagSearchPage'), 'programme'],
  [documentOf('PagSessionDetailPage'), 'programme'],
]);

/** Letters whose icons share a file: the file of the app names every file, and each name is a part of every page. */
const severalLetters = ['ae', 'fl', 'mr', 'sz'];

/** The domains whose components those pages are made of. */
const entranceDomains: readonly string[] = ['structure', 'programme', 'media', 'notes', 'evaluation', 'exhibition'];

/** Components of these domains have pages of their own: what only those show is no part of the pages most visits begin with. */
const ownPages: readonly string[] = ['programme'];
/** The style of what only pages of their own show is in the other sheet, too; what only shows stands on any page. */
const ownStyles: readonly string[] = ['exhibition', 'media'];

type Modules = Pick<Rolldown.PluginContext, 'getModuleIds' | 'getModuleInfo'>;

/** The name of the file a module is in, by its id; a module without one is left to the bundler. */
export type ChunkNames = ReadonlyMap<string, string>;

/** Names the files by what imports what; `on` are the components on every page. */
export function chunkNames(modules: Modules, root: string, on: EveryPage): ChunkNames {
  const pathOf = (id: string): string => (id.startsWith(`${root}/`) ? id.slice(root.length + 1) : id);
  // Sorted: modules are loaded side by side, and the names of files must not depend on which came first.
  const ids = [...modules.getModuleIds()].sort();
  const closure = (starts: readonly string[]): Set<string> => {
    const seen = new Set<string>();
    const open = [...starts];
    for (let id = open.pop(); id !== undefined; id = open.pop()) {
      if (seen.has(id)) continue;
      seen.add(id);
      open.push(...(modules.getModuleInfo(id)?.importedIds ?? []));
    }
    return seen;
  };
  const names = new Map(ids.flatMap((id) => (besides.has(pathOf(id)) ? [[id, besides.get(pathOf(id))!] as const] : [])));
  const isLater = (id: string): boolean => modules.getModuleInfo(id)?.code?.includes(LATER) ?? false;
  const starts = ids.filter((id) => {
    const path = pathOf(id);
    const isEntrance = entrances.includes(path) && !besides.has(path);
    return everyPage.includes(path) || isEntrance || (on.frame.has(componentAt(path)) && !isLater(id));
  });
  // Styles are shared differently.
  for (const id of closure(starts)) if (!isStyleOfComponents(pathOf(id))) names.set(id, shared(id));
  for (const id of closure(ids.filter((one) => afterwards.includes(pathOf(one))))) if (!names.has(id)) names.set(id, 'late');
  for (const id of closure(ids.filter((one) => whenIdle.includes(pathOf(one))))) if (!names.has(id)) names.set(id, 'idle');
  for (const id of ids) {
    const path = pathOf(id);
    const replies = /virtual:foyer\/replies\/src\/contract\/([a-z-]+)\.ts$/.exec(id);
    if (replies) names.set(id, replyFile(replies[1]!));
    const icons = /virtual:foyer\/icons\/(\w)$/.exec(id);
    if (icons) names.set(id, `icons-${severalLetters.find((letters) => icons[1]! <= letters.at(-1)!)}`);
    const [, domain] = /^component-registry\/([^/]+)\/[^/]+\/props\.ts\?check$/.exec(path) ?? [];
    if (domain !== undefined) names.set(id, `${domain}-checks`);
    const texts = /virtual:foyer\/texts\/([^/]+)\/([^/]+)$/.exec(id);
    if (texts && texts[1] !== 'account' && texts[1] !== 'preview') names.set(id, `texts-${texts[2]}`);
  }
  for (const [id, name] of domains(ids, on, {
    closure,
    pathOf,
    // Code names other modules by their paths: the folder the project lies in must not count.
    sizeOf: (one) => modules.getModuleInfo(one)?.code?.replaceAll(root, '').length ?? 0,
    isNamed: (one) => names.has(one),
    isLater,
  }))
    names.set(id, name);
  return names;
}

/** In the module of a component that is taken over after the rest of a rendered page (`vite-plugin.ts`). */
const LATER = 'isLater = true';

/** The component whose code a path is; empty for another module. */
const componentAt = (path: string): string => /^component-registry\/([^/]+\/[^/]+)\/view\.tsx\?component$/.exec(path)?.[1] ?? '';

const isStyleOfComponents = (path: string): boolean => path.endsWith('.css') && path.startsWith('component-registry/');

const shared = (id: string): string => (id.includes('/node_modules/') ? 'libraries' : 'app');

type Graph = {
  closure: (starts: readonly string[]) => Set<string>;
  pathOf: (id: string) => string;
  sizeOf: (id: string) => number;
  isNamed: (id: string) => boolean;
  isLater: (id: string) => boolean;
};

/**
 * Components of every page share a file with what they import, those of the late layer another; the others of a domain share one if they are small, and another if they
 * are middling; a large one has its own. Styles are in one sheet for what most visits begin with, in one for the other components, and with the late layer. What several of them need is with the small ones, and
 * what two domains need in `shared`, apart from what the first pages do not wait for.
 */
function domains(
  ids: readonly string[],
  { frame, late, first, elsewhere }: EveryPage,
  { closure, pathOf, sizeOf, isNamed, isLater }: Graph,
): Map<string, string> {
  const views = ids.flatMap((id) => {
    const name = componentAt(pathOf(id));
    const [domain = '', component = ''] = name.split('/');
    if (name === '') return [];
    const isEntrance = !ownPages.includes(domain) || !elsewhere.has(name);
    return [
      {
        domain,
        component,
        isEntrance,
        isStyledFirst: entranceDomains.includes(domain) && !(ownStyles.includes(domain) && elsewhere.has(name) && !isLater(id)),
        isFrame: frame.has(name),
        isLate: late.has(name),
        isFirst: first.has(name),
        isLater: isLater(id),
        needs: [...closure([id])].filter((one) => !isNamed(one)),
      },
    ];
  });
  const users = new Map<string, (typeof views)[number][]>();
  for (const view of views) for (const id of view.needs) users.set(id, [...(users.get(id) ?? []), view]);
  const own = (needs: readonly string[]): number => needs.reduce((sum, id) => sum + (users.get(id)!.length <= 2 ? sizeOf(id) : 0), 0);
  return new Map(
    [...users].flatMap(([id, used]): [string, string][] => {
      const { domain } = used[0]!;
      if (used.every(({ isLate }) => isLate)) return [[id, 'late-layer']];
      // One sheet for what most visits begin with, one for the others.
      const isAtEntrance = used.some((one) => one.isFrame || (one.isEntrance && entranceDomains.includes(one.domain)));
      if (id.endsWith('.css')) {
        // Those of the platform's own parts are with the app's: a layer in a sheet that comes later makes a browser lay out the whole page again.
        if (pathOf(id).startsWith('src/')) return [[id, 'app']];
        return [[id, used.some((one) => one.isFrame || one.isStyledFirst) ? 'components' : 'components-more']];
      }
      // What nothing needs that reacts at once comes after it.
      const later = used.every((one) => one.isLater || one.isLate) ? '-later' : '';
      if (used.some((one) => one.domain !== domain)) {
        if (!isAtEntrance) return [[id, 'shared-more']];
        // What the pages most visits begin with do not wait for is apart.
        return [[id, later === '' && !used.some((one) => one.isFirst && !one.isLater) ? 'shared-others' : `shared${later}`]];
      }
      if (used.some(({ isFrame }) => isFrame)) return [[id, 'shared-later']];
      const sizes = used.map(({ needs }) => own(needs));
      if (!used.some(({ isEntrance }) => isEntrance))
        return sizes.every((size) => size > MIDDLING) ? [] : [[id, `${domain}-pages${later}`]];
      // By those who need it: each of them is large, and is seldom on a page with another. What many need is with the small ones.
      if (sizes.every((size) => size > MIDDLING) && used.length < MANY)
        return used.length > 1 ? [[id, [domain, ...used.map(({ component }) => component)].join('-')]] : [];
      return [[id, used.length === 1 && sizes[0]! > SMALL && later === '' ? `${domain}-more` : domain + later]];
    }),
  );
}

/** A file as `.vite/manifest.json` describes it. */
type Described = { file: string; css?: string[]; imports?: string[]; isEntry?: true };

/** The plugin that reads the modules, and the groups by them. A module loaded by name is found in the manifest whatever file it is in. */
export function chunkGroups(root: string): { plugin: Plugin; groups: Rolldown.CodeSplittingGroup[] } {
  let names: ChunkNames = new Map();
  return {
    plugin: {
      name: 'foyer-chunk-groups',
      apply: 'build',
      buildEnd() {
        names = chunkNames(this, root, componentsIn(root, entrances));
      },
      generateBundle: {
        order: 'post',
        handler(_, bundle) {
          const manifest = bundle['.vite/manifest.json'];
          if (manifest?.type !== 'asset') return;
          const described = JSON.parse(String(manifest.source)) as Record<string, Described>;
          const dropped = dropEmptyChunks(bundle);
          for (const one of Object.values(described)) one.file = dropped.get(one.file) ?? one.file;
          for (const part of Object.values(bundle)) {
            if (part.type !== 'chunk') continue;
            const own = Object.values(described).find(({ file }) => file === part.fileName);
            for (const id of part.moduleIds) {
              const module = this.getModuleInfo(id);
              if (!own || !module) continue;
              const key = relative(root, id).replaceAll('\\', '/').replaceAll('\0', '');
              if (module.importers.some((one) => this.getModuleInfo(one)?.isEntry)) described['index.html'] ??= { ...own, isEntry: true };
              else if (module.dynamicImporters.length > 0) described[key] ??= own;
            }
          }
          manifest.source = JSON.stringify(described);
        },
      },
    },
    // In this order: a group takes what its modules import, unless an earlier one has it.
    groups: [
      ...['libraries', 'app', 'components', 'components-more', 'late', 'shared', 'shared-others', 'shared-later', 'shared-more'].map(
        (name) => ({
          name,
          test: (id: string) => (id.includes('rolldown/runtime') ? 'libraries' : names.get(id)) === name,
        }),
      ),
      { debugName: 'shared in a domain', name: (id) => (names.get(id)?.includes('-') ? null : (names.get(id) ?? null)) },
      { debugName: 'rest', name: (id) => names.get(id) ?? null },
    ],
  };
}
