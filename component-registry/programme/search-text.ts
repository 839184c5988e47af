// How words are read for search: cut out of a text and folded, so that case, accents and ligatures do not matter.

/** Scripts written without blanks are searched character by character. */
const word =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]|(?:(?![\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}])[\p{L}\p{M}\p{N}])+/gu;

/** Letters that keep their stroke when accents are taken off. */
const strokes: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ħ: 'h', ı: 'i' };

/** A word in its plainest form: `Échographie` → `echographie`, `Straße` → `strasse`. */
export const fold = (text: string): string => (plain.test(text) ? text.toLowerCase() : foldFully(text));

/** Nothing to take off: most words of most programmes. */
const plain = /^[A-Za-z0-9]*$/;

const foldFully = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[ßæœøłđðþħı]/g, (letter) => strokes[letter] ?? letter);

/** The words of a text as they stand in it. */
export const wordsOf = (text: string): string[] => text.match(word) ?? [];

/** A piece of a text, marked when a search found it. */
export type Piece = { text: string; found: boolean };

/** What a search found: the folded words as asked, and the folded words of the texts that answered. */
export type FoundWords = { asked: readonly string[]; answered: ReadonlySet<string> };

/** Cuts a text into marked and unmarked pieces; together they are the text. Of a longer word only the part asked for is marked. */
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
    // Where folding changed the length (ß, decomposed accents) the places do not fit any more: mark the whole word.
    const marked = beginning > 0 && folded.length === written.length ? beginning : written.length;
    add(text.slice(at, match.index), false);
    add(written.slice(0, marked), true);
    at = match.index + marked;
  }
  add(text.slice(at), false);
  return pieces;
}
