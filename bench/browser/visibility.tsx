// In the browser: how long deciding 10,000 placements takes, and what renders while nothing changes.
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { PageStore } from '#src/renderer/page-store.ts';
import { createRegistry } from '#src/renderer/registry.ts';
import { rulesOf, unruled } from '#src/rules/placement-rules.ts';
import { framed, type ViewProps } from '#src/renderer/view-props.ts';
import { windowsDocument } from '../document.ts';
import { foyerPage, MORNING, standingClock } from './foyer.tsx';
import { inputOf, modelOf, TIME_ZONE } from './model.ts';

/** Times in µs, one entry a round; `loop` is the comparison: bounds read once, compared in a plain loop. */
export type VisibilityResult = {
  loop: number[];
  look: number[];
  boundary: number[];
  amortised: number[];
  everything: number[];
  rendersBetween: number;
  rendersAtBoundary: number;
  changedAtBoundary: number;
};

const collect = (globalThis as { gc?: () => void }).gc ?? (() => undefined);
const LOOKS = 200;
const BOUNDARIES = 20;
/** A busy hour with a check each second. */
const HOUR = 3600;

/** Mean time of one run out of so many, µs. */
function mean(times: number, run: (index: number) => void): number {
  const started = performance.now();
  for (let index = 0; index < times; index++) run(index);
  return ((performance.now() - started) * 1000) / times;
}

async function runVisibility(placements: number, rounds: number): Promise<VisibilityResult> {
  const model = modelOf(windowsDocument(placements));
  const windows = [...model.nodes.values()].map((node) => rulesOf(node, unruled, TIME_ZONE).window);
  const from = Float64Array.from(windows, (window) => window.from);
  const to = Float64Array.from(windows, (window) => window.to);
  const boundaries = [...new Set(windows.flatMap((window) => [window.from, window.to + 1]))]
    .filter((instant) => instant > MORNING)
    .toSorted((a, b) => a - b);
  let drawn = 0;
  const Counted = ({ frame }: ViewProps) => {
    drawn += 1;
    return <p {...framed(frame, 'text')} />;
  };
  const registry = createRegistry({ 'bench/text': async () => ({ View: Counted, check: () => true, migrations: [] }) });
  await registry.find('bench/text')?.load();
  const clock = standingClock();
  const input = inputOf(model);
  const other = { ...input, context: { ...input.context, who: { user: null, tickets: [], superUser: true } } };
  const { store, element } = foyerPage(input, registry, clock);
  const stop = store.start();
  const result: VisibilityResult = {
    loop: [],
    look: [],
    boundary: [],
    amortised: [],
    everything: [],
    rendersBetween: 0,
    rendersAtBoundary: 0,
    changedAtBoundary: 0,
  };
  let seen = 0;
  for (let number = -2; number < rounds; number++) {
    collect();
    const start = (Math.max(number, 0) * BOUNDARIES) % (boundaries.length - BOUNDARIES - 1);
    clock.put(boundaries[start]! - 1);
    store.rearm();
    const loop = mean(LOOKS, (index) => {
      seen += visibleIn(from, to, MORNING + index);
    });
    const look = mean(LOOKS, () => store.rearm());
    const boundary = mean(BOUNDARIES, (index) => {
      clock.put(boundaries[start + index]!);
      store.rearm();
    });
    const began = clock.now();
    const amortised = mean(HOUR, (second) => {
      clock.put(began + second * 1000);
      store.rearm();
    });
    const everything = mean(2, (index) => store.update(index === 0 ? other : input));
    if (number < 0) continue;
    result.loop.push(loop);
    result.look.push(look);
    result.boundary.push(boundary);
    result.amortised.push(amortised);
    result.everything.push(everything);
  }
  if (seen === 0) throw new Error('no window was ever open');
  Object.assign(
    result,
    renders(store, element, clock, boundaries, () => drawn),
  );
  stop();
  return result;
}

function visibleIn(from: Float64Array, to: Float64Array, now: number): number {
  let count = 0;
  for (let index = 0; index < from.length; index++) if (from[index]! <= now && now <= to[index]!) count += 1;
  return count;
}

/** Mounts everything, checks repeatedly with nothing due, then passes one boundary at which something opens. */
function renders(
  store: PageStore,
  element: React.ReactElement,
  clock: ReturnType<typeof standingClock>,
  boundaries: readonly number[],
  drawn: () => number,
) {
  const middle = Math.floor(boundaries.length / 2);
  clock.put(boundaries[middle]!);
  store.rearm();
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  flushSync(() => root.render(element));
  const gap = boundaries[middle + 1]! - boundaries[middle]!;
  const mounted = drawn();
  for (let step = 0; step < 500; step++) {
    clock.put(boundaries[middle]! + (gap * step) / 500);
    flushSync(() => store.rearm());
  }
  const rendersBetween = drawn() - mounted;
  const before = new Set(document.body.querySelectorAll('[data-placement]'));
  clock.put(boundaries[middle + 1]!);
  flushSync(() => store.rearm());
  const opened = [...document.body.querySelectorAll('[data-placement]')].filter((each) => !before.has(each)).length;
  const rendersAtBoundary = drawn() - mounted - rendersBetween;
  root.unmount();
  return { rendersBetween, rendersAtBoundary, changedAtBoundary: opened };
}

Object.assign(globalThis, { runVisibility });
