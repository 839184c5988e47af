// Lints of the access document of an event: everything about its policies that its schema cannot see.
import type { Finding } from '../model/finding.ts';
import type { EventContext } from './event-context.ts';
import { nameFindings } from './policies-names.ts';
import { readAccess } from './policies-read.ts';
import { togetherFindings } from './policies-together.ts';
import { valueFindings } from './policies-values.ts';

/** Findings of the policies. Nothing is fixed automatically: who may enter is decided by people. */
export function policyFindings(context: EventContext): Finding[] {
  const raw = context.model.raw.get('access');
  if (!raw) return [];
  const access = readAccess(raw, context.days.zone);
  return [
    ...access.all.flatMap((one) => valueFindings(one, context.days)),
    ...nameFindings(access, context),
    // What a policy that does not fit would change is not known.
    ...(access.broken ? [] : togetherFindings(access.scopes)),
  ];
}
