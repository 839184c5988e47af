// What the table of codes says of one code.
import type { Severity } from '../../model/finding.ts';
import type { Example } from './example.ts';

/** One code: the text for readers who have never met it. */
export type Code = {
  /** In a few words. */
  title: string;
  /** The worst it can be; in rows of data some are milder. */
  severity: Severity;
  /** Why it matters, and what visitors see meanwhile. */
  explanation: string;
  /** A configuration that has it; in words where it is not one of a configuration's own. */
  bad: Example | string;
  /** The same, fixed. */
  good: Example | string;
  /** Whether `foyer validate --fix` can fix it, always or where there is no doubt. */
  fixable: boolean;
};

/** Codes by name. */
export type CodeTable = Readonly<Record<string, Code>>;

const entry =
  (severity: Severity, fixable: boolean) =>
  (title: string, explanation: string, bad: Code['bad'], good: Code['good']): Code => ({
    title,
    severity,
    explanation,
    bad,
    good,
    fixable,
  });

/** An entry by severity; `fixable` ones can be fixed by `validate --fix`. */
export const error = entry('error', false);
export const fixableError = entry('error', true);
export const warning = entry('warning', false);
export const fixableWarning = entry('warning', true);
export const note = entry('info', false);
export const fixableNote = entry('info', true);
