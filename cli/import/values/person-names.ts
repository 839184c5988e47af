// A person's name in the parts the rows have.

/** The name as written, and its parts. */
export type PersonName = { DisplayName: string; Firstname: string; Surname: string };

const eastern = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Hangul}々]+$/u;

/**
 * Splits a name for sorting: at the last blank, and a single word is the surname. Wrong for some names of many cultures,
 * which is why DisplayName is what is shown. Names in Chinese, Japanese and Korean signs have the family name first.
 */
export function nameParts(displayName: string): PersonName {
  const [family, given, ...more] = displayName.split(' ');
  if (given !== undefined && more.length === 0 && eastern.test(family!) && eastern.test(given))
    return { DisplayName: displayName, Firstname: given, Surname: family! };
  // `SAMPLE Ada`, `DE TEST Flo`: the family name is in capitals.
  const [, capitals, others] =
    /^((?:\p{Lu}{2}\s)?\p{Lu}[\p{Lu}'’-]{2,30}(?:\s\p{Lu}[\p{Lu}'’-]{1,30}){0,3})\s(\p{Lu}[\p{Ll}.].{0,60})$/u.exec(displayName) ?? [];
  if (capitals !== undefined) return { DisplayName: displayName, Firstname: others!, Surname: capitals };
  const at = displayName.lastIndexOf(' ');
  return { DisplayName: displayName, Firstname: at < 0 ? '' : displayName.slice(0, at), Surname: displayName.slice(at + 1) };
}
