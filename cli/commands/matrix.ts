// foyer matrix: who gets to which page, and every different look of every page in a real browser with what is wrong with it.
import type { MatrixOptions } from '../matrix/matrix-options.ts';
import { InvalidArgumentError, Option } from 'commander';
import type { Terminal } from '../output/terminal.ts';
import { type AddCommand, type ExitCode, examples } from './command.ts';

/** Adds `matrix <dir>`. */
export const addMatrix: AddCommand = (program, terminal, end) =>
  void program
    .command('matrix')
    .description('render every page for everybody, everywhere, on each side of every boundary, and report what is wrong')
    .argument('<dir>', 'a configuration folder, one instance of it, or one event')
    .option('--event <instance/event>', 'one event (default: all)')
    .option('--page <PageName...>', 'these pages (default: all that have an address)')
    .option('--languages <xx-XX...>', 'these languages (default: all of the event)')
    .option('--personas <dir>', 'persona files to look as, beside the four that are built in')
    .option('--out <folder>', 'where the report goes', 'foyer-matrix')
    .option('--resume', 'go on where an earlier run into the same folder was broken off; what changed since is rendered again')
    .option('--workers <n>', 'tabs at once', wholeNumber, 2)
    .option('--no-pictures', 'take no pictures')
    .option('--app <folder>', 'the built app (default: dist of this Foyer)')
    .addOption(
      new Option('--table [form]', 'print only who gets to which page and why not, by the rules alone, without a browser')
        .choices(['text', 'markdown', 'json'])
        .preset('text'),
    )
    .addHelpText(
      'after',
      examples(
        ['matrix sample-configs/kardia/kardia2027', 'one event, report in foyer-matrix/index.html'],
        ['matrix my-congress --page HomePage --languages en-GB de-DE', 'one page in two languages'],
        ['matrix my-congress --resume', 'go on'],
        ['matrix my-congress --table markdown', 'people and pages as a table for documentation'],
      ),
    )
    .addHelpText(
      'after',
      `
Whom the guards do not let onto a page is listed with guard and reason; of every denial one is rendered as it ends.
The app must be built (npm run build), and Chromium be there: CHROMIUM_PATH, Playwright's own, or the distribution's; --table needs neither.
Exits with 0 when nothing is found, 1 when something is found or the run is interrupted, 2 on a usage error.`,
    )
    .action(async (dir: string, options: MatrixOptions) => end(await matrix(dir, options, terminal)));

async function matrix(dir: string, options: MatrixOptions, terminal: Terminal): Promise<ExitCode> {
  terminal.progress(`Reading ${dir} …`);
  const { deviceTime } = await import('../../src/clock/clock.ts');
  if (options.table !== undefined) {
    const { printTable } = await import('../matrix/routes/print-table.ts');
    return printTable(dir, options, terminal, deviceTime);
  }
  const { runMatrix } = await import('../matrix/run-matrix.ts');
  return runMatrix(dir, options, terminal, deviceTime);
}

function wholeNumber(text: string): number {
  const value = Number(text);
  if (!Number.isInteger(value) || value < 1 || value > 32) throw new InvalidArgumentError('a whole number from 1 to 32 is expected.');
  return value;
}
