// Date patterns of organisers: the specification writes them in capitals (`DD MMMM YYYY`) and in small letters (`dd mmmm yyyy`).

/** The pattern in the spelling of `DateWords.pattern`. A pattern without capitals is a date alone, so `m` is a month in it. */
export const datePattern = (written: string): string =>
  /[DMY]/.test(written) ? written : written.replaceAll(/\bd{1,2}\b|m+|y+/g, (token) => token.toUpperCase());

/**
 * The patterns that the specification gives (B §2, §9) in languages that write them otherwise, and the same without a nought before
 * the day. It names the German one of `DD MMMM YYYY`; any other pattern of an organiser stays as it is written.
 */
const local: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'dddd, DD MMMM': {
    de: 'dddd, DD. MMMM',
    es: 'dddd, DD [de] MMMM',
    fr: 'dddd DD MMMM',
    it: 'dddd DD MMMM',
    tr: 'DD MMMM dddd',
    zh: 'M月D日 dddd',
    ar: 'dddd، DD MMMM',
  },
  'dddd, DD MMMM YYYY': {
    de: 'dddd, DD. MMMM YYYY',
    es: 'dddd, DD [de] MMMM [de] YYYY',
    zh: 'dddd, YYYY年M月D日',
  },
  'DD MMMM YYYY': {
    de: 'dddd, DD. MMMM YYYY',
    es: 'DD [de] MMMM [de] YYYY',
    zh: 'YYYY年M月D日',
  },
  'D MMMM': { de: 'D. MMMM', es: 'D [de] MMMM', zh: 'M月D日' },
  'D MMMM YYYY': { de: 'D. MMMM YYYY', es: 'D [de] MMMM [de] YYYY', zh: 'YYYY年M月D日' },
  'dddd, D MMMM': {
    de: 'dddd, D. MMMM',
    es: 'dddd, D [de] MMMM',
    fr: 'dddd D MMMM',
    it: 'dddd D MMMM',
    tr: 'D MMMM dddd',
    zh: 'M月D日 dddd',
    ar: 'dddd، D MMMM',
  },
};

/** A pattern of the specification as a language (xx-XX) writes it; any other as it is. */
export const localPattern = (pattern: string, language: string): string => local[pattern]?.[language.slice(0, 2)] ?? pattern;
