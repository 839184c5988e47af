// Every endpoint by name, read from the files of this folder: what the server answers and openapi.json prints. Not for browsers.
import { readdirSync } from 'node:fs';
import type { Area, Endpoint } from './endpoint.ts';

/** An area with its endpoints by export name. */
export type AreaOfContract = Area & { endpoints: Readonly<Record<string, Endpoint>> };

/** The areas by the name of their file: every file here that exports `area`. Throws, naming the file, when endpoints stand without one. */
export const areas: Readonly<Record<string, AreaOfContract>> = Object.fromEntries(
  (
    await Promise.all(
      readdirSync(import.meta.dirname)
        .filter((file) => file.endsWith('.ts') && !/^index\.ts$|\.test\.ts$/.test(file))
        .sort()
        .map(readArea),
    )
  ).flat(),
);

/** Endpoints across all areas. */
export const endpoints: Readonly<Record<string, Endpoint>> = Object.assign({}, ...Object.values(areas).map((area) => area.endpoints));

async function readArea(file: string): Promise<[string, AreaOfContract][]> {
  const exports = (await import(new URL(file, import.meta.url).href)) as Record<string, unknown>;
  const own = Object.entries(exports).filter((entry): entry is [string, Endpoint] => isEndpoint(entry[1]));
  if (own.length === 0) return [];
  if (!exports['area']) throw new Error(`src/contract/${file} declares endpoints: it must export \`area\`, too.`);
  return [[file.slice(0, -3), { ...(exports['area'] as Area), endpoints: Object.fromEntries(own) }]];
}

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'path' in value && 'reply' in value;
}

/** Names under which requests may name the event at any endpoint, in lower case: those the endpoints declare, and `id` (A §7, B §7). */
export const eventSpellings: ReadonlySet<string> = new Set([
  ...Object.values(endpoints).flatMap(({ event = [] }) => event.map((name) => name.toLowerCase())),
  'id',
]);
