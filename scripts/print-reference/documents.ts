// One page a document: where it lives, an example that holds every field of its top, and its fields.
import { jsonSchemaOf } from '../../src/compile/json-schema.ts';
import { isSchema, type JsonSchema } from '../../src/compile/walk.ts';
import { type DocumentEntry, documents } from '../../src/model/documents/index.ts';
import { placementFrame } from '../../src/model/documents/placement.ts';
import { jsonText } from './codes.ts';
import { definitionSection, placesOf, type SharedShape, type Source, tableSection } from './definitions.ts';
import { fieldTables } from './field-tables.ts';
import { blocks, code, fence, prose } from './markdown.ts';

/** A document with its page and its printed schema. */
export type DocumentSource = Source & { entry: DocumentEntry };

/** Every document, in the order of the table of documents. */
export const documentSources: readonly DocumentSource[] = Object.values(documents).map((entry) => ({
  page: `documents/${entry.kind}.md`,
  title: entry.title,
  schema: jsonSchemaOf(entry.schema),
  entry,
}));

/** A document as somebody would begin it: each field of its top with the example the schema gives. `$schema` leads from where the file lies. */
export function documentExample({ entry, schema }: DocumentSource): Record<string, unknown> {
  const properties = schema['properties'] as Record<string, JsonSchema>;
  const examples = Object.entries(properties).map(([key, field]) => [key, settled((field['examples'] as unknown[])[0])] as const);
  return {
    ...Object.fromEntries(examples),
    $schema: `${'../'.repeat(entry.file.split('/').length)}schemas/documents/${entry.kind}.schema.json`,
    schemaVersion: entry.version,
  };
}

/** The placement in the grids of examples, as the schema of placements gives it. */
const placementExample = Object.fromEntries(
  Object.entries(placementFrame.shape).flatMap(([key, field]) =>
    ['id', 'name', 'props'].includes(key) ? [[key, (field.meta()?.['examples'] as unknown[] | undefined)?.[0]]] : [],
  ),
);

/** An example whose grids are not empty: an empty one is worth a finding. */
function settled(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(settled);
  if (!isSchema(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [
      key,
      key === 'placements' && Array.isArray(part) && part.length === 0 ? [placementExample] : settled(part),
    ]),
  );
}

/** The page of a document, as Markdown. */
export function documentPage(source: DocumentSource, shared: ReadonlyMap<string, SharedShape>): string {
  const { entry, schema, page } = source;
  const parts = placesOf(page, shared);
  const [own, ...inner] = fieldTables(schema, entry.kind.replace('data-', ''), parts);
  const local = Object.entries((schema['$defs'] ?? {}) as Record<string, JsonSchema>).filter(([name]) => !shared.has(name));
  return blocks(
    `# ${entry.title}`,
    prose(entry.description),
    `Lives in ${code(entry.file)}${inherited(entry.file)}. Its schema is ${code(`schemas/documents/${entry.kind}.schema.json`)}, its version ${entry.version}. A key it does not know is reported and kept.`,
    '## Example',
    'Every field of its top with an example; only those in bold below must be there.',
    fence('json', jsonText(documentExample(source))),
    '## Fields',
    own!.fields,
    ...inner.filter(({ fields }) => fields).map((each) => tableSection(each, 3)),
    ...local.map(([name, definition]) => definitionSection(name, definition, 3, parts)),
  );
}

const inherited = (file: string): string =>
  file.startsWith('<instance>/<event>/')
    ? `; as ${code(file.replace('<event>/', ''))} it is inherited by every event of the instance that has none of its own`
    : '';
