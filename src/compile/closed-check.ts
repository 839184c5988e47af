// Judges a value by the schema that editors read, which is closed: every unknown key is a problem, at any depth.
import type * as z from 'zod';
import { readBy } from '../model/check.ts';
import { problemsOf, type DocumentProblem } from '../model/document-problems.ts';
import { compileCheck } from './compile-check.ts';
import { closeObjects } from './for-editor.ts';
import { jsonSchemaOf } from './json-schema.ts';
import { schemaCheck } from './schema-check.ts';

/** A problem; `kept` is an unknown key that the runtime keeps without effect, everything else it refuses. */
export type ClosedProblem = { problem: DocumentProblem; kept: boolean };

/** Everything wrong with a value; nothing for one that editors show no problem in. */
export type ClosedCheck = (value: unknown) => ClosedProblem[];

/** Compiles the check of a schema. */
export function closedCheck(schema: z.ZodType): ClosedCheck {
  const closed = compileCheck(closeObjects(jsonSchemaOf(schema)), { defaults: false });
  return (value) => {
    if (closed(value)) return [];
    const found = problemsOf(closed);
    const open = schemaCheck(schema);
    const refused = new Set(readBy(open, value) === undefined ? problemsOf(open).filter(isExtra).map(extraAt) : []);
    return found.map((problem) => ({ problem, kept: isExtra(problem) && !refused.has(extraAt(problem)) }));
  };
}

const isExtra = ({ keyword }: DocumentProblem): boolean => keyword === 'additionalProperties';
const extraAt = ({ instancePath, params }: DocumentProblem): string => `${instancePath} ${String(params['additionalProperty'])}`;
