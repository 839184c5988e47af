// One page a component: its picture, an example, props, slots, mistakes, words, and what it asks for.
import type { CatalogEntry } from '../../component-registry/catalog.ts';
import type { ApiRequest, DataOf } from '../../src/contract/request.ts';
import { jsonSchemaOf } from '../../src/compile/json-schema.ts';
import type { JsonSchema } from '../../src/compile/walk.ts';
import { API, endpointAnchor, endpointTitle } from './api.ts';
import { codeLink } from './code-names.ts';
import { jsonText } from './codes.ts';
import { definitionSection, placesOf, type SharedShape, SHAPES, type Source, tableSection } from './definitions.ts';
import { examplePlacement } from './example-placement.ts';
import { fieldTables } from './field-tables.ts';
import { blocks, code, fence, link, listed, prose, table } from './markdown.ts';
import type { FoundMistake } from './mistakes.ts';
import { pictureElement } from './pictures/names.ts';

/** A component with its page and the printed schema of its props. */
export type ComponentSource = Source & { entry: CatalogEntry };

/** Pages of the components of a catalog. */
export const componentSources = (entries: readonly CatalogEntry[]): ComponentSource[] =>
  entries.map((entry) => ({ page: `components/${entry.name}.md`, title: entry.about.title, schema: jsonSchemaOf(entry.props), entry }));

/** Way from the page of a component to `docs/reference/`. */
const UP = '../../';

/** The page of a component, as Markdown. */
export function componentPage(
  source: ComponentSource,
  shared: ReadonlyMap<string, SharedShape>,
  mistakes: readonly FoundMistake[],
): string {
  const { entry, schema, page } = source;
  const { about, name } = entry;
  const parts = placesOf(page, shared);
  const [own, ...inner] = fieldTables(schema, 'props', parts);
  const local = Object.entries((schema['$defs'] ?? {}) as Record<string, JsonSchema>).filter(([key]) => !shared.has(key));
  return blocks(
    `# ${about.title}`,
    `${code(name)} · props of version ${entry.version}`,
    prose(about.description),
    pictureElement(entry, UP),
    '## Example',
    fence('json', jsonText(examplePlacement(entry))),
    '## Props',
    own!.fields || 'It has none.',
    `In addition to its props every placement has a size, a window and who may see it: see ${link('placement', `${UP}${SHAPES}#placement`)}.`,
    ...inner.filter(({ fields }) => fields).map((each) => tableSection(each, 3)),
    ...local.map(([key, definition]) => definitionSection(key, definition, 3, parts)),
    ...slotsSection(entry),
    ...mistakesSection(mistakes),
    ...wordsSection(entry),
    ...dataSection(entry),
  );
}

function slotsSection({ slots }: CatalogEntry): string[] {
  const anyName = Object.keys(slots).length > 1 ? 'any other name' : 'any name';
  const rows = Object.entries(slots).map(([slot, { title, description, allowed, min, max }]) => [
    slot === '*' ? anyName : code(slot),
    allowed ? listed(allowed.map(componentLink), 'or') : 'any component',
    min !== undefined && max !== undefined
      ? `${min} to ${max}`
      : min
        ? `at least ${min}`
        : max === undefined
          ? 'any number'
          : `at most ${max}`,
    `${prose(title)}. ${prose(description)}`,
  ]);
  return rows.length > 0 ? ['## Slots', table(['Slot', 'Takes', 'How many', 'Meaning'], rows)] : [];
}

/** A component as a link; a whole domain as it is written. */
const componentLink = (name: string): string => (name.endsWith('/*') ? code(name) : link(name, `${UP}components/${name}.md`));

function mistakesSection(mistakes: readonly FoundMistake[]): string[] {
  if (mistakes.length === 0) return [];
  return [
    '## What can be wrong',
    `Of a placement with an error visitors see nothing, or its ${link('fallback', `${UP}${SHAPES}#placement`)}; its neighbours stay, and organisers see a card with the reason. Warnings and notes hide nothing. What can be wrong with any placement, such as its window, is among the ${link('codes', `${UP}codes.md`)}.`,
    table(
      ['When', 'Found'],
      mistakes.map(({ when, codes }) => [`${when[0]!.toUpperCase()}${when.slice(1)}`, codes.map((one) => codeLink(one, UP)).join(', ')]),
    ),
  ];
}

function wordsSection({ texts, domain, component }: CatalogEntry): string[] {
  const rows = Object.entries(texts).map(([key, text]) => [code(`${component}.${key}`), prose(text)]);
  if (rows.length === 0) return [];
  return [
    '## Words',
    `Its own words, in English. Another language is a file ${code(`texts/${domain}.<language>.json`)} with these keys (see ${link('texts', `${UP}documents/texts.md`)}); what stands in braces is filled in and stays.`,
    table(['Key', 'English'], rows),
  ];
}

function dataSection(entry: CatalogEntry): string[] {
  const requests = requestsOf(entry);
  if (requests.length === 0) return [];
  const linesOf = (some: readonly ApiRequest[]): string =>
    [
      ...new Set(
        some.map(
          ({ endpoint }) =>
            `- ${link(endpointTitle(endpoint.path), `${UP}${API}${endpointAnchor(endpoint.path)}`)}: ${code(endpoint.path)}`,
        ),
      ),
    ].join('\n');
  const [first, pressed] = [requests.filter(({ onPress }) => !onPress), requests.filter(({ onPress }) => onPress)];
  return [
    '## Data',
    ...(first.length > 0 ? ['Asked for before it is drawn, and sent with the first view of a page:', linesOf(first)] : []),
    ...(pressed.length > 0 ? ['Asked for when somebody presses something of it:', linesOf(pressed)] : []),
  ];
}

/** What its example asks for, at an address that has all parameters. */
function requestsOf(entry: CatalogEntry): readonly ApiRequest[] {
  if (!entry.data) return [];
  const props = entry.props.parse(examplePlacement(entry).props ?? {});
  const params = { sessionId: 's-1', presentationId: 'p-1', abstractUrl: 'p-1', userId: 'a-1' };
  return (entry.data as DataOf<unknown>)(props, { event: 'harbour', language: 'en-GB', timeZone: 'Europe/Berlin', now: 0, params });
}
