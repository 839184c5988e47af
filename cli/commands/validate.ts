// foyer validate: everything wrong with a configuration, with its place; the same verdict as the runtime; and fixes what can be fixed.
import { join } from 'node:path';
import { Option } from 'commander';
import { readVersion } from '../../server/version.ts';
import type { Finding } from '../../src/model/finding.ts';
import type { Fixed } from '../fix/fix-files.ts';
import { counted, lineOf, placed, printable } from '../output/findings.ts';
import type { Terminal } from '../output/terminal.ts';
import { UsageError } from '../output/usage-error.ts';
import { type AddCommand, type ExitCode, examples } from './command.ts';
import type { CheckedFolder, Configuration } from './configuration-folder.ts';

type Options = { format: 'text' | 'json' | 'sarif'; notes: boolean; fix: boolean; dryRun: boolean };

/** Adds `validate <dir>`. */
export const addValidate: AddCommand = (program, terminal, end) =>
  void program
    .command('validate')
    .description('check a configuration: documents, names, ids, links, times, layout, languages, accessibility, colours')
    .argument('<dir>', 'a configuration folder, one instance of it, or one event')
    .addOption(new Option('--format <format>', 'how findings are printed').choices(['text', 'json', 'sarif']).default('text'))
    .option('--notes', 'include notes: drafts, corrected colours, incomplete languages …', false)
    .option('--fix', 'fix what needs no decision, and list what is changed', false)
    .option('--dry-run', 'with --fix: list what would change, write nothing', false)
    .addHelpText(
      'after',
      examples(
        ['validate sample-configs', 'every event of the folder'],
        ['validate sample-configs/kardia/kardia2027', 'one event, with what it inherits'],
        ['validate my-congress --fix --dry-run', 'what --fix would change'],
        ['validate my-congress --format sarif', 'for code scanning'],
      ),
    )
    .addHelpText(
      'after',
      '\nExits with 0 when there is no error (warnings are allowed), 1 when there is one, 2 when the folder cannot be read.',
    )
    .action(async (dir: string, options: Options) => end(await validate(dir, options, terminal)));

async function validate(dir: string, options: Options, terminal: Terminal): Promise<ExitCode> {
  if (options.dryRun && !options.fix) throw new UsageError('--dry-run says what --fix would change; give both.');
  terminal.progress(`Checking ${dir} …`);
  const { checkFiles, findConfiguration, partWords, readConfiguration } = await import('./configuration-folder.ts');
  const configuration = await findConfiguration(dir);
  if (configuration.part) terminal.say(`Checking ${partWords(configuration)}.`);
  const checked = await checkFiles(await readConfiguration(configuration));
  const { fixed, ...now } = options.fix ? await fix(configuration, checked, options, terminal) : { ...checked, fixed: [] };
  const listed = options.notes ? now.findings : now.findings.filter(({ severity }) => severity !== 'info');
  await print({ ...now, findings: listed }, fixed, options, terminal);
  return now.summary.errors > 0 ? 1 : 0;
}

async function print(
  { findings, files, summary }: CheckedFolder,
  fixed: readonly Fixed[],
  options: Options,
  terminal: Terminal,
): Promise<void> {
  if (options.format === 'sarif') {
    const { sarifLog } = await import('../output/sarif.ts');
    const { Version } = readVersion(join(import.meta.dirname, '../..'));
    return terminal.print(JSON.stringify(sarifLog(findings, files, Version), null, 2));
  }
  if (options.format === 'json') {
    const mended = options.fix ? { fixed: fixed.map(({ finding, ...text }) => ({ ...placed(finding), ...text })) } : {};
    return terminal.print(JSON.stringify({ ...mended, findings: findings.map(placed), summary }, null, 2));
  }
  for (const one of fixed) terminal.print(fixedLine(one, options.dryRun, terminal));
  for (const found of findings) terminal.print(lineOf(found, terminal));
  const hidden = options.notes ? 0 : summary.notes;
  terminal.print(`${summaryLine(summary, terminal)}${hidden ? `; ${counted(hidden, 'note')}, told with --notes` : ''}`);
}

/** Fixes the files of the part that was named, on disk unless it is a dry run; returns the folder as it is then. */
async function fix(
  configuration: Configuration,
  checked: CheckedFolder,
  { dryRun }: Options,
  terminal: Terminal,
): Promise<CheckedFolder & { fixed: readonly Fixed[] }> {
  const [{ fixFiles }, { writeFiles }, { checkFiles, readConfiguration }] = await Promise.all([
    import('../fix/fix-files.ts'),
    import('../fix/write-files.ts'),
    import('./configuration-folder.ts'),
  ]);
  const { part, root } = configuration;
  const own = part ? `${[part.instance, ...(part.event === undefined ? [] : [part.event])].join('/')}/` : '';
  let last: CheckedFolder = checked;
  const check = async (files: CheckedFolder['files']): Promise<readonly Finding[]> => {
    if (files !== checked.files) last = await checkFiles({ ...checked.folder, files: [...files] });
    return last.findings;
  };
  const { files, fixed } = await fixFiles(checked.files, check, (path) => path.startsWith(own));
  if (dryRun || !fixed.length) return { ...(dryRun ? checked : last), fixed };
  const { left } = await writeFiles(root, checked.files, files);
  for (const path of left) terminal.say(`${printable(path)} was left as it is: it changed meanwhile, or is not UTF-8.`);
  return {
    ...(left.length ? await checkFiles(await readConfiguration(configuration)) : last),
    fixed: fixed.filter(({ finding }) => !left.includes(finding.file)),
  };
}

/** `file:line:column fixed code "before" → "after"`. */
function fixedLine({ finding, before, after }: Fixed, dryRun: boolean, { tone }: Terminal): string {
  const { file, line, column, code } = placed(finding);
  const change = before || after ? `${before} → ${after || 'nothing'}` : finding.message;
  return `${tone('place', printable(`${file}:${line}:${column}`))} ${tone('good', dryRun ? 'would fix' : 'fixed')} ${code} ${printable(change)}`;
}

/** `2 errors, 1 warning in 3 events with 120 placements`. */
export function summaryLine(summary: { errors: number; warnings: number; events: number; placements: number }, { tone }: Terminal): string {
  const { errors, warnings, events, placements } = summary;
  const words = errors + warnings === 0 ? 'No findings' : `${counted(errors, 'error')}, ${counted(warnings, 'warning')}`;
  return `${tone(errors > 0 ? 'error' : warnings > 0 ? 'warning' : 'good', words)} in ${counted(events, 'event')} with ${counted(placements, 'placement')}`;
}
