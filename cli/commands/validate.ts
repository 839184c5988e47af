// foyer validate: everything wrong with a configuration, with its place; the same verdict as the runtime.
import { Option } from 'commander';
import { counted, lineOf, placed } from '../output/findings.ts';
import type { Terminal } from '../output/terminal.ts';
import { type AddCommand, type ExitCode, examples } from './command.ts';

type Options = { format: 'text' | 'json' };

/** Adds `validate <dir>`. */
export const addValidate: AddCommand = (program, terminal, end) =>
  void program
    .command('validate')
    .description('check a configuration: JSON, documents, component names and props, ids, references')
    .argument('<dir>', 'a configuration folder, one instance of it, or one event')
    .addOption(new Option('--format <format>', 'how findings are printed').choices(['text', 'json']).default('text'))
    .addHelpText(
      'after',
      examples(
        ['validate sample-configs', 'every event of the folder'],
        ['validate sample-configs/kardia/kardia2027', 'one event, with what it inherits'],
        ['validate my-congress --format json', 'for an editor or a script'],
      ),
    )
    .addHelpText('after', '\nEnds with 0 when there is no error (warnings may be), 1 when there is one, 2 when the folder cannot be read.')
    .action(async (dir: string, options: Options) => end(await validate(dir, options, terminal)));

async function validate(dir: string, { format }: Options, terminal: Terminal): Promise<ExitCode> {
  terminal.progress(`Checking ${dir} …`);
  const { checkConfiguration, findConfiguration, partWords } = await import('./configuration-folder.ts');
  const configuration = await findConfiguration(dir);
  if (configuration.part) terminal.say(`Checking ${partWords(configuration)}.`);
  const { findings, summary } = await checkConfiguration(configuration);
  if (format === 'json') terminal.print(JSON.stringify({ findings: findings.map(placed), summary }, null, 2));
  else {
    for (const found of findings) terminal.print(lineOf(found, terminal));
    terminal.print(summaryLine(summary, terminal));
  }
  return summary.errors > 0 ? 1 : 0;
}

/** `2 errors, 1 warning in 3 events with 120 placements`. */
export function summaryLine(summary: { errors: number; warnings: number; events: number; placements: number }, { tone }: Terminal): string {
  const { errors, warnings, events, placements } = summary;
  const words = errors + warnings === 0 ? 'No findings' : `${counted(errors, 'error')}, ${counted(warnings, 'warning')}`;
  return `${tone(errors > 0 ? 'error' : warnings > 0 ? 'warning' : 'good', words)} in ${counted(events, 'event')} with ${counted(placements, 'placement')}`;
}
