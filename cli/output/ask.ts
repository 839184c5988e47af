// Asks the person at the terminal to choose; loaded only where there is somebody to ask.
import select from '@inquirer/select';
import { UsageError } from './usage-error.ts';

/** An answer somebody may choose. */
export type AskChoice = { value: string; name: string; description?: string };

/** Puts a question with its answers, and gives the value of the one that is chosen. */
export type Ask = (question: string, choices: readonly AskChoice[]) => Promise<string>;

/** Asks on the terminal of the process: arrow keys and return. Throws UsageError when the person stops it with Ctrl+C. */
export const askOnTerminal: Ask = async (question, choices) => {
  try {
    return await select({ message: question, choices: [...choices], pageSize: 12 });
  } catch (error) {
    if (error instanceof Error && error.name === 'ExitPromptError') throw new UsageError('Stopped; nothing was written.');
    throw error;
  }
};
