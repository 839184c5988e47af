// Splits and folds words for search, so that case, accents and ligatures do not matter.

/** Scripts written without blanks are searched character by character. */
const word =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]|(?:(?![\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}])[\p{L}\p{M}\p{N}])+/gu;
/** The same words of a text without such a script, found several times as fast: the index of a large programme reads millions of letters. */
const spacedWord = /[\p{L}\p{M}\p{N}]+/gu;
const unspaced = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]/u;

/** Letters that keep their stroke when accents are removed. */
const strokes: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ħ: 'h', ı: 'i' };

/** The folded form of a word: `Échographie` → `echographie`, `Straße` → `strasse`. */
export const fold = (text: string): string => (plain.test(text) ? text.toLowerCase() : foldFully(text));

/** Nothing to fold: most words of most programmes. */
const plain = /^[A-Za-z0-9]*$/;

const foldFully = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[ßæœøłđðþħı]/g, (letter) => strokes[letter] ?? letter);

/** The words of a text, unfolded. */
export const splitWords = (text: string): string[] => text.match(unspaced.test(text) ? word : spacedWord) ?? [];

/** A part of a text, marked if a search found it. */
export type Piece = { text: string; found: boolean };

/** The words of a search: folded words of the query, and folded words of the texts that matched. */
export type FoundWords = { asked: readonly string[]; answered: ReadonlySet<string> };

/** Splits a text into marked and unmarked parts; together they are the text. Of a longer word only the queried part is marked. */
export function highlight(text: string, { asked, answered }: FoundWords): Piece[] {
  const pieces: Piece[] = [];
  const add = (part: string, found: boolean): void => {
    const last = pieces.at(-1);
    if (part === '') return;
    if (last?.found === found) last.text += part;
    else pieces.push({ text: part, found });
  };
  let at = 0;
  for (const match of text.matchAll(word)) {
    const [written] = match;
    const folded = fold(written);
    if (!answered.has(folded)) continue;
    const beginning = asked.filter((each) => folded.startsWith(each)).reduce((longest, each) => Math.max(longest, each.length), 0);
    // If folding changed the length (ß, decomposed accents), positions do not match: marks the whole word.
    const marked = beginning > 0 && folded.length === written.length ? beginning : written.length;
    add(text.slice(at, match.index), false);
    add(written.slice(0, marked), true);
    at = match.index + marked;
  }
  add(text.slice(at), false);
  return pieces;
}
