// The page of the API: every endpoint of the contract with what it takes and what it answers.
import { slugOf } from '../../server/docs/slug.ts';
import { jsonSchemaOf } from '../../src/compile/json-schema.ts';
import { isSchema, type JsonSchema } from '../../src/compile/walk.ts';
import type { Auth, Endpoint } from '../../src/contract/endpoint.ts';
import { type Download, downloads } from '../../src/contract/downloads.ts';
import { areas, endpoints } from '../../src/contract/index.ts';
import { blocks, code, listed, prose, table } from './markdown.ts';
import { limitWords, typeWords, wordsOf } from './type-words.ts';

const introduction = `# API

What a Foyer server answers; the same is at \`/openapi.json\` of every server, with the schemas in full. Paths and the names of parameters count without regard to case. An answer kept as _published_ changes only with a published version and carries an \`ETag\`. Whatever goes wrong is answered with \`{ "error": { "code", "message", "requestId", "field" } }\`.`;

/** Page of the API. */
export const API = 'api.md';

/** Anchor of an endpoint on the page of the API, by path. */
export function endpointAnchor(path: string): string {
  const found = Object.values(endpoints).find((endpoint) => endpoint.path === path);
  if (!found) throw new Error(`no endpoint of the contract has the path ${path}`);
  return `#${slugOf(found.title)}`;
}

/** Title of an endpoint, by path. */
export const endpointTitle = (path: string): string => Object.values(endpoints).find((endpoint) => endpoint.path === path)?.title ?? path;

/** The page `docs/reference/api.md`, as Markdown. */
export function apiPage(): string {
  const sections = Object.values(areas).map((area) => {
    // By title: which order exports come in depends on who loads them.
    const own = Object.values(area.endpoints).sort((a, b) => (a.title < b.title ? -1 : 1));
    return blocks(`## ${area.title} endpoints`, ...own.map(endpointSection));
  });
  const files = Object.values(downloads).sort((a, b) => (a.title < b.title ? -1 : 1));
  return blocks(introduction, ...sections, blocks('## Downloads', ...files.map(downloadSection)));
}

const kept = { published: 'kept as published', never: 'not kept' } as const;
const callersOf = (auth: Auth): string =>
  auth === 'none' ? 'anybody' : `signed-in users${auth === 'user' ? '' : ` with the role ${auth}`}`;
const places = { definition: (name: string) => `shapes.md#${slugOf(name)}` };

const foreign = { read: '', change: '; taken from pages of this site only' } as const;

function endpointSection({ title, description, spec, method, path, auth, effect, caching, query, body, reply }: Endpoint): string {
  const answer = jsonSchemaOf(reply);
  const [fields, list] = isSchema(answer['items']) ? [answer['items'], true] : [answer, false];
  return blocks(
    `### ${title}`,
    code(`${method} ${path}`),
    `${prose(description)} For ${callersOf(auth)}; ${kept[caching]}${foreign[effect]} (${spec}).`,
    parameters('Parameter', jsonSchemaOf(query)),
    body && parameters('Body', jsonSchemaOf(body)),
    `Answers ${list ? 'a list of' : 'an object of'} ${fieldNames(fields)}.`,
  );
}

function downloadSection({ title, description, spec, method, path, auth, query, files }: Download): string {
  return blocks(
    `### ${title}`,
    code(`${method} ${path}`),
    `${prose(description)} For ${callersOf(auth)} (${spec}).`,
    parameters('Parameter', jsonSchemaOf(query)),
    `Answers a file: ${listed(files.map(code))}.`,
  );
}

function parameters(head: string, schema: JsonSchema): string {
  const required = (schema['required'] ?? []) as string[];
  return table(
    [head, 'Type', 'Meaning'],
    Object.entries((schema['properties'] ?? {}) as Record<string, JsonSchema>).map(([key, field]) => [
      `${code(key)}${required.includes(key) ? ' **required**' : ''}`,
      typeWords(field, places),
      [prose(wordsOf(field)), limitWords(field)].filter(Boolean).join(' '),
    ]),
  );
}

function fieldNames(schema: JsonSchema): string {
  const names = Object.keys(schema['properties'] ?? {});
  return names.length > 0 ? listed(names.map(code)) : typeWords(schema, places);
}
