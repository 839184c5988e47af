// Lists of GraphQL as plain lists: `{ "edges": [{ "node": … }] }` and `{ "nodes": […] }`.
import { asFields, type Fields } from './fields.ts';

/** Deeper than this nothing is a list of records. */
const DEEPEST = 20;

/** Whether a text of JSON holds lists of GraphQL. */
export const hasConnections = (text: string): boolean => /"(?:edges|nodes)"\s{0,9}:\s{0,9}\[/.test(text);

/** The value with the entries of every connection as a list; everything else as it is. */
export function withoutConnections(value: unknown, depth = 0): unknown {
  if (depth > DEEPEST) return value;
  if (Array.isArray(value)) return value.map((entry) => withoutConnections(entry, depth + 1));
  const fields = asFields(value);
  if (!fields) return value;
  const entries = entriesOf(fields);
  if (entries) return entries.map((entry) => withoutConnections(entry, depth + 1));
  return Object.fromEntries(Object.entries(fields).map(([key, entry]) => [key, withoutConnections(entry, depth + 1)]));
}

function entriesOf(fields: Fields): readonly unknown[] | undefined {
  const { edges, nodes } = fields;
  if (Array.isArray(nodes)) return nodes;
  return Array.isArray(edges) && edges.every((edge) => asFields(edge)?.['node'] !== undefined)
    ? edges.map((edge) => asFields(edge)!['node'])
    : undefined;
}
