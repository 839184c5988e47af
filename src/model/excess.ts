// Whether a JSON text is too much for the walkers behind the parser, found without parsing it: too deep, or too many values.

/** Levels of brackets, and keys. */
export type TextLimits = { levels: number; keys: number };

/**
 * What is read of a resource. Two hundred placements in each other, four levels each, are still read (and refused one by one), so
 * that their neighbours stay; twenty thousand placements with all their props have fewer keys.
 */
export const resourceLimits: TextLimits = { levels: 1_000, keys: 400_000 };

/** What is taken from a folder: nobody writes deeper, and a programme may have as many keys as its sessions need. */
export const fileLimits: TextLimits = { levels: 200, keys: Infinity };

/** What is too much, and the offset in the text where it begins to be. */
export type Excess = { code: 'nested-too-deep' | 'too-many-keys'; at: number };

/** In words. */
export const excessWords = ({ code }: Excess, { levels, keys }: TextLimits = resourceLimits): string =>
  code === 'nested-too-deep' ? `${levels} levels of brackets are read at most` : `${keys} keys are read at most`;

/** What is excessive in a text; undefined for nearly all. The contents of strings do not count. */
export function excessOf(text: string, limits: TextLimits = resourceLimits): Excess | undefined {
  // Each level needs a character.
  if (text.length <= limits.levels) return undefined;
  let depth = 0;
  let keys = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === 34 /* " */) at = endOfString(text, at);
    else if (code === 123 /* { */ || code === 91 /* [ */) {
      if (++depth > limits.levels) return { code: 'nested-too-deep', at };
    } else if (code === 58 /* : */) {
      if (++keys > limits.keys) return { code: 'too-many-keys', at };
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
