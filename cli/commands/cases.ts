// foyer cases: asks the real rules every case of the case files below a folder, and says where they answer otherwise.
import type { Judged } from '../cases/judge.ts';
import { counted, printable } from '../output/findings.ts';
import type { Terminal } from '../output/terminal.ts';
import { type AddCommand, type ExitCode, examples } from './command.ts';

type Options = { readings?: boolean };

/** Adds `cases <dir>`. */
export const addCases: AddCommand = (program, terminal, end) =>
  void program
    .command('cases')
    .description('ask the rules every case of the case files below a folder')
    .argument('<dir>', 'a folder of case files, or one file; the base name of a file is its format')
    .option('--readings', 'count a case that follows a reading of the specification like a strict one')
    .addHelpText(
      'after',
      examples(['cases ../shared/cases/product', 'every case file below'], ['cases my-cases --readings', 'readings must hold too']),
    )
    .addHelpText(
      'after',
      '\nEnds with 0 when every strict case passes, 1 when one fails (with --readings: any), 2 when the folder cannot be read.',
    )
    .action(async (dir: string, options: Options) => end(await cases(dir, options, terminal)));

async function cases(dir: string, { readings }: Options, terminal: Terminal): Promise<ExitCode> {
  const { runCases } = await import('../cases/run-cases.ts');
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
