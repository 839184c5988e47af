// What a visitor must load before the first page is shown: measured as it is sent (brotli 11), and free of what belongs elsewhere.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { buildPages, sizeOf as sizeOfScripts } from '../../bench/over-react.ts';
import { pageLimits, samplePages, weighPage } from './page-budget.ts';
import { root } from './run-command.ts';
import { type Outcome, type Step, whole } from './step.ts';

/** Most bytes of the entry, compressed, which no page does without, of what every page loads when it is idle, and of what a page needs beyond React. */
const limits = { script: 175_000, style: pageLimits.style, idle: 4000, renderer: 12_000 } as const;

/** What an attendee's entry must not hold: a text that only that thing has. */
const strangers: readonly (readonly [what: string, mark: RegExp])[] = [
  ['zod', /ZodError|\$ZodType|_zod\b/],
  ['ajv', /ajv\/dist|strictSchema|addMetaSchema/],
  ['code made from text', /new Function\(|\beval\(/],
  ['the server', /better-sqlite3|fastify|kysely/],
  ['the preview', /did you mean|foyer-preview/],
  ['React for development', /react-stack-bottom-frame-development|Download the React DevTools/],
];

export type Chunk = { file: string; css?: readonly string[]; imports?: readonly string[]; isEntry?: boolean };
export type Manifest = Readonly<Record<string, Chunk>>;
type Read = (file: string) => Buffer;

/** Files that a chunk loads without asking further, itself first. */
export function filesOf(manifest: Manifest, start: string): string[] {
  const seen = new Set<string>();
  const visit = (key: string): void => {
    if (seen.has(key)) return;
    seen.add(key);
    for (const imported of manifest[key]?.imports ?? []) visit(imported);
  };
  visit(start);
  return [...new Set([...seen].flatMap((key) => [manifest[key]!.file, ...(manifest[key]!.css ?? [])]))];
}

/** Files that every page loads. */
export const entryFiles = (manifest: Manifest): string[] => [
  ...new Set(Object.keys(manifest).flatMap((key) => (manifest[key]!.isEntry ? filesOf(manifest, key) : []))),
];

/** What is too large or does not belong into the entry, and a line for each component. */
export function weigh(manifest: Manifest, read: Read): { problems: string[]; lines: string[] } {
  const files = entryFiles(manifest);
  if (files.length === 0) return { problems: ['the manifest names no entry'], lines: [] };
  const scripts = files.filter((file) => file.endsWith('.js'));
  const styles = files.filter((file) => file.endsWith('.css'));
  const idle = [...new Set(Object.values(manifest).flatMap(({ file }) => (/\bidle-[^/]*\.js$/.test(file) ? [file] : [])))];
  const sizes = { script: sizeOf(scripts, read), style: sizeOf(styles, read), idle: sizeOf(idle, read) };
  const problems = [
    ...(['script', 'style'] as const).flatMap((kind) =>
      sizes[kind] > limits[kind] ? [`${kind} of the entry: ${kb(sizes[kind])}, at most ${kb(limits[kind])}`] : [],
    ),
    ...(sizes.idle > limits.idle ? [`what an idle page loads: ${kb(sizes.idle)}, at most ${kb(limits.idle)}`] : []),
    ...scripts.flatMap((file) =>
      strangers.flatMap(([what, mark]) => (mark.test(read(file).toString()) ? [`${file} holds ${what} (${mark.source})`] : [])),
    ),
  ];
  const components = Object.keys(manifest)
    .filter((key) => /component-registry\/.+\/view\.tsx/.test(key))
    .map((key) => ({
      key,
      size: sizeOf(
        filesOf(manifest, key).filter((file) => !files.includes(file)),
        read,
      ),
    }))
    .sort((one, other) => other.size - one.size);
  const lines = [
    `entry ${kb(sizes.script)} script, ${kb(sizes.style)} style, ${kb(sizes.idle)} when idle`,
    ...components.map(({ key, size }) => `${kb(size).padStart(9)}  ${key.replace(/^.*component-registry\/|\/view\.tsx.*$/g, '')}`),
  ];
  return { problems, lines };
}

const known = new Map<string, number>();

/** Measured once for each content: pages share most of their files. */
function compressed(bytes: Buffer | string): number {
  const content = bytes.toString();
  const size = known.get(content) ?? brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
  known.set(content, size);
  return size;
}

const sizeOf = (files: readonly string[], read: Read): number => files.reduce((sum, file) => sum + compressed(read(file)), 0);

const kb = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

const built: Read = (file) => readFileSync(join(root, 'dist', file));

async function run(): Promise<Outcome> {
  const manifest = join(root, 'dist/.vite/manifest.json');
  if (!existsSync(manifest)) return whole(false, 'There is no build.');
  const chunks = JSON.parse(readFileSync(manifest, 'utf8')) as Manifest;
  const { problems, lines } = weigh(chunks, built);
  const entry = entryFiles(chunks);
  for (const page of await samplePages()) {
    const weighed = weighPage(page, entry, { files: (files) => sizeOf(files, built), text: compressed });
    problems.push(...weighed.problems);
    lines.push(weighed.line);
  }
  const renderer = await overReact();
  if (renderer > limits.renderer) problems.push(`renderer, rules and checks over React: ${kb(renderer)}, at most ${kb(limits.renderer)}`);
  const first = `${lines[0]}, ${kb(renderer)} renderer, rules and checks over React`;
  return whole(problems.length === 0, [...problems, first, ...lines.slice(1)].join('\n'), first);
}

/** What a page by Foyer weighs beyond the same page by hand. */
async function overReact(): Promise<number> {
  const { hand, foyer } = await buildPages();
  return sizeOfScripts(foyer) - sizeOfScripts(hand);
}

export const budget: Step = { name: 'budget', run };

if (import.meta.main) {
  const { output, failed } = await run();
  console.log(output);
  process.exitCode = failed;
}
