// What checking costs compared with reading: all of a document by the compiled checks × JSON.parse of the same text, in a browser that forbids eval.
import type { ValidateResult } from './browser/validate.ts';
import { inChromium, run } from './chromium/open.ts';
import { ratio } from './figures/numbers.ts';
import type { Row } from './figures/row.ts';

const sizes = [
  { words: '50 kB', bytes: 50_000, rounds: 60, repeat: 10 },
  { words: '500 kB', bytes: 500_000, rounds: 40, repeat: 2 },
  { words: '5 MB', bytes: 5_000_000, rounds: 20, repeat: 1 },
] as const;

export const validate = (): Promise<Row[]> =>
  inChromium('browser/validate.ts', async (page) => {
    const rows: Row[] = [];
    for (const { words, bytes, rounds, repeat } of sizes) {
      const { parse, check } = await run<ValidateResult>(page, `runValidate(${bytes}, ${rounds}, ${repeat})`);
      rows.push({
        bench: 'validate',
        goal: `checking ${words} of pages and policies`,
        unit: '× JSON.parse',
        better: 'less',
        must: 1.2,
        aim: 0.8,
        measured: ratio(check, parse),
      });
    }
    return rows;
  });
