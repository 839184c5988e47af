// Starts the command line: `npm run -s foyer -- <command>`.
import { run } from './commands/program.ts';
import { createTerminal } from './output/terminal.ts';

// The reader of the output may stop early (`| head`); that is no failure.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit();
});

// The code is set and not exited with, so that everything printed reaches a pipe.
process.exitCode = await run(process.argv.slice(2), createTerminal(process.stdout, process.stderr, process.env));
