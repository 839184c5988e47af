// In the browser: the two pages that are compared, each with the same changes.
import type { ReactElement } from 'react';
import type { Root } from 'react-dom/client';
import type { PageModel } from '#src/model/page.ts';
import type { PageStoreInput } from '#src/renderer/page-store.ts';
import type { Registry } from '#src/renderer/registry.ts';
import { changedId, hiddenIds, type PageDocument } from '../document.ts';
import { changed, HandPage, type Item, itemsOf } from '../hand/page.tsx';
import { foyerPage, MORNING, standingClock } from './foyer.tsx';
import { inputOf, modelOf } from './model.ts';

/** When the windows of the page close, at the end of this millisecond. */
const NOON = MORNING + 3 * 3_600_000;

/** A page being measured: how it is drawn first, and how each change reaches it. Preparing a change is not timed, carrying it out is. */
export type Contestant = {
  first: () => ReactElement;
  after: () => void;
  /** Returns the change of one prop to the text given. */
  oneProp: (text: string) => () => void;
  /** Returns hiding or showing a tenth by configuration. */
  hide: (hidden: boolean) => () => void;
  /** Returns the page read again from a whole new document in which one prop differs. */
  reread: (document: PageDocument) => () => void;
  /** Returns hiding or showing a tenth by the clock, where the page has one; by hand it is the same change again. */
  hideByClock: (hidden: boolean) => () => void;
  stop: () => void;
};

/** The page by hand. */
export function handContestant(document: PageDocument, placements: number, root: Root): Contestant {
  let items: readonly Item[] = itemsOf(document);
  const [one, tenth] = [new Set([changedId(placements)]), new Set(hiddenIds(placements))];
  const show = (next: readonly Item[]) => () => {
    items = next;
    root.render(<HandPage items={items} />);
  };
  return {
    first: () => <HandPage items={items} />,
    after: () => undefined,
    oneProp: (text) => show(changed(items, one, (item) => ({ ...item, props: { ...item.props, text } }))),
    hide: (hidden) => show(changed(items, tenth, (item) => ({ ...item, hidden }))),
    hideByClock: (hidden) => show(changed(items, tenth, (item) => ({ ...item, hidden }))),
    reread: (next) => show(itemsOf(next)),
    stop: () => undefined,
  };
}

/** The same with these placements switched off in the layer visibility resource. */
function hiding(input: PageStoreInput, ids: readonly string[]): PageStoreInput {
  const source = { file: 'visibility/page.json', pointer: '' };
  const off = { visible: false, startTime: null, endTime: null, containers: ['browser', 'app', 'terminal'] as const, source };
  return ids.length > 0 ? { ...input, visibility: { page: new Map(ids.map((id) => [id, off])) } } : input;
}

/** Foyer's page. */
export function foyerContestant(document: PageDocument, placements: number, registry: Registry): Contestant {
  let model: PageModel = modelOf(document);
  const clock = standingClock();
  const one = changedId(placements);
  let page: ReturnType<typeof foyerPage> | undefined;
  let stop = (): void => undefined;
  const update = (next: PageModel, hidden: readonly string[] = []) => {
    const input = hiding(inputOf(next), hidden);
    return () => {
      model = next;
      page!.store.update(input);
    };
  };
  return {
    first: () => (page = foyerPage(inputOf(model), registry, clock)).element,
    after: () => (stop = page!.store.start()),
    oneProp(text) {
      const node = model.nodes.get(one)!;
      return update({ ...model, nodes: new Map(model.nodes).set(one, { ...node, props: { ...node.props, text } }) });
    },
    hide: (hidden) => update(model, hidden ? hiddenIds(placements) : []),
    reread: (next) => update(modelOf(next)),
    hideByClock: (hidden) => () => {
      clock.put(hidden ? NOON + 1 : MORNING);
      page!.store.rearm();
    },
    stop: () => stop(),
  };
}
