// Problems of a check as findings: the field, what is written there, what is expected, and the suggested key.
import { nameAt, type DocumentProblem, problemFinding } from '../model/document-problems.ts';
import { type Finding, fixable } from '../model/finding.ts';
import { pointerPath, type Source } from '../model/source.ts';
import { valueAt } from '../model/value-at.ts';
import { suggest } from './suggest.ts';
import type { Shape } from './shape.ts';
import { isObject } from '../model/is-object.ts';

/**
 * What was checked. `kind` is its name; nothing of an access document is fixed automatically, people decide who may enter.
 * `kept` says of an unknown key that it has no effect but does no harm.
 */
export type CheckedValue = { value: unknown; kind: string; kept?: boolean };

/** One problem of a value of this shape that was written at `place`. */
export function problemIn(shape: Shape | undefined, problem: DocumentProblem, place: Source, checked: CheckedValue): Finding {
  const found = problemFinding(problem, place);
  const extra = problem.keyword === 'additionalProperties' ? problem.params['additionalProperty'] : undefined;
  if (typeof extra !== 'string') return valued(found, problem, shape, checked);
  const holder = valueAt(checked.value, problem.instancePath);
  const keys = [...(shapeAt(shape, problem.instancePath)?.properties.keys() ?? [])];
  const { word, certain } = suggest(extra, keys);
  const suggested: Finding = {
    ...found,
    suggestion: word,
    ...(checked.kept && {
      severity: 'warning',
      message: `${nameAt(problem.instancePath) || checked.kind} has no key ${extra}; it is kept`,
    }),
  };
  if (!certain || checked.kind === 'access' || (isObject(holder) && Object.hasOwn(holder, word))) return suggested;
  return fixable(suggested, { pointer: found.pointer, rename: word });
}

/** The shape of what a pointer leads to. */
export function shapeAt(shape: Shape | undefined, pointer: string): Shape | undefined {
  let at = shape;
  for (const key of pointerPath(pointer)) at = at?.properties.get(key) ?? at?.values ?? at?.items;
  return at;
}

/** Keywords about the value itself; its own text is reported with what is expected. */
const ofValue = new Set(['type', 'anyOf', 'enum', 'const', 'pattern', 'minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum']);

function valued(
  found: Finding,
  { keyword, instancePath, params }: DocumentProblem,
  root: Shape | undefined,
  { value, kind }: CheckedValue,
): Finding {
  const written = valueAt(value, instancePath);
  if (!ofValue.has(keyword) || written === undefined) return found;
  const shape = shapeAt(root, instancePath);
  // A name of a key whose form differs from its neighbours is reported at the key.
  if (keyword === 'pattern' && shape?.form === undefined) {
    const names = shapeAt(root, instancePath.slice(0, instancePath.lastIndexOf('/')))?.names;
    return names ? { ...found, message: `the name ${found.message}; ${names}` } : found;
  }
  const expected = (keyword === 'pattern' || keyword === 'anyOf') && shape?.form ? `; ${shape.form}` : '';
  const between = keyword === 'pattern' || keyword === 'anyOf' ? ':' : ', not';
  const detailed = { ...found, message: `${found.message}${between} ${shortened(written)}${expected}` };
  if (keyword !== 'enum' || typeof written !== 'string') return detailed;
  const words = (params['allowedValues'] as unknown[]).filter((word) => typeof word === 'string');
  const { word, certain } = suggest(written, words);
  const suggested = { ...detailed, suggestion: word };
  return certain && kind !== 'access' ? fixable(suggested, { pointer: found.pointer, set: word }) : suggested;
}

const LONGEST = 40;

/** A value as JSON on one line, cut where it is long. */
function shortened(value: unknown): string {
  const text = JSON.stringify(value);
  return text.length <= LONGEST ? text : `${text.slice(0, LONGEST - 1)}…`;
}
