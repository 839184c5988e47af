// A short number for a text, the same in every run; for ids and choices, not for secrets.

/** FNV-1a, 32 bits. */
export function stableHash(text: string): number {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  return hash;
}
