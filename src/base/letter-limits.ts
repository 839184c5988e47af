// Limits of letters and of words about oneself that the contract and the screens share (B §2 contact modal).

/** Longest subject, characters. */
export const LONGEST_SUBJECT = 150;
/** Longest message, characters. */
export const LONGEST_LETTER = 5000;
/** Longest words about oneself in the directory of participants, characters. */
export const LONGEST_ABOUT = 300;
