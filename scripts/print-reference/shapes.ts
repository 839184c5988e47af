// The page of the shapes that documents and components share: texts, links, windows, grids, placements.
import * as z from 'zod';
import { jsonSchemaOf } from '../../src/compile/json-schema.ts';
import { windowFields } from '../../src/model/documents/window.ts';
import { onOneLine } from './codes.ts';
import { definitionSection, placesOf, type SharedShape, SHAPES } from './definitions.ts';
import { blocks, code, link, listed, prose, table } from './markdown.ts';
import { typeWords, wordsOf } from './type-words.ts';

/** Most pages named as users of a shape; more are only counted. */
const MOST_USERS = 8;

/** The page `docs/reference/shapes.md`, as Markdown. */
export function shapesPage(shared: ReadonlyMap<string, SharedShape>): string {
  const parts = placesOf(SHAPES, shared);
  return blocks(
    '# Shared shapes',
    'What several documents and components are made of. Their pages lead here wherever one of these is used.',
    windowSection(),
    ...[...shared.values()].map(({ name, schema, users, examples }) =>
      blocks(definitionSection(name, schema, 2, parts, examples), usersLine(users)),
    ),
  );
}

function usersLine(users: SharedShape['users']): string {
  if (users.length > MOST_USERS) return `Used on ${users.length} pages.`;
  return `Used by ${listed(users.map(({ page, title }) => link(title, page)))}.`;
}

/** The window has no name among the definitions: its fields are among others. The words are those of their schemas. */
function windowSection(): string {
  const properties = jsonSchemaOf(z.object(windowFields))['properties'] as Record<string, Record<string, unknown>>;
  const none = { definition: () => '' };
  return blocks(
    '## Window',
    'Three fields that say when and where something is shown. Both bounds belong to the window, a bound that is missing is open, and times are those of the event, whatever the clock of the visitor says.',
    table(
      ['Field', 'Type', 'Default', 'Meaning'],
      Object.entries(properties).map(([key, field]) => [
        code(key),
        typeWords(field, none),
        code(onOneLine(field['default'])),
        prose(wordsOf(field)),
      ]),
    ),
  );
}
