// foyer audit: the audit log, newest first: sign-ins, publications, blocks, deletions.
import { Option } from 'commander';
import { storeHelp } from '../store/environment-store.ts';
import { type AddCommand, examples } from './command.ts';
import { readLimit } from './users.ts';

/** Adds `audit`. */
export const addAudit: AddCommand = (program, terminal, end) =>
  void program
    .command('audit')
    .description('print the audit log, newest first: sign-ins, publications, blocks, deletions')
    .option('--subject <subject>', 'whom it is about, for example account:7')
    .option('--limit <number>', 'how many entries at most', '50')
    .addOption(new Option('--format <format>', 'how entries are printed').choices(['text', 'json']).default('text'))
    .addHelpText(
      'after',
      examples(['audit --limit 20', 'the last twenty entries'], ['audit --subject account:7', 'what happened to one account']),
    )
    .addHelpText('after', storeHelp)
    .action(async ({ subject, limit, format }: { subject?: string; limit: string; format: 'text' | 'json' }) => {
      const most = readLimit(limit);
      const [{ withPeople }, { auditLine }] = await Promise.all([import('../people/open-people.ts'), import('../people/audit-lines.ts')]);
      const entries = await withPeople(({ audit }) => audit.recent({ limit: most, ...(subject === undefined ? {} : { subject }) }));
      if (format === 'json')
        terminal.print(
          JSON.stringify(
            entries.map(({ at, ...entry }) => ({ at: new Date(at).toISOString(), ...entry })),
            null,
            2,
          ),
        );
      else for (const entry of entries) terminal.print(auditLine(entry, terminal));
      end(0);
    });
