// The name of a language that an organiser wrote.
import { languageName } from '#sdk';

const isCode = (language: string): boolean => /^[a-z]{2}(-[A-Z]{2})?$/.test(language);

/** The language in itself (`en` is English); what is no language as it is written. `offered`: those beside it. */
export const writtenLanguage = (language: string, offered: readonly string[] = []): string =>
  isCode(language) ? languageName(language, offered) : language;

/** The language for `lang`; undefined for what is no language. */
export const codeOfWritten = (language: string): string | undefined => (isCode(language) ? language : undefined);
