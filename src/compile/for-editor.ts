// The copy of a schema for editors: flags unknown keys while they are written, and describes each field at the field.
import { isSchema, type JsonSchema, mapSchemas } from './walk.ts';

/** Closes every object that lists its properties; records keep taking any key. */
export const closeObjects = (schema: JsonSchema): JsonSchema =>
  mapSchemas(schema, (part) => {
    const { unset: _unset, ...kept } = part;
    const open = kept['additionalProperties'] === undefined || JSON.stringify(kept['additionalProperties']) === '{}';
    return kept['type'] === 'object' && kept['properties'] !== undefined && open ? { ...kept, additionalProperties: false } : kept;
  });

/**
 * VS Code lets the words of a definition go before those of the field that refers to it: where fields have words of their own,
 * the definition gives up its own, and what it says of its form becomes the message of a text that does not fit.
 * The last step on a whole file.
 */
export function settleWords(file: JsonSchema): JsonSchema {
  const described = new Set<string>();
  mapSchemas(file, (part) => {
    if (typeof part['$ref'] === 'string' && 'description' in part) described.add(part['$ref']);
    return part;
  });
  const definitions = file['$defs'];
  if (!isSchema(definitions)) return file;
  const settled = Object.entries(definitions as Record<string, JsonSchema>).map(([name, definition]): [string, JsonSchema] => {
    const { title: _title, description, ...rest } = definition;
    const message = 'pattern' in rest && description ? { patternErrorMessage: description } : {};
    return [name, { ...(described.has(`#/$defs/${name}`) ? rest : definition), ...message }];
  });
  return { ...file, $defs: Object.fromEntries(settled) };
}
