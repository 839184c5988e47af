// Whether a session of posters says by itself that it is one, so that a row does not say it three times.
import type { ListedSession } from './listed-session.ts';

/** Which words of a poster session hold `word`, "Poster" in the language of the page: its title, its type; of any other session none. */
export function posterWords(
  { IsPoster, Name, SessionType, TypeLabel }: Pick<ListedSession, 'IsPoster' | 'Name' | 'SessionType' | 'TypeLabel'>,
  word: string,
): { inTitle: boolean; inType: boolean } {
  const says = (text: string): boolean => IsPoster && text.toLowerCase().includes(word.toLowerCase());
  return { inTitle: says(Name), inType: says(TypeLabel ?? SessionType) };
}
