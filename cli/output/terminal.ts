// Where a command writes: results to stdout, words about the work to stderr, colours only where somebody looks.
import { styleText } from 'node:util';
import type { Ask, AskWords } from './ask.ts';

/** Roles of a text in the output; their colours are chosen in one place. */
export type Tone = 'place' | 'error' | 'warning' | 'good' | 'quiet';

/** What a command may do to be seen. Every text is one or more whole lines without the last line end. */
export type Terminal = {
  /** A result: stdout. */
  print: (text: string) => void;
  /** A message to the person at the terminal: stderr. */
  say: (text: string) => void;
  /** What is under way: only on a screen, on stderr, replaced by what comes next. */
  progress: (text: string) => void;
  /** Colours a text for stdout; the text itself where no colours are wanted. */
  tone: (tone: Tone, text: string) => string;
  /** Asks the person at the terminal; missing in a pipe, where nobody is asked. */
  ask?: Ask;
  /** Asks for an answer in words; missing in a pipe, too. */
  askWords?: AskWords;
};

const formats = { place: 'bold', error: 'red', warning: 'yellow', good: 'green', quiet: 'gray' } as const;
const CLEAR_LINE = '\r\u001B[K';

/** What a terminal needs of a stream: the process's own, or a test's. */
export type Stream = { write: (text: string) => unknown; isTTY?: boolean };

/** A terminal on two streams; `environment` decides about colours (NO_COLOR), `ask` and `askWords` put questions where somebody can answer them. */
export function createTerminal(
  stdout: Stream,
  stderr: Stream,
  environment: Readonly<Record<string, string | undefined>>,
  ask?: Ask,
  askWords?: AskWords,
): Terminal {
  const coloured = stdout.isTTY === true && !environment['NO_COLOR'] && environment['TERM'] !== 'dumb';
  let underWay = false;
  const clear = (): void => {
    if (underWay) stderr.write(CLEAR_LINE);
    underWay = false;
  };
  return {
    print: (text) => {
      clear();
      stdout.write(`${text}\n`);
    },
    say: (text) => {
      clear();
      stderr.write(`${text}\n`);
    },
    progress: (text) => {
      clear();
      if (stderr.isTTY !== true) return;
      underWay = true;
      stderr.write(text);
    },
    // Whether the stream takes colours is decided above, so that a test may play a screen.
    tone: (tone, text) => (coloured ? styleText(formats[tone], text, { validateStream: false }) : text),
    ...(ask && { ask }),
    ...(askWords && { askWords }),
  };
}
