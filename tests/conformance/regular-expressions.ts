// Every regular expression of the code, found by the syntax tree, and every pattern of a schema.
import { parseSync, Visitor } from 'oxc-parser';
import * as z from 'zod';
import { endpoints } from '../../src/contract/index.ts';
import { projectFiles, textOf } from './files.ts';

/** One regular expression; `pattern` is undefined where it is put together when the code runs. */
export type Expression = { path: string; source: string; pattern?: string; flags: string };

/** All of the code that runs outside of tests. */
export function regularExpressions(): Expression[] {
  return projectFiles()
    .filter(
      (path) =>
        /^(src|server|cli|component-registry|scripts)\/.*\.(ts|tsx|mjs)$/.test(path) && !/\.(test|fixture)\.|\/fixture\//.test(path),
    )
    .flatMap(expressionsIn);
}

function expressionsIn(path: string): Expression[] {
  const text = textOf(path);
  const found: Expression[] = [];
  const built = (node: { callee: object; start: number; end: number }): void => {
    if ('name' in node.callee && node.callee.name === 'RegExp') found.push({ path, source: text.slice(node.start, node.end), flags: '' });
  };
  new Visitor({
    Literal(node) {
      if (!('regex' in node)) return;
      const { pattern, flags } = node.regex;
      found.push({ path, source: `/${pattern}/${flags}`, pattern, flags });
    },
    NewExpression: built,
    CallExpression: built,
  }).visit(parseSync(path, text).program);
  return found;
}

/** The patterns of documents, components and endpoints: also those of no file of ours, as the library's for an address. */
export function schemaPatterns(): Expression[] {
  const printed = projectFiles()
    .filter((path) => path.startsWith('schemas/') && path.endsWith('.json'))
    .flatMap((path) => patternsIn(JSON.parse(textOf(path)), path));
  const asked = Object.values(endpoints).flatMap(({ path, query, body, reply }) =>
    [query, body, reply].flatMap((schema) =>
      schema ? patternsIn(z.toJSONSchema(schema, { unrepresentable: 'any', io: 'input' }), path) : [],
    ),
  );
  return [...printed, ...asked];
}

function patternsIn(value: unknown, path: string): Expression[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === 'pattern' && typeof inner === 'string'
      ? [{ path, source: `/${inner}/u`, pattern: inner, flags: 'u' }]
      : patternsIn(inner, path),
  );
}
