// XML elements as loose values, so that one reader serves the XML and the JSON of a family of formats.
import type { XmlElement } from './xml.ts';

/**
 * An element as a value: only text, with words marked or not → that text; a container of its own singular (`links` of `link`) → a list of all it holds; anything else → an
 * object of attributes and children, with its own text under `text`. A name that repeats becomes a list, and so does one of `repeats` (`day talk`) that
 * stands alone. The object has no prototype.
 */
export function valueOf(element: XmlElement, repeats: ReadonlySet<string> = new Set()): unknown {
  const { name, attributes, children, text } = element;
  if (children.length === 0 && Object.keys(attributes).length === 0) return text;
  if (Object.keys(attributes).length === 0 && isMarkedUp(element)) return wholeText(element);
  if (children.some((child) => `${child.name}s` === name)) return children.map((child) => valueOf(child, repeats));
  const fields = Object.create(null) as Record<string, unknown>;
  if (text.trim() !== '') fields['text'] = text;
  for (const [key, value] of Object.entries(attributes)) fields[key] = value;
  for (const child of children) {
    const value = valueOf(child, repeats);
    const before = fields[child.name];
    const isOfMany = before === undefined && repeats.has(`${name} ${child.name}`);
    fields[child.name] = isOfMany
      ? [value]
      : before === undefined
        ? value
        : Array.isArray(before)
          ? [...(before as unknown[]), value]
          : [before, value];
  }
  return fields;
}

/** Elements that mark words within a text. */
const marks = new Set(['fixed-case', 'i', 'b', 'u', 'em', 'strong', 'sub', 'sup', 'tt', 'code', 'small', 'span', 'tex-math', 'br']);

/** Whether an element is a text in which words are marked: `Reading the <fixed-case>T</fixed-case>ides`. */
const isMarkedUp = ({ children, text }: XmlElement): boolean =>
  children.every(
    (child) =>
      (marks.has(child.name) || (text.trim() !== '' && ['a', 'url'].includes(child.name))) &&
      (child.children.length === 0 || isMarkedUp(child)),
  );

/** The text of an element with that of its children where they stand. */
function wholeText({ text, children }: XmlElement): string {
  let [whole, from] = ['', 0];
  for (const child of children) {
    whole += text.slice(from, child.at) + wholeText(child);
    from = child.at;
  }
  return whole + text.slice(from);
}

/** What a programme is made of: one alone is a list of one, as a programme of a single session. */
const entries = /^(?:session|event|talk|presentation|paper|lecture|vortrag|sitzung|slot|item|entry)$/i;

/** The elements that stand several times in one, as `day talk`, or could: where one stands alone it is a list of one. */
export function repeatedIn(element: XmlElement, found = new Set<string>()): ReadonlySet<string> {
  const seen = new Set<string>();
  for (const child of element.children) {
    const isEntry = entries.test(child.name) && child.children.length + Object.keys(child.attributes).length > 1;
    if (isEntry || seen.has(child.name)) found.add(`${element.name} ${child.name}`);
    seen.add(child.name);
    repeatedIn(child, found);
  }
  return found;
}
