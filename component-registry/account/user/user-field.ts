// The words of the fields of a user's profile.
import { type ProfileField, profileFields, useTexts } from '#sdk';
import { texts } from '../user-form/texts.ts';
import { accountWords } from '../form/words.ts';

/** `label('Contact.City')`: the words of a field; a name that is none of them is its own label. */
export function useFieldLabel(): (name: string) => string {
  const t = useTexts(texts);
  const word = useTexts(accountWords);
  return (name) => {
    if (!Object.hasOwn(profileFields, name)) return name;
    if (name === 'Firstname') return word('firstname');
    if (name === 'Surname') return word('surname');
    return t((name as ProfileField).replace('Contact.', '') as 'City');
  };
}
