// What is wrong with a configuration, in one shape for the runtime, the command line and publishing.

export type Severity = 'error' | 'warning';

/** One finding. `file` is below the configuration folder (or the resource name), `pointer` an RFC 6901 JSON pointer, line and column count from 1 (0: not located yet). */
export type Finding = {
  file: string;
  line: number;
  column: number;
  pointer: string;
  /** Stable kebab-case word, documented in docs/reference. */
  code: string;
  severity: Severity;
  message: string;
  /** What was probably meant; empty for none. */
  suggestion: string;
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
