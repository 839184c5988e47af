// The name of a language that an organiser wrote.
import { languageName } from '#sdk';

/** The language in itself (`en` is English); what is no language as it is written. `offered`: those beside it. */
export const spokenIn = (language: string, offered: readonly string[] = []): string =>
  /^[a-z]{2}(-[A-Z]{2})?$/.test(language) ? languageName(language, offered) : language;
