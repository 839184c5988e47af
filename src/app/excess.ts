// Whether a JSON text is too much for the walkers behind the parser, found without parsing it: too deep, or too many values.

/** Levels a resource may be nested, as many as publishing takes; sections in sections need four each. */
export const MOST_LEVELS = 200;

/** Keys of one resource; twenty thousand placements with all their props have fewer. */
export const MOST_KEYS = 400_000;

/** What is too much about a text; undefined for nearly all. What stands inside strings does not count. */
export function excessOf(text: string): 'nested-too-deep' | 'too-many-keys' | undefined {
  // Each level needs two characters.
  if (text.length < 2 * MOST_LEVELS) return undefined;
  let depth = 0;
  let keys = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === 34 /* " */) at = endOfString(text, at);
    else if (code === 123 /* { */ || code === 91 /* [ */) {
      if (++depth > MOST_LEVELS) return 'nested-too-deep';
    } else if (code === 58 /* : */) {
      if (++keys > MOST_KEYS) return 'too-many-keys';
    } else if (code === 125 /* } */ || code === 93 /* ] */) depth -= 1;
  }
  return undefined;
}

/** Offset of the quotation mark that ends a string; the end of the text where none does. */
function endOfString(text: string, start: number): number {
  for (let end = text.indexOf('"', start + 1); end >= 0; end = text.indexOf('"', end + 1)) {
    let slashes = 0;
    while (text.charCodeAt(end - 1 - slashes) === 92 /* \ */) slashes += 1;
    if (slashes % 2 === 0) return end;
  }
  return text.length;
}
