// The fields of a user (A §7 Core/User): their words, and what browsers know them by.
import type { UserPayload } from '#contract/people';
import { useTexts } from '#sdk';
import { texts } from '../user-form/texts.ts';
import { accountWords } from '../form/words.ts';

export type UserField = keyof UserPayload;

/** In the order of the form, with the autocomplete token. */
export const userFields: readonly { name: UserField; autoComplete: string; type?: 'tel' }[] = [
  { name: 'Title', autoComplete: 'honorific-prefix' },
  { name: 'Firstname', autoComplete: 'given-name' },
  { name: 'Surname', autoComplete: 'family-name' },
  { name: 'Institution', autoComplete: 'organization' },
  { name: 'Department', autoComplete: 'off' },
  { name: 'Street', autoComplete: 'street-address' },
  { name: 'PostalCode', autoComplete: 'postal-code' },
  { name: 'City', autoComplete: 'address-level2' },
  { name: 'Country', autoComplete: 'country-name' },
  { name: 'Phone', autoComplete: 'tel', type: 'tel' },
  { name: 'Language', autoComplete: 'language' },
];

/** `label('City')`: the words of a field; a name that is none of them is its own label. */
export function useFieldLabel(): (name: string) => string {
  const t = useTexts(texts);
  const word = useTexts(accountWords);
  return (name) => {
    const field = userFields.find((one) => one.name === name)?.name;
    if (field === undefined) return name;
    return field === 'Firstname' ? word('firstname') : field === 'Surname' ? word('surname') : t(field);
  };
}
