// The order in which the pieces of a line stand on paper: the implicit part of the Unicode Bidirectional Algorithm (UAX 9, W1 to L2). Pure.

/** A piece of a line that runs in one direction, its characters in the order of reading. */
export type DirectedPiece = { text: string; isRightToLeft: boolean };

type Type = 'L' | 'R' | 'AL' | 'EN' | 'AN' | 'ES' | 'ET' | 'CS' | 'ON';

const types: readonly (readonly [Type, RegExp])[] = [
  ['AN', /^[\u0660-\u0669\u066B\u066C]$/u],
  ['EN', /^[0-9\u06F0-\u06F9]$/u],
  ['AL', /^[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}]$/u],
  ['R', /^[\p{Script=Hebrew}\u200F]$/u],
  ['ES', /^[+\-\u2212]$/u],
  ['CS', /^[,./:\u00A0\u060C]$/u],
  ['ET', /^[#$%\u00A2-\u00A5\u00B0\u00B1\u066A\u2030\u20A0-\u20CF]$/u],
  ['L', /^[\p{L}\p{N}\u200E]$/u],
];

/** Signs that separate numbers, before what is written in Arabic: its comma is no letter. */
const typeOf = (character: string): Type =>
  /^[\u060C\u066A]$/u.test(character) ? (character === '\u060C' ? 'CS' : 'ET') : (types.find(([, is]) => is.test(character))?.[0] ?? 'ON');

/** Types of the characters after the rules for marks, numbers and what stands between them (W1 to W7). */
function resolvedTypes(characters: readonly string[], base: 'L' | 'R'): Type[] {
  const found: Type[] = [];
  for (const [at, character] of characters.entries()) found.push(/^\p{M}$/u.test(character) ? (found[at - 1] ?? base) : typeOf(character));
  let strong: Type = base;
  for (const [at, type] of found.entries()) {
    if (type === 'L' || type === 'R' || type === 'AL') strong = type;
    if (type === 'EN' && strong === 'AL') found[at] = 'AN';
  }
  for (const [at, type] of found.entries()) {
    const [before, after] = [found[at - 1], found[at + 1]];
    if (type === 'AL') found[at] = 'R';
    else if (before === after && (before === 'EN' || (before === 'AN' && type === 'CS')) && (type === 'CS' || type === 'ES'))
      found[at] = before;
  }
  for (const [at, type] of found.entries()) if (type === 'ET' && found[at - 1] === 'EN') found[at] = 'EN';
  for (let at = found.length - 1; at >= 0; at -= 1) if (found[at] === 'ET' && found[at + 1] === 'EN') found[at] = 'EN';
  strong = base;
  for (const [at, type] of found.entries()) {
    if (type === 'L' || type === 'R') strong = type;
    else if (type === 'EN' && strong === 'L') found[at] = 'L';
    else if (type === 'ES' || type === 'ET' || type === 'CS') found[at] = 'ON';
  }
  return found;
}

/** Levels of the characters: even ones run from left to right (N1 to I2). */
function levelsOf(characters: readonly string[], base: 'L' | 'R'): number[] {
  const found = resolvedTypes(characters, base);
  const side = (type: Type | undefined): 'L' | 'R' => (type === undefined ? base : type === 'L' ? 'L' : 'R');
  return found.map((type, at) => {
    let own: Type = type;
    if (type === 'ON') {
      const before = side(found.slice(0, at).findLast((one) => one !== 'ON'));
      const after = side(found.slice(at + 1).find((one) => one !== 'ON'));
      own = before === after ? before : base;
    }
    if (base === 'L') return own === 'L' ? 0 : own === 'R' ? 1 : 2;
    return own === 'R' ? 1 : 2;
  });
}

/** The pieces of a line from left to right. */
export function visualOrder(line: string, isRightToLeft: boolean): DirectedPiece[] {
  const characters = Array.from(line);
  const levels = levelsOf(characters, isRightToLeft ? 'R' : 'L');
  const pieces: { text: string; level: number }[] = [];
  for (const [at, character] of characters.entries()) {
    const last = pieces.at(-1);
    if (last && last.level === levels[at]) last.text += character;
    else pieces.push({ text: character, level: levels[at]! });
  }
  // From the highest level down, whatever stands at it or above is turned round (L2).
  for (let level = 2; level >= 1; level -= 1) {
    for (let at = 0; at < pieces.length; at += 1) {
      let end = at;
      while (end < pieces.length && pieces[end]!.level >= level) end += 1;
      if (end - at > 1) pieces.splice(at, end - at, ...pieces.slice(at, end).toReversed());
      at = Math.max(at, end - 1);
    }
  }
  return pieces.map(({ text, level }) => ({ text, isRightToLeft: level === 1 }));
}
