// What the reader of ODS does not tell: which sheets are hidden, and comments, which would stand among the words of their cells.
import { strToU8, zipSync } from 'fflate';
import { unpackedBytes, zipEntries } from './zip-limits.ts';

const mimetype = strToU8('application/vnd.oasis.opendocument.spreadsheet');

/** An ODS file without comments; how many there were, and the names of hidden sheets. */
type OpenDocument = { bytes: Uint8Array; comments: number; hidden: ReadonlySet<string> };

/** Reads the content of an ODS file whose sizes are known to be right. */
export function openDocument(bytes: Uint8Array): OpenDocument {
  const entry = zipEntries(bytes).find(({ name }) => name === 'content.xml');
  if (!entry) return { bytes, comments: 0, hidden: new Set() };
  const content = new TextDecoder().decode(unpackedBytes(entry));
  const [first = '', ...commented] = content.split(/<office:annotation(?=[\s>])/);
  const rest = commented.map((part) => part.slice(part.indexOf('</office:annotation>') + '</office:annotation>'.length));
  const invisible = new Set(
    [...content.matchAll(/<style:style\s([^>]{0,500})>\s{0,50}<style:table-properties\s([^>]{0,1000})>/g)]
      .filter(([, , properties]) => attribute(properties!, 'table:display') === 'false')
      .map(([, style]) => attribute(style!, 'style:name')),
  );
  const hidden = new Set(
    [...content.matchAll(/<table:table\s([^>]{0,2000})>/g)]
      .filter(([, own]) => invisible.has(attribute(own!, 'table:style-name')))
      .map(([, own]) => attribute(own!, 'table:name')),
  );
  return {
    bytes: commented.length > 0 ? zipSync({ mimetype, 'content.xml': strToU8([first, ...rest].join('')) }, { level: 0 }) : bytes,
    comments: commented.length,
    hidden,
  };
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

const attribute = (text: string, name: string): string =>
  (new RegExp(String.raw`(?:^|\s)${name}="([^"]{0,500})"`).exec(text)?.[1] ?? '').replaceAll(
    /&(\w+);/g,
    (all, word: string) => entities[word] ?? all,
  );
