// Says in words what a check found, with its place and what was probably meant.
import type { Check } from './check.ts';
import { type Finding, finding } from './finding.ts';
import type { Source } from './source.ts';

/** One error of a check, in ajv's shape. */
export type Problem = { instancePath: string; keyword: string; message?: string | undefined; params: Record<string, unknown> };

const codes: Readonly<Record<string, string>> = {
  type: 'wrong-type',
  required: 'missing-key',
  additionalProperties: 'unknown-key',
  enum: 'not-allowed',
  const: 'not-allowed',
  pattern: 'wrong-format',
  discriminator: 'unknown-component',
};

/** One problem as a finding at a place. */
export function problemFinding(problem: Problem, place: Source): Finding {
  const missing = problem.keyword === 'required' ? problem.params['missingProperty'] : undefined;
  const extra = problem.keyword === 'additionalProperties' ? problem.params['additionalProperty'] : undefined;
  const pointer = `${place.pointer}${problem.instancePath}${typeof extra === 'string' ? `/${extra.replaceAll('~', '~0').replaceAll('/', '~1')}` : ''}`;
  return finding(codes[problem.keyword] ?? 'out-of-range', 'error', { file: place.file, pointer }, words(problem, missing, extra));
}

function words(problem: Problem, missing: unknown, extra: unknown): string {
  const key = problem.instancePath.split('/').at(-1) ?? '';
  const subject = key === '' ? '' : `${key} `;
  if (typeof missing === 'string') return `${missing} is missing`;
  if (typeof extra === 'string') return `there is no key ${extra} here`;
  if (problem.keyword === 'enum' && Array.isArray(problem.params['allowedValues']))
    return `${subject}must be one of ${problem.params['allowedValues'].join(', ')}`;
  if (problem.keyword === 'pattern') return `${subject}does not have the right form`;
  return `${subject}${problem.message ?? 'does not fit'}`;
}

/** Errors of a check in a stable order; branches of a union say less than the union itself and are left out. */
export function problemsOf(check: Check): Problem[] {
  const errors = (check.errors ?? []) as Problem[];
  const unions = errors.filter((error) => error.keyword === 'anyOf' || error.keyword === 'oneOf');
  const shown = errors.filter((error) => !unions.some((union) => union !== error && error.instancePath.startsWith(union.instancePath)));
  return shown.map((error) =>
    unions.includes(error) ? { ...error, keyword: 'type', message: 'has none of the shapes allowed here' } : error,
  );
}

/** The first problem of a check that just failed. */
export function firstProblem(check: Check, place: Source): Finding {
  const [problem] = problemsOf(check);
  return problem ? problemFinding(problem, place) : finding('wrong-type', 'error', place, 'does not fit');
}
