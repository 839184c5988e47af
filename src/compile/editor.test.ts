// The page schema in VS Code's own engine: component names complete, then the props of the chosen one, and a typing error is placed.
import { beforeAll, describe, expect, test } from 'vitest';
import { getLanguageService, type LanguageService, TextDocument } from 'vscode-json-languageservice';
import * as z from 'zod';
import { localisedText, optional, required } from '../model/fields.ts';
import type { ComponentSchema } from './placement-schema.ts';
import { schemaFiles } from './schema-files.ts';

const quote: ComponentSchema = {
  name: 'demo/quote',
  about: { title: 'Quote', description: 'What somebody said.' },
  version: 0,
  slots: {},
  props: z.object({
    text: required(localisedText, { title: 'Text', description: 'The words.', example: 'Well said.' }),
    tone: optional(z.enum(['quiet', 'loud']), 'quiet', { title: 'Tone', description: 'How it is said.', example: 'loud' }),
  }),
};
const frame: ComponentSchema = {
  name: 'demo/frame',
  about: { title: 'Frame', description: 'Holds one quote.' },
  version: 0,
  slots: {
    content: { title: 'Content', description: 'The quote.', allowed: ['demo/quote'], max: 1 },
    aside: { title: 'Aside', description: 'Anything.', allowed: ['other/*'] },
  },
  props: z.object({}),
};
const tabs: ComponentSchema = {
  name: 'other/tabs',
  about: { title: 'Tabs', description: 'A slot a tab.' },
  version: 0,
  slots: { '*': { title: 'Tab', description: 'Content of a tab.', allowed: ['demo/*'] } },
  props: z.object({}),
};
const clock: ComponentSchema = {
  name: 'other/clock',
  about: { title: 'Clock', description: 'The time.' },
  version: 0,
  slots: {},
  props: z.object({}),
};

const editors: Record<string, LanguageService> = {};
beforeAll(() => {
  for (const kind of ['page', 'footer']) {
    const { schema } = schemaFiles([frame, quote, clock, tabs]).find(({ path }) => path === `documents/${kind}.schema.json`)!;
    editors[kind] = getLanguageService({
      // Nothing but the file that $schema names may be loaded: it must work offline.
      schemaRequestService: (uri) =>
        uri === `file:///foyer/schemas/${kind}.schema.json`
          ? Promise.resolve(JSON.stringify(schema))
          : Promise.reject(new Error(`asked for ${uri}`)),
      workspaceContext: { resolveRelativePath: (path, base) => new URL(path, base).href },
    });
    editors[kind].configure({ validate: true });
  }
});

/** A page with one placement a line; the first is in line 3. */
const pageOf = (...placements: string[]): string =>
  `{ "$schema": "../../schemas/page.schema.json", "schemaVersion": 1, "page": "HomePage",\n"layers": { "page": { "grids": [ { "id": "main", "placements": [\n${placements.join(',\n')}\n] } ] } } }`;

const open = (text: string) => TextDocument.create('file:///foyer/demo/pages/HomePage.json', 'json', 1, text);

/** What is offered at `|`. */
async function offered(text: string, kind = 'page'): Promise<string[]> {
  const document = open(text.replace('|', ''));
  const found = await editors[kind]!.doComplete(
    document,
    document.positionAt(text.indexOf('|')),
    editors[kind]!.parseJSONDocument(document),
  );
  return found!.items.map(({ label }) => label.replaceAll('"', '')).sort();
}

/** Problems as `line:column message`, counting from 1. */
async function problems(text: string, kind = 'page'): Promise<string[]> {
  const document = open(text);
  const found = await editors[kind]!.doValidation(document, editors[kind]!.parseJSONDocument(document));
  return found.map(
    ({ range, message }) => `${range.start.line + 1}:${range.start.character + 1} ${typeof message === 'string' ? message : message.value}`,
  );
}

