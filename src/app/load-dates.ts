// Loads the locale by which dates are written in a visitor's language; English is built in.

/**
 * Resolves when dates of the language can be written, and never rejects. The list of all locales is a chunk of its own, which
 * English visitors do not load; for others the server names both chunks in the page. Calling it again costs nothing.
 */
export async function loadDates(language: string): Promise<void> {
  if (language.startsWith('en')) return;
  await import('../i18n/date-locales.ts').then(
    ({ loadDateLocale }) => loadDateLocale(language),
    () => undefined,
  );
}
