// What a ZIP file says it unpacks to, read from its directory before anything is unpacked.

/** The entries of a ZIP file and their sizes, in bytes; `vague` when an entry does not say its size. */
export type ZipSizes = { entries: number; unpacked: number; vague: boolean };

const [END, ENTRY] = [0x06054b50, 0x02014b50];
const UNKNOWN = 0xffffffff;

/** The sizes of a ZIP file; undefined when it has no directory, as a file that was cut off. */
export function zipSizes(bytes: Uint8Array): ZipSizes | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  // A comment of 65,535 bytes may follow the end of the directory.
  let end = bytes.length - 22;
  while (end >= 0 && end >= bytes.length - 65_557 && view.getUint32(end, true) !== END) end -= 1;
  if (end < 0 || view.getUint32(end, true) !== END) return undefined;
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
