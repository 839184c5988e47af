// Numbers in lists (`"track": [5]`): ids of what another list names, and no names themselves.
import { asFields, asList, oneLine } from '../../reading/fields.ts';

/** The entries of a value; numbers of a list as what they refer to, `{ "id": "5" }`. */
export const withReferences = (value: unknown): readonly unknown[] =>
  Array.isArray(value) ? value.map((one: unknown) => (typeof one === 'number' ? { id: String(one) } : one)) : asList(value);

/** Whether an entry is an id and nothing else. */
export const isReference = (entry: unknown): boolean => {
  const fields = asFields(entry);
  return fields !== undefined && oneLine(fields['id']) !== '' && Object.keys(fields).length === 1;
};
