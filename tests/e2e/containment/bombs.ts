// Makes the texts that `cases/json/bombs.json` describes: deep, long or wide enough to break what is careless.

/** A described bomb. */
export type Bomb = { id: string; gen: string; args: readonly (string | number)[] };

const text = (name: string, props: string): string => `{"name":"${name}","props":${props}}`;
const inGrid = (components: string): string => `{"grids":[{"components":[${components}]}]}`;
const many = (count: number, one: (at: number) => string): string => Array.from({ length: count }, (_, at) => one(at)).join(',');

const generators: Readonly<Record<string, (...args: never[]) => string>> = {
  nest: (open: string, close: string, depth: number) => open.repeat(depth) + (open.endsWith(':') ? '1' : '') + close.repeat(depth),
  string: (length: number) => JSON.stringify('x'.repeat(length)),
  keys: (count: number) => `{${many(count, (at) => `"k${at}":0`)}}`,
  array: (count: number) => `[${many(count, () => '0')}]`,
  digits: (count: number) => '9'.repeat(count),
  escapes: (count: number) => `"${'\\u0041'.repeat(count)}"`,
  samekey: (count: number) => `{${many(count, () => '"k":0')}}`,
  components: (count: number) => inGrid(many(count, (at) => text('Text', `{"text":"${at}"}`))),
  depthComponents: (depth: number) => `{"layers":{"page":{"grids":[{"placements":[${nested(depth)}]}]}},"schemaVersion":1}`,
  menu: (count: number) => `{"menu":{"menuItems":[${many(count, (at) => `{"name":"${at}","url":"/"}`)}]}}`,
  translations: (count: number) => `{${many(count, (at) => `"text${at}":{"en-GB":"${at}"}`)}}`,
};

/** Placements in the slot of one another. */
export function nested(depth: number): string {
  return '{"name":"structure/section","slots":{"default":['.repeat(depth) + text('Text', '{"text":"deepest"}') + ']}}'.repeat(depth);
}

/** The text of a bomb. Throws when its generator is not known. */
export function bombText({ gen, args }: Bomb): string {
  const generator = generators[gen];
  if (!generator) throw new Error(`there is no generator ${gen}`);
  return generator(...(args as never[]));
}
