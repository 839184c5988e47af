// Names of languages, in the language of the reader.

const names = new Map<string, Intl.DisplayNames>();

/** `languageName('de', 'en-GB')` is German; an unknown code is returned unchanged. */
export function languageName(code: string, reader: string): string {
  let found = names.get(reader);
  if (!found) names.set(reader, (found = new Intl.DisplayNames([reader], { type: 'language' })));
  try {
    return found.of(code) ?? code;
  } catch {
    // Not a language code at all.
    return code;
  }
}
