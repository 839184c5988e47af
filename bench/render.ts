// How fast a page of many placements is drawn and changed, beside the same page written by hand.
import { inChromium } from './chromium/open.ts';
import { figure, ratio } from './figures/numbers.ts';
import { counted, type Row } from './figures/row.ts';
import type { RenderResult, Times } from './browser/render.tsx';

const sizes = [
  { placements: 1000, rounds: 40 },
  { placements: 200, rounds: 60 },
  { placements: 50, rounds: 80 },
] as const;

export async function render(): Promise<Row[]> {
  return inChromium('browser/render.tsx', async (page) => {
    const rows: Row[] = [];
    for (const { placements, rounds } of sizes) {
      const result = await page.evaluate<RenderResult>(`(async () => { while (!globalThis.runRender) await new Promise((done) => setTimeout(done, 10)); return runRender(${placements}, ${rounds}); })()`);
      console.log(placements, Object.keys(result.foyer).map((k) => `${k} foyer ${figure(result.foyer[k as keyof Times]).median.toFixed(2)} hand ${figure(result.hand[k as keyof Times]).median.toFixed(2)} ratio ${JSON.stringify(ratio(result.foyer[k as keyof Times], result.hand[k as keyof Times]))}`).join('\n'));
      rows.push({ bench: 'render', goal: `elements ${placements}`, unit: '', better: 'more', measured: counted(result.sameDom ? 1 : 0) });
    }
    return rows;
  });
}
if (import.meta.main) console.log(await render());
