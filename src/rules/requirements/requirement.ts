// What a requirement is once it is read, and how one kind of requirement is judged (A §5).
import type { AccessContext, AccessRequest } from '../policies/access-request.ts';
import type { UnmetRequirement } from '../policies/unmet-requirement.ts';
import type { Ticket } from '../ticket.ts';
import type { Window } from '../window.ts';

/** Three-valued truth (Kleene): what cannot be read is neither true nor false (R16). */
export type Truth = boolean | 'unknown';

/** A requirement of a policy, read once. */
export type Requirement = {
  /** Its kind as written; `InvalidPolicy` when none could be read. */
  kind: string;
  /** Its values as text (R17); empty for times, and where they cannot be read. */
  values: ReadonlySet<string>;
  /** Its window; only kinds that read bounds have one. */
  window: Window;
  family: RequirementFamily;
};

/** How a kind of requirement is judged; kinds that ask the same share one. */
export type RequirementFamily = {
  /** How Values are written: names and ids, `["true"]`, or `[from, to]` in event time. */
  reads: 'names' | 'flag' | 'bounds';
  /** Whether it asks for something of a person: nobody meets it without signing in (R20). */
  ofPerson: boolean;
  holds: (requirement: Requirement, context: AccessContext, request: AccessRequest) => Truth;
  /** Next instant (ms) at which `holds` can differ, null for never; left out by kinds that know no time. */
  nextChange?: (requirement: Requirement, context: AccessContext) => number | null;
  /** What would meet it in addition to signing in; called only when it is not met and has values. */
  missing: (requirement: Requirement, context: AccessContext, request: AccessRequest) => readonly UnmetRequirement[];
};

const none: readonly Ticket[] = [];

/** Tickets that count: a visitor has none, whatever a store still holds (R20). */
export const ticketsAsked = ({ who }: Pick<AccessContext, 'who'>): readonly Ticket[] => (who.user ? who.tickets : none);

/** Nothing the visitor does would meet it. */
export const refused: readonly UnmetRequirement[] = [{ kind: 'refused' }];
