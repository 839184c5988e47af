// Props made from a component's own JSON Schema: edges of every kind, all enumerated values, what may be missing missing.
import fc from 'fast-check';
import { codePoints } from '../../src/model/check.ts';
import { isObject, type Json, put } from './places.ts';

/** The part of JSON Schema that Foyer prints. */
export type Schema = { readonly [key: string]: Json };

/** Values for definitions known by name (`Link`, `MediaUrl`), where those of the schema lead nowhere. */
export type Instead = Readonly<Record<string, fc.Arbitrary<unknown>>>;

/** Texts organisers write, and what comes out of other programs. */
export const texts: readonly string[] = [
  '',
  ' ',
  'Opening',
  'Two days by the water, with talks, boats and coffee for everybody who comes',
  'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
  'x'.repeat(300),
  'مرحبا بكم في المؤتمر السنوي',
  'שלום 123 abc',
  '会議へようこそ、お楽しみください',
  '👩‍👩‍👧‍👦 🎉 e\u0301',
  'two\nlines\tand a tab',
  '<b>bold</b> & "quoted" </script>',
  '{count} of {total} {',
  '\u202Eright to left',
  'a\u0000b',
  '\uD83D',
];

/** Makes values that a schema accepts. Throws for a keyword it does not know, so that nothing goes by unnoticed. */
export function valuesOf(schema: Schema, instead: Instead = {}): fc.Arbitrary<unknown> {
  const definitions = (schema['$defs'] ?? {}) as Readonly<Record<string, Schema>>;
  const known = new Map<string, fc.Arbitrary<unknown>>();
  const definition = (name: string): fc.Arbitrary<unknown> => {
    let values = instead[name] ?? known.get(name);
    if (!values) known.set(name, (values = name === 'LocalisedText' ? localised : make(definitions[name]!)));
    return values;
  };
  const make = (part: Schema): fc.Arbitrary<unknown> => {
    if (typeof part['$ref'] === 'string') return definition(part['$ref'].replace('#/$defs/', ''));
    const branches = part['anyOf'] ?? part['oneOf'];
    if (Array.isArray(branches)) return fc.oneof(...(branches as Schema[]).map(make));
    if ('const' in part) return fc.constant(part['const']);
    if (Array.isArray(part['enum'])) return fc.constantFrom(...(part['enum'] as unknown[]));
    if (Array.isArray(part['type'])) return fc.oneof(...(part['type'] as string[]).map((type) => make({ ...part, type })));
    const maker = makers[String(part['type'])];
    if (!maker) throw new Error(`no values are known for ${JSON.stringify(part)}`);
    return maker(part, make);
  };
  return make(schema);
}

/** A text in every form it may have; languages the event has not, too. */
const localised = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...texts) },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 40 }) },
  { weight: 1, arbitrary: fc.record({ key: fc.constantFrom('no.such.text', 'x', 'shell.header.menu') }) },
  {
    weight: 2,
    arbitrary: fc.dictionary(fc.constantFrom('en-GB', 'de-DE', 'ar-EG', 'zz-ZZ'), fc.constantFrom(...texts), { maxKeys: 3 }),
  },
);

type Maker = (part: Schema, make: (part: Schema) => fc.Arbitrary<unknown>) => fc.Arbitrary<unknown>;
const numberIn = (part: Schema, key: string, missing: number): number => (typeof part[key] === 'number' ? part[key] : missing);

const makers: Readonly<Record<string, Maker>> = {
  boolean: () => fc.boolean(),
  null: () => fc.constant(null),

  string(part) {
    const [least, most] = [numberIn(part, 'minLength', 0), numberIn(part, 'maxLength', Infinity)];
    const fits = (text: string): boolean => codePoints(text) >= least && codePoints(text) <= most;
    if (typeof part['pattern'] !== 'string')
      return fc.oneof(fc.constantFrom(...texts.filter(fits)), fc.string({ minLength: least, maxLength: Math.min(most, 60) }));
    const pattern = new RegExp(part['pattern'], 'u');
    // A path that is no host: the generator knows no lookahead, so what may follow is said plainly.
    const plain = new RegExp(part['pattern'].replaceAll('\\/(?!\\/)', '\\/[^/]'), 'u');
    const examples = (Array.isArray(part['examples']) ? (part['examples'] as unknown[]) : []).filter((one) => typeof one === 'string');
    const written = fc.stringMatching(plain, { size: 'small' }).filter((text) => pattern.test(text) && fits(text));
    return examples.length > 0 ? fc.oneof(written, fc.constantFrom(...examples)) : written;
  },

  integer: (part) => fc.integer({ min: numberIn(part, 'minimum', -1_000_000), max: numberIn(part, 'maximum', 1_000_000) }),

  number: (part) => fc.double({ min: numberIn(part, 'minimum', -1e9), max: numberIn(part, 'maximum', 1e9), noNaN: true }),

  array: (part, make) =>
    fc.array(make(part['items'] as Schema), {
      minLength: numberIn(part, 'minItems', 0),
      maxLength: Math.min(numberIn(part, 'maxItems', 5), numberIn(part, 'minItems', 0) + 5),
    }),

  object(part, make) {
    const properties = Object.entries((part['properties'] ?? {}) as Record<string, Schema>);
    const required = new Set((part['required'] ?? []) as string[]);
    const own = fc.tuple(
      ...properties.map(([key, one]) => (required.has(key) ? make(one) : fc.option(make(one), { nil: undefined, freq: 3 }))),
    );
    const more = isObject(part['additionalProperties'])
      ? fc.dictionary(
          (isObject(part['propertyNames']) ? make(part['propertyNames']) : fc.string()) as fc.Arbitrary<string>,
          make(part['additionalProperties']),
          { maxKeys: 3 },
        )
      : fc.constant({});
    return fc.tuple(own, more).map(([values, rest]) => {
      const made: Record<string, unknown> = { ...rest };
      for (const [index, [key]] of properties.entries()) if (values[index] !== undefined) put(made, key, values[index]);
      return made;
    });
  },
};
