// Judges a value by the schema that editors read, which is closed: every unknown key is a problem, at any depth.
import type { Check } from '../check.ts';
import { problemsOf, type Problem } from '../document-problems.ts';
import { compileCheck } from './compile-check.ts';
import { closeObjects } from './for-editor.ts';
import type { JsonSchema } from './walk.ts';

/** A problem; `kept` is an unknown key that the runtime keeps without effect, everything else it refuses. */
export type ClosedProblem = { problem: Problem; kept: boolean };

/** Everything wrong with a value; nothing for one that editors show no problem in. */
export type ClosedCheck = (value: unknown) => ClosedProblem[];

/** Compiles the check of a schema printed by `jsonSchemaOf`. */
export function closedCheck(schema: JsonSchema): ClosedCheck {
  const closed = compileCheck(closeObjects(schema), { defaults: false });
  let open: Check | undefined;
  return (value) => {
    if (closed(value)) return [];
    // Nearly every value fits; compiling costs more than checking.
    open ??= compileCheck(schema, { defaults: false });
    const found = problemsOf(closed);
    const refused = new Set(open(value) ? [] : problemsOf(open).filter(isExtra).map(extraAt));
    return found.map((problem) => ({ problem, kept: isExtra(problem) && !refused.has(extraAt(problem)) }));
  };
}

const isExtra = ({ keyword }: Problem): boolean => keyword === 'additionalProperties';
const extraAt = ({ instancePath, params }: Problem): string => `${instancePath} ${String(params['additionalProperty'])}`;
