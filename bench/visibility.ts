// What deciding 10,000 placements costs: when the clock is read, at a boundary, over an hour, and in renders.
import type { VisibilityResult } from './browser/visibility.tsx';
import { inChromium, run } from './chromium/open.ts';
import { figure, ratio } from './figures/numbers.ts';
import { counted, type Row } from './figures/row.ts';

const PLACEMENTS = 10_000;

export async function visibility(): Promise<Row[]> {
  const result = await inChromium('browser/visibility.tsx', (page) => run<VisibilityResult>(page, `runVisibility(${PLACEMENTS}, 30)`));
  const row = (goal: string, unit: string, measured: Row['measured'], more: Partial<Row> = {}): Row => ({
    bench: 'visibility',
    goal,
    unit,
    better: 'less',
    measured,
    ...more,
  });
  return [
    row('parsed bounds of 10,000 windows in a plain loop', 'µs', figure(result.loop), { note: 'what the two rows below are divided by' }),
    row('10,000 placements, clock looked at, nothing due', '× loop', ratio(result.look, result.loop), { must: 1.6 }),
    row('10,000 placements, clock at a boundary', '× loop', ratio(result.boundary, result.loop), {
      must: 1.6,
      note: 'one to a few placements open or close',
    }),
    row('a look each second through an hour, amortised', 'µs', figure(result.amortised), { must: 15, aim: 1 }),
    row('visitor changes: all 10,000 decided again, with reasons', 'µs', figure(result.everything)),
    row('renders between boundaries', '', counted(result.rendersBetween), { must: 0, aim: 0 }),
    row('renders at a boundary beyond what opens', '', counted(result.rendersAtBoundary - result.changedAtBoundary), {
      must: 0,
      aim: 0,
      note: `${result.changedAtBoundary} opened`,
    }),
  ];
}
