// Language codes in the form xx-XX (A §1, B §1; readings R27, R28, R29).

/** What is shown when nothing else fits. */
export const FALLBACK_LANGUAGE = 'en-US';

/** Languages whose usual region is not the code twice; every other two-letter code becomes xx-XX (B §1). */
const regions: ReadonlyMap<string, string> = new Map([['en', 'US']]);

/** Normalises a language: `de` → de-DE, `en` → en-US, `EN-gb` → en-GB, `xx` → xx-XX; anything else is English. */
export function normaliseLanguage(input: unknown): string {
  if (typeof input !== 'string') return FALLBACK_LANGUAGE;
  const match = /^([a-z]{2})(?:[-_]([a-z]{2}))?$/i.exec(input.trim());
  if (!match) return FALLBACK_LANGUAGE;
  const language = match[1]!.toLowerCase();
  const region = match[2]?.toUpperCase() ?? regions.get(language) ?? language.toUpperCase();
  return `${language}-${region}`;
}
