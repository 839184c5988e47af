// What the access rules answer, and how they are called; compiled once per published version (A §5).
import type { AccessRequest, AccessContext } from './access-request.ts';
import type { PolicyType } from '../../model/documents/access.ts';
import type { Context } from '../context.ts';
import type { Permission } from '../verdict.ts';
import type { PolicySet } from './policy.ts';

/** Why access was decided as it was. */
export type DecidedBy = 'super-user' | 'deny' | 'allow' | 'no-rules' | 'deny-only' | 'no-allow-matched' | 'not-loaded';

/** The verdict of the access rules, and what decided. */
export type AccessVerdict = Permission & { by: DecidedBy };

/** A thing policies may target. */
export type PolicyTarget = Pick<AccessRequest, 'type' | 'identifier'>;

/** The policies of one published version. */
export type AccessRules = {
  /** The verdict without reasons. */
  decide: (request: AccessRequest, context: AccessContext) => AccessVerdict;
  /** Whether a policy that holds in this container targets the thing at all; always true when the policies are not loaded. */
  isTargeted: (target: PolicyTarget, container: Context['where']['container']) => boolean;
  /** Identifiers that policies of a type name, in any container; those of a policy that targets everything are not among them. */
  identifiersOf: (type: PolicyType) => ReadonlySet<string>;
  /** The policies that target the thing in this container, to explain reasons; undefined for none. */
  policiesFor: (target: PolicyTarget, container: Context['where']['container']) => PolicySet | undefined;
  /** False when the policies could not be loaded: then nobody but a super user passes (R50). */
  loaded: boolean;
};
