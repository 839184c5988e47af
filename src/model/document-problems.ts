// Describes the findings of a check, each with its place and a suggestion.
import type { Check, CheckError } from './check.ts';
import { type Finding, finding } from './finding.ts';
import { below, pointerKey, pointerPath, type Source } from './source.ts';

/** One error of a check. */
export type DocumentProblem = CheckError;

const codes: Readonly<Record<string, string>> = {
  type: 'wrong-type',
  anyOf: 'wrong-type',
  required: 'missing-key',
  additionalProperties: 'unknown-key',
  enum: 'not-allowed',
  const: 'not-allowed',
  pattern: 'wrong-format',
  discriminator: 'unknown-component',
};

/** The field a pointer leads to, in readable form: `brand`, `tracks[1]`; empty for the whole. */
export function nameAt(pointer: string): string {
  const [holder, last = ''] = pointerPath(pointer).slice(-2) as [string?, string?];
  if (holder === undefined || last === '') return holder ?? '';
  return /^\d+$/.test(last) ? `${holder}[${last}]` : last;
}

/** One problem as a finding at a place. */
export function problemFinding({ keyword, instancePath, params, message }: DocumentProblem, place: Source): Finding {
  const extra = params['additionalProperty'];
  const at = { file: place.file, pointer: place.pointer + instancePath };
  const name = (extra ?? params['missingProperty']) === undefined ? nameAt(at.pointer) : '';
  const words = name === '' ? message : `${name} ${message}`;
  return finding(codes[keyword] ?? 'out-of-range', 'error', typeof extra === 'string' ? below(at, pointerKey(extra)) : at, words);
}

/** Errors of a check that just failed, in a stable order. */
export const problemsOf = (check: Check): readonly DocumentProblem[] => check.errors ?? [];

/** The first problem of a check that just failed. */
export function firstProblem(check: Check, place: Source): Finding {
  const [problem] = problemsOf(check);
  return problem ? problemFinding(problem, place) : finding('wrong-type', 'error', place, 'does not fit');
}
