// A person's name in the parts the rows have.

/** The name as written, and its parts. */
export type PersonName = { DisplayName: string; Firstname: string; Surname: string };

/**
 * Splits a name for sorting: at the last blank, and a single word is the surname. Wrong for some names of many cultures,
 * which is why DisplayName is what is shown.
 */
export function nameParts(displayName: string): PersonName {
  const at = displayName.lastIndexOf(' ');
  return { DisplayName: displayName, Firstname: at < 0 ? '' : displayName.slice(0, at), Surname: displayName.slice(at + 1) };
}
