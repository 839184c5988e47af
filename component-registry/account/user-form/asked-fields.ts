// Which fields of the user form an event asks for, and with what they start (`prefill`, A §4 User form).
import { type UserField, userFields } from '../user/user-field.ts';

/** Fields asked for where the event names none; the server has the same list. */
const usual: readonly UserField[] = ['Firstname', 'Surname', 'Country', 'Institution'];

const fieldOf = (name: string): UserField | undefined => userFields.find((one) => one.name.toLowerCase() === name.toLowerCase())?.name;

/** `prefill` is true for the usual fields, or the values to start with by field name; a name the form does not have is left out. */
export function askedFields(prefill: boolean | Readonly<Record<string, unknown>>): Map<UserField, string> {
  if (prefill === false) return new Map();
  const named = prefill === true ? usual.map((name) => [name, ''] as const) : Object.entries(prefill);
  return new Map(
    named.flatMap(([name, value]) => {
      const field = fieldOf(name);
      return field === undefined ? [] : [[field, typeof value === 'string' ? value : ''] as const];
    }),
  );
}
