// How names and numbers of people are compared: by a key that small differences of writing do not change.

const MARKS = /\p{M}/gu;
const BETWEEN = /[\s\p{Pd}'’.]+/gu;

/** Key of a surname: no case, no accents, one blank for blanks, hyphens and apostrophes. Empty for an empty name. */
export const surnameKey = (surname: string): string =>
  surname.normalize('NFKD').replaceAll(MARKS, '').toLowerCase().replaceAll('ß', 'ss').replaceAll(BETWEEN, ' ').trim();

/** Key of an e-mail address, as `email_key` columns keep it. */
export const emailKey = (email: string): string => email.trim().toLowerCase();

/** Key of a registration number: no case, no blanks. */
export const numberKey = (number: string): string => number.normalize('NFKC').replaceAll(/\s+/g, '').toLowerCase();
