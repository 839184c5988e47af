// The command line as a whole: its commands, its help, and how every kind of failure ends.
import { join } from 'node:path';
import { Command, CommanderError } from 'commander';
import { SettingsError } from '../../server/settings.ts';
import { printable } from '../output/findings.ts';
import type { Terminal } from '../output/terminal.ts';
import { UsageError } from '../output/usage-error.ts';
import { readVersion } from '../../server/version.ts';
import { addAssemblies } from './assemblies.ts';
import { addAudit } from './audit.ts';
import type { AddCommand, ExitCode } from './command.ts';
import { addCharity } from './charity.ts';
import { addComments } from './comments.ts';
import { addReports } from './reports.ts';
import { addDocuments } from './documents.ts';
import { addExplain } from './explain.ts';
import { addExport } from './export.ts';
import { addDiff } from './diff.ts';
import { addGroups } from './groups.ts';
import { addImport } from './import.ts';
import { addKeys } from './keys.ts';
import { addMatrix } from './matrix.ts';
import { addNewEvent } from './new-event.ts';
import { addNotify } from './notify.ts';
import { addPreviewLink } from './preview-link.ts';
import { addPublish } from './publish.ts';
import { addRatings } from './ratings.ts';
import { addRegistrations } from './registrations.ts';
import { addReviews } from './reviews.ts';
import { addShift } from './shift.ts';
import { addStats } from './stats.ts';
import { addSubmissions } from './submissions.ts';
import { addSurveys } from './surveys.ts';
import { addStore } from './store.ts';
import { addTexts } from './texts.ts';
import { addTickets } from './tickets.ts';
import { addUsers } from './users.ts';
import { addValidate } from './validate.ts';
import { addVouchers } from './vouchers.ts';
import { addWithdraw } from './withdraw.ts';

/** Every command, in the order of the help. A new one is a file here and a word in this list. */
const commands: readonly AddCommand[] = [
  addValidate,
  addExplain,
  addMatrix,
  addNewEvent,
  addImport,
  addTexts,
  addPublish,
  addWithdraw,
  addExport,
  addDiff,
  addShift,
  addTickets,
  addUsers,
  addNotify,
  addComments,
  addReports,
  addDocuments,
  addRegistrations,
  addVouchers,
  addRatings,
  addAudit,
  addStats,
  addSurveys,
  addSubmissions,
  addReviews,
  addAssemblies,
  addGroups,
  addCharity,
  addPreviewLink,
  addKeys,
  addStore,
];

/** Runs one call, without `node` and the script; returns how it ended. Never throws: an error is reported in a sentence. */
export async function run(args: readonly string[], terminal: Terminal): Promise<ExitCode> {
  let ended: ExitCode = 0;
  const program = new Command('foyer')
    .description('Checks, imports and publishes congress configurations.')
    .version(readVersion(join(import.meta.dirname, '../..')).Version, '-V, --version', 'print the version')
    .helpOption('-h, --help', 'print this help')
    .configureOutput({ writeOut: (text) => terminal.print(text.trimEnd()), writeErr: (text) => terminal.say(text.trimEnd()) })
    .showHelpAfterError('(foyer --help lists the commands, foyer <command> --help explains one)')
    .addHelpText('after', '\nExits with 0 when done, 1 when something is found, 2 on a usage error.\nNO_COLOR=1 switches colours off.')
    .exitOverride();
  for (const add of commands) add(program, terminal, (code) => (ended = code));
  try {
    await program.parseAsync([...args], { from: 'user' });
    return ended;
  } catch (error) {
    return failed(error, terminal);
  }
}

function failed(error: unknown, terminal: Terminal): ExitCode {
  // Commander has reported it already; requested help is no mistake.
  if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
  const message = error instanceof Error ? error.message : String(error);
  terminal.say(printable(`foyer: ${message || 'failed without a reason'}`));
  return error instanceof UsageError || error instanceof SettingsError ? 2 : 1;
}
