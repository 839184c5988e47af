// Chance that server and browser share: the order of what is mixed.

/** A number that looks drawn, and is the same for the same words everywhere (FNV-1a, mixed). */
export function drawnNumber(words: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < words.length; index++) value = Math.imul(value ^ words.charCodeAt(index), 0x01000193);
  value = Math.imul(value ^ (value >>> 16), 0x45d9f3b);
  return (value ^ (value >>> 16)) >>> 0;
}
