// Opens documents of word processors (DOCX, ODT) among the files of an import: they become pages with tables, or the lines of a text.
import { strToU8, zipSync } from 'fflate';
import { Parser } from 'htmlparser2';
import { headingOf } from '../formats/table/headings.ts';
import type { ImportFile } from '../result.ts';
import { odtPage } from './odt-page.ts';
import { UnreadableFile } from './unreadable-file.ts';
import { unpackedBytes, type ZipEntry, zipEntries, zipSizes } from './zip-limits.ts';

/** What the whole of a document and its text alone may unpack to, in bytes, and into how many entries: pictures take most of it. */
const LIMITS = { unpacked: 200 * 1024 * 1024, text: 20 * 1024 * 1024, entries: 5000 };

const kindOf = ({ path }: ImportFile): 'docx' | 'odt' | 'other' | undefined =>
  /\.do[ct][xm]$/i.test(path)
    ? 'docx'
    : /\.o[dt]t$/i.test(path)
      ? 'odt'
      : /\.(?:doc|dot|rtf|pages|wps|wpd)$/i.test(path)
        ? 'other'
        : undefined;

/** Whether a file is a document of a word processor, by its name. */
export const isTextDocument = (file: ImportFile): boolean => kindOf(file) !== undefined;

/** The document as a page of HTML where it has tables, else as lines of text; `sheets` say why where it cannot be read. */
export async function openTextDocument(file: ImportFile): Promise<ImportFile> {
  try {
    const page = kindOf(file) === 'odt' ? odtPage(file.path, odtContent(file)) : await docxPage(file);
    const body = withHeadings(page);
    return { ...file, bytes: strToU8(body.includes('<table') ? `<html><body>${body}</body></html>` : linesOfPage(body)) };
  } catch (error) {
    if (error instanceof UnreadableFile) return { ...file, sheets: error };
    // The readers throw errors of their own for whatever is wrong inside; all of them are the file's.
    // Word nests tables a few levels deep; what nests thousands fills the stack of a reader.
    const reason = error instanceof RangeError ? 'it is nested too deeply' : error instanceof Error ? error.message : String(error);
    return { ...file, sheets: new UnreadableFile('document-broken', file.path, `the document cannot be read: ${reason}`) };
  }
}

/** The entries of a document whose sizes are known to be right, and right in what they hold. */
function entriesOf(file: ImportFile): ZipEntry[] {
  const refused = (code: string, message: string): UnreadableFile => new UnreadableFile(code, file.path, message);
  const { path, bytes } = file;
  const begins = new TextDecoder('latin1').decode(bytes.subarray(0, 8));
  const ending = path.slice(path.lastIndexOf('.'));
  if (begins.startsWith('{\\rtf') || /\.rtf$/i.test(path))
    throw refused('document-old', 'documents of the rich text format are not read; save it as .docx or .odt');
  if (begins.startsWith('\u00D0\u00CF\u0011\u00E0'))
    throw refused('document-old', 'the document is encrypted, or of Word before 2007; save it as .docx or .odt without a password');
  if (kindOf(file) === 'other') throw refused('document-old', `documents that end with ${ending} are not read; save it as .docx or .odt`);
  const sizes = begins.startsWith('PK\u0003\u0004') ? zipSizes(bytes) : undefined;
  if (!sizes) throw refused('document-broken', 'the file is no document of a word processor, or is cut off');
  const entries = zipEntries(bytes);
  const texts = entries.filter(isText).reduce((sum, { unpacked }) => sum + unpacked, 0);
  if (sizes.vague || sizes.entries > LIMITS.entries || sizes.unpacked > LIMITS.unpacked || texts > LIMITS.text)
    throw refused('document-too-large', `the text of the document unpacks to more than ${LIMITS.text} bytes, or does not say to how many`);
  return entries;
}

const isText = ({ name }: ZipEntry): boolean => /\.(?:xml|rels)$/i.test(name);

function odtContent(file: ImportFile): string {
  const entry = entriesOf(file).find(({ name }) => name === 'content.xml');
  if (!entry || entry.encrypted) throw new UnreadableFile('document-broken', file.path, 'the document has no text, or is encrypted');
  return new TextDecoder().decode(unpackedBytes(entry));
}

/** The HTML of a DOCX file. Its texts alone are handed on: pictures are never unpacked. */
async function docxPage(file: ImportFile): Promise<string> {
  const texts = entriesOf(file).filter(isText);
  const bytes = zipSync(Object.fromEntries(texts.map((entry) => [entry.name, unpackedBytes(entry)])), { level: 0 });
  // Loaded with the first document: most imports have none.
  const { default: mammoth } = await import('mammoth');
  const { value } = await mammoth.convertToHtml(
    { buffer: Buffer.from(bytes) },
    { includeEmbeddedStyleMap: false, convertImage: mammoth.images.imgElement(() => Promise.resolve({ src: '' })) },
  );
  return value;
}

/** So long a paragraph is no heading. */
const LONGEST_HEADING = 120;

/** The body of a page whose paragraphs between the tables that name a day or a room are headings of what follows. */
function withHeadings(html: string): string {
  const out: string[] = [];
  let [tables, from, text, isFirst] = [0, -1, '', true];
  const parser = new Parser({
    onopentag(name) {
      if (name === 'table') [tables, isFirst] = [tables + 1, false];
      if (name === 'p' && tables === 0) [from, text] = [parser.startIndex, ''];
    },
    ontext: (more) => void (text += text.length > LONGEST_HEADING ? '' : more),
    onclosetag(name) {
      if (name === 'table') tables -= 1;
      if (name !== 'p' || from < 0) return;
      const kind = text.length > LONGEST_HEADING || text.includes('\t') ? undefined : headingOf(text)?.kind;
      // The first line of a document is its name, where it is no greeting and no sentence.
      const isName = isFirst && text.length <= LONGEST_HEADING && /[\p{L}\p{N})]\s*$/u.test(text) && !text.includes('\t');
      if (text.trim() !== '') isFirst = false;
      if (kind === 'day' || kind === 'room' || isName) parts.push({ from, to: parser.endIndex + 1, text });
      from = -1;
    },
  });
  const parts: { from: number; to: number; text: string }[] = [];
  parser.end(html);
  let at = 0;
  for (const part of parts) {
    out.push(html.slice(at, part.from), `<h2>${part.text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</h2>`);
    at = part.to;
  }
  return [...out, html.slice(at)].join('');
}

const ends = /^(?:p|li|h[1-6]|br)$/;

/** The text of a page without tables, line by line; tabs, which part columns, stay. */
function linesOfPage(html: string): string {
  let text = '';
  const parser = new Parser({
    ontext: (more) => void (text += more.replaceAll('\n', ' ')),
    onclosetag: (name) => void (text += ends.test(name) ? '\n' : ''),
  });
  parser.end(html);
  return text;
}
