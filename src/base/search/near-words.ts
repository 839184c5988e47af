// Which words Fuse can find at all: those that hold the question with no more errors than its threshold allows.

/** Tells whether a word holds something within `errors` letters (added, dropped, replaced) of the question. */
export type Nearness = (word: string) => boolean;

/** Letters of a question that fit into a 32-bit column (Myers 1999), and into one piece of Fuse: of numbers, not of any list. */
export const LONGEST_WORD = 32;
const SIGNS = 65_536;

/** Which letters a word has, as bits of a number; different letters may share one. */
export function lettersOf(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at += 1) letters |= 1 << (word.charCodeAt(at) & 31);
  return letters;
}

/** Whether a word may hold a question at all: each letter that it has not is an error. Most words are left out by this alone. */
export function mayHold(asked: number, word: number, errors: number): boolean {
  let lacking = asked & ~word;
  for (let left = errors; lacking !== 0; left -= 1) {
    if (left === 0) return false;
    lacking &= lacking - 1;
  }
  return true;
}

/** The nearness to a question of at most 32 characters; a word is read once, letter by letter. */
export function nearnessTo(question: string, errors: number, positions: Int32Array = new Int32Array(SIGNS)): Nearness {
  const length = Math.min(question.length, LONGEST_WORD);
  const last = 1 << (length - 1);
  positions.fill(0);
  for (let at = 0; at < length; at += 1) positions[question.charCodeAt(at)]! |= 1 << at;
  return (word) => {
    let more = -1;
    let less = 0;
    let distance = length;
    for (let at = 0; at < word.length; at += 1) {
      const same = positions[word.charCodeAt(at)]!;
      const down = same | less;
      const across = ((((same & more) + more) | 0) ^ more) | same;
      let grows = less | ~(across | more);
      let shrinks = more & across;
      if (grows & last) distance += 1;
      else if (shrinks & last) distance -= 1;
      if (distance <= errors) return true;
      grows <<= 1;
      shrinks <<= 1;
      more = shrinks | ~(down | grows);
      less = grows & down;
    }
    return distance <= errors;
  };
}
