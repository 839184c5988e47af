// What a configuration may say is read by something a visitor meets, and every rule is asked by more than the command line.
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { jsonSchemaOf } from '../../src/compile/json-schema.ts';
import { type Kind, documents } from '../../src/model/documents/index.ts';
import { projectFiles, textOf } from './files.ts';

/** Keys that nothing reads yet, by the reason. A key that is read by now is taken out. */
const waiting: Readonly<Record<string, readonly string[]>> = {
  'lists and profiles of companies are not there': ['industryOnly', 'useCompanyAccountsV2', 'sixConnix'],
  'certificates are not issued': ['certificate'],
};

/** Modules of rules that no visitor meets yet, by the reason. */
const unasked: Readonly<Record<string, readonly string[]>> = {
  'for organisers: the matrix of the command line': ['boundaries', 'choose-renderings', 'personas-of', 'route-spans'].map(
    (name) => `src/rules/matrix/${name}.ts`,
  ),
  'the server chooses, and knows more: events that are gone, instances without a domain (server/published/default-event.ts)': [
    'src/rules/root-address.ts',
  ],
  'no list offers the order yet': ['src/rules/upcoming.ts'],
};

const files = projectFiles();
const all = new Set(files);

/** What visitors meet: the app, its components and the server; not what describes, checks or compares documents. */
const product = files.filter(
  (path) =>
    /^(src\/(access|analytics|api|app|calendar|i18n|pages|preview|renderer|rules|service-worker|session|stores|ui|model(?!\/(documents|migrations)))\/|component-registry\/|server\/).*\.tsx?$/.test(
      path,
    ) && !/(\.(test|testing|fixture)\.tsx?|\/fixtures?\/.*|\/props\.ts)$/.test(path),
);

/** Code without its comments: a key that is only spoken of is not read. */
const codeOf = (path: string): string => textOf(path).replaceAll(/^\s*(\/\/|\*|\/\*).*$/gm, '');

const words = new Set(product.flatMap((path) => codeOf(path).match(/[A-Za-z_$][\w$]*/g) ?? []));

type Schema = { properties?: Record<string, Schema>; [part: string]: unknown };

/** Every key a schema describes, at any depth. */
function keysOf(schema: unknown, found = new Set<string>()): ReadonlySet<string> {
  if (Array.isArray(schema)) for (const part of schema) keysOf(part, found);
  else if (typeof schema === 'object' && schema !== null) {
    const { properties, ...rest } = schema as Schema;
    for (const [key, part] of Object.entries(properties ?? {})) {
      found.add(key);
      keysOf(part, found);
    }
    for (const [name, part] of Object.entries(rest)) if (!['examples', 'default', 'example'].includes(name)) keysOf(part, found);
  }
  return found;
}

const kinds = Object.keys(documents) as Kind[];
const listed = new Set(Object.values(waiting).flat());

test.each(kinds)('every key of %s is read', (kind) => {
  const dead = [...keysOf(jsonSchemaOf(documents[kind].schema))].filter((key) => !words.has(key) && !key.startsWith('$'));
  expect(dead.filter((key) => !listed.has(key))).toEqual([]);
});

test('a key that is listed as waiting is not read', () => {
  expect([...listed].filter((key) => words.has(key))).toEqual([]);
});

test('every rule is asked by what visitors meet', () => {
  const isRule = (path: string): boolean => path.startsWith('src/rules/');
  const open = product.filter((path) => !isRule(path));
  const met = new Set(open);
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    for (const [, target = ''] of codeOf(path).matchAll(/(?:from |import\(|import )'([^']+\.tsx?|#sdk)'/g)) {
      const resolved = target.startsWith('#src/')
        ? `src/${target.slice(5)}`
        : target === '#sdk'
          ? 'src/sdk.ts'
          : join(dirname(path), target);
      if (met.has(resolved) || !all.has(resolved)) continue;
      met.add(resolved);
      open.push(resolved);
    }
  }
  const rules = files.filter((path) => isRule(path) && /(?<!\.(test|fixture))\.ts$/.test(path));
  expect(rules.length).toBeGreaterThan(60);
  const excused = Object.values(unasked).flat();
  expect(rules.filter((path) => !met.has(path) && !excused.includes(path))).toEqual([]);
  expect(excused.filter((path) => met.has(path))).toEqual([]);
});
