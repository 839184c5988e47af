// Whether a thing is open to a principal in any container, and so sent to them (A §5; R31). Called by the server, and by a preview.
import { containers, type Context } from '../context.ts';
import { ALLOWED, allows, earlier, NO_REASONS, type Permission } from '../verdict.ts';
import type { AccessRules } from './access.ts';
import type { AccessRequest } from './access-request.ts';

/** The principal and the instant. */
export type Asker = Pick<Context, 'who' | 'when'>;

/** What the policies allow in the most permissive container: the container is only what the client claims. */
export const accessAnywhere = (policies: AccessRules, request: AccessRequest, { who, when }: Asker): Permission =>
  anyAllows(containers, (container) => policies.decide(request, { who, when, where: { container } }));

/** One permission of several: allowed where one of them allows. Asks no further than it must. */
export function anyAllows<Question>(questions: Iterable<Question>, ask: (question: Question) => Permission): Permission {
  let outcome: Permission['outcome'] = 'deny';
  let nextChangeAt: number | null = null;
  for (const question of questions) {
    const answer = ask(question);
    if (allows(answer)) outcome = 'allow';
    if (allows(answer) && answer.nextChangeAt === null) return ALLOWED;
    nextChangeAt = earlier(nextChangeAt, answer.nextChangeAt);
  }
  return { outcome, reasons: NO_REASONS, nextChangeAt };
}
