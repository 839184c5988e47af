// In the browser: mounts and changes both pages, round by round, and hands back the times.
import type { ReactElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import type { PageModel } from '#src/model/page.ts';
import { changedId, hiddenIds, type PageDocument, pageDocument } from '../document.ts';
import { changed, HandPage, type Item, itemsOf } from '../hand/page.tsx';
import { foyerPage, loadedRegistry, MORNING, standingClock } from './foyer.tsx';
import { inputOf, modelOf } from './model.ts';

/** Times of one contestant, ms; one entry a round. */
export type Times = { commit: number[]; mount: number[]; oneProp: number[]; hideShow: number[]; hideShowByClock: number[]; reread: number[] };
export type RenderResult = { foyer: Times; hand: Times; sameDom: boolean; elements: number };

const noTimes = (): Times => ({ commit: [], mount: [], oneProp: [], hideShow: [], hideShowByClock: [], reread: [] });
const NOON = MORNING + 4 * 3_600_000;
/** Changes of one prop a round; their mean is the round's time. */
const CHANGES = 8;

const collect = (globalThis as { gc?: () => void }).gc ?? (() => undefined);
const registry = await loadedRegistry();
const copy = <T,>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

/** Time of `run`, ms. */
function time(run: () => void): number {
  const started = performance.now();
  run();
  return performance.now() - started;
}

/** A page being measured: how it is drawn first, and how each change reaches it. Preparing a change is not timed, carrying it out is. */
type Contestant = {
  first: () => ReactElement;
  after: () => void;
  /** Returns the change of one prop to the text given. */
  oneProp: (text: string) => () => void;
  /** Returns hiding or showing a tenth by configuration. */
  hide: (hidden: boolean) => () => void;
  /** Returns the page read again from a whole new document in which one prop differs. */
  reread: (document: PageDocument) => () => void;
  stop: () => void;
};

function handContestant(document: PageDocument, placements: number, root: Root): Contestant {
  let items: readonly Item[] = itemsOf(document);
  const [one, tenth] = [new Set([changedId(placements)]), new Set(hiddenIds(placements))];
  const show = (next: readonly Item[]) => () => {
    items = next;
    root.render(<HandPage items={items} />);
  };
  return {
    first: () => <HandPage items={items} />,
    after: () => undefined,
    oneProp: (text) => show(changed(items, one, (item) => ({ ...item, props: { ...item.props, text } as never }))),
    hide: (hidden) => show(changed(items, tenth, (item) => ({ ...item, hidden }))),
    reread: (next) => show(itemsOf(next)),
    stop: () => undefined,
  };
}

function foyerContestant(document: PageDocument, placements: number): Contestant & { rearm: (instant: number) => () => void } {
  let model: PageModel = modelOf(document);
  const clock = standingClock();
  const one = changedId(placements);
  let page: ReturnType<typeof foyerPage> | undefined;
  let stop = (): void => undefined;
  const update = (next: PageModel, hidden: readonly string[] = []) => {
    const input = inputOf(next, hidden);
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
    rearm: (instant) => () => {
      clock.put(instant);
      page!.store.rearm();
    },
    stop: () => stop(),
  };
}

/** One round of one contestant; `make` is given a fresh root and document, as every page view has them. */
function round(times: Times, document: PageDocument, placements: number, number: number, make: (root: Root) => Contestant): void {
  const host = globalThis.document.body.appendChild(globalThis.document.createElement('div'));
  const root = createRoot(host);
  const contestant = make(root);
  collect();
  const commit = time(() => {
    flushSync(() => root.render(contestant.first()));
    contestant.after();
  });
  times.commit.push(commit);
  times.mount.push(commit + time(() => void host.offsetHeight));
  collect();
  const changes = Array.from({ length: CHANGES }, (_, index) => {
    const change = contestant.oneProp(`Changed ${number}.${index}`);
    const taken = time(() => flushSync(change));
    void host.offsetHeight;
    return taken;
  });
  times.oneProp.push(changes.reduce((sum, one) => sum + one, 0) / CHANGES);
  collect();
  times.hideShow.push(both(contestant.hide, host));
  const change = contestant.reread(copy(document));
  collect();
  times.reread.push(time(() => flushSync(change)));
  collect();
  if ('rearm' in contestant) {
    const rearm = contestant.rearm as (instant: number) => () => void;
    times.hideShowByClock.push(both((hidden) => rearm(hidden ? NOON + 1 : MORNING), host));
  } else times.hideShowByClock.push(both(contestant.hide, host));
  contestant.stop();
  root.unmount();
  host.remove();
}

/** Hiding and showing, each with the layout between, which is not timed. */
function both(make: (hidden: boolean) => () => void, host: HTMLElement): number {
  return [true, false].reduce((sum, hidden) => {
    const change = make(hidden);
    const taken = time(() => flushSync(change));
    void host.offsetHeight;
    return sum + taken;
  }, 0);
}

/** Runs the rounds; the contestants take turns in who begins, and each round has a document of its own. */
function runRender(placements: number, rounds: number): RenderResult {
  const written = pageDocument(placements, { windows: true });
  const result = { foyer: noTimes(), hand: noTimes(), ...compare(placements) };
  for (let number = -3; number < rounds; number++) {
    // The first rounds only warm up.
    const times = number < 0 ? { foyer: noTimes(), hand: noTimes() } : result;
    const turns = [
      () => round(times.hand, written, placements, number, (root) => handContestant(copy(written), placements, root)),
      () => round(times.foyer, written, placements, number, () => foyerContestant(copy(written), placements)),
    ];
    for (const turn of number % 2 === 0 ? turns : turns.toReversed()) turn();
  }
  return result;
}

/** Whether both draw the same elements: no wrapper, no attribute more. */
function compare(placements: number): { sameDom: boolean; elements: number } {
  const drawn = ['hand', 'foyer'].map((who) => {
    const host = document.createElement('div');
    const root = createRoot(host);
    const contestant = who === 'hand' ? handContestant(pageDocument(placements), placements, root) : foyerContestant(pageDocument(placements), placements);
    flushSync(() => root.render(contestant.first()));
    const drawnNow = { html: host.innerHTML, elements: host.querySelectorAll('*').length };
    root.unmount();
    return drawnNow;
  });
  return { sameDom: drawn[0]!.html === drawn[1]!.html, elements: drawn[0]!.elements };
}

Object.assign(globalThis, { runRender });
