// Names of languages, in the language of the reader.

const readers = new Map<string, { names: Intl.DisplayNames; known: Map<string, string> }>();
/** Names kept for a reader at most. */
const MOST = 500;

/** `languageName('de', 'en-GB')` is German; an unknown code is returned unchanged. */
export function languageName(code: string, reader: string): string {
  let found = readers.get(reader);
  if (!found) readers.set(reader, (found = { names: new Intl.DisplayNames([reader], { type: 'language' }), known: new Map() }));
  let name = found.known.get(code);
  if (name === undefined) {
    if (found.known.size >= MOST) found.known.clear();
    found.known.set(code, (name = nameOf(code, found.names)));
  }
  return name;
}

function nameOf(code: string, names: Intl.DisplayNames): string {
  try {
    return names.of(code) ?? code;
  } catch {
    // Not a language code at all.
    return code;
  }
}
