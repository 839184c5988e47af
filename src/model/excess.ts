// Whether a JSON text is too much for the walkers behind the parser, found without parsing it: too deep, or too many values.

/** Levels a text may be nested; sections in sections need four each. */
export const MOST_LEVELS = 200;

/** Keys of one resource; twenty thousand placements with all their props have fewer. */
export const MOST_KEYS = 400_000;

/** What is too much, and the offset in the text where it begins to be. */
export type Excess = { code: 'nested-too-deep' | 'too-many-keys'; at: number };

/** In words. */
export const excessWords = ({ code }: Excess): string =>
  code === 'nested-too-deep' ? `${MOST_LEVELS} levels of brackets are read at most` : `${MOST_KEYS} keys are read at most`;

/** What is too much about a text; undefined for nearly all. What stands inside strings does not count. `mostKeys` may be Infinity. */
export function excessOf(text: string, mostKeys = MOST_KEYS): Excess | undefined {
  // Each level needs a character.
  if (text.length <= MOST_LEVELS) return undefined;
  let depth = 0;
  let keys = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === 34 /* " */) at = endOfString(text, at);
    else if (code === 123 /* { */ || code === 91 /* [ */) {
      if (++depth > MOST_LEVELS) return { code: 'nested-too-deep', at };
    } else if (code === 58 /* : */) {
      if (++keys > mostKeys) return { code: 'too-many-keys', at };
    } else if (code === 125 /* } */ || code === 93 /* ] */) depth -= 1;
  }
  return undefined;
}

/** Offset of the quotation mark that ends a string, or of the end of the line of one that is not closed: there a tolerant parser goes on. */
function endOfString(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === 92 /* \ */) at += 1;
    else if (code === 34 /* " */ || code === 10 /* line feed */) return at;
  }
  return text.length;
}
