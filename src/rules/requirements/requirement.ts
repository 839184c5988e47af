// What a requirement is once it is read, and what a family of kinds answers about it (A §5).
import type { AccessContext, AccessRequest } from '../policies/access.ts';
import type { Missing } from '../policies/missing.ts';
import type { Ticket } from '../principal.ts';
import type { Window } from '../window.ts';

/** Three-valued truth (Kleene): what cannot be read is neither true nor false (R16). */
export type Truth = boolean | 'unknown';

/** A requirement of a policy, read once. */
export type Requirement = {
  /** Its kind as written; `InvalidPolicy` when none could be read. */
  kind: string;
  /** Its values as text (R17); empty for times, and where they cannot be read. */
  values: ReadonlySet<string>;
  /** Its window; only TimeAccess has bounds. */
  window: Window;
  family: Family;
};

/** What kinds of requirements with the same facts have in common. */
export type Family = {
  /** How Values are written: names and ids, `["true"]`, or `[from, to]` in event time. */
  reads: 'names' | 'flag' | 'bounds';
  holds: (requirement: Requirement, context: AccessContext, request: AccessRequest) => Truth;
  /** Next instant (ms) at which `holds` can differ, null for never; left out by kinds that know no time. */
  nextChange?: (requirement: Requirement, context: AccessContext) => number | null;
  /** What would meet it; asked only when it is not met. */
  missing: (requirement: Requirement, context: AccessContext, request: AccessRequest) => readonly Missing[];
};

const none: readonly Ticket[] = [];

/** Tickets that count: a visitor has none, whatever a store still holds (R20). */
export const ticketsOf = ({ who }: AccessContext): readonly Ticket[] => (who.user ? who.tickets : none);

/** Nothing the visitor does would meet it. */
export const refused: readonly Missing[] = [{ kind: 'refused' }];
