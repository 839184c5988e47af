// The build's half of validation: compiles zod schemas to checks without zod, eval or ajv itself, and wraps each component into one chunk.
import { existsSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import type * as z from 'zod';
import type { Endpoint } from '../contract/endpoint.ts';
import type { ComponentWords } from '../model/fields.ts';
import { type CheckOptions, sharedModule, standaloneCheck, standaloneChecks } from './compile-check.ts';
import { defaultsOf } from './defaults-of.ts';
import { forCheck } from './for-check.ts';
import { readNodeByNode, runtimeChecks } from './runtime-checks.ts';
import { jsonSchemaOf } from './json-schema.ts';

const CHECK = 'virtual:foyer/check/document/';
/** Checks of definitions that many schemas hold. */
const SHARED = 'virtual:foyer/check/shared';
const ENDPOINT = 'virtual:foyer/endpoint/';
const REPLIES = 'virtual:foyer/replies/';
const resolved = (id: string): string => `\0${id}`;

/** Files of `src/contract` that declare no endpoints, besides those of shapes. */
const contractTools = new Set(['endpoint', 'event-name', 'qna-path', 'request', 'profile-parts', 'sign-in-form', 'tv-sections', 'index']);
function isContractFile(id: string): boolean {
  const name = /\/src\/contract\/([a-z-]+)\.ts$/.exec(id)?.[1];
  return name !== undefined && !name.endsWith('shapes') && !contractTools.has(name);
}

/** Code of a module that exports the compiled check of a schema as default. */
const checkCode = (schema: z.ZodType, options?: CheckOptions): string =>
  `${standaloneCheck(jsonSchemaOf(schema), SHARED, options)}\nexport default check;`;

const documentCode = (name: string): string => checkCode(runtimeChecks[name]!, { defaults: !readNodeByNode.includes(name) });

const lateChecks = join(import.meta.dirname, '../model/late-check.ts').replaceAll('\\', '/');

let imports = 0;

/** Fresh on every change of the file itself; what it imports stays cached, so changes there need a restart. */
const importNow = async (file: string): Promise<Record<string, unknown>> =>
  (await import(`${pathToFileURL(file).href}?import=${imports++}`)) as Record<string, unknown>;

/**
 * Modules it makes:
 * `virtual:foyer/check/document/<name>` — the check of a document or node ·
 * `virtual:foyer/check/shared` — checks of texts, links and the like, which the others import ·
 * `virtual:foyer/endpoint/<file>/<name>` — one endpoint without schemas, with a function that gives the check of its reply ·
 * `virtual:foyer/replies/<file>` — those checks of all endpoints of a file ·
 * `<component>/props.ts?check` — the check of a component's props ·
 * `<component>/view.tsx?component` — view, defaults and migrations of a component; its check comes later ·
 * `src/contract/<area>.ts` in the browser — the endpoints of an area, each from its own module.
 */
export function foyerChecks(): Plugin {
  return {
    name: 'foyer-checks',
    enforce: 'pre',
    async resolveId(id, importer) {
      if (id.startsWith(CHECK) || id.startsWith(ENDPOINT) || id.startsWith(REPLIES) || id === SHARED)
        return { id: resolved(id), moduleSideEffects: false };
      if (id.endsWith('?component') || id.endsWith('?check')) {
        const [path, query] = id.split('?');
        const found = await this.resolve(path!, importer, { skipSelf: true });
        return found ? { id: `${found.id}?${query}`, moduleSideEffects: false } : null;
      }
      return null;
    },
    async load(id) {
      if (id === resolved(SHARED)) return sharedModule();
      if (id.startsWith(resolved(CHECK))) return documentCode(id.slice(resolved(CHECK).length));
      if (id.startsWith(resolved(ENDPOINT))) return endpointModule(id.slice(resolved(ENDPOINT).length));
      if (id.startsWith(resolved(REPLIES))) return repliesModule(id.slice(resolved(REPLIES).length));
      if (id.endsWith('/props.ts?check')) return checkCode((await importNow(id.slice(0, -6)))['props'] as z.ZodType);
      if (id.endsWith('/view.tsx?component')) return componentModule(id.slice(0, -10));
      if (isContractFile(id)) return contractModule(id);
      return null;
    },
    // The wrapper only names the view: a changed view refreshes without reloading the page.
    hotUpdate: ({ modules }) => modules.filter(({ id }) => !id?.endsWith('?component')),
  };
}

async function componentModule(view: string): Promise<string> {
  const folder = dirname(view);
  const migrations = existsSync(`${folder}/migrations.ts`);
  return [
    `export { default as View } from ${JSON.stringify(view)};`,
    `import { lateCheck } from ${JSON.stringify(lateChecks)};`,
    `export const check = /* @__PURE__ */ lateCheck(${await defaultsIn(`${folder}/props.ts`)}, () => import(${JSON.stringify(`${folder}/props.ts?check`)}));`,
    `export const isLater = ${(await isTakenOverLater(`${folder}/props.ts`)) ? 'true' : 'false'};`,
    migrations ? `export { migrations } from ${JSON.stringify(`${folder}/migrations.ts`)};` : 'export const migrations = [];',
  ].join('\n');
}

/** Whether the browser takes it over after the rest of a rendered page. */
const isTakenOverLater = async (file: string): Promise<boolean> =>
  ((await importNow(file))['about'] as ComponentWords | undefined)?.takeOver === 'later';

/** The defaults of a component's props, as the text of JSON. */
const defaultsIn = async (file: string): Promise<string> =>
  JSON.stringify(defaultsOf(forCheck(jsonSchemaOf((await importNow(file))['props'] as z.ZodType))));

/** Each endpoint becomes a module of its own, so that it lands in the chunk that calls it. */
async function contractModule(id: string): Promise<string> {
  const file = relative(process.cwd(), id);
  const exported = await endpointsIn(id);
  return exported.map(([name]) => `export { ${name} } from ${JSON.stringify(`${ENDPOINT}${file}/${name}`)};`).join('\n');
}

async function repliesModule(file: string): Promise<string> {
  const endpoints = await endpointsIn(resolve(file));
  return standaloneChecks(Object.fromEntries(endpoints.map(([name, { reply }]) => [name, jsonSchemaOf(reply)])), SHARED);
}

const endpointsIn = async (file: string): Promise<[string, Endpoint][]> =>
  Object.entries(await importNow(file)).filter((exported): exported is [string, Endpoint] => isEndpoint(exported[1]));

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'path' in value && 'reply' in value;

/** The endpoint of a place, `<file>/<name>`. */
async function endpointAt(place: string): Promise<Endpoint> {
  const cut = place.lastIndexOf('/');
  return (await importNow(resolve(place.slice(0, cut))))[place.slice(cut + 1)] as Endpoint;
}

async function endpointModule(place: string): Promise<string> {
  const cut = place.lastIndexOf('/');
  const name = place.slice(cut + 1);
  const { method, path, auth, caching, event, shownOn } = await endpointAt(place);
  const facts = JSON.stringify({ method, path, auth, caching, event, shownOn });
  const replies = JSON.stringify(REPLIES + place.slice(0, cut));
  // Loaded while the answer is on its way.
  return `export const ${name} = { ...${facts}, check: () => import(${replies}).then((replies) => replies.${name}) };\n`;
}
