// Kinds of requirements that one ticket meets by a fact that is among the values (A §5; R13, R14, R15, R17, R21, R22).
import type { UnmetRequirement } from '../policies/unmet-requirement.ts';
import { idText, type Ticket } from '../ticket.ts';
import { type RequirementFamily, ticketsAsked } from './requirement.ts';

/**
 * A kind that one ticket must meet: its `fact` exactly as one of the values says, where an empty or missing one never does, and
 * `flag` true as well. Without such a ticket `missing` is missing.
 */
export const ticketFamily = (
  fact: keyof Ticket,
  missing: (names: readonly string[]) => UnmetRequirement,
  flag?: keyof Ticket,
): RequirementFamily => ({
  reads: 'names',
  ofPerson: true,
  holds({ values }, context) {
    for (const ticket of ticketsAsked(context)) {
      if (flag && ticket[flag] !== true) continue;
      const value = ticket[fact];
      // Ids alone may be numbers (R17).
      if (value && values.has(fact === 'VisitorId' ? idText(value) : (value as string))) return true;
    }
    return false;
  },
  missing: ({ values }) => [missing([...values].sort())],
});
