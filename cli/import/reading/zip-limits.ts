// What a ZIP file holds and says it unpacks to, read from its directory before anything is unpacked.
// fflate cuts a file silently to the size its directory claims: half a table would be read as a whole one.
import { inflateRawSync } from 'node:zlib';

/** The entries of a ZIP file and their sizes, in bytes; `vague` when an entry does not say its size. */
export type ZipSizes = { entries: number; unpacked: number; vague: boolean };

/** A file in a ZIP archive as it is packed; `method` is 0 for stored and 8 for deflated. */
export type ZipEntry = { name: string; method: number; encrypted: boolean; unpacked: number; data: Uint8Array };

const [END, ENTRY] = [0x06054b50, 0x02014b50];
const UNKNOWN = 0xffffffff;

const viewOf = (bytes: Uint8Array): DataView => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** Where the end of the directory stands; a comment of 65,535 bytes may follow it. */
function endOf(view: DataView): number | undefined {
  let end = view.byteLength - 22;
  while (end >= 0 && end >= view.byteLength - 65_557 && view.getUint32(end, true) !== END) end -= 1;
  return end >= 0 && view.getUint32(end, true) === END ? end : undefined;
}

/** The sizes of a ZIP file; undefined when it has no directory, as a file that was cut off. */
export function zipSizes(bytes: Uint8Array): ZipSizes | undefined {
  const view = viewOf(bytes);
  const end = endOf(view);
  if (end === undefined) return undefined;
  const sizes: ZipSizes = { entries: view.getUint16(end + 10, true), unpacked: 0, vague: false };
  let at = view.getUint32(end + 16, true);
  for (let entry = 0; entry < sizes.entries; entry++) {
    if (at + 46 > bytes.length || view.getUint32(at, true) !== ENTRY) return { ...sizes, vague: true };
    const [packed, unpacked] = [view.getUint32(at + 20, true), view.getUint32(at + 24, true)];
    const describedLater = (view.getUint16(at + 8, true) & 8) !== 0 && packed === 0;
    if (packed === UNKNOWN || unpacked === UNKNOWN || describedLater || (unpacked === 0 && packed > 2)) sizes.vague = true;
    sizes.unpacked += unpacked;
    at += 46 + view.getUint16(at + 28, true) + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return sizes;
}

/** The files of a ZIP archive whose sizes are known to be right (`zipSizes`); none where its directory is cut off. */
export function zipEntries(bytes: Uint8Array): ZipEntry[] {
  const view = viewOf(bytes);
  const end = endOf(view);
  const entries: ZipEntry[] = [];
  let at = end === undefined ? bytes.length : view.getUint32(end + 16, true);
  while (at + 46 <= bytes.length && view.getUint32(at, true) === ENTRY) {
    const lengths = [28, 30, 32].map((offset) => view.getUint16(at + offset, true));
    const start = view.getUint32(at + 42, true);
    // The header beside the data has a length of its own for what is told of the file.
    const head = start + 30 <= bytes.length ? 30 + view.getUint16(start + 26, true) + view.getUint16(start + 28, true) : 0;
    entries.push({
      name: nameOf(bytes.subarray(at + 46, at + 46 + lengths[0]!)),
      method: view.getUint16(at + 10, true),
      encrypted: (view.getUint16(at + 8, true) & 1) !== 0,
      unpacked: view.getUint32(at + 24, true),
      data: bytes.subarray(start + head, start + head + view.getUint32(at + 20, true)),
    });
    at += 46 + lengths[0]! + lengths[1]! + lengths[2]!;
  }
  return entries;
}

/** What an entry unpacks to. Throws where it is damaged, or larger than it says. */
export function unpackedBytes({ method, data, unpacked: size }: ZipEntry): Uint8Array {
  if (method !== 0 && method !== 8) throw new RangeError(`method ${method}`);
  const bytes = method === 0 ? data : inflateRawSync(data, { maxOutputLength: Math.max(1, size) });
  if (bytes.length !== size) throw new RangeError('cut off');
  return bytes;
}

/** Old archives write names in the letters of their system; those of Latin are near enough for a message. */
function nameOf(bytes: Uint8Array): string {
  const name = new TextDecoder().decode(bytes);
  return (name.includes('\uFFFD') ? new TextDecoder('latin1').decode(bytes) : name).replaceAll('\\', '/');
}