describe('completion', () => {
  test('offers every component name', async () => {
    expect(await offered(pageOf('{ "id": "a", "name": "|" }'))).toEqual(['demo/frame', 'demo/quote', 'other/clock', 'other/tabs']);
  });

  test('offers the props of the chosen component only, and their values', async () => {
    expect(await offered(pageOf('{ "id": "a", "name": "demo/quote", "props": { "text": "x", | } }'))).toEqual(['tone']);
    expect(await offered(pageOf('{ "id": "a", "name": "demo/quote", "props": { "tone": "|" } }'))).toEqual(['loud', 'quiet']);
  });

  test('offers the slots of the chosen component, and in a slot what it takes', async () => {
    expect(await offered(pageOf('{ "id": "a", "name": "demo/frame", "slots": { | } }'))).toEqual(['aside', 'content']);
    expect(await offered(pageOf('{ "id": "a", "name": "demo/frame", "slots": { "content": [ { "name": "|" } ] } }'))).toEqual([
      'demo/quote',
    ]);
    expect(await offered(pageOf('{ "id": "a", "name": "demo/frame", "slots": { "aside": [ { "name": "|" } ] } }'))).toEqual([
      'other/clock',
      'other/tabs',
    ]);
    expect(
      await offered(pageOf('{ "id": "a", "name": "demo/frame", "slots": { "content": [ { "name": "demo/quote", "props": { | } } ] } }')),
    ).toEqual(['text', 'tone']);
  });

  test('offers whole placements in a list', async () => {
    expect(await offered(pageOf('|'))).toEqual(expect.arrayContaining(['Clock', 'Frame', 'Quote']));
  });

  test('does the same in the footer', async () => {
    const footer = (placement: string) =>
      `{ "$schema": "../../schemas/footer.schema.json", "grids": [ { "placements": [ ${placement} ] } ] }`;
    expect(await offered(footer('{ "name": "demo/quote", "props": { | } }'), 'footer')).toEqual(['text', 'tone']);
  });
});

describe('diagnosis', () => {
  const good = '{ "id": "a", "name": "demo/quote", "props": { "text": { "en-GB": "Yes" } } }';

  test('a good page has none', async () => {
    expect(await problems(pageOf(good, '{ "id": "b", "name": "demo/frame", "slots": { "content": [ ' + good + ' ] } }'))).toEqual([]);
  });

  test.each([
    ['{ "id": "a", "name": "demo/quote", "props": { "text": "x", "tnoe": "loud" } }', '3:60 Property tnoe is not allowed.'],
    [
      '{ "id": "a", "name": "demo/quote", "props": { "text": "x", "tone": "shrill" } }',
      '3:68 Value is not accepted. Valid values: "quiet", "loud".',
    ],
    [
      '{ "id": "a", "name": "demo/qoute" }',
      '3:22 Value is not accepted. Valid values: "demo/frame", "demo/quote", "other/clock", "other/tabs".',
    ],
    ['{ "id": "a", "name": "demo/quote" }', '3:1 Missing property "props".'],
    ['{ "id": "a", "name": "other/clock", "acess": "hasTicket" }', '3:37 Property acess is not allowed.'],
    ['{ "id": "a", "name": "other/clock", "slots": { "content": [] } }', '3:48 Property content is not allowed.'],
    [
      '{ "name": "demo/frame", "slots": { "content": [ { "name": "other/clock" } ] } }',
      '3:59 Value is not accepted. Valid values: "demo/quote".',
    ],
    [
      '{ "name": "other/tabs", "slots": { "first": [ { "name": "other/clock" } ] } }',
      '3:57 Value is not accepted. Valid values: "demo/frame", "demo/quote".',
    ],
    [
      '{ "id": "a", "name": "demo/quote", "props": { "text": { "de": "Ja" } } }',
      '3:57 A language as xx-XX: lower-case language, upper-case region, for example de-DE.',
    ],
  ])('%s', async (placement, problem) => {
    expect(await problems(pageOf(placement))).toEqual([problem]);
  });
});

test('the words of a field are shown at the field', async () => {
  const document = open(pageOf('{ "id": "a", "name": "demo/quote", "props": { "text": "x" } }'));
  const hover = await editors['page']!.doHover(
    document,
    document.positionAt(document.getText().indexOf('"text"') + 2),
    editors['page']!.parseJSONDocument(document),
  );
  expect(JSON.stringify(hover?.contents)).toContain('The words');
});
