// Problems of a check as findings, with the key that was probably meant where one is not known.
import { type Problem, problemFinding } from '../document-problems.ts';
import { type Finding, fixable } from '../finding.ts';
import { pointerPath, type Source } from '../source.ts';
import { meant } from './meant.ts';
import type { Shape } from './shape.ts';

/** One problem of a value of this shape that was written at `place`. */
export function problemIn(shape: Shape | undefined, problem: Problem, place: Source): Finding {
  const found = problemFinding(problem, place);
  const extra = problem.keyword === 'additionalProperties' ? problem.params['additionalProperty'] : undefined;
  const holder = typeof extra === 'string' ? shapeAt(shape, problem.instancePath) : undefined;
  if (!holder || typeof extra !== 'string') return found;
  const { word, certain } = meant(extra, [...holder.properties.keys()]);
  const suggested = { ...found, suggestion: word };
  return certain ? fixable(suggested, { pointer: found.pointer, rename: word }) : suggested;
}

/** The shape of what a pointer leads to. */
export function shapeAt(shape: Shape | undefined, pointer: string): Shape | undefined {
  let at = shape;
  for (const key of pointerPath(pointer)) at = at?.properties.get(key) ?? at?.values ?? at?.items;
  return at;
}
