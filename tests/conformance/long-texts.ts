// Texts that could be sent to stop a server, and a measure of what they cost against a harmless one of the same length.

import * as z from 'zod';

/** Characters of each. */
const LENGTH = 200_000;

const of = (piece: string): string => piece.repeat(Math.ceil(LENGTH / piece.length)).slice(0, LENGTH);
const halves = (first: string, second: string): string => of(first).slice(0, LENGTH / 2) + of(second).slice(0, LENGTH / 2);

/** What costs what an abstract costs. */
export const harmless = of('Words of an abstract, as people write them. ');

/** Shapes by name. */
export const hostile: Readonly<Record<string, string>> = {
  'tags that never end': of('<a '),
  'end tags that never end': of('</a '),
  'tags in tags': of('<b>'),
  'end tags of nothing': halves('<ul>', '</li>'),
  'angle brackets': of('<'),
  ampersands: of('&'),
  'references without end': of('&#1'),
  comments: of('<!--'),
  'ends of CDATA': of(']]>'),
  brackets: of('[['),
  'links that never end': of('[a]('),
  parentheses: of('('),
  'stars and underscores': of('*_'),
  backticks: of('`a'),
  hashes: of('#'),
  quotes: of('"'),
  'half addresses': of('a@'),
  'half protocols': of('http://'),
  slashes: of('/'),
  blanks: of(' '),
  'blanks and a sign': `${of(' ').slice(1)}x`,
  'line breaks': of('\n'),
  'line breaks and blanks': of('\n '),
  zeros: of('\u0000'),
  'two accents in turn': of('\u0301\u0323'),
  'letters without end': of('a'),
  'digits without end': of('1'),
  commas: of(','),
  semicolons: of(';'),
  hyphens: of('-'),
  'dots and dashes': of('.-'),
  braces: of('{'),
  percents: of('%s'),
};

/** Time a processor may spend before anybody looks, ms: below, two measurements of the same differ as much. */
const FLOOR = 20;
/** How much more than a harmless text a hostile one may cost. */
const TIMES = 50;

/** ms the process spent on it. */
async function costOf(work: () => unknown): Promise<number> {
  const start = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}

/** One of each manner in which a reader has been slow: enough where each text costs a publication. */
export const fewShapes = [
  'tags that never end',
  'tags in tags',
  'end tags of nothing',
  'references without end',
  'links that never end',
  'stars and underscores',
  'blanks and a sign',
  'two accents in turn',
];

/** Names of the shapes that cost too much, with what they cost. `work` must not throw. */
export async function tooCostly(
  work: (text: string) => unknown,
  most = LENGTH,
  shapes: readonly string[] = Object.keys(hostile),
): Promise<string[]> {
  await work(harmless.slice(0, most));
  const allowed = TIMES * Math.max(FLOOR, await costOf(() => work(harmless.slice(0, most))));
  const found: string[] = [];
  for (const name of shapes) {
    const text = hostile[name]!;
    const cost = await costOf(() => work(text.slice(0, most)));
    if (cost > allowed) found.push(`${name}: ${Math.round(cost)} ms, ${Math.round(allowed)} are allowed`);
  }
  return found;
}

/** Depth at which what holds itself (menus, slots, groups) ends. */
const DEEPEST = 8;

/** A value of a schema in which every text is as long as the schema lets it be; ids and times stay such that a row is used. */
export function filled(schema: z.ZodType, text: string, key = '', depth = 0): unknown {
  const inner = (one: unknown, name = key): unknown => filled(one as z.ZodType, text, name, depth + 1);
  if (depth > DEEPEST) return undefined;
  if (key === 'RecordingFrom') return '2027-05-03T10:00';
  if (/^(Start|End)DateTime$/.test(key)) return key.startsWith('S') ? '2027-05-03T10:00' : '2027-05-03T11:00';
  if (/(Id|ProgrammeDay|Color)$/.test(key)) return key.endsWith('Id') ? '1' : '';
  if (schema instanceof z.ZodString) return text.slice(0, schema.maxLength ?? text.length);
  if (schema instanceof z.ZodLiteral) return [...schema.values][0];
  if (schema instanceof z.ZodEnum) return schema.options[0];
  if (schema instanceof z.ZodBoolean) return true;
  if (schema instanceof z.ZodNumber) return 1;
  // The longest way to write a text is a map by language, the last of its forms.
  if (schema instanceof z.ZodUnion) return inner(schema.options.at(-1)) ?? inner(schema.options[0]);
  if (schema instanceof z.ZodArray) return [inner(schema.element)].filter((one) => one !== undefined);
  if (schema instanceof z.ZodRecord) return { 'en-GB': inner(schema.valueType), 'de-DE': inner(schema.valueType) };
  if (schema instanceof z.ZodObject)
    return Object.fromEntries(Object.entries(schema.shape).map(([name, field]) => [name, inner(field, name)]));
  if (schema instanceof z.ZodLazy) return inner(schema.unwrap());
  if (schema instanceof z.ZodPipe) return inner(schema.in);
  const wrapped = (schema.def as { innerType?: z.ZodType }).innerType;
  return wrapped ? filled(wrapped, text, key, depth) : text.slice(0, 10_000);
}
