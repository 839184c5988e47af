// How deep a JSON text is nested, found without recursion: a text that is too deep would exhaust every parser and walker behind.

/** Where `limit` levels are exceeded, as an offset into the text; undefined when they are not. Brackets inside strings do not count. */
export function tooDeepAt(text: string, limit: number): number | undefined {
  let depth = 0;
  for (let at = 0; at < text.length; at++) {
    const character = text[at];
    if (character === '"') at = endOfString(text, at);
    else if (character === '{' || character === '[') {
      if (++depth > limit) return at;
    } else if (character === '}' || character === ']') depth -= 1;
  }
  return undefined;
}

/** Offset of the closing quotation mark, or of the end of the line of a string that is not closed. */
function endOfString(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at++) {
    const character = text[at];
    if (character === '\\') at += 1;
    else if (character === '"' || character === '\n') return at;
  }
  return text.length;
}
