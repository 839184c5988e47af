// foyer diff: what changed from one configuration to another, in words; with --effective who sees something else, and when.
import { Option } from 'commander';
import { printable } from '../output/findings.ts';
import type { Terminal } from '../output/terminal.ts';
import { type AddCommand, type ExitCode, examples } from './command.ts';

type Options = { effective?: boolean; format: 'text' | 'json' };

/** Adds `diff <before> <after>`. */
export const addDiff: AddCommand = (program, terminal, end) =>
  void program
    .command('diff')
    .description('list what changes from one configuration to another')
    .argument('<before>', 'a configuration folder, one instance of it, or one event')
    .argument('<after>', 'another version of it, or another event')
    .option('--effective', 'list who sees something else, on which page and when, instead of what is written')
    .addOption(new Option('--format <format>', 'how differences are printed').choices(['text', 'json']).default('text'))
    .addHelpText(
      'after',
      examples(
        ['diff published my-events', 'every instance and event of two folders'],
        ['diff my-events/harbour/harbour27 my-events/harbour/harbour28', 'one event beside another'],
        ['diff published my-events --effective', 'what visitors notice of it'],
      ),
    )
    .addHelpText(
      'after',
      `
Formatting, the order of keys and defaults that are written out are no difference.
Exits with 0 when there is no difference, 1 when there is one, 2 when a folder cannot be read.`,
    )
    .action(async (before: string, after: string, options: Options) => end(await diff(before, after, options, terminal)));

async function diff(before: string, after: string, { effective = false, format }: Options, terminal: Terminal): Promise<ExitCode> {
  terminal.progress(`Comparing ${before} with ${after} …`);
  const { readSide } = await import('../diff/read-sides.ts');
  const [old, now] = [await readSide(before), await readSide(after)];
  for (const [dir, side] of [
    [before, old],
    [after, now],
  ] as const)
    for (const { file, message } of side.folder.findings) terminal.say(printable(`${file} of ${dir} is not read: ${message}`));
  const { compare } = await import('../diff/compare.ts');
  const comparison = await compare(old, now);
  if (effective) {
    const { effectiveDiff } = await import('../diff/effective.ts');
    const { effectiveLines, effectiveReport, isNoticed } = await import('../diff/effective-lines.ts');
    const events = await effectiveDiff(comparison.scopes, old, now);
    if (format === 'json') terminal.print(JSON.stringify(effectiveReport(events, comparison), null, 2));
    else for (const line of effectiveLines(events, comparison, terminal)) terminal.print(line);
    return isNoticed(events, comparison) ? 1 : 0;
  }
  const { differences, notCompared } = comparison;
  if (format === 'json')
    terminal.print(
      JSON.stringify({ differences, notCompared, summary: { differences: differences.length, notCompared: notCompared.length } }, null, 2),
    );
  else {
    const { diffLines } = await import('../diff/diff-lines.ts');
    for (const line of diffLines(comparison, terminal)) terminal.print(line);
  }
  return differences.length + notCompared.length > 0 ? 1 : 0;
}
