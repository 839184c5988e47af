// The order in which the pieces of a line stand on paper, by the Unicode Bidirectional Algorithm (UAX 9). Pure.
import bidiFactory from 'bidi-js';

/** A piece of a line that runs in one direction, its characters in the order of reading. */
export type DirectedPiece = { text: string; isRightToLeft: boolean };

const bidi = bidiFactory();

/** The pieces of a line from left to right. */
export function visualOrder(line: string, isRightToLeft: boolean): DirectedPiece[] {
  const { levels } = bidi.getEmbeddingLevels(line, isRightToLeft ? 'rtl' : 'ltr');
  const pieces: { text: string; level: number }[] = [];
  for (let at = 0; at < line.length; at += 1) {
    const [last, level] = [pieces.at(-1), levels[at]!];
    if (last?.level === level) last.text += line[at]!;
    else pieces.push({ text: line[at]!, level });
  }
  // From the highest level down, whatever stands at it or above is turned round (L2).
  for (let level = Math.max(0, ...levels); level >= 1; level -= 1) {
    for (let at = 0; at < pieces.length; at += 1) {
      let end = at;
      while (end < pieces.length && pieces[end]!.level >= level) end += 1;
      if (end - at > 1) pieces.splice(at, end - at, ...pieces.slice(at, end).toReversed());
      at = Math.max(at, end - 1);
    }
  }
  return pieces.map(({ text, level }) => ({ text, isRightToLeft: level % 2 === 1 }));
}
