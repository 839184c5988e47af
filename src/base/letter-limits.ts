// Limits of letters to people of the programme that the contract and the dialog share (B §2 contact modal).

/** Longest subject, characters. */
export const LONGEST_SUBJECT = 150;
/** Longest message, characters. */
export const LONGEST_LETTER = 5000;
