// Every endpoint with its handler: the file of an area here exports, under the area's name in camel case, a handler for each endpoint of the file of that name in the contract.
import { existsSync } from 'node:fs';
import type { Endpoint } from '../../src/contract/endpoint.ts';
import { areas, type AreaOfContract } from '../../src/contract/index.ts';
import type { Handler } from './handlers.ts';

/** An endpoint with its name, area and handler. */
export type Route = { name: string; area: string; needsPeople: boolean; endpoint: Endpoint; handler: Handler<Endpoint> };

/** Every route. Throws, saying what to do, when an endpoint has no handler or one of another kind. */
export const routes: readonly Route[] = (await Promise.all(Object.entries(areas).map(([name, area]) => routesOf(name, area)))).flat();

async function routesOf(area: string, { endpoints, needsPeople = false }: AreaOfContract): Promise<Route[]> {
  const file = new URL(`${area}.ts`, import.meta.url);
  const exports = existsSync(file) ? ((await import(file.href)) as Record<string, unknown>) : {};
  const exported = area.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  const handlers = exports[exported] as Readonly<Record<string, Handler<Endpoint>>> | undefined;
  return Object.entries(endpoints).map(([name, endpoint]) => {
    const handler = handlers?.[name];
    if (!handler) throw new Error(`server/routes/${area}.ts must export \`${exported}\` with a handler \`${name}\`.`);
    if ((endpoint.caching === 'published') !== (handler.kind === 'published'))
      throw new Error(`${area}.${name}: caching "${endpoint.caching}" needs another handler than "${handler.kind}"`);
    return { name, area, needsPeople, endpoint, handler };
  });
}
