// `npm run -s cases -- <dir>`: asks the rules every case of the case files below a folder and lists where they answer differently.
import { parseArgs } from 'node:util';
import { UsageError } from '../../cli/output/usage-error.ts';
import { runCases } from './run-cases.ts';
import type { Judged } from './judged.ts';
import { counted, printable } from '../../cli/output/findings.ts';
import { createTerminal, type Terminal } from '../../cli/output/terminal.ts';

/** Runs one call, without `node` and the script. Returns the exit code: 0 when every strict case passes, 1 when one fails, 2 for a usage error. */
export async function run(args: readonly string[], terminal: Terminal): Promise<0 | 1 | 2> {
  try {
    const options = { readings: { type: 'boolean', default: false } } as const;
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
    const [dir] = positionals;
    if (dir === undefined) throw new UsageError('usage: npm run -s cases -- <folder or file> [--readings]');
    return await cases(dir, values.readings, terminal);
  } catch (error) {
    const isUsage = error instanceof UsageError || (error instanceof TypeError && 'code' in error);
    if (!isUsage) throw error;
    terminal.say(printable(error.message));
    return 2;
  }
}

async function cases(dir: string, readings: boolean, terminal: Terminal): Promise<0 | 1> {
  const { files, notRun } = await runCases(dir);
  for (const { path, judged, notes } of files) {
    terminal.print(`${terminal.tone('place', printable(path))}: ${countWords(judged)}`);
    for (const one of judged) if (one.problem !== '') terminal.print(failedLine(one, terminal));
    for (const note of notes) terminal.print(terminal.tone('warning', printable(`  ${note}`)));
  }
  if (notRun.length > 0) terminal.print(terminal.tone('quiet', printable(`not run, unknown format: ${notRun.join(', ')}`)));
  const all = files.flatMap(({ judged }) => judged);
  if (all.length === 0) terminal.print(`There is no case file of a known format below ${dir}.`);
  const failed = (list: readonly Judged[]): number => list.filter(({ problem }) => problem !== '').length;
  terminal.print(countWords(all));
  terminal.print(`${all.length - failed(all)} passed, ${failed(all)} failed`);
  const counting = readings ? all : all.filter(({ strict }) => strict);
  // Nothing run proves nothing, so it is no success.
  return all.length === 0 || failed(counting) > 0 ? 1 : 0;
}

/** `23 of 23 strict cases, 9 of 9 readings`. */
function countWords(judged: readonly Judged[]): string {
  const [strict, readings] = [judged.filter((one) => one.strict), judged.filter((one) => !one.strict)];
  const passed = (list: readonly Judged[]): number => list.filter(({ problem }) => problem === '').length;
  return `${passed(strict)} of ${counted(strict.length, 'strict case')} passed, ${passed(readings)} of ${counted(readings.length, 'reading')}`;
}

const failedLine = ({ id, strict, reading, problem }: Judged, { tone }: Terminal): string =>
  printable(`  ${id} `) +
  tone(strict ? 'error' : 'warning', strict ? 'failed' : `differs (reading${reading ? ` ${reading}` : ''})`) +
  printable(`: ${problem}`);

if (import.meta.main) process.exitCode = await run(process.argv.slice(2), createTerminal(process.stdout, process.stderr, process.env));
