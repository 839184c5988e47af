// Numbers from a text: the same text always gives the same ones.

/** Numbers 0–1, one a call (Mulberry32); near texts fall far apart. */
export function seededNumbers(text: string): () => number {
  let state = seedOf(text);
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** FNV-1a over the characters: short, and near names fall far apart. */
function seedOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text.normalize('NFC')) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  return hash >>> 0;
}
