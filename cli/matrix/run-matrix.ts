// One run of `foyer matrix` from folder to report: reads, plans, serves, renders, asks for links, writes.
import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { loadCatalog } from '../../component-registry/catalog.ts';
import { isWithoutPreview } from '../../server/platform.ts';
import { serveFolder } from '../../server/serve-folder.ts';
import type { TimeSource } from '../../src/clock/clock.ts';
import type { ExitCode } from '../commands/command.ts';
import type { MatrixOptions } from './matrix-options.ts';
import { readConfiguration } from '../explain/choose-event.ts';
import { counted, lineOf } from '../output/findings.ts';
import type { Terminal } from '../output/terminal.ts';
import { UsageError } from '../output/usage-error.ts';
import { checkLinks, rowsOf, type Visited } from './check-links.ts';
import { findBrowser } from './find-browser.ts';
import { buildFingerprint } from './fingerprint.ts';
import { type Kept, keptRenderings } from './kept-renderings.ts';
import { type Plan, planConfiguration } from './plan-configuration.ts';
import { reportProgress } from './progress.ts';
import { reportPage } from './report/report-page.ts';
import { type Results, resultsOf } from './results.ts';
import { runPlan } from './run-plan.ts';

const project = join(import.meta.dirname, '../..');

/** Runs it all. Throws UsageError when event, page, persona, browser or build is missing. */
export async function runMatrix(dir: string, options: MatrixOptions, terminal: Terminal, time: TimeSource): Promise<ExitCode> {
  const app = resolve(options.app ?? join(project, 'dist'));
  if ((await buildFingerprint(app)) === undefined) throw new UsageError(`There is no built app in ${app}: run npm run build first.`);
  if (isWithoutPreview(app))
    throw new UsageError(`The app in ${app} was built without preview, which shows the pages: run npm run build first.`);
  const browser = findBrowser();
  if (!browser) throw new UsageError('There is no Chromium: set CHROMIUM_PATH, or install it.');
  const configuration = await readConfiguration(dir);
  for (const found of configuration.refused) terminal.say(lineOf(found, { ...terminal, tone: (_, text) => text }));
  const now = time.wall();
  // The neighbours are served, too: pages link to them.
  const server = await serveFolder({ folder: configuration.root, now, app });
  const interruption = interruptions();
  try {
    const build = (await buildFingerprint(server.app))!;
    const plan = await planConfiguration(configuration, options, { catalog: await loadCatalog(), build, now });
    const words = `${counted(plan.planned.length, 'rendering')} for ${counted(combinationsOf(plan), 'combination')}`;
    terminal.say(`${words}, in ${browser.path} (${browser.origin}).`);
    const out = resolve(options.out);
    await mkdir(out, { recursive: true });
    const { results, taken } = await runPlan({
      ...options,
      planned: plan.planned,
      kept: await keptRenderings(out),
      resume: options.resume === true,
      browser: browser.path,
      origin: server.address,
      signal: interruption.signal,
      progress: reportProgress(plan.planned.length, terminal, time.monotonic),
    });
    if (taken > 0) terminal.say(`${taken} of ${plan.planned.length} were taken from the earlier run.`);
    terminal.progress('Asking for links …');
    const whole = resultsOf({
      at: new Date(now).toISOString(),
      folder: dir,
      planned: plan.planned,
      routes: plan.routes,
      kept: results,
      links: interruption.signal.aborted ? noLinks : await checkLinks(visitedOf(plan, results), server.address, rowsOf(plan.events)),
      notes: [...plan.notes, ...unserved(plan, server.refused)],
    });
    await writeFile(join(out, 'results.json'), `${JSON.stringify(whole, null, 1)}\n`);
    await writeFile(join(out, 'index.html'), reportPage(whole));
    printSummary(whole, join(options.out, 'index.html'), terminal);
    const { planned, rendered, causes } = whole.summary;
    if (rendered < planned) terminal.say(`Broken off after ${rendered} of ${planned}; the same call with --resume goes on.`);
    return causes > 0 || rendered < planned || server.refused.length > 0 ? 1 : 0;
  } finally {
    interruption.stop();
    await server.close();
  }
}

const noLinks = { found: new Map<string, never>(), asked: 0 };

const combinationsOf = ({ planned }: Plan): number => planned.reduce((sum, one) => sum + one.combinations, 0);

const visitedOf = ({ planned }: Plan, results: ReadonlyMap<string, Kept>): Visited[] =>
  planned.flatMap(({ key, address }) => (results.has(key) ? [{ key, address, kept: results.get(key)! }] : []));

/** Events of the plan that the server could not take. */
const unserved = ({ events }: Plan, refused: readonly string[]): string[] =>
  events
    .map(({ folder }) => `${folder.instance}/${folder.event}`)
    .filter((name) => refused.includes(name))
    .map((name) => `${name} could not be served: its name cannot stand in an address.`);

/** Interrupted (Ctrl-C), a run finishes properly: what is there is reported, browser and server are closed. Interrupted twice, it ends at once. */
function interruptions(): { signal: AbortSignal; stop: () => void } {
  const controller = new AbortController();
  const end = (): void => {
    if (controller.signal.aborted) process.exit(1);
    controller.abort();
  };
  process.on('SIGINT', end);
  process.on('SIGTERM', end);
  return {
    signal: controller.signal,
    stop: () => {
      process.off('SIGINT', end);
      process.off('SIGTERM', end);
    },
  };
}

function printSummary({ causes, summary, notes }: Results, report: string, terminal: Terminal): void {
  for (const { kind, message, renderings, places } of causes) {
    const where = places[0] ? ` (${places[0]}${places.length > 1 ? `, and ${places.length - 1} more` : ''})` : '';
    terminal.print(`${terminal.tone('warning', kind)} ${message}${where}: ${counted(renderings.length, 'rendering')}`);
  }
  for (const note of notes) terminal.say(note);
  const words = summary.causes === 0 ? 'Nothing found' : counted(summary.causes, 'finding');
  terminal.print(
    `${terminal.tone(summary.causes === 0 ? 'good' : 'error', words)} in ${counted(summary.rendered, 'rendering')}, which stand for ${counted(summary.combinations, 'combination')} (${summary.saved} saved). ${report}`,
  );
}
