// The letter under which a name is filed.
import { fold } from '../search/search-text.ts';

/** The first letter of a name, in capitals: accents aside where the language does so (Ö with O in German, on its own in Swedish); `#` for none. */
export function letterOf(language: string): (name: string) => string {
  const { compare } = new Intl.Collator(language, { sensitivity: 'base' });
  return (name) => {
    const letter = /^[\p{P}\s]*(\p{L})/u.exec(name)?.[1]?.toLocaleUpperCase(language) ?? '#';
    const plain = fold(letter).charAt(0).toUpperCase();
    return compare(plain, letter) === 0 ? plain : letter;
  };
}
