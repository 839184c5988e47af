// In the browser: mounts and changes both pages, round by round, and hands back the times.
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { type PageDocument, pageDocument } from '../document.ts';
import { type Contestant, foyerContestant, handContestant } from './contestants.tsx';
import { loadedRegistry } from './foyer.tsx';
import { keepers } from './keep.tsx';

/** Times of one contestant, ms; one entry a round. */
export type Times = {
  commit: number[];
  mount: number[];
  oneProp: number[];
  hideShow: number[];
  hideShowByClock: number[];
  reread: number[];
};
export type RenderResult = { foyer: Times; hand: Times };

const noTimes = (): Times => ({ commit: [], mount: [], oneProp: [], hideShow: [], hideShowByClock: [], reread: [] });
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

/** One round of one contestant; `make` is given a fresh root and document, as every page view has them. */
function round(times: Times, document: PageDocument, number: number, make: (root: Root) => Contestant): void {
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
  times.hideShowByClock.push(both(contestant.hideByClock, host));
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
  const result: RenderResult = { foyer: noTimes(), hand: noTimes() };
  for (let number = -3; number < rounds; number++) {
    // The first rounds only warm up.
    const times = number < 0 ? { foyer: noTimes(), hand: noTimes() } : result;
    const turns = [
      () => round(times.hand, written, number, (root) => handContestant(copy(written), placements, root)),
      () => round(times.foyer, written, number, () => foyerContestant(copy(written), placements, registry)),
    ];
    for (const turn of number % 2 === 0 ? turns : turns.toReversed()) turn();
  }
  return result;
}

Object.assign(globalThis, { runRender, ...keepers });
