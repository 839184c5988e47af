// Kinds of requirements that one ticket meets by a fact that is among the values (A §5; R13, R14, R15, R17, R21, R22).
import type { Missing } from '../policies/missing.ts';
import type { Ticket } from '../principal.ts';
import { type Family, ticketsOf } from './requirement.ts';

/** An id as text; empty when there is none: nothing equals nothing (R17). */
export const idText = (id: unknown): string => (typeof id === 'string' ? id : typeof id === 'number' ? String(id) : '');

/** What tells one such kind from the others. `flag` must be true on the same ticket; `called` begins the name of an example. */
type Asked = {
  fact: keyof Ticket;
  flag?: keyof Ticket;
  called: string;
  missing: (names: readonly string[]) => Missing;
} & Pick<Family, 'oneExample' | 'implies' | 'personalFact'>;

/** A kind that one ticket must meet: the fact exactly as one of the values says; an empty or missing fact never does. */
export function ticketFamily({ fact, flag, called, missing, ...rest }: Asked): Family {
  // Only ids may be numbers (R17).
  const read = rest.personalFact === undefined ? (value: unknown) => (typeof value === 'string' ? value : '') : idText;
  return {
    reads: 'names',
    ofPerson: true,
    holds({ values }, context) {
      for (const ticket of ticketsOf(context)) {
        if (flag !== undefined && ticket[flag] !== true) continue;
        const value = read(ticket[fact]);
        if (value !== '' && values.has(value)) return true;
      }
      return false;
    },
    missing: ({ values }) => [missing([...values].sort())],
    example: (value) => ({ name: `${called} ${value}`, ticket: { [fact]: value } }),
    ...rest,
  };
}
