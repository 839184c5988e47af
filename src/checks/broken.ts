// Reports everything that is wrong with a broken placement and with its content; the runtime needs only the first.
import type { Check } from '../model/check.ts';
import { problemsOf } from '../model/document-problems.ts';
import { placementFrame } from '../model/documents/placement.ts';
import { jsonSchemaOf } from '../compile/json-schema.ts';
import type { Finding } from '../model/finding.ts';
import type { PageModel } from '../model/page.ts';
import { pointerKey, type Source } from '../model/source.ts';
import { valueAt } from '../model/value-at.ts';
import { type KnownComponents, useFindings } from './components.ts';
import { problemIn } from './problems.ts';
import { type Shape, shapeOf } from './shape.ts';
import { isObject } from '../model/is-object.ts';

let frame: Shape | undefined;

/** Findings of all broken placements of a page. `values` holds the files by path; an older shape is judged by its first problem alone. */
export function brokenFindings(
  page: PageModel,
  values: ReadonlyMap<string, unknown>,
  check: Check,
  components: KnownComponents,
): Finding[] {
  return [...page.nodes.values()].flatMap(({ broken, source }) => {
    const file = broken && values.get(source.file);
    if (!isObject(file) || file['schemaVersion'] === undefined || file['schemaVersion'] === 0) return [];
    return rawFindings(valueAt(file, source.pointer), source, check, components);
  });
}

function rawFindings(raw: unknown, source: Source, check: Check, components: KnownComponents): Finding[] {
  if (!isObject(raw)) return [];
  frame ??= shapeOf(jsonSchemaOf(placementFrame));
  const own = check({ ...raw })
    ? []
    : problemsOf(check).map((problem) => problemIn(frame, problem, source, { value: raw, kind: 'placement' }));
  const { name, props = {}, schemaVersion, slots } = raw;
  const use =
    typeof name === 'string' && isObject(props)
      ? useFindings({ name, props, schemaVersion: typeof schemaVersion === 'number' ? schemaVersion : 0, source }, components)
      : [];
  const below = Object.entries(isObject(slots) ? slots : {}).flatMap(([slot, children]) =>
    (Array.isArray(children) ? children : []).flatMap((child, index) =>
      rawFindings(child, { file: source.file, pointer: `${source.pointer}/slots/${pointerKey(slot)}/${index}` }, check, components),
    ),
  );
  return [...own, ...use, ...below];
}
