// Starts the command line: `npm run -s foyer -- <command>`.
import { run } from './commands/program.ts';
import type { Ask, AskWords } from './output/ask.ts';
import { createTerminal } from './output/terminal.ts';

// The reader of the output may stop early (`| head`); that is no failure, and the work is done to its end: files are written all the same.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});

// The code is set and not exited with, so that everything printed reaches a pipe.
const isSeen = process.stdin.isTTY && process.stdout.isTTY;
const ask: Ask | undefined = isSeen ? async (...question) => (await import('./output/ask.ts')).askOnTerminal(...question) : undefined;
const askWords: AskWords | undefined = isSeen
  ? async (...question) => (await import('./output/ask.ts')).askWordsOnTerminal(...question)
  : undefined;
process.exitCode = await run(process.argv.slice(2), createTerminal(process.stdout, process.stderr, process.env, ask, askWords));
