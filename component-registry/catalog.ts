// The catalog: what every component says about itself, read from its folder; for the command line, the server, the studio and tests, never for visitors.
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as z from 'zod';
import type { DataOf } from '#contract/request';
import type { ComponentWords, PropsMigration, SlotRule } from '#fields';
import type { PlacementInput } from '#src/model/documents/placement.ts';

/** One component. */
export type CatalogEntry = {
  /** `domain/component`. */
  name: string;
  domain: string;
  component: string;
  /** Absolute path of its folder. */
  folder: string;
  about: ComponentWords;
  /** The zod object of its props. */
  props: z.ZodObject;
  /** Version of its props: the number of its migrations. Props written for an older one are migrated. */
  version: number;
  migrations: readonly PropsMigration[];
  /** Its slots by name; empty when it takes no children. */
  slots: Readonly<Record<string, SlotRule>>;
  /** Placements of it that show its states (`sample.json`); empty when it has none. */
  samples: readonly PlacementInput[];
  /** Its English texts by key (`texts/en-GB.json`). */
  texts: Readonly<Record<string, string>>;
  /** The requests it makes before it is drawn (`data.ts`); missing when it asks for nothing. */
  data?: DataOf<never>;
};

/** The catalog by component name, in alphabetical order. */
export type Catalog = Readonly<Record<string, CatalogEntry>>;

/**
 * Reads every component below `root` (default: this folder): a folder `<domain>/<component>/` with a `view.tsx`.
 * Throws, naming the folder, when a component lacks `props.ts` or one of its files has the wrong shape.
 */
export async function loadCatalog(root: string = import.meta.dirname): Promise<Catalog> {
  const names = (
    await Promise.all(
      (await folders(root)).map(async (domain) => (await folders(join(root, domain))).map((component) => `${domain}/${component}`)),
    )
  ).flat();
  const components = names.filter((name) => existsSync(join(root, name, 'view.tsx')));
  const entries = await Promise.all(components.sort().map((name) => readComponent(root, name)));
  return Object.fromEntries(entries.map((entry) => [entry.name, entry]));
}

async function folders(parent: string): Promise<string[]> {
  return (await readdir(parent, { withFileTypes: true })).filter((entry) => entry.isDirectory()).map((entry) => entry.name);
}

async function readComponent(root: string, name: string): Promise<CatalogEntry> {
  const folder = join(root, name);
  const wrong = (problem: string): Error => new Error(`component-registry/${name}: ${problem}`);
  const [words, texts, data, migrations, samples] = await Promise.all([
    importIfThere(folder, 'props.ts'),
    readTexts(folder, wrong),
    importIfThere(folder, 'data.ts'),
    importIfThere(folder, 'migrations.ts'),
    readSamples(folder, name, wrong),
  ]);
  if (!words) throw wrong('there is a view.tsx but no props.ts');
  const { about, props, slots = {} } = words;
  if (!isWords(about)) throw wrong('props.ts must export `about` with title and description');
  if (!(props instanceof z.ZodObject)) throw wrong('props.ts must export `props`, a zod object');
  if (data && typeof data['data'] !== 'function') throw wrong('data.ts must export a function `data`');
  const steps = (migrations?.['migrations'] ?? words['migrations'] ?? []) as PropsMigration[];
  const [domain, component] = name.split('/') as [string, string];
  return {
    name,
    domain,
    component,
    folder,
    about,
    props,
    version: steps.length,
    migrations: steps,
    slots: slots as CatalogEntry['slots'],
    samples,
    texts,
    ...(data ? { data: data['data'] as DataOf<never> } : {}),
  };
}

const importIfThere = async (folder: string, file: string): Promise<Record<string, unknown> | undefined> =>
  existsSync(join(folder, file)) ? ((await import(pathToFileURL(join(folder, file)).href)) as Record<string, unknown>) : undefined;

async function readSamples(folder: string, name: string, wrong: (problem: string) => Error): Promise<PlacementInput[]> {
  const file = join(folder, 'sample.json');
  if (!existsSync(file)) return [];
  const samples = readJson('sample.json', await readFile(file, 'utf8'), wrong);
  if (!Array.isArray(samples)) throw wrong('sample.json must be an array of placements');
  const stranger = samples.find((sample: { name?: unknown } | null) => sample?.name !== name);
  if (stranger !== undefined)
    throw wrong(`sample.json must place ${name} itself, not ${JSON.stringify((stranger as { name?: unknown } | null)?.name)}`);
  return samples as PlacementInput[];
}

async function readTexts(folder: string, wrong: (problem: string) => Error): Promise<CatalogEntry['texts']> {
  const file = 'texts/en-GB.json';
  return existsSync(join(folder, file)) ? (readJson(file, await readFile(join(folder, file), 'utf8'), wrong) as CatalogEntry['texts']) : {};
}

function readJson(file: string, text: string, wrong: (problem: string) => Error): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw wrong(`${file} is not JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
}

const isWords = (about: unknown): about is ComponentWords =>
  typeof about === 'object' &&
  about !== null &&
  'title' in about &&
  'description' in about &&
  typeof about.title === 'string' &&
  typeof about.description === 'string';
