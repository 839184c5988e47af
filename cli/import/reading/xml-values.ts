// XML elements as loose values, so that one reader serves the XML and the JSON of a family of formats.
import type { XmlElement } from './xml.ts';

/**
 * An element as a value: only text → that text; a container of its own singular (`links` of `link`) → a list of all it holds; anything else → an
 * object of attributes and children, with its own text under `text`. A name that repeats becomes a list. The object has no prototype.
 */
export function valueOf(element: XmlElement): unknown {
  const { name, attributes, children, text } = element;
  if (children.length === 0 && Object.keys(attributes).length === 0) return text;
  if (children.some((child) => `${child.name}s` === name)) return children.map(valueOf);
  const fields = Object.create(null) as Record<string, unknown>;
  if (text.trim() !== '') fields['text'] = text;
  for (const [key, value] of Object.entries(attributes)) fields[key] = value;
  for (const child of children) {
    const value = valueOf(child);
    const before = fields[child.name];
    fields[child.name] = before === undefined ? value : Array.isArray(before) ? [...(before as unknown[]), value] : [before, value];
  }
  return fields;
}
