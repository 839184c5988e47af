// The shapes of all documents, read from their schemas when first needed.
import { jsonSchemaOf } from '../compile/json-schema.ts';
import { documents, type Kind } from '../model/documents/index.ts';
import { type Shape, shapeOf } from './shape.ts';

const shapes = new Map<string, Shape | undefined>();

/** The shape of a document by its kind; undefined for a kind there is not. */
export function documentShape(kind: string): Shape | undefined {
  if (!shapes.has(kind)) {
    const entry = Object.hasOwn(documents, kind) ? documents[kind as Kind] : undefined;
    shapes.set(kind, entry && shapeOf(jsonSchemaOf(entry.schema)));
  }
  return shapes.get(kind);
}
