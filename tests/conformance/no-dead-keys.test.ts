// What a configuration may say is read by something a visitor meets, and every rule is asked by more than the command line.
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { jsonSchemaOf } from '../../src/compile/json-schema.ts';
import { type Kind, documents } from '../../src/model/documents/index.ts';
import { projectFiles, textOf } from './files.ts';

/** Keys that nothing reads yet, by the reason. A key that is read by now is taken out. */
const waiting: Readonly<Record<string, readonly string[]>> = {
  'said to be without effect, and noted by validate (without-effect)': [
    'vmx',
    'programBaseUrl',
    'mtv',
    'baseApi',
    'surveyApi',
    'sixConnix',
  ],
};

/** Modules of rules that no visitor meets yet, by the reason. */
const unasked: Readonly<Record<string, readonly string[]>> = {
  'for organisers: the matrix of the command line': ['boundaries', 'choose-renderings', 'personas-of', 'route-spans'].map(
    (name) => `src/rules/matrix/${name}.ts`,
  ),
  'the server chooses, and knows more: events that are gone, instances without a domain (server/published/default-event.ts)': [
    'src/rules/root-address.ts',
  ],
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

/** The words of each file. */
const words = new Map(product.map((path) => [path, new Set(codeOf(path).match(/[A-Za-z_$][\w$]*/g) ?? [])]));
const filesWith = (word: string): string[] => product.filter((path) => words.get(path)!.has(word));

const resolved = (from: string, target: string): string => {
  if (target.startsWith('#src/')) return `src/${target.slice(5)}`;
  return target === '#sdk' ? 'src/sdk.ts' : join(dirname(from), target);
};

/** What `#sdk` names, by the file it comes from. */
const doors = new Map(
  [...textOf('src/sdk.ts').matchAll(/export (?:type )?\{([^}]*)\} from '([^']+)'/g)].flatMap(([, names = '', target = '']) =>
    names.split(',').map((name) => [name.replace('type ', '').trim(), resolved('src/sdk.ts', target)] as const),
  ),
);

/** The files a file imports; of `#sdk` those it names. */
const imports = new Map(
  product.map((path) => [
    path,
    new Set(
      [...codeOf(path).matchAll(/(?:\{([^{}]*)\} )?(?:from |import\(|import )'([^']+\.tsx?|#sdk)'/g)].flatMap(
        ([, names = '', target = '']) =>
          target === '#sdk'
            ? names.split(',').flatMap((name) => doors.get(name.replace('type ', '').trim()) ?? [])
            : [resolved(path, target)],
      ),
    ),
  ]),
);
const isNear = (one: string, other: string): boolean =>
  dirname(one) === dirname(other) || imports.get(one)!.has(other) || imports.get(other)!.has(one);

type Schema = { properties?: Record<string, Schema>; $ref?: string; $defs?: Record<string, Schema>; [part: string]: unknown };

/** Every key a schema describes, with the keys around it. */
function pathsOf(root: Schema): readonly (readonly string[])[] {
  const found = new Map<string, readonly string[]>();
  const walk = (part: unknown, path: readonly string[], open: readonly string[]): void => {
    if (Array.isArray(part)) for (const one of part) walk(one, path, open);
    if (typeof part !== 'object' || part === null || Array.isArray(part)) return;
    const { $ref, properties } = part as Schema;
    const name = $ref?.split('/').at(-1);
    if (name !== undefined && !open.includes(name)) walk(root.$defs?.[name], path, [...open, name]);
    for (const [key, inner] of Object.entries(properties ?? {})) {
      found.set([...path, key].join('/'), [...path, key]);
      walk(inner, [...path, key], open);
    }
    for (const kind of ['anyOf', 'oneOf', 'allOf', 'items', 'additionalProperties', 'prefixItems'])
      walk((part as Schema)[kind], path, open);
  };
  walk(root, [], []);
  return [...found.values()].filter(([first = '']) => !first.startsWith('$'));
}

/**
 * Whether something visitors meet reads the key: a file that says it; inside a group, one that also says the name of the group, or
 * stands beside, imports, or is imported by one that does. So a common word does not count because others use it.
 */
function isRead(path: readonly string[]): boolean {
  const [group, key = ''] = path.slice(-2).length === 2 ? path.slice(-2) : [undefined, path[0]];
  const readers = filesWith(key);
  if (group === undefined) return readers.length > 0;
  const around = filesWith(group);
  return readers.some((reader) => around.some((one) => isNear(reader, one)));
}

const kinds = Object.keys(documents) as Kind[];
const listed = new Set(Object.values(waiting).flat());

test.each(kinds)('every key of %s is read', (kind) => {
  const dead = pathsOf(jsonSchemaOf(documents[kind].schema) as Schema).filter((path) => !isRead(path) && !listed.has(path.at(-1)!));
  expect(dead.map((path) => path.join('/'))).toEqual([]);
});

test('a dead key would be found, also one whose word others use', () => {
  const planted = { properties: { neverReadAnywhere: {}, tvWidget: { properties: { video: {}, speakers: {} } } } } as unknown as Schema;
  expect(
    pathsOf(planted)
      .filter((path) => !isRead(path))
      .map((path) => path.join('/')),
  ).toEqual(['neverReadAnywhere', 'tvWidget/speakers']);
});

test('a key that is listed as waiting is not read', () => {
  expect([...listed].filter((key) => filesWith(key).length > 0)).toEqual([]);
});

test('every rule is asked by what visitors meet', () => {
  const isRule = (path: string): boolean => path.startsWith('src/rules/');
  const open = product.filter((path) => !isRule(path));
  const met = new Set(open);
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    for (const [, target = ''] of codeOf(path).matchAll(/(?:from |import\(|import )'([^']+\.tsx?|#sdk)'/g)) {
      const file = resolved(path, target);
      if (met.has(file) || !all.has(file)) continue;
      met.add(file);
      open.push(file);
    }
  }
  const rules = files.filter((path) => isRule(path) && /(?<!\.(test|fixture))\.ts$/.test(path));
  expect(rules.length).toBeGreaterThan(60);
  const excused = Object.values(unasked).flat();
  expect(rules.filter((path) => !met.has(path) && !excused.includes(path))).toEqual([]);
  expect(excused.filter((path) => met.has(path))).toEqual([]);
});
