// What the configuration of an event may point to: pages, anchors on them, files, texts, rows.
import type { DataFileName } from '../model/documents/programme.ts';
import type { PageModel } from '../model/page.ts';
import { isObject } from '../model/is-object.ts';

/** Where an address of this site leads; undefined when it is none of a page. */
export type AddressOf = (
  path: string,
  search?: string,
) => { page: string; event: string; params: Readonly<Record<string, string>> } | undefined;

/** What may be pointed to. */
export type Targets = {
  event: string;
  pages: ReadonlySet<string>;
  /** Keys `set.key` of the event's texts. */
  texts: ReadonlySet<string>;
  /** Anchors of a page; undefined when its content is not known. */
  anchors: (page: string) => ReadonlySet<string> | undefined;
  /** Files of the assets folders; undefined when they were not read. */
  assets: ReadonlySet<string> | undefined;
  /** Ids of a data file; undefined when the event has none. */
  ids: (file: DataFileName) => ReadonlySet<string> | undefined;
  addressOf: AddressOf | undefined;
  /** Parameters without which a page has no address. */
  neededParams: (page: string) => readonly string[];
  /** Pages that something leads to, filled while links are looked at. */
  reached: Set<string>;
};

/** Makes the anchors of pages, each on first use: ids of placements, and ids that components give their parts; grids have none on screen. */
export function anchorsOf(pages: ReadonlyMap<string, PageModel>, behind: readonly PageModel[]): Targets['anchors'] {
  const made = new Map<string, ReadonlySet<string>>();
  return (name) => {
    const page = pages.get(name);
    if (!page) return undefined;
    let anchors = made.get(name);
    if (!anchors) made.set(name, (anchors = new Set(['foyer-main', ...[page, ...behind].flatMap(idsOn)])));
    return anchors;
  };
}

const idsOn = ({ nodes }: PageModel): string[] => [...nodes.keys(), ...[...nodes.values()].flatMap(({ props }) => partIds(props))];

/** Ids that props give to parts of a component: items of an accordion, tabs. */
export const partIds = (props: Readonly<Record<string, unknown>>): string[] =>
  Object.values(props).flatMap((list) =>
    Array.isArray(list) ? list.flatMap((part: unknown) => (isObject(part) && typeof part['id'] === 'string' ? [part['id']] : [])) : [],
  );
