// Which components the platform's own pages show: every page, those most visits begin with, and the others.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LATE_LAYER } from '../model/layers.ts';

/** The components on every page: those of its first view, and those of the late layer. */
export type EveryPage = {
  frame: ReadonlySet<string>;
  late: ReadonlySet<string>;
  /** On the pages of the platform most visits begin with. */
  first: ReadonlySet<string>;
  /** On other pages of the platform than those most visits begin with, and on none of those. */
  elsewhere: ReadonlySet<string>;
};

/** The components of every page, and of those most visits begin with; `entrances` are their documents. */
export function componentsIn(root: string, entrances: readonly string[]): EveryPage {
  const onPage = (document: string): string[] => [...componentsOf(join(root, document)).frame];
  const first = new Set(entrances.flatMap(onPage));
  const all = readdirSync(join(root, 'src/pages/defaults')).flatMap((file) => onPage(`src/pages/defaults/${file}`));
  return {
    ...componentsOf(join(root, 'src/pages/defaults/EveryPage.json')),
    first,
    elsewhere: new Set(all.filter((name) => !first.has(name))),
  };
}

/** The components of a page document: what it shows to everybody in a browser at once, and the late layer. */
function componentsOf(document: string): Pick<EveryPage, 'frame' | 'late'> {
  const { layers } = JSON.parse(readFileSync(document, 'utf8')) as PageDocument;
  const namesIn = (isLate: boolean): string[] =>
    Object.entries(layers)
      .filter(([layer]) => (layer === LATE_LAYER) === isLate)
      .flatMap(([, { grids }]) => grids.flatMap(({ placements }) => placements))
      .flatMap(({ name, access, containers }) =>
        isLate || (access === undefined && containers?.includes('browser') !== false) ? [name] : [],
      );
  return { frame: new Set(namesIn(false)), late: new Set(namesIn(true)) };
}
type PageDocument = {
  layers: Record<string, { grids: { placements: { name: string; access?: unknown; containers?: readonly string[] }[] }[] }>;
};
