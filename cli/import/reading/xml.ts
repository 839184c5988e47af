// Reads XML into a small tree with limits: no declarations of document types, so no entities of its own; depth and size bounded.
import { SaxesParser } from 'saxes';
import { positions } from '../../../src/model/locate.ts';
import type { ImportFile } from '../result.ts';
import { textOf } from './bytes.ts';
import { UnreadableFile } from './unreadable-file.ts';

/** Deepest nesting of elements accepted. */
export const MAX_XML_DEPTH = 50;

/** An element. `text` is its own character data, without that of its children. */
export type XmlElement = {
  name: string;
  attributes: Readonly<Record<string, string>>;
  children: XmlElement[];
  text: string;
  /** How much of the text of its parent stands before it. */
  at: number;
  /** Offsets of the element in the text of the file. */
  start: number;
  end: number;
};

/** The root of an XML file and its text. Throws `UnreadableFile` for broken, truncated, too deep or too large files and for a DOCTYPE that declares anything. */
export function readXml(file: ImportFile): { root: XmlElement; text: string } {
  const text = textOf(file);
  const parser = new SaxesParser();
  const open: XmlElement[] = [];
  let root: XmlElement | undefined;
  const refuse = (code: string, message: string): never => {
    throw new UnreadableFile(code, file.path, message, { line: parser.line, column: parser.columnIndex + 1 });
  };

  parser.on('error', (error) => refuse('xml-syntax', `not well-formed XML: ${error.message.replace(/^\d+:\d+:\s*/, '')}`));
  // One that only names a file is harmless: nothing is ever fetched.
  parser.on('doctype', (declared) => {
    if (/[[<]|ENTITY/i.test(declared))
      refuse('xml-doctype', 'a DOCTYPE with declarations is not accepted, because it can define entities; remove it');
  });
  parser.on('opentag', (tag) => {
    if (open.length >= MAX_XML_DEPTH) refuse('xml-too-deep', `nested deeper than ${MAX_XML_DEPTH} levels`);
    // A tag cannot contain `<`, so the last one before here began it.
    const start = text.lastIndexOf('<', parser.position - 1);
    const element: XmlElement = {
      name: localName(tag.name),
      attributes: tag.attributes,
      children: [],
      text: '',
      at: open.at(-1)?.text.length ?? 0,
      start,
      end: start,
    };
    open.at(-1)?.children.push(element);
    root ??= element;
    open.push(element);
  });
  parser.on('closetag', () => {
    const element = open.pop();
    if (element) element.end = parser.position;
  });
  const characters = (data: string): void => {
    const element = open.at(-1);
    if (element) element.text += data;
  };
  parser.on('text', characters);
  parser.on('cdata', characters);

  parser.write(text).close();
  return { root: root ?? refuse('xml-syntax', 'not well-formed XML: there is no element'), text };
}

const localName = (name: string): string => name.slice(name.indexOf(':') + 1);

/** Line and column (from 1) of elements of a text. */
export function placesIn(text: string): (element: XmlElement) => { line: number; column: number } {
  const at = positions(text);
  return (element) => at(element.start);
}
