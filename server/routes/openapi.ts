// openapi.json: the contract printed as OpenAPI 3.1, with titles, descriptions and examples.
import swagger from '@fastify/swagger';
import type { FastifyInstance, FastifySchema } from 'fastify';
import { createJsonSchemaTransform } from 'fastify-type-provider-zod';
import * as z from 'zod';
import { type Answer, jsonAnswer } from '../answers/answer.ts';
import type { Compressor } from '../answers/compressor.ts';
import { ASK_AGAIN, sendAnswer } from '../answers/send-answer.ts';
import { type Download, downloads } from '../../src/contract/downloads.ts';
import { areas, endpoints } from '../../src/contract/index.ts';
import type { Route } from './areas.ts';

const errorReply = z
  .object({
    error: z.object({
      code: z.string().meta({ description: 'Stable kebab-case word.', examples: ['invalid-request'] }),
      message: z.string().meta({ description: 'A sentence for people.' }),
      requestId: z.string().meta({ description: 'Finds the request in the log.' }),
      field: z
        .string()
        .optional()
        .meta({ description: 'The parameter at fault.', examples: ['limit'] }),
    }),
  })
  .meta({ title: 'Error', description: 'What went wrong.' });

/** One realistic value of each parameter that requests leave out as a rule, by its name in lower case; the others are in the endpoint's own example. */
const examples: Readonly<Record<string, string | number>> = {
  acceptedterms: 'true',
  authorid: 'a-0042',
  ids: 'a-0042,a-0107',
  browser: 'Firefox 128',
  confirmurl: '/confirmation/kardia/kardia2027/en-GB',
  context: 'Event',
  device: 'Desktop',
  dosynccontact: 'true',
  eventid: 'kardia/kardia2027',
  externalauthorizationcode: 'b7Qe21',
  for: 'q1Zr8xKc2wVn0aTb',
  from: '2027-05-03T08:30:00Z',
  language: 'en-GB',
  limit: 20,
  pcontext: 'event',
  pcontextid: 'kardia/kardia2027',
  planguage: 'en-GB',
  page: 'HomePage',
  programgrade: 'Scientific',
  request: 'Zk2c8Lq0',
  returnurl: '/home/kardia/kardia2027/en-GB',
  sessionid: 's-0107',
  stage: 'landing',
  version: '7',
  withcqcheck: 'false',
  before: 40,
  interest: 'imaging',
  search: 'strain',
  chatid: 1,
};

/** What a route declares: validation for the server, descriptions for openapi.json. */
export function schemaOf({ name, area, endpoint }: Route): FastifySchema & Record<string, unknown> {
  return {
    operationId: name,
    summary: endpoint.title,
    description: `${endpoint.description} (${endpoint.spec})`,
    tags: [area],
    querystring: endpoint.query,
    ...(endpoint.body ? { body: endpoint.body } : {}),
    response: {
      200: endpoint.reply.meta({ ...endpoint.reply.meta(), title: endpoint.title, description: endpoint.description }),
      '4xx': errorReply,
      '5xx': errorReply,
    },
  };
}

/** Prints the contract's routes at `/openapi.json`; call before the routes are registered. */
export async function registerOpenApi(app: FastifyInstance, version: string, compressor: Compressor): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Foyer API',
        version,
        description: 'What a Foyer server answers: resources, events and programmes as published; who is signed in and what is theirs.',
      },
      tags: [
        ...Object.entries(areas).map(([name, { description }]) => ({ name, description })),
        { name: 'downloads', description: 'What is answered as a file.' },
      ],
    },
    transform: createJsonSchemaTransform({}),
  });
  let answer: Answer | undefined;
  app.get('/openapi.json', { schema: { hide: true } }, async (request, reply) => {
    answer ??= jsonAnswer(withDownloads(withExamples(app.swagger()), (url) => app.hasRoute({ method: 'GET', url })));
    return sendAnswer(request, reply, answer, compressor, ASK_AGAIN);
  });
}

type Parameter = { name?: string; in?: string; required?: boolean; example?: unknown };
type Operation = { operationId: string; parameters?: Parameter[]; requestBody?: { content: Record<string, { example?: unknown }> } };
type Printed = { paths?: Record<string, Record<string, Operation>> };

/** The parameters, each once: path parameters are described as keys of the query. */
function eachOnce(parameters: readonly Parameter[]): Parameter[] {
  const inPath = new Set(parameters.filter((one) => one.in === 'path').map(({ name }) => name));
  return parameters.filter((one) => one.in !== 'path').map((one) => (inPath.has(one.name) ? { ...one, in: 'path', required: true } : one));
}

/** Adds the examples to the printed parameters. */
function withExamples(printed: unknown): Printed {
  const document = structuredClone(printed) as Printed;
  for (const path of Object.values(document.paths ?? {})) {
    for (const operation of Object.values(path)) {
      const { query, body } = endpoints[operation.operationId]!.example;
      for (const content of Object.values(operation.requestBody?.content ?? {})) content.example = body;
      if (operation.parameters) operation.parameters = eachOnce(operation.parameters);
      for (const parameter of operation.parameters ?? []) {
        const name = parameter.name ?? '';
        const example = query[name] ?? examples[name.toLowerCase()];
        if (example !== undefined) parameter.example = example;
      }
    }
  }
  return document;
}

/** Adds the downloads of which there is a route: they answer files, and read their parameters themselves. */
function withDownloads(document: Printed, hasRoute: (path: string) => boolean): unknown {
  const paths = { ...document.paths } as Record<string, object>;
  for (const [name, one] of Object.entries(downloads))
    // The router knows its routes without the last slash.
    if (hasRoute(one.path.replace(/\/$/, ''))) paths[one.path] = { ...paths[one.path], get: downloadOperation(name, one) };
  return { ...document, paths };
}

function downloadOperation(operationId: string, { title, description, spec, query, example, files }: Download): object {
  const { properties = {}, required = [] } = z.toJSONSchema(query, { io: 'input' });
  return {
    operationId,
    summary: title,
    description: `${description} (${spec})`,
    tags: ['downloads'],
    parameters: Object.entries(properties).map(([name, schema]) => ({
      name,
      in: 'query',
      required: required.includes(name),
      schema,
      ...(typeof schema === 'object' && { description: schema.description }),
      example: example.query[name] ?? examples[name.toLowerCase()],
    })),
    responses: {
      200: {
        description: title,
        content: Object.fromEntries(files.map((type) => [type, { schema: { type: 'string', format: 'binary' } }])),
      },
      ...Object.fromEntries(
        ['4XX', '5XX'].map((status) => [
          status,
          { description: 'What went wrong.', content: { 'application/json': { schema: z.toJSONSchema(errorReply) } } },
        ]),
      ),
    },
  };
}
