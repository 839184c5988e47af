// What every command is made of, and how it ends.
import type { Command } from 'commander';
import type { Terminal } from '../output/terminal.ts';

/** The exit code of a command: 0 done, 1 something was found, 2 usage error. */
export type ExitCode = 0 | 1 | 2;

/** Adds one command to the program; `end` receives how it ended. */
export type AddCommand = (program: Command, terminal: Terminal, end: (code: ExitCode) => void) => void;

/** Examples for the end of a command's help; each is what follows `foyer`, and what it does. */
export function examples(...lines: readonly (readonly [call: string, does: string])[]): string {
  const width = Math.max(...lines.map(([call]) => call.length));
  return `\nExamples:\n${lines.map(([call, does]) => `  foyer ${call.padEnd(width)}  ${does}`).join('\n')}`;
}
