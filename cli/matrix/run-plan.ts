// Works through a plan with several tabs at once, keeps each result, reports its progress, and stops on request.
import { chromium, type Browser } from 'playwright-core';
import { browserSwitches } from './find-browser.ts';
import type { Kept, KeptRenderings } from './kept-renderings.ts';
import { lookAt } from './look.ts';
import type { Planned } from './planned.ts';

export type RunParts = {
  planned: readonly Planned[];
  kept: KeptRenderings;
  /** Takes what an earlier run kept, where it still holds. */
  resume: boolean;
  /** Tabs at once. */
  workers: number;
  pictures: boolean;
  /** Path of the browser. */
  browser: string;
  /** `http://host:port` of the server. */
  origin: string;
  /** Ends the run early; what is under way is finished. */
  signal: AbortSignal;
  /** Called after each rendering: how many are done, how many of them were rendered now and not kept from an earlier run. */
  progress: (done: number, rendered: number) => void;
};

/** What came of a run: results by key; those missing were not reached. `taken` were there from an earlier run. */
export type RunOutcome = { results: Map<string, Kept>; taken: number };

/** Runs the plan. Throws when the browser cannot be started. */
export async function runPlan(parts: RunParts): Promise<RunOutcome> {
  const { planned, kept, resume, workers, pictures, signal, progress } = parts;
  const results = new Map<string, Kept>();
  const queue: Planned[] = [];
  for (const one of planned) {
    const known = resume ? await kept.read(one.key, pictures) : undefined;
    if (known) results.set(one.key, known);
    else queue.push(one);
  }
  const taken = results.size;
  await kept.only(new Set(planned.map(({ key }) => key)));
  if (queue.length === 0) return { results, taken };

  queue.reverse();
  let browser = await launch(parts.browser);
  const alive = async (): Promise<Browser> => (browser.isConnected() ? browser : (browser = await launch(parts.browser)));
  const work = async (): Promise<void> => {
    while (!signal.aborted) {
      const next = queue.pop();
      if (!next) return;
      const look = await lookAt(next, { browser: await alive(), origin: parts.origin, pictures });
      // What broke off because the run was ended says nothing about the page.
      if (signal.aborted) return;
      results.set(next.key, await kept.write(next.key, look));
      progress(results.size, results.size - taken);
    }
  };
  // An ended run must not wait for a page that is never ready.
  const stop = (): void => void browser.close().catch(() => undefined);
  signal.addEventListener('abort', stop, { once: true });
  try {
    await Promise.all(Array.from({ length: Math.max(1, Math.min(workers, queue.length)) }, work));
  } finally {
    signal.removeEventListener('abort', stop);
    await browser.close().catch(() => undefined);
  }
  return { results, taken };
}

/** The command decides what an interruption means, not the browser's keeper. */
const launch = (executablePath: string): Promise<Browser> =>
  chromium.launch({ executablePath, args: [...browserSwitches], handleSIGINT: false, handleSIGTERM: false, handleSIGHUP: false });
