// openapi.json names every endpoint of the contract with descriptions, parameters, examples and answers.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { downloads } from '../../src/contract/downloads.ts';
import { endpoints } from '../../src/contract/index.ts';
import { testServer, type TestServer } from '../fixture/test-app.ts';

type Operation = {
  operationId: string;
  summary: string;
  description: string;
  parameters?: { name: string; description?: string; example?: unknown }[];
  requestBody?: { content: Record<string, { example?: unknown }> };
  responses: Record<string, { content: Record<string, { schema: object }> }>;
};
type Document = { openapi: string; info: { version: string }; paths: Record<string, Record<string, Operation>> };

/** A path as OpenAPI writes its parameters. */
const printed = (path: string): string => path.replaceAll(/:(\w+)/g, '{$1}');

let server: TestServer;
let document: Document;
beforeAll(async () => {
  server = await testServer();
  document = (await server.app.inject('/openapi.json')).json();
});
afterAll(() => server.close());

test('it is OpenAPI 3.1 of this version and lists nothing but the contract', () => {
  expect([document.openapi, document.info.version]).toEqual(['3.1.0', '1.2.3']);
  const listed = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect(listed.sort()).toEqual(
    [...Object.values(endpoints), ...Object.values(downloads)].map(({ method, path }) => `${method} ${printed(path)}`).sort(),
  );
});

test.each(Object.entries(endpoints))('%s is described', (name, endpoint) => {
  const operation = document.paths[printed(endpoint.path)]?.[endpoint.method.toLowerCase()];
  expect(operation).toMatchObject({
    operationId: name,
    summary: endpoint.title,
    description: expect.stringContaining(endpoint.description),
  });
  const parameters = operation?.parameters ?? [];
  expect(parameters.map((parameter) => parameter.name).sort()).toEqual(Object.keys(endpoint.query.shape).sort());
  for (const parameter of parameters) expect(parameter.example, parameter.name).toBeDefined();
  expect(operation?.requestBody !== undefined).toBe(endpoint.body !== undefined);
  for (const { example } of Object.values(operation?.requestBody?.content ?? {})) expect(example).toEqual(endpoint.example.body);
  expect(Object.keys(operation?.responses['200']?.content['application/json']?.schema ?? {})).toContain('type');
  expect(Object.keys(operation?.responses ?? {})).toEqual(['200', '4XX', '5XX']);
});

test.each(Object.entries(downloads))('%s is described, and there is a route of it', async (name, { method, path, title, query, files }) => {
  expect((await server.app.inject({ method, url: path })).statusCode, 'it is asked for an event').toBeLessThan(500);
  expect(server.app.hasRoute({ method, url: path.replace(/\/$/, '') })).toBe(true);
  const operation = document.paths[path]?.['get'];
  expect(operation).toMatchObject({ operationId: name, summary: title });
  expect(operation?.parameters?.map((parameter) => parameter.name)).toEqual(Object.keys(query.shape));
  for (const parameter of operation?.parameters ?? []) expect(parameter.example, parameter.name).toBeDefined();
  expect(Object.keys(operation?.responses['200']?.content ?? {})).toEqual(files);
});

test('it is revalidated with an ETag', async () => {
  const { headers } = await server.app.inject('/openapi.json');
  expect((await server.app.inject({ url: '/openapi.json', headers: { 'if-none-match': headers['etag'] as string } })).statusCode).toBe(304);
});
