// Which locale of dayjs a language is written by.

/** The names dayjs may have for a language, the closest first: `de-de`, `de`. */
export const localeNames = (language: string): string[] => [language.toLowerCase(), language.slice(0, 2).toLowerCase()];
