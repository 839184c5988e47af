// A run is resumed only on request: otherwise what an earlier one kept says nothing.
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { folderOf } from '../commands/fixture/recorded.ts';
import { keptRenderings } from './kept-renderings.ts';
import type { Planned } from './planned.ts';
import { runPlan } from './run-plan.ts';

const key = 'a'.repeat(20);

test('with everything kept a resumed run starts no browser; one from the start does', async () => {
  const folder = folderOf();
  const kept = await keptRenderings(folder);
  const look = { found: [], links: ['https://example.org/'], ids: ['a'], pictures: {} };
  await kept.write(key, look);
  const run = (resume: boolean) =>
    runPlan({
      planned: [{ key } as Planned],
      kept,
      resume,
      workers: 1,
      pictures: false,
      browser: join(folder, 'no-browser'),
      origin: 'http://127.0.0.1:1',
      signal: new AbortController().signal,
      progress: () => undefined,
    });
  expect(await run(true)).toEqual({ results: new Map([[key, look]]), taken: 1 });
  await expect(run(false)).rejects.toThrow(/no-browser/);
});
