// Asks the person at the terminal to choose, or to write; loaded only where there is somebody to ask.
import { createInterface } from 'node:readline/promises';
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

/**
 * Puts a question that is answered in words. Return alone takes the suggestion; `refuse` says what is wrong with an answer, which is
 * then asked for again, and gives undefined for a good one.
 */
export type AskWords = (question: string, suggestion: string, refuse: (answer: string) => string | undefined) => Promise<string>;

/** Asks for words on the terminal of the process. Throws UsageError when the person stops it with Ctrl+C or Ctrl+D. */
export const askWordsOnTerminal: AskWords = async (question, suggestion, refuse) => {
  const reader = createInterface({ input: process.stdin, output: process.stderr });
  const stopped = new AbortController();
  reader.once('SIGINT', () => stopped.abort());
  reader.once('close', () => stopped.abort());
  try {
    for (;;) {
      const written = await reader.question(`${question}${suggestion === '' ? '' : ` (${suggestion})`}: `, { signal: stopped.signal });
      const answer = written.trim() || suggestion;
      const wrong = refuse(answer);
      if (wrong === undefined) return answer;
      process.stderr.write(`  ${wrong}\n`);
    }
  } catch (error) {
    if (stopped.signal.aborted) throw new UsageError('Stopped; nothing was written.');
    throw error;
  } finally {
    reader.close();
  }
};
