// Texts of dates, times and names as plain characters: digits of every script, full-width signs and exotic blanks as their ASCII relatives.

/** First digits of the decimal digits Intl writes outside Unicode's compatibility forms: Arabic-Indic, Persian, Devanagari, Bengali, Thai. */
const zeros = [0x06_60, 0x06_f0, 0x09_66, 0x09_e6, 0x0e_50];

/** Longer texts are no dates, times or names, and putting the marks of one in order takes the square of their number. */
const LONGEST = 500;

/** The text on one line, NFKC, with ASCII digits, plain blanks and plain dashes; a longer one than any date, time or name as it is. */
export const plainSigns = (text: string): string => (text.length > LONGEST ? text : plain(text));

const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .replaceAll(/\p{Nd}/gu, digit)
    .replaceAll(/[‐‑‒–—―−~〜]/g, '-')
    // Vowels above and below Arabic letters: `صباحًا`.
    .replaceAll(/[\u064B-\u0652]/g, '')
    // Marks of writing direction are invisible and stand between the parts of Arabic and Hebrew dates.
    .replaceAll(/[\u200E\u200F\u061C\u202A-\u202E\u2066-\u2069]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();

function digit(sign: string): string {
  const code = sign.codePointAt(0)!;
  const zero = zeros.find((first) => code >= first && code < first + 10);
  return zero === undefined ? sign : String(code - zero);
}
