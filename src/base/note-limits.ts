// Limits of notes, comments and ratings that the contract, the rules and the screens share (B §9 leaves them open).

/** Longest note, comment and text of a rating, characters. */
export const LONGEST_NOTE = 2000;
/** Notes and comments of an account in a minute. */
export const NOTES_PER_MINUTE = 10;
