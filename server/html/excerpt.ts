// The beginning of a text, cut between two words: for descriptions in search results and link previews.

/** Longest excerpt, in characters; search engines show about as many. */
const LONGEST = 160;

/** One line of at most `LONGEST` characters; what is left out is an ellipsis. `language` decides where a word ends. */
export function excerpt(text: string, language: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  if (line.length <= LONGEST) return line;
  let end = 0;
  for (const { index, segment, isWordLike } of new Intl.Segmenter(language, { granularity: 'word' }).segment(line.slice(0, LONGEST))) {
    // The last one may go on beyond the cut.
    if (index + segment.length >= LONGEST) break;
    if (isWordLike) end = index + segment.length;
  }
  return `${line.slice(0, end || LONGEST - 1).toWellFormed()}…`;
}
