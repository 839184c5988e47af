// How fast a page of many placements is drawn and changed, what it keeps and what it weighs, compared with the same page written by hand.
import type { Page } from '@playwright/test';
import type { KeepResult } from './browser/keep.tsx';
import type { RenderResult, Times } from './browser/render.tsx';
import { inChromium, run } from './chromium/open.ts';
import { type Figure, ratio } from './figures/numbers.ts';
import { counted, type Row } from './figures/row.ts';

const LARGE = 1000;
const sizes = [
  { placements: LARGE, rounds: 60 },
  { placements: 200, rounds: 60 },
  { placements: 50, rounds: 80 },
] as const;
const WEIGHINGS = 7;

const row = (goal: string, unit: string, measured: Figure, bounds: Partial<Row> = {}): Row => ({
  bench: 'render',
  goal,
  unit,
  better: 'less',
  measured,
  ...bounds,
});

export const render = (): Promise<Row[]> =>
  inChromium('browser/render.tsx', async (page) => {
    const rows: Row[] = [];
    for (const { placements, rounds } of sizes) {
      const { foyer, hand } = await run<RenderResult>(page, `runRender(${placements}, ${rounds})`);
      const beside = (key: keyof Times): Figure => ratio(foyer[key], hand[key]);
      const bounds = (must: number, aim: number): Partial<Row> => (placements === LARGE ? { must, aim } : {});
      rows.push(
        row(`${placements} placements: commit, rules and checks included`, '× hand', beside('commit'), bounds(1.25, 1.13)),
        row(`${placements} placements: mount, with style and layout`, '× hand', beside('mount')),
        row(`${placements} placements: one prop changed`, '× hand', beside('oneProp'), bounds(1, 0.8)),
        row(`${placements} placements: 10 % hidden and shown by configuration`, '× hand', beside('hideShow'), bounds(1.1, 0.85)),
        row(`${placements} placements: 10 % hidden and shown by the clock`, '× hand', beside('hideShowByClock'), bounds(1.1, 0.85)),
        row(`${placements} placements: one prop changed in a page read again`, '× hand', beside('reread')),
      );
    }
    const { elements, sameDom, kept, drawn } = await run<KeepResult>(page, `runKeep(${LARGE})`);
    return [
      ...rows,
      row('DOM as by hand, no element more', '', counted(sameDom ? 1 : 0), {
        must: 1,
        aim: 1,
        better: 'more',
        note: `${elements} elements`,
      }),
      row('DOM kept through changes of configuration and visibility', '', counted(kept), { must: 1, aim: 1, better: 'more' }),
      row('views drawn when one prop changes', '', counted(drawn), { must: 1, aim: 1 }),
      ...(await weigh(page)),
    ];
  });

/** Heap of a mounted page, model included, both from the same parsed document. */
async function weigh(page: Page): Promise<Row[]> {
  const tools = await page.context().newCDPSession(page);
  const heap = async (): Promise<number> => {
    await tools.send('HeapProfiler.collectGarbage');
    return (await tools.send('Runtime.getHeapUsage')).usedSize;
  };
  const weights = { hand: [] as number[], foyer: [] as number[] };
  for (let number = -1; number < WEIGHINGS; number++) {
    for (const who of ['hand', 'foyer'] as const) {
      const before = await heap();
      await page.evaluate(`holdPage('${who}', ${LARGE})`);
      const after = await heap();
      await page.evaluate('releasePage()');
      if (number >= 0) weights[who].push(after - before);
    }
  }
  return [
    row(`${LARGE} placements: heap`, '× hand', ratio(weights.foyer, weights.hand), {
      must: 2,
      aim: 1.5,
      note: 'document, model and store of the page included',
    }),
  ];
}
