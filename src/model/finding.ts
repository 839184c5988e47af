// What is wrong with a configuration, in one shape for the runtime, the command line and publishing.

/** `error`: publishing refuses it. `warning`: probably a mistake. `info`: worth knowing, reported on request. */
export type Severity = 'error' | 'warning' | 'info';

/** One change of a JSON file, at an RFC 6901 pointer: a value set, a key renamed, a value removed, or the earlier one of a key written twice. */
export type Edit =
  | { pointer: string; set: unknown }
  | { pointer: string; rename: string }
  | { pointer: string; remove: true }
  | { pointer: string; removeEarlier: true };

/** One finding. `file` is below the configuration folder (or the resource name), `pointer` an RFC 6901 JSON pointer, line and column count from 1 (0: not located yet). */
export type Finding = {
  file: string;
  line: number;
  column: number;
  pointer: string;
  /** Stable kebab-case word, documented in docs/reference/codes.md. */
  code: string;
  severity: Severity;
  message: string;
  /** The suggestion; empty for none. */
  suggestion: string;
  /** Edits of the same file that fix it and keep what was intended; missing where a person has to decide. */
  fix?: readonly Edit[];
};

/** Makes a finding that is not located yet. */
export function finding(
  code: string,
  severity: Severity,
  place: { file: string; pointer: string },
  message: string,
  suggestion = '',
): Finding {
  return { file: place.file, line: 0, column: 0, pointer: place.pointer, code, severity, message, suggestion };
}

/** The finding with the edits that fix it. */
export const fixable = (found: Finding, ...fix: readonly Edit[]): Finding => ({ ...found, fix });
