// The name of a country or language by its code, in the reader's language.

/** The name; the code itself where it has none, or is not well formed. */
export function nameOfCode(code: string, type: 'region' | 'language', language: string): string {
  if (code === '') return '';
  try {
    return new Intl.DisplayNames([language], { type }).of(code) ?? code;
  } catch {
    return code;
  }
}
