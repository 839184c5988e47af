// The descriptions of all kinds of requirements by name, in the words of the rules; visitors never load them (A §5).
import { type KindDescription, type RequirementKind, requirementKinds } from '../../model/documents/requirement-kinds.ts';
import type { Principal } from '../principal.ts';
import type { Ticket } from '../ticket.ts';

/** A description whose facts and kinds are those there are. */
export type Described = Omit<KindDescription, 'example' | 'implies'> & {
  example?: { called: string; ticket?: keyof Ticket; profile?: keyof NonNullable<Principal['user']> };
  implies?: readonly RequirementKind[];
};

const all: Readonly<Record<RequirementKind, Described>> = requirementKinds;

/** A map, so that "constructor" is no kind. */
export const described: ReadonlyMap<string, Described> = new Map(Object.entries(all));
