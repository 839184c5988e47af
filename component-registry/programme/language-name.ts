// Names of languages, in the language of the reader.

const names = new Map<string, Intl.DisplayNames>();

/** `languageName('de', 'en-GB')` is German; a code nobody knows stays as it is. */
export function languageName(code: string, reader: string): string {
  let found = names.get(reader);
  if (!found) names.set(reader, (found = new Intl.DisplayNames([reader], { type: 'language' })));
  try {
    return found.of(code) ?? code;
  } catch {
    // Not even the form of a language code.
    return code;
  }
}
