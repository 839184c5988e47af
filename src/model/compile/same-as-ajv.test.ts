// Our checks and those of ajv: the same verdicts, the same errors in the same words, the same defaults; ours in the order of writing.
import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hasShared, readShared } from '../../../tests/support/shared.ts';
import type { Check } from '../check.ts';
import { documents } from '../documents/index.ts';
import { problemsOf } from '../document-problems.ts';
import { pointerKey } from '../source.ts';
import { valueNear } from './any-value.fixture.ts';
import { compileCheck } from './compile-check.ts';
import { forCheck } from './for-check.ts';
import { jsonSchemaOf } from './json-schema.ts';
import { runtimeChecks } from './runtime-checks.ts';
import type { JsonSchema } from './walk.ts';

type Told = { keyword: string; instancePath: string; message?: string; params: Record<string, unknown>; propertyName?: string };

/** What ajv says of a keyword, or what we say instead. */
function words({ keyword, message, params }: Told): string | undefined {
  if (keyword === 'required') return `${String(params['missingProperty'])} is missing`;
  if (keyword === 'additionalProperties') return `there is no key ${String(params['additionalProperty'])} here`;
  if (keyword === 'enum') return `must be one of ${(params['allowedValues'] as unknown[]).join(', ')}`;
  if (keyword === 'pattern') return 'does not have the right form';
  return keyword === 'anyOf' ? 'has none of the shapes allowed here' : message;
}

/** One error a mistake: none for a failing `if`, for branches of a union, for names beside their reason, which stands at the key. */
function ajvCheck(schema: JsonSchema): { (value: unknown): boolean; told: () => string[] } {
  const validate = new Ajv2020({
    allErrors: true,
    useDefaults: true,
    discriminator: true,
    inlineRefs: false,
    strict: false,
    validateSchema: false,
    validateFormats: false,
  }).compile(forCheck(schema));
  const told = (): string[] => {
    const errors = (validate.errors ?? []) as Told[];
    const unions = errors.filter(({ keyword }) => keyword === 'anyOf');
    return errors
      .filter(({ keyword }) => keyword !== 'if' && keyword !== 'propertyNames')
      .filter((error) => !unions.some((union) => union !== error && error.instancePath.startsWith(union.instancePath)))
      .filter(
        // ajv also compares a fraction with the bounds of an integer; one reason is enough.
        ({ keyword, instancePath }) =>
          !keyword.endsWith('imum') || !errors.some((other) => other.keyword === 'type' && other.instancePath === instancePath),
      )
      .map((error) => JSON.stringify([error.keyword, error.instancePath + nameOf(error), words(error)]));
  };
  return Object.assign((value: unknown) => validate(value), { told });
}

const nameOf = ({ propertyName: name }: Told): string => (name === undefined ? '' : `/${pointerKey(name)}`);
const told = (check: Check): string[] =>
  problemsOf(check).map(({ keyword, instancePath, message }) => JSON.stringify([keyword, instancePath, message]));

const schemas = [
  ...Object.entries(runtimeChecks),
  ...Object.values(documents).map(({ kind, schema }) => [`document ${kind}`, schema] as const),
];

test.each(schemas)('%s', (_, schema) => {
  const printed = jsonSchemaOf(schema);
  const [ours, theirs] = [compileCheck(printed), ajvCheck(printed)];
  fc.assert(
    fc.property(valueNear(printed), (value) => {
      const [here, there, untouched] = [structuredClone(value), structuredClone(value), structuredClone(value)];
      const fits = ours(here);
      expect(fits).toBe(theirs(there));
      if (fits) {
        expect(here).toEqual(there);
        expect(ours.read!(untouched)).toEqual(there);
        expect(untouched).toEqual(value);
      } else expect(told(ours).toSorted()).toEqual(theirs.told().toSorted());
    }),
    { numRuns: 60, seed: 7 },
  );
});

describe.skipIf(!hasShared)('the cases of the JSON Schema organisation', () => {
  type Case = { description: string; schema: JsonSchema; tests: { description: string; data: unknown; valid: boolean }[] };
  const { cases } = hasShared ? (JSON.parse(readShared('cases/json-schema/draft2020-12.json')) as { cases: Case[] }) : { cases: [] };
  const compiled = cases.flatMap((one) => {
    try {
      return [{ ...one, check: compileCheck(one.schema, { defaults: false }) }];
    } catch {
      return [];
    }
  });

  test('there are cases within what is compiled', () => {
    expect(compiled.length).toBeGreaterThan(40);
  });

  test.each(compiled)('$description', ({ check, tests }) => {
    for (const { data, valid, description } of tests) expect(check.read!(data) !== undefined, description).toBe(valid);
  });
});
