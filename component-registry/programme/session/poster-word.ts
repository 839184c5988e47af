// Whether a session of posters says by itself that it is one, so that a row does not say it three times.
import type { ListedSession } from './listed-session.ts';

/** How many of title and type of a poster session hold `word`, "Poster" in the language of the page: 0 to 2; of any other session 0. */
export const saidPosters = (
  { IsPoster, Name, SessionType, TypeLabel }: Pick<ListedSession, 'IsPoster' | 'Name' | 'SessionType' | 'TypeLabel'>,
  word: string,
): number => [Name, TypeLabel ?? SessionType].filter((text) => IsPoster && text.toLowerCase().includes(word.toLowerCase())).length;
