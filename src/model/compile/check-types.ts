// Writes the rules of a schema that look at values of one type: limits, patterns, items, properties.
import { checkedName, type Draft, failIf, lines, member, type Place } from './check-draft.ts';
import { isSchema, type JsonSchema } from './walk.ts';

/** Keywords by the type they look at, in the order in which ajv asks them. */
export const ofType = {
  number: ['maximum', 'minimum', 'exclusiveMaximum', 'exclusiveMinimum'],
  string: ['maxLength', 'minLength', 'pattern'],
  array: ['maxItems', 'minItems', 'items'],
  object: ['required', 'propertyNames', 'additionalProperties', 'properties'],
} as const;
export type RuledType = keyof typeof ofType;
export const ruledTypes = ['number', 'string', 'array', 'object'] as const;

/** The rules of a schema for values of this type, empty when it has none. The code stands where the type is known to be right. */
export const rulesFor = (type: RuledType, schema: JsonSchema, at: Place, draft: Draft): string =>
  ofType[type].some((key) => key in schema) ? writers[type](schema, at, draft) : '';

const limit = (schema: JsonSchema, at: Place, keyword: string, when: (bound: number) => string): string => {
  const bound = schema[keyword];
  return typeof bound === 'number' ? failIf(when(bound), at, keyword, bound) : '';
};

const writers: Readonly<Record<RuledType, (schema: JsonSchema, at: Place, draft: Draft) => string>> = {
  number: (schema, at) =>
    lines(
      limit(schema, at, 'maximum', (most) => `${at.value} > ${most}`),
      limit(schema, at, 'minimum', (least) => `${at.value} < ${least}`),
      limit(schema, at, 'exclusiveMaximum', (most) => `${at.value} >= ${most}`),
      limit(schema, at, 'exclusiveMinimum', (least) => `${at.value} <= ${least}`),
    ),
  string(schema, at, draft) {
    const { pattern } = schema;
    const like = typeof pattern === 'string' ? testOf(pattern, at, draft) : '';
    return lines(
      // No text has more characters than units: nearly every one is settled by its length.
      limit(schema, at, 'maxLength', (most) => `${at.value}.length > ${most} && points(${at.value}) > ${most}`),
      limit(schema, at, 'minLength', (least) => (least === 1 ? `${at.value} === ''` : `points(${at.value}) < ${least}`)),
      like && failIf(`!${like}(${at.value})`, at, 'pattern', "''"),
    );
  },
  array(schema, at, draft) {
    const { items } = schema;
    const [index, item] = [draft.fresh('i'), draft.fresh('v')];
    const each = isSchema(items) ? draft.statements(items, { value: item, path: `${at.path} + '/' + ${index}` }) : '';
    return lines(
      limit(schema, at, 'maxItems', (most) => `${at.value}.length > ${most}`),
      limit(schema, at, 'minItems', (least) => `${at.value}.length < ${least}`),
      each && `for (let ${index} = 0; ${index} < ${at.value}.length; ${index}++) {\nconst ${item} = ${at.value}[${index}];\n${each}\n}`,
    );
  },
  object(schema, at, draft) {
    const required = (schema['required'] ?? []) as string[];
    return lines(
      ...required.map((name) => failIf(`${member(at.value, name)} === undefined`, at, 'required', JSON.stringify(name))),
      everyKey(schema, at, draft),
    );
  },
};

/** The function that tests a pattern, as code. */
function testOf(pattern: string, at: Place, draft: Draft): string {
  const plain = new RegExp(pattern, 'u').source === pattern;
  const expression = plain ? `/${pattern}/u` : `new RegExp(${JSON.stringify(pattern)}, 'u')`;
  return at.isName ? draft.constant('like', `namesLike(${expression})`) : `${draft.constant('pattern', expression)}.test`;
}

/** One loop over the keys that are there: far fewer than those that might be, and an unknown one is met on the way. */
function everyKey(schema: JsonSchema, at: Place, draft: Draft): string {
  const { propertyNames, additionalProperties: others } = schema;
  const [key, value, path] = [draft.fresh('k'), draft.fresh('v'), draft.fresh('p')];
  const inside = { value, path };
  const name = isSchema(propertyNames) ? draft.statements(propertyNames, { value: key, path, type: 'string', isName: true }) : '';
  const rest =
    others === false ? failIf('true', at, 'additionalProperties', key) : isSchema(others) ? draft.statements(others, inside) : '';
  const asked = Object.entries((schema['properties'] ?? {}) as Record<string, JsonSchema>)
    .map(([property, part]) => ({ property: checkedName(property), body: draft.statements(part, inside) }))
    .filter(({ body }) => body !== '' || rest !== '');
  // Keys that ask the same stand together: it is written once.
  const bodies = new Map<string, string[]>();
  for (const { property, body } of asked) bodies.set(body, [...(bodies.get(body) ?? []), `case ${property}:`]);
  const cases = [...bodies].map(([body, keys]) => lines(...keys, body, 'break;'));
  const body = cases.length > 0 ? `switch (${key}) {\n${lines(...cases, rest && `default:\n${rest}`)}\n}` : rest;
  if (name === '' && body === '') return '';
  const start = `const ${value} = ${at.value}[${key}], ${path} = e && ${at.path} + pointed(${key});\nif (${value} === undefined) continue;`;
  return `for (const ${key} in ${at.value}) {\n${lines(start, name, body)}\n}`;
}
