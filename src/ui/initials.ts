// Initials of a person without a picture.

/** Words before or after a name that are no part of it. */
const titles =
  /^(prof|professor|dr|doctor|phd|md|pd|priv|doz|med|dipl|ing|mr|mrs|ms|mx|herr|frau|sir|dame|د|أ|م|دكتور|دكتورة|الدكتور|الدكتورة)$/;

/** Arabic letters join: side by side, initials would be read as a word. */
const joins = /\p{Script=Arabic}/u;

/** First letters of the first and the last part of a name, capitals where the script has them; empty for an empty name. */
export function initialsOf(name: string): string {
  const words = name
    .split(/[\s,]+/)
    .filter((word) => /\p{L}/u.test(word))
    .filter(
      (word) =>
        !word
          .split(/[.-]/)
          .filter(Boolean)
          .every((part) => titles.test(part.toLowerCase())),
    );
  const first = words[0];
  const last = words.length > 1 ? words.at(-1) : undefined;
  const letters = [first, last].flatMap((word) => (word === undefined ? [] : [letterOf(word)]));
  return letters.join(letters.some((letter) => joins.test(letter)) ? '\u200c' : '');
}

/** Letters that are one character each: Latin ones, with nothing behind them that belongs to them. */
const plain = /^[A-Za-z\u00C0-\u017F](?!\p{M}|\p{Cf})/u;
/** Made when a name needs it: the browser reads its tables of letters for it. */
let graphemes: Intl.Segmenter | undefined;

/** A letter as readers count them: with its accents, and whole in scripts of more than one code point. */
function letterOf(word: string): string {
  const start = word.slice(Math.max(0, word.search(/\p{L}/u)));
  if (plain.test(start)) return start.charAt(0).toLocaleUpperCase();
  graphemes ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  const [letter] = graphemes.segment(start);
  return (letter?.segment ?? '').toLocaleUpperCase();
}
