// Writes the check of a JSON Schema as plain JavaScript: straight lines in the order in which ajv reports, nothing allocated for a value that fits.
import { type Draft, failIf, isOf, lines, literal, member, type Place, typesOf } from './check-draft.ts';
import { ofType, rulesFor, ruledTypes } from './check-types.ts';
import { isSchema, type JsonSchema, mapSchemas, resolveRef, schemaAt } from './walk.ts';

const ofAnyType = ['$defs', 'default', '$ref', 'type', 'const', 'enum', 'anyOf', 'if', 'then', 'else', 'oneOf', 'discriminator'];
const keywords: ReadonlySet<string> = new Set([...ofAnyType, ...Object.values(ofType).flat()]);

/** A draft whose functions can be asked for by schema or reference. */
export type CheckDraft = Draft & {
  /** Names of the definitions taken from elsewhere. */
  imports: Set<string>;
  /** Name of a function `(value, errors, path) => boolean` that checks what a reference leads to. */
  checkOfRef: (ref: string) => string;
  /** The expression that a schema is meant, as `if` asks. */
  condition: (schema: JsonSchema, value: string) => string;
};

/** Begins the code of a schema's checks. `elsewhere` are definitions whose checks need not be written again. */
export function checkDraft(root: JsonSchema, elsewhere: Readonly<Record<string, JsonSchema>> = {}): CheckDraft {
  const names = new Map<string, string>();
  const again = repeated(root);
  let number = 0;
  /** The name of what `key` stands for, written when it is first asked for. */
  const once = (key: string, letter: string, code: () => string): string => {
    let name = names.get(key);
    if (name !== undefined) return name;
    // Known before it is written: a schema may hold itself.
    names.set(key, (name = draft.fresh(letter)));
    draft.lines.push(`const ${name} = ${code()};`);
    return name;
  };
  const draft: CheckDraft = {
    root,
    lines: [],
    imports: new Set(),
    fresh: (letter) => letter + number++,
    constant: (letter, code) => once(code, letter, () => code),
    statements(schema, at) {
      const shape = shapeOf(schema);
      // Names of keys are tested in a way of their own, which remembers those that fitted.
      if (at.isName || !again.has(shape)) return statements(schema, at, draft);
      const name = once(shape, 'check', () => functionCode(schema, draft));
      return calling(name, at);
    },
    checkOfRef(ref) {
      const name = ref.slice('#/$defs/'.length);
      const target = schemaAt(root, ref);
      if (!target) throw new Error(`${ref} leads to no schema of this file`);
      const there = Object.hasOwn(elsewhere, name) && shapeOf(elsewhere[name]!) === shapeOf(target);
      if (!there) return once(ref, 'check', () => functionCode(target, draft));
      draft.imports.add(name);
      return name;
    },
    condition: (schema, value) => condition(schema, value, draft),
  };
  return draft;
}

/** The pointer is put together only where errors are collected; a variable holds one already. */
const calling = (check: string, { value, path }: Place): string =>
  `if (!${check}(${value}, e, ${/^\w+$/.test(path) ? path : `e && ${path}`})) return false;`;

const functionCode = (schema: JsonSchema, draft: CheckDraft): string =>
  `(v, e, p) => {\n${statements(schema, { value: 'v', path: 'p' }, draft)}\nreturn true;\n}`;

const shapeOf = ({ default: _default, ...schema }: JsonSchema): string => JSON.stringify(schema);

/** What is asked of a value in more than one place is written once: schemas of some length, by their shape. */
function repeated(root: JsonSchema): ReadonlySet<string> {
  const counts = new Map<string, number>();
  mapSchemas(root, (part) => {
    const { type: _type, default: _default, $ref, ...rules } = part;
    if ($ref === undefined && Object.keys(rules).length > 0) counts.set(shapeOf(part), (counts.get(shapeOf(part)) ?? 0) + 1);
    return part;
  });
  return new Set([...counts].flatMap(([key, count]) => (count > 1 ? [key] : [])));
}

