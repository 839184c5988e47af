// What the reader of ODS does not tell: which sheets are hidden, and comments, which would stand among the words of their cells.
import { crc32 } from 'node:zlib';
import { unpackedBytes, zipEntries } from './zip-limits.ts';

const mimetype = 'application/vnd.oasis.opendocument.spreadsheet';

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
    bytes: commented.length > 0 ? stored({ mimetype, 'content.xml': [first, ...rest].join('') }) : bytes,
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

/** A ZIP file of entries that are not packed. */
function stored(contents: Readonly<Record<string, string>>): Uint8Array {
  const [files, directory]: [Buffer[], Buffer[]] = [[], []];
  let offset = 0;
  for (const [name, content] of Object.entries(contents)) {
    const [label, data] = [Buffer.from(name), Buffer.from(content)];
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt32LE(crc32(data), 10);
    common.writeUInt32LE(data.length, 14);
    common.writeUInt32LE(data.length, 18);
    common.writeUInt16LE(label.length, 22);
    const where = Buffer.alloc(14);
    where.writeUInt32LE(offset, 10);
    files.push(Buffer.concat([Buffer.from('PK\u0003\u0004'), common, label, data]));
    directory.push(Buffer.concat([Buffer.from('PK\u0001\u0002\u0014\0'), common, where, label]));
    offset += 30 + label.length + data.length;
  }
  const entries = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(directory.length, 4);
  end.writeUInt16LE(directory.length, 6);
  end.writeUInt32LE(entries.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...files, entries, Buffer.from('PK\u0005\u0006'), end]);
}
