// End-to-end tests in a real browser.
import { getBrowser } from '../support/browser.ts';
import { runJournalled } from './journalled.ts';
import type { Outcome, Step } from './step.ts';

async function run(until: number): Promise<Outcome> {
  const browser = getBrowser((line) => console.log(`  ${line}`));
  if (!browser) return { passed: 0, failed: 1, output: 'No Chromium could be found, downloaded or installed. Set CHROMIUM_PATH to one.' };
  const outcome = await runJournalled(
    {
      step: 'end to end',
      name: 'playwright',
      args: ['test', '--reporter=list,./tests/steps/playwright-journal.ts'],
      environment: { CHROMIUM_PATH: browser.path },
    },
    until,
  );
  return { ...outcome, note: [`${browser.path}, ${browser.origin}`, outcome.note ?? ''].filter(Boolean).join('; ') };
}

export const endToEnd: Step = { name: 'end to end', run };