/** Throws for a keyword that is not known here: a check must never be weaker than its schema. */
function statements(schema: JsonSchema, at: Place, draft: CheckDraft): string {
  const unknown = Object.keys(schema).find((key) => !keywords.has(key));
  if (unknown !== undefined) throw new Error(`the keyword ${unknown} cannot be compiled`);
  const noSchema = ['if', 'then', 'else', 'items', 'propertyNames'].find((key) => key in schema && !isSchema(schema[key]));
  if (noSchema !== undefined) throw new Error(`${noSchema}: a schema that is no object cannot be compiled`);
  const types = typesOf(schema);
  const right = isOf(types, at.value);
  const wrong = (when: string): string => failIf(when, at, 'type', JSON.stringify(schema['type']));
  const rules = ruledTypes.flatMap((type) => {
    const body = rulesFor(type, schema, at, draft);
    return body === '' ? [] : [{ type, body }];
  });
  const [first] = rules;
  const settled = types.length === 1 && types[0] === at.type;
  // A single type with rules is asked for once, its rules stand where it is right; a type that is settled, not at all.
  const single = rules.length === 1 && types.length === 1 && types[0]!.replace('integer', 'number') === first!.type;
  return lines(
    '$ref' in schema ? calling(draft.checkOfRef(String(schema['$ref'])), at) : '',
    types.length > 0 && !single && !settled ? wrong(`!(${right})`) : '',
    ...values(schema, at, draft),
    ...rules.map(({ type, body }) => {
      if (settled && single) return body;
      return single ? `if (${right}) {\n${body}\n} else ${wrong('true')}` : `if (${isOf([type], at.value)}) {\n${body}\n}`;
    }),
  );
}

/** Keywords that look at values of any type. */
function values(schema: JsonSchema, at: Place, draft: CheckDraft): string[] {
  const { const: only, enum: some, anyOf, if: when } = schema;
  const branch = (part: unknown, type?: unknown): string =>
    isSchema(part) ? draft.statements(part, typeof type === 'string' ? { ...at, type } : at) : '';
  return [
    'const' in schema ? failIf(`${at.value} !== ${literal(only)}`, at, 'const', literal(only)) : '',
    Array.isArray(some) ? among(some, at, draft) : '',
    // What the branches find says less than that none of them fits.
    Array.isArray(anyOf) ? failIf(`!(${anyOf.map((one) => fits(one, at.value, draft)).join(' || ')})`, at, 'anyOf', '""') : '',
    isSchema(when)
      ? `if (${condition(when, at.value, draft)}) {\n${branch(schema['then'], when['type'])}\n} else {\n${branch(schema['else'])}\n}`
      : '',
    'oneOf' in schema ? tagged(schema, at, draft) : '',
  ];
}

/** Few values are compared one by one, which is faster; more are looked for in a list, which is shorter. */
function among(allowed: readonly unknown[], at: Place, draft: Draft): string {
  const list = draft.constant('values', `[${allowed.map(literal).join(', ')}]`);
  const differs =
    allowed.length > 3 ? `!${list}.includes(${at.value})` : allowed.map((one) => `${at.value} !== ${literal(one)}`).join(' && ');
  return failIf(differs, at, 'enum', list);
}

/** The expression that a value fits. */
function fits(schema: unknown, value: string, draft: CheckDraft): string {
  if (!isSchema(schema)) throw new Error('a schema that is no object cannot be compiled');
  const { type: _type, ...more } = schema;
  if (Object.keys(more).join() === 'const') return `${value} === ${literal(more['const'])}`;
  return Object.keys(more).length === 0
    ? `(${isOf(typesOf(schema), value)})`
    : `${draft.constant('check', functionCode(schema, draft))}(${value})`;
}

/** Of types and required keys, as `for-check.ts` writes them, or else of a function. */
function condition(schema: JsonSchema, value: string, draft: CheckDraft): string {
  const { type: _type, required, ...more } = schema;
  if (Object.keys(more).length > 0) return fits(schema, value, draft);
  const keys = ((required as string[] | undefined) ?? []).map((key) => ` && ${member(value, key)} !== undefined`);
  return `(${isOf(typesOf(schema), value)})${keys.join('')}`;
}

/** A union whose branches differ by a constant key: the key says which one is meant. */
function tagged(schema: JsonSchema, at: Place, draft: Draft): string {
  const { tag, branches } = taggedBranches(schema, draft.root);
  const chosen = branches.map(({ is, branch }) => `if (${member(at.value, tag)} === ${is}) {\n${draft.statements(branch, at)}\n} else `);
  return `if (isObject(${at.value})) {\n${chosen.join('')}${failIf('true', at, 'discriminator', JSON.stringify(tag))}\n}`;
}

/** The key by which a `oneOf` is decided, and for each branch the constant in code. Throws when there is none. */
export function taggedBranches(schema: JsonSchema, root: JsonSchema): { tag: string; branches: { is: string; branch: JsonSchema }[] } {
  const { discriminator, oneOf } = schema as { discriminator?: { propertyName: string }; oneOf: JsonSchema[] };
  if (!discriminator) throw new Error('oneOf cannot be compiled without a discriminator');
  const tag = discriminator.propertyName;
  const constant = (branch: JsonSchema): unknown => (resolveRef(root, branch)['properties'] as Record<string, JsonSchema>)[tag]!['const'];
  return { tag, branches: oneOf.map((branch) => ({ is: literal(constant(branch)), branch })) };
}
