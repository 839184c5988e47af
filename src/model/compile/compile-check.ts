// Compiles JSON Schemas to checks: to a function in Node, or to the text of a module for the browser, which needs no eval.
import { join } from 'node:path';
import { type Check, checkOf, fail, isObject, mapped, namesLike, pointed, points, refuse } from '../check.ts';
import { type CheckDraft, checkDraft } from './check-code.ts';
import { fillCode } from './fill-code.ts';
import { forCheck } from './for-check.ts';
import { sharedDefinitions } from './shared-checks.ts';
import { isSchema, type JsonSchema } from './walk.ts';

export type CheckOptions = {
  /** false: the check only judges; who reads the value knows what stands for what is missing. */
  defaults?: boolean;
};

/** The parts that compiled checks share, and where they are. */
const parts = { checkOf, fail, isObject, mapped, namesLike, pointed, points, refuse };
const partsFile = join(import.meta.dirname, '../check.ts').replaceAll('\\', '/');
const partNames = Object.keys(parts).join(', ');

/** Compiles a schema printed by `jsonSchemaOf`. Node only: the text becomes a function. Throws for a schema that says what is not known here. */
export function compileCheck(schema: JsonSchema, options?: CheckOptions): Check {
  const { statements } = written(schema, checkDraft, options);
  // oxlint-disable-next-line no-new-func, typescript/no-implied-eval -- the text is written here, from schemas of this code base.
  const make = new Function('parts', `'use strict';\nconst { ${partNames} } = parts;\n${statements}\nreturn check;`) as (
    given: typeof parts,
  ) => Check;
  return make(parts);
}

/**
 * The same check as the text of an ES module: `export default` is the check. It imports the parts that all checks share,
 * and the checks of shared definitions from the module called `shared`.
 */
export function standaloneCheck(schema: JsonSchema, shared: string, options?: CheckOptions): string {
  const { statements, imports } = written(schema, (root) => checkDraft(root, sharedDefinitions), options);
  return [
    importParts,
    imports.size > 0 ? `import { ${[...imports].join(', ')} } from ${JSON.stringify(shared)};` : '',
    statements,
    'export default check;',
  ].join('\n');
}

/** The text of the module of shared definitions: a function each, by its name. */
export function sharedModule(): string {
  const draft = checkDraft({ $defs: sharedDefinitions });
  const exported = Object.keys(sharedDefinitions).map((name) => `export { ${draft.checkOfRef(`#/$defs/${name}`)} as ${name} };`);
  return [importParts, ...draft.lines, ...exported].join('\n');
}

const importParts = `import { ${partNames} } from ${JSON.stringify(partsFile)};`;

function written(schema: JsonSchema, begin: (root: JsonSchema) => CheckDraft, { defaults = true }: CheckOptions = {}) {
  if (!isSchema(schema)) throw new Error('a schema that is no object cannot be compiled');
  const root = forCheck(schema);
  const draft = begin(root);
  const fits = draft.checkOfRef('#');
  const fill = defaults ? fillCode(root, draft) : undefined;
  // Written out in each check, so that what is called most is called directly.
  draft.lines.push(`const read = (v) => ${fits}(v) ? ${fill ? `${fill}(v)` : 'v'} : refuse(check, ${fits}, v);`);
  draft.lines.push('const check = /* @__PURE__ */ checkOf(read);');
  return { statements: draft.lines.join('\n'), imports: draft.imports };
}
