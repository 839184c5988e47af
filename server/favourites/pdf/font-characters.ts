// Which characters a font file has: its `cmap` tables of formats 4 and 12 (OpenType), which all bundled fonts carry.

/** Code points of the characters that a decompressed font has a glyph for; empty if its table cannot be read. */
export function charactersOf(font: Buffer): Set<number> {
  const found = new Set<number>();
  const table = tableOf(font, 'cmap');
  if (table === undefined) return found;
  for (let nth = 0; nth < font.readUInt16BE(table + 2); nth++) {
    const at = table + font.readUInt32BE(table + 4 + nth * 8 + 4);
    const format = font.readUInt16BE(at);
    if (format === 4) readSegments(font, at, found);
    if (format === 12) readGroups(font, at, found);
  }
  return found;
}

/** Where a table begins. */
function tableOf(font: Buffer, tag: string): number | undefined {
  for (let nth = 0; nth < font.readUInt16BE(4); nth++) {
    const entry = 12 + nth * 16;
    if (font.toString('latin1', entry, entry + 4) === tag) return font.readUInt32BE(entry + 8);
  }
  return undefined;
}

/** Segments with an offset into a list of glyphs, or a difference to their number; glyph 0 is none. */
function readSegments(font: Buffer, at: number, found: Set<number>): void {
  const bytes = font.readUInt16BE(at + 6);
  for (let nth = 0; nth < bytes; nth += 2) {
    const end = font.readUInt16BE(at + 14 + nth);
    const start = font.readUInt16BE(at + 16 + bytes + nth);
    const delta = font.readUInt16BE(at + 16 + bytes * 2 + nth);
    const offsetAt = at + 16 + bytes * 3 + nth;
    const offset = font.readUInt16BE(offsetAt);
    for (let code = start; code <= end && code < 0xffff; code++) {
      const glyph = offset === 0 ? code + delta : font.readUInt16BE(offsetAt + offset + (code - start) * 2);
      if ((glyph & 0xffff) !== 0) found.add(code);
    }
  }
}

/** Groups of characters that follow each other. */
function readGroups(font: Buffer, at: number, found: Set<number>): void {
  for (let nth = 0; nth < font.readUInt32BE(at + 12); nth++) {
    const group = at + 16 + nth * 12;
    for (let code = font.readUInt32BE(group); code <= font.readUInt32BE(group + 4); code++) found.add(code);
  }
}
