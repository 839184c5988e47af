// Date patterns of organisers: the specification writes them in capitals (`DD MMMM YYYY`) and in small letters (`dd mmmm yyyy`).

/** The pattern in the spelling of `DateWords.pattern`. A pattern without capitals is a date alone, so `m` is a month in it. */
export const datePattern = (written: string): string =>
  /[DMY]/.test(written) ? written : written.replaceAll(/\bd{1,2}\b|m+|y+/g, (token) => token.toUpperCase());
