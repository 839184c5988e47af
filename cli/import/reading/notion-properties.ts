// Pages of a database as the interface of Notion answers: each property says its type, and holds its value under that name.
import { asFields, asList, type Fields, oneLine } from './fields.ts';

/** Whether an object is a page of a database: `"object": "page"` with properties that say their types. */
export function isNotionPage(fields: Fields): boolean {
  const properties = Object.values(asFields(fields['properties']) ?? {});
  return fields['object'] === 'page' && properties.length > 0 && properties.every((one) => typeof asFields(one)?.['type'] === 'string');
}

/** The page as a record: its properties under their names. When and where it was written goes by names that are none of a programme. */
export function recordOfPage({ object: _object, properties, url, ...rest }: Fields): Fields {
  const named = Object.entries(asFields(properties) ?? {}).map(([name, property]) => [name, valueOf(asFields(property) ?? {})] as const);
  const { id, created_time: created, last_edited_time: modified } = rest;
  return {
    id,
    ...(created !== undefined && { created }),
    ...(modified !== undefined && { modified }),
    created_url: url,
    ...Object.fromEntries(named),
  };
}

/** The value of a property, or of an entry of a rollup. */
function valueOf(property: Fields): unknown {
  const type = oneLine(property['type']);
  const value = property[type];
  if (type === 'title' || type === 'rich_text') return asList(value).map(textOf).join('');
  if (type === 'formula') return valueOf(asFields(value) ?? {});
  if (type === 'rollup') {
    const rolled = valueOf(asFields(value) ?? {});
    return Array.isArray(rolled) ? rolled.flatMap((one) => (asFields(one) ? valueOf(asFields(one)!) : one)) : rolled;
  }
  if (type === 'files') return asList(value).map(fileOf);
  if (type === 'relation') return asList(value).map((one) => asFields(one)?.['id']);
  // An option, a person, or several of them.
  const nameOf = (one: unknown): unknown => asFields(one)?.['name'] ?? one;
  return Array.isArray(value) && type !== 'array' ? value.map(nameOf) : nameOf(value);
}

/** A piece of a text. */
const textOf = (piece: unknown): string => {
  const fields = asFields(piece) ?? {};
  const text = fields['plain_text'] ?? asFields(fields['text'])?.['content'];
  return typeof text === 'string' ? text : '';
};

function fileOf(file: unknown): unknown {
  const fields = asFields(file) ?? {};
  const address = oneLine(asFields(fields['file'] ?? fields['external'])?.['url']);
  return { title: fields['name'], url: address };
}
